/// A bar that shows how much of something is done, as thick as constraints or a program make it.
///
/// Source: Apple's documentation of `UIProgressView`.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// How the bar looks; raw values as on iOS.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Without a track, for bars.
        case bar
    }

    /// The thickness that the bar asks for, in points; less before iOS 14, as stored frames show.
    private var height: CGFloat { viewState.generation < .iOS14 ? 2 : 4 }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// Makes an empty bar of a style, in the size that it asks for.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        frame.size = sizeThatFits(.zero)
    }

    /// Makes a bar from a nib or an archive, with the progress and the colors that the document gives it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        (coder as? NibCoder)?.decoder(of: "progressView").map(decodeProgressView)
        coder.take(ArchivedProperty<UIProgressView>.all, for: self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.archive(ArchivedProperty<UIProgressView>.all, of: self)
    }

    /// Whether the bar has a track.
    open var progressViewStyle = Style.default { didSet { setNeedsDisplay() } }

    /// From 0 to 1.
    open var progress: Float {
        get { storedProgress }
        set { storedProgress = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
    }
    private var storedProgress: Float = 0 {
        didSet {
            ticker?.stop()
            shownProgress = storedProgress
        }
    }
    /// What is drawn, on the way to the progress.
    private var shownProgress: Float = 0 { didSet { setNeedsDisplay() } }
    private var ticker: FrameTicker?

    /// The color of what is done; nil for the tint.
    open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color of the rest; nil for the system's.
    open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The image that is stretched over what is done; nil for the color.
    open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
    /// The image that is stretched over the rest; nil for the color.
    open var trackImage: UIImage? { didSet { setNeedsDisplay() } }
    /// Something whose share that is done the bar shows, which is looked at when it is given and when the bar is drawn or
    /// laid out; Apple's follows it by observing.
    open var observedProgress: Progress? { didSet { followProgress() } }

    private func followProgress() {
        guard let observedProgress else { return }
        let done = Float(observedProgress.fractionCompleted)
        if done != progress { progress = done }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        followProgress()
    }

    /// Sets the progress; with an animation, and where a clock drives the code, the bar grows within a quarter of a second.
    open func setProgress(_ progress: Float, animated: Bool) {
        let before = shownProgress
        self.progress = progress
        guard animated else { return }
        let pace = CAMediaTimingFunction(name: .easeInEaseOut)
        ticker = FrameTicker(duration: 0.25) { [weak self] share in
            guard let self else { return }
            shownProgress = before + (storedProgress - before) * Float(pace.value(at: share))
        }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: height) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override var redrawsInNewBounds: Bool { true }

    open override func draw(_ rect: CGRect) {
        // A thicker bar keeps the corners of its own, which is why programs round it themselves.
        let (track, radius) = (bounds, height / 2)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = track.width * CGFloat(shownProgress)
        if let trackImage {
            trackImage.draw(in: track)
        } else if progressViewStyle == .default || trackTintColor != nil {
            ControlDrawing.bar(track, color: trackTintColor ?? .systemFill, cornerRadius: radius)
        }
        let done = CGRect(
            x: isMirrored ? track.maxX - width : track.minX, y: track.minY, width: width, height: track.height)
        if let progressImage {
            progressImage.draw(in: done)
        } else {
            let color = progressTintColor ?? tintColor ?? .systemBlue
            ControlDrawing.bar(done, color: color, cornerRadius: radius)
        }
    }
}

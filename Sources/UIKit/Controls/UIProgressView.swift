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
        addParts()
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
        addParts()
        (coder as? NibCoder)?.decoder(of: "progressView").map(decodeProgressView)
        coder.take(ArchivedProperty<UIProgressView>.all, for: self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.archive(ArchivedProperty<UIProgressView>.all, of: self)
    }

    private func addParts() {
        isOpaque = false
        for place in 0..<2 { insertSubview(ProgressPart(frame: .zero), at: place) }
        showParts()
    }

    /// Whether the bar has a track.
    open var progressViewStyle = Style.default { didSet { showParts() } }

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
    private var shownProgress: Float = 0 { didSet { showParts() } }
    private var ticker: FrameTicker?

    /// The color of what is done; nil for the tint.
    open var progressTintColor: UIColor? { didSet { showParts() } }
    /// The color of the rest; nil for the system's.
    open var trackTintColor: UIColor? { didSet { showParts() } }

    /// The image that is stretched over what is done; nil for the color.
    open var progressImage: UIImage? { didSet { showParts() } }
    /// The image that is stretched over the rest; nil for the color.
    open var trackImage: UIImage? { didSet { showParts() } }
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
        showParts()
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
        showParts()
    }

    /// The track, and what is done upon it: image views as in UIKit, which programs round.
    private func showParts() {
        let parts = subviews.lazy.compactMap { $0 as? ProgressPart }.prefix(2)
        guard let track = parts.first, let done = parts.dropFirst().first else { return }
        let hasTrack = progressViewStyle == .default || trackTintColor != nil
        let width = bounds.width * CGFloat(shownProgress)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // A thicker bar keeps the corners of its own, which is why programs round it themselves.
        track.show(trackImage, else: hasTrack ? trackTintColor ?? .systemFill : nil, in: bounds, radius: height / 2)
        done.show(
            progressImage, else: progressTintColor ?? tintColor ?? .systemBlue,
            in: CGRect(
                x: isMirrored ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width,
                height: bounds.height), radius: height / 2)
    }
}

/// The track of a progress bar, or what is done.
final class ProgressPart: UIImageView {
    private var givenRadius: CGFloat = 0

    /// Shows an image, or a color with round corners unless the program has given it others.
    func show(_ image: UIImage?, else color: UIColor?, in frame: CGRect, radius: CGFloat) {
        self.image = image
        backgroundColor = image == nil ? color : nil
        self.frame = frame
        guard layer.cornerRadius == givenRadius else { return }
        givenRadius = image == nil ? min(radius, frame.height / 2) : 0
        layer.cornerRadius = givenRadius
    }
}

/// A control for a value of a range: a track with a thumb, as on iOS.
///
/// Source: Apple's documentation of `UISlider`.
@preconcurrency @MainActor open class UISlider: UIControl {
    private enum Size {
        static let thumb: CGFloat = 28
        static let track: CGFloat = 4
        /// How far the thumb's shadow reaches beyond it.
        static let shadow: CGFloat = 6
        /// Between an image and the track; Apple publishes no number.
        static let gap: CGFloat = 8
        /// What layout counts, as stored frames show.
        static func height(_ generation: ControlGeneration) -> CGFloat { generation < .iOS26 ? 30 : 34 }
        /// What of the thumb's shadow layout does not count, as stored frames show; nothing since iOS 26.
        static func insets(_ generation: ControlGeneration) -> UIEdgeInsets {
            generation < .iOS26 ? UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) : .zero
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// Makes a slider from a nib or an archive, with the range, the value and the colors that the document gives it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        (coder as? NibCoder)?.decoder(of: "slider").map(decodeSlider)
        coder.take(ArchivedProperty<UISlider>.all, for: self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.archive(ArchivedProperty<UISlider>.all, of: self)
    }

    /// Between the least and the greatest value.
    open var value: Float {
        get { storedValue }
        set { storedValue = Self.limited(newValue, minimumValue, maximumValue) }
    }
    private var storedValue: Float = 0 { didSet { if storedValue != oldValue { setNeedsDisplay() } } }
    /// The value at the leading end.
    open var minimumValue: Float = 0 {
        didSet {
            if minimumValue > maximumValue { maximumValue = minimumValue }
            rangeDidChange()
        }
    }
    /// The value at the trailing end.
    open var maximumValue: Float = 1 {
        didSet {
            if maximumValue < minimumValue { minimumValue = maximumValue }
            rangeDidChange()
        }
    }
    /// Whether `valueChanged` is sent while the thumb moves, and not at the end alone.
    open var isContinuous = true
    /// The color of the track before the thumb; nil for the tint.
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color of the track after the thumb; nil for the system's fill.
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color of the thumb; nil for white.
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// An image before the track, in its own size; nil for none.
    open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
    /// An image after the track, in its own size; nil for none.
    open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }

    /// The images of each part in each state.
    private enum Part { case thumb, minimumTrack, maximumTrack }
    private var images: [Part: [State.RawValue: UIImage]] = [:] { didSet { setNeedsDisplay() } }

    /// Gives the thumb an image for a state; that of `normal` counts where a state has none.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        images[.thumb, default: [:]][state.rawValue] = image
    }
    /// Gives the track before the thumb an image, which is stretched over it.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        images[.minimumTrack, default: [:]][state.rawValue] = image
    }
    /// Gives the track after the thumb an image, which is stretched over it.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        images[.maximumTrack, default: [:]][state.rawValue] = image
    }
    /// The image that was set for a state.
    open func thumbImage(for state: State) -> UIImage? { images[.thumb]?[state.rawValue] }
    /// The image that was set for a state.
    open func minimumTrackImage(for state: State) -> UIImage? { images[.minimumTrack]?[state.rawValue] }
    /// The image that was set for a state.
    open func maximumTrackImage(for state: State) -> UIImage? { images[.maximumTrack]?[state.rawValue] }
    /// The thumb's image in the present state.
    open var currentThumbImage: UIImage? { image(of: .thumb) }
    /// The image of the track before the thumb in the present state.
    open var currentMinimumTrackImage: UIImage? { image(of: .minimumTrack) }
    /// The image of the track after the thumb in the present state.
    open var currentMaximumTrackImage: UIImage? { image(of: .maximumTrack) }

    private func image(of part: Part) -> UIImage? {
        images[part]?[state.rawValue] ?? images[part]?[State.normal.rawValue]
    }

    /// Sets the value at once; there is no animation.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// Where the track lies.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        let (first, last) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
        let (before, after) = isMirrored ? (last, first) : (first, last)
        let start = before.isEmpty ? bounds.minX + insets.left : before.maxX + Size.gap
        let end = after.isEmpty ? bounds.maxX - insets.right : after.minX - Size.gap
        return CGRect(x: start, y: bounds.midY - Size.track / 2, width: max(0, end - start), height: Size.track)
    }

    /// Where the image before the track lies: at the leading edge, in the middle of the height; empty without one.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        place(of: minimumValueImage, in: bounds, at: isMirrored ? .maxXEdge : .minXEdge)
    }
    /// Where the image after the track lies: at the trailing edge, in the middle of the height; empty without one.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        place(of: maximumValueImage, in: bounds, at: isMirrored ? .minXEdge : .maxXEdge)
    }

    private func place(of image: UIImage?, in bounds: CGRect, at edge: CGRectEdge) -> CGRect {
        let size = image?.size ?? .zero
        return CGRect(
            x: edge == .minXEdge ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height)
    }

    /// Where the thumb lies at a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Size.thumb, height: Size.thumb)
        let way = max(0, rect.width - size.width)
        let share = CGFloat(maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0)
        return CGRect(
            x: rect.minX + way * (isMirrored ? 1 - share : share), y: rect.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Size.height(viewState.generation))
    }
    open override var alignmentRectInsets: UIEdgeInsets { Size.insets(viewState.generation) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: Size.height(viewState.generation) + alignmentRectInsets.bottom)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let knob = thumbRect(forBounds: bounds, trackRect: track, value: value).width
        let way = track.width - knob
        guard way > 0 else { return true }
        let share = Float(min(max(0, (touch.location(in: self).x - track.minX - knob / 2) / way), 1))
        value = minimumValue + (maximumValue - minimumValue) * (isMirrored ? 1 - share : share)
        if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// A finger that is drawn along the control moves it, not what a recognizer around it would.
    override func takes(_ recognizer: UIGestureRecognizer) -> Bool { takesDrag(of: recognizer) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    /// Parts that a subclass places beyond the bounds are not cut off: on iOS they are views.
    override var drawingMargin: CGSize {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        let parts = [
            thumb.insetBy(dx: -Size.shadow, dy: -Size.shadow), place(of: currentMinimumTrackImage, along: track),
            place(of: currentMaximumTrackImage, along: track), minimumValueImageRect(forBounds: bounds),
            maximumValueImageRect(forBounds: bounds),
        ]
        return reach(beyondBounds: parts.filter(\.isFinite).reduce(bounds) { $0.union($1) })
    }

    override var redrawsInNewBounds: Bool { true }

    open override func draw(_ rect: CGRect) {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        draw(minimumValueImage, in: minimumValueImageRect(forBounds: bounds))
        draw(maximumValueImage, in: maximumValueImageRect(forBounds: bounds))
        let faint: CGFloat = isEnabled ? 1 : 0.5
        let (first, rest) = (minimumTrackTintColor ?? tintColor ?? .systemBlue, maximumTrackTintColor ?? .systemFill)
        show(currentMaximumTrackImage, in: track) { ControlDrawing.bar(track, color: rest.dimmed(faint)) }
        let done =
            isMirrored
            ? CGRect(x: thumb.midX, y: track.minY, width: track.maxX - thumb.midX, height: track.height)
            : CGRect(x: track.minX, y: track.minY, width: thumb.midX - track.minX, height: track.height)
        show(currentMinimumTrackImage, in: done) { ControlDrawing.bar(done, color: first.dimmed(faint)) }
        if let image = currentThumbImage { return image.draw(in: thumb) }
        ControlDrawing.knob(thumb.insetBy(dx: 0.5, dy: 0.5), color: thumbTintColor ?? .white)
    }

    private func draw(_ image: UIImage?, in rect: CGRect) {
        image?.inControl(tintColor ?? .systemBlue).draw(in: rect)
    }

    private func show(_ image: UIImage?, in track: CGRect, otherwise draw: () -> Void) {
        guard let image else { return draw() }
        image.draw(in: place(of: image, along: track))
    }

    /// The track's own place, as high as its image.
    private func place(of image: UIImage?, along track: CGRect) -> CGRect {
        guard let height = image?.size.height else { return track }
        return CGRect(x: track.minX, y: track.midY - height / 2, width: track.width, height: height)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func rangeDidChange() {
        value = storedValue
        setNeedsDisplay()
    }

    private static func limited(_ value: Float, _ low: Float, _ high: Float) -> Float {
        value.isNaN ? low : min(max(value, low), high)
    }
}

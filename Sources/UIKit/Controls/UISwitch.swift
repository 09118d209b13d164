/// A control that is on or off, drawn as on iOS 13 to 18: 51 by 31 points at the top left of its bounds, whatever these are.
///
/// Source: Apple's documentation of `UISwitch`.
@preconcurrency @MainActor open class UISwitch: UIControl {
    private enum Size {
        static let track = CGSize(width: 51, height: 31)
        static let thumbInset: CGFloat = 2
        /// How much wider the thumb becomes while it is touched: what published copies of the control have (SevenSwitch 5
        /// points, KLSwitch a fifth of the width).
        static let stretch: CGFloat = 5
        /// What of the track layout does not count at its end, as stored frames show.
        static let overhang: CGFloat = 2
    }

    /// How a switch looks; raw values as on iOS.
    public enum Style: Int, Sendable {
        case automatic = 0
        case checkbox, sliding
    }

    /// How the switch should look on a Mac. Stored; no effect.
    open var preferredStyle = Style.automatic
    /// How the switch looks.
    open var style: Style { .sliding }
    /// An image of the state on, which iOS shows no more since version 7. Stored; no effect.
    open var onImage: UIImage?
    /// An image of the state off, which iOS shows no more since version 7. Stored; no effect.
    open var offImage: UIImage?
    /// The text beside a box on a Mac. Stored; no effect.
    open var title: String?

    /// Makes a switch; only the origin of the frame counts.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Size.track))
        isOpaque = false
    }

    /// Makes a switch from a nib or an archive, with the state and the colors that the document gives it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        (coder as? NibCoder)?.decoder(of: "switch").map(decodeSwitch)
        coder.take(ArchivedProperty<UISwitch>.all, for: self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.archive(ArchivedProperty<UISwitch>.all, of: self)
    }

    /// The place; as on iOS, no size but the switch's own can be given to it.
    ///
    /// Source: Apple's documentation of `UISwitch.init(frame:)`.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = keeping(Size.track, at: newValue) }
    }

    /// Whether the switch is on.
    open var isOn = false { didSet { moveThumb(to: Thumb(isOn, isTouched: isTouched), animated: false) } }
    private var thumb = Thumb(false, isTouched: false) { didSet { if thumb != oldValue { setNeedsDisplay() } } }
    private var ticker: FrameTicker?
    private var isTouched = false
    /// The state on whose side a finger is that has moved the thumb.
    private var draggedState: Bool?

    /// How the thumb lies.
    private struct Thumb: Equatable {
        /// How far it has come from off to on, and how far it is stretched, 0 to 1.
        var share: CGFloat
        var stretch: CGFloat

        init(_ isOn: Bool, isTouched: Bool) { (share, stretch) = (isOn ? 1 : 0, isTouched ? 1 : 0) }
    }
    /// The color of the track while it is on; nil for the system's green.
    open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color of the thumb; nil for white.
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// Sets the state; with an animation, and where a clock drives the code, the thumb slides for a quarter of a second.
    open func setOn(_ on: Bool, animated: Bool) {
        let before = thumb
        isOn = on
        guard animated else { return }
        thumb = before
        moveThumb(to: Thumb(on, isTouched: isTouched), animated: true)
    }

    private func moveThumb(to end: Thumb, animated: Bool) {
        ticker?.stop()
        let start = thumb
        thumb = end
        guard animated, start != end else { return }
        let pace = CAMediaTimingFunction(name: .easeInEaseOut)
        ticker = FrameTicker(duration: 0.25) { [weak self] share in
            let part = CGFloat(pace.value(at: share))
            self?.thumb.share = start.share + (end.share - start.share) * part
            self?.thumb.stretch = start.stretch + (end.stretch - start.stretch) * part
        }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Size.track.width - Size.overhang, height: Size.track.height)
    }
    open override var alignmentRectInsets: UIEdgeInsets {
        isMirrored
            ? UIEdgeInsets(top: 0, left: Size.overhang, bottom: 0, right: 0)
            : UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Size.overhang)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Size.track }

    // MARK: Touches

    /// The thumb stretches towards the middle while it is touched.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        isTouched = true
        moveThumb(to: Thumb(isOn, isTouched: true), animated: true)
        return super.beginTracking(touch, with: event)
    }

    /// The thumb goes to the side that the finger comes to.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let state = (touch.location(in: self).x > Size.track.width / 2) != isMirrored
        if state != draggedState ?? isOn {
            draggedState = state
            moveThumb(to: Thumb(state, isTouched: true), animated: true)
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let isInside = touch.map { point(inside: $0.location(in: self), with: event) } ?? false
        let state = draggedState ?? (isInside ? !isOn : isOn)
        let changes = state != isOn
        letGo(on: state)
        if changes { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        letGo(on: isOn)
    }

    /// A tap upon the control is its own, as is a finger that is drawn along it, not that of a recognizer around it.
    override func takes(_ recognizer: UIGestureRecognizer) -> Bool {
        takesTap(of: recognizer) || takesDrag(of: recognizer)
    }

    private func letGo(on state: Bool) {
        (isTouched, draggedState) = (false, nil)
        setOn(state, animated: true)
    }

    // MARK: Drawing

    override var redrawsInNewBounds: Bool { true }
    override var drawingMargin: CGSize { reach(beyondBounds: CGRect(origin: .zero, size: Size.track)) }

    open override func draw(_ rect: CGRect) {
        let track = CGRect(origin: .zero, size: Size.track)
        let diameter = track.height - 2 * Size.thumbInset
        let width = diameter + Size.stretch * thumb.stretch
        let way = track.width - 2 * Size.thumbInset - width
        let x = Size.thumbInset + way * (isMirrored ? 1 - thumb.share : thumb.share)
        let faint: CGFloat = isEnabled ? 1 : 0.5
        let outline = UIBezierPath(roundedRect: track, cornerRadius: track.height / 2)
        let colors = [(UIColor.secondarySystemFill, 1 - thumb.share), (onTintColor ?? .systemGreen, thumb.share)]
        for (color, share) in colors where share > 0 {
            color.dimmed(faint * share).setFill()
            outline.fill()
        }
        ControlDrawing.knob(
            CGRect(x: x, y: Size.thumbInset, width: width, height: diameter), color: thumbTintColor ?? .white)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

/// A control that is on or off, drawn as on iOS 13 to 18: 51 by 31 points at the top left of its bounds.
///
/// Source: Apple's documentation of `UISwitch`.
@preconcurrency @MainActor open class UISwitch: UIControl {
    private enum Size {
        static let track = CGSize(width: 51, height: 31)
        static let thumbInset: CGFloat = 2
        /// What of the track layout does not count at its end, as stored frames show.
        static let overhang: CGFloat = 2
    }

    /// Makes a switch; only the origin of the frame counts.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Size.track))
        isOpaque = false
    }

    /// Makes a switch from a nib, with the state and the colors that the document gives it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        (coder as? NibCoder)?.decoder(of: "switch").map(decodeSwitch)
    }

    /// Whether the switch is on.
    open var isOn = false {
        didSet {
            ticker?.stop()
            shownShare = isOn ? 1 : 0
        }
    }
    /// How far the thumb has come from off to on, 0 to 1.
    private var shownShare: CGFloat = 0 { didSet { if shownShare != oldValue { setNeedsDisplay() } } }
    private var ticker: FrameTicker?
    /// The color of the track while it is on; nil for the system's green.
    open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color of the thumb; nil for white.
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// Sets the state; with an animation, and where a clock drives the code, the thumb slides for a quarter of a second.
    open func setOn(_ on: Bool, animated: Bool) {
        let before = shownShare
        isOn = on
        let end = shownShare
        guard animated, before != end else { return }
        let pace = CAMediaTimingFunction(name: .easeInEaseOut)
        ticker = FrameTicker(duration: 0.25) { [weak self] share in
            self?.shownShare = before + (end - before) * CGFloat(pace.value(at: share))
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

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, point(inside: touch.location(in: self), with: event) else { return }
        setOn(!isOn, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override func draw(_ rect: CGRect) {
        let track = CGRect(origin: .zero, size: Size.track)
        let diameter = track.height - 2 * Size.thumbInset
        let way = track.width - 2 * Size.thumbInset - diameter
        let x = Size.thumbInset + way * (isMirrored ? 1 - shownShare : shownShare)
        let faint: CGFloat = isEnabled ? 1 : 0.5
        let outline = UIBezierPath(roundedRect: track, cornerRadius: track.height / 2)
        let colors = [(UIColor.secondarySystemFill, 1 - shownShare), (onTintColor ?? .systemGreen, shownShare)]
        for (color, share) in colors where share > 0 {
            color.dimmed(faint * share).setFill()
            outline.fill()
        }
        ControlDrawing.knob(
            CGRect(x: x, y: Size.thumbInset, width: diameter, height: diameter), color: thumbTintColor ?? .white)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

import Foundation

/// A label that moves past its space where it is longer than that, without end, with fading edges.
///
/// It moves on the clock that drives the code (`EventClock.drive(_:)`); where none does, and where motion is to be
/// reduced, it stands and is truncated like any label. Assistive programs read `label`.
open class MarqueeLabel: UIView {
    /// Where the text moves.
    public enum Direction: Sendable {
        /// Against the direction in which the interface is read: to the left, where that is left to right.
        case horizontal
        /// Upwards, for text of several lines.
        case up
    }

    /// What moves: a label with all that `PlacardLabel` has.
    public let label = PlacardLabel()
    /// Where the text moves.
    open var direction = Direction.horizontal { didSet { restart() } }
    /// How fast, in points a second.
    open var speed: CGFloat = 40 { didSet { restart() } }
    /// How long the text rests at its beginning each time, in seconds.
    open var pause: TimeInterval = 1 { didSet { restart() } }
    /// The space between the text's end and its next beginning, in points.
    open var gap: CGFloat = 40 { didSet { restart() } }
    /// Over how many points the edges fade while the text moves.
    open var fadeLength: CGFloat = 16 { didSet { restart() } }

    /// Cuts the text and fades it at the edges, not what lies behind it.
    private let pane = UIView()
    private let strip = Strip()
    private var arranged: (size: CGSize, text: CGSize)?

    /// Draws the label and, behind its end, the label again.
    private final class Strip: UIView {
        override class var layerClass: AnyClass { CAReplicatorLayer.self }
    }

    /// Makes an empty label.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a label from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        pane.clipsToBounds = true
        label.numberOfLines = 1
        addSubview(pane)
        pane.addSubview(strip)
        strip.addSubview(label)
    }

    /// What the text needs to stand still.
    open override var intrinsicContentSize: CGSize { label.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }

    /// Moves the text from its beginning again, after it was changed.
    open func restart() {
        arranged = nil
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let text = wholeSize
        if let arranged, arranged == (bounds.size, text) { return }
        arranged = (bounds.size, text)
        strip.layer.removeAnimation(forKey: Self.key)
        (pane.frame, strip.frame) = (bounds, bounds)
        let isUp = direction == .up
        let moves = isUp ? text.height > bounds.height + 0.5 : text.width > bounds.width + 0.5
        guard moves, EventClock.driving != nil, speed > 0, !UIAccessibility.isReduceMotionEnabled else {
            return rest()
        }
        move(text, isUp)
    }

    private static let key = "placard.marquee"

    /// The text's size without the limit that the direction lifts.
    private var wholeSize: CGSize {
        let largest = CGFloat.greatestFiniteMagnitude
        return label.sizeThatFits(CGSize(width: direction == .up ? bounds.width : largest, height: largest))
    }

    private func rest() {
        (strip.layer as? CAReplicatorLayer)?.instanceCount = 1
        label.frame = bounds
        pane.layer.mask = nil
    }

    private func move(_ text: CGSize, _ isUp: Bool) {
        let isReversed = !isUp && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let length = (isUp ? text.height : text.width) + gap
        label.frame = CGRect(
            x: isReversed ? bounds.width - text.width : 0, y: 0, width: isUp ? bounds.width : text.width,
            height: isUp ? text.height : bounds.height)
        let way = isReversed ? -length : length
        if let copies = strip.layer as? CAReplicatorLayer {
            copies.instanceCount = 2
            copies.instanceTransform = CATransform3DMakeTranslation(isUp ? 0 : way, isUp ? way : 0, 0)
        }
        let duration = TimeInterval(length / speed)
        let animation = CAKeyframeAnimation(keyPath: isUp ? "bounds.origin.y" : "bounds.origin.x")
        animation.values = [0, 0, way] as [CGFloat]
        animation.keyTimes = [0, NSNumber(value: pause / (pause + duration)), 1]
        animation.duration = pause + duration
        animation.repeatCount = .infinity
        strip.layer.add(animation, forKey: Self.key)
        pane.layer.mask = fade(isUp, isReversed, rests: pause / (pause + duration), lasting: pause + duration)
    }

    /// Both edges fade while the text moves; while it rests, its beginning does not.
    private func fade(
        _ isUp: Bool, _ isReversed: Bool, rests: Double, lasting duration: TimeInterval
    ) -> CALayer? {
        let side = isUp ? bounds.height : bounds.width
        guard fadeLength > 0, side > 0 else { return nil }
        let fade = CAGradientLayer()
        let share = Double(min(fadeLength / side, 0.5))
        fade.frame = bounds
        fade.colors = [CGColor.clear, CGColor.black, CGColor.black, CGColor.clear]
        let resting = isReversed ? [0, share, 1, 1] : [0, 0, 1 - share, 1]
        let moving = [0, share, 1 - share, 1]
        let animation = CAKeyframeAnimation(keyPath: "locations")
        let change = min(0.1, (1 - rests) / 2)
        animation.values = [resting, resting, moving, moving, resting]
        animation.keyTimes = [0, rests, rests + change, 1 - change, 1].map { NSNumber(value: $0) }
        (animation.duration, animation.repeatCount) = (duration, .infinity)
        fade.locations = moving.map { NSNumber(value: $0) }
        fade.add(animation, forKey: Self.key)
        if !isUp { (fade.startPoint, fade.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)) }
        return fade
    }
}

import Foundation

/// A label that moves past its space where it is longer than that, without end, with fading edges.
///
/// It moves on the clock that drives the code (`EventClock.drive(_:)`); where none does, and where motion is to be
/// reduced, it stands and is truncated like any label. Assistive programs read `label`.
open class MarqueeLabel: UIView {
    /// Where the text moves.
    public enum Direction: Sendable {
        /// To where lines begin: to the left, where the interface is read from left to right.
        case leading
        /// To where lines end.
        case trailing
        case left, right
        /// For text of several lines.
        case up, down

        fileprivate var isVertical: Bool { self == .up || self == .down }
    }

    /// What follows when the text has passed.
    public enum Style: Sendable {
        /// The text again, behind a gap.
        case loops
        /// A pause and the way back.
        case returns
    }

    /// What moves: a label with all that `PlacardLabel` has. Its `textInsets` are the space before and behind the text.
    public let label = PlacardLabel()
    /// Where the text moves.
    open var direction = Direction.leading { didSet { restart() } }
    /// What follows when the text has passed.
    open var style = Style.loops { didSet { restart() } }
    /// How fast, in points a second.
    open var speed: CGFloat = 40 { didSet { restart() } }
    /// How long the text rests at its beginning each time, and before a way back, in seconds.
    open var pause: TimeInterval = 1 { didSet { restart() } }
    /// The space between the text's end and its next beginning, in points.
    open var gap: CGFloat = 40 { didSet { restart() } }
    /// Over how many points the edges fade while the text moves.
    open var fadeLength: CGFloat = 16 { didSet { restart() } }
    /// Whether the text stands where it is, until it moves on from there.
    open var isPaused = false { didSet { if isPaused != oldValue { pauseDidChange() } } }

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
        let moves =
            direction.isVertical ? text.height > bounds.height + 0.5 : text.width > bounds.width + 0.5
        guard moves, EventClock.driving != nil, speed > 0, !UIAccessibility.isReduceMotionEnabled else {
            return rest()
        }
        move(text)
    }

    private static let key = "placard.marquee"

    /// The text's size without the limit that the direction lifts.
    private var wholeSize: CGSize {
        let largest = CGFloat.greatestFiniteMagnitude
        return label.sizeThatFits(CGSize(width: direction.isVertical ? bounds.width : largest, height: largest))
    }

    private func rest() {
        (strip.layer as? CAReplicatorLayer)?.instanceCount = 1
        label.frame = bounds
        pane.layer.mask = nil
    }

    private func move(_ text: CGSize) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isVertical = direction.isVertical
        label.frame = CGRect(
            x: isVertical || !isRightToLeft ? 0 : bounds.width - text.width, y: 0,
            width: isVertical ? bounds.width : text.width, height: isVertical ? text.height : bounds.height)
        let course = MarqueeCourse(
            length: isVertical ? text.height : text.width, space: isVertical ? bounds.height : bounds.width, gap: gap,
            isBackward: direction.isBackward(isRightToLeft), isHomeAtEnd: isRightToLeft && !isVertical, style: style,
            pause: max(pause, 0), speed: speed)
        if let copies = strip.layer as? CAReplicatorLayer {
            copies.instanceCount = style == .loops ? 2 : 1
            copies.instanceTransform = CATransform3DMakeTranslation(
                isVertical ? 0 : course.way, isVertical ? course.way : 0, 0)
        }
        strip.layer.add(
            course.animation(of: isVertical ? "bounds.origin.y" : "bounds.origin.x", values: course.offsets),
            forKey: Self.key)
        pane.layer.mask = fade(on: course)
        pauseDidChange()
    }

    /// Both edges fade while the text moves; while it rests, the edge at which it rests does not.
    ///
    /// Only the edges are gradients: to fill all of the label with one for every image would cost more than the text.
    private func fade(on course: MarqueeCourse) -> CALayer? {
        let length = min(fadeLength, course.space / 2)
        guard length > 0 else { return nil }
        let isVertical = direction.isVertical
        let fade = CALayer()
        fade.frame = bounds
        let (first, rest) = bounds.divided(atDistance: length, from: isVertical ? .minYEdge : .minXEdge)
        let (last, middle) = rest.divided(atDistance: length, from: isVertical ? .maxYEdge : .maxXEdge)
        fade.addSublayer(Self.cover(middle))
        for (edge, isStart) in [(first, true), (last, false)] {
            let gradient = CAGradientLayer()
            gradient.frame = edge
            gradient.colors = isStart ? [CGColor.clear, CGColor.black] : [CGColor.black, CGColor.clear]
            if !isVertical {
                (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
            }
            fade.addSublayer(gradient)
            guard let values = course.covers(isStart: isStart) else { continue }
            let cover = Self.cover(edge)
            cover.opacity = 0
            let animation = course.animation(of: "opacity", values: values)
            animation.keyTimes = course.fadeTimes
            cover.add(animation, forKey: Self.key)
            fade.addSublayer(cover)
        }
        return fade
    }

    private static func cover(_ frame: CGRect) -> CALayer {
        let cover = CALayer()
        cover.frame = frame
        cover.backgroundColor = .black
        return cover
    }

    private func pauseDidChange() {
        for layer in [strip.layer, pane.layer.mask].compactMap({ $0 }) {
            let now = layer.convertTime(CACurrentMediaTime(), from: nil)
            if isPaused {
                (layer.speed, layer.timeOffset) = (0, now)
            } else if layer.speed == 0 {
                (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
                layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - now
            }
        }
    }
}

extension MarqueeLabel.Direction {
    /// Whether the text moves to the right or down.
    fileprivate func isBackward(_ isRightToLeft: Bool) -> Bool {
        switch self {
        case .leading: isRightToLeft
        case .trailing: !isRightToLeft
        case .left, .up: false
        case .right, .down: true
        }
    }
}

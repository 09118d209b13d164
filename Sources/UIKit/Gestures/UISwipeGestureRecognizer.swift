/// Recognizes fingers that are drawn quickly in one direction: 50 points within half a second; Apple's figures are
/// unpublished.
///
/// Source: Apple's documentation of `UISwipeGestureRecognizer`.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where fingers go; raw values as on iOS.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits, as on iOS.
        public let rawValue: UInt
        /// Makes a set of directions of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that count.
    open var direction = Direction.right
    /// How many fingers have to move at the same time; with more the gesture fails.
    open var numberOfTouchesRequired = 1

    private static let distance: CGFloat = 50
    private static let duration = 0.5
    private var start: (point: CGPoint, time: Double)?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > numberOfTouchesRequired { return fail() }
        start = (location(in: nil), event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, numberOfTouches == numberOfTouchesRequired else { return }
        if event.timestamp - start.time > Self.duration { return fail() }
        let point = location(in: nil)
        let (x, y) = (point.x - start.point.x, point.y - start.point.y)
        guard max(abs(x), abs(y)) >= Self.distance else { return }
        let taken: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
        if direction.contains(taken) { state = .ended } else { fail() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fail() }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }
    open override func reset() { start = nil }
}

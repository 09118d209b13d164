extension UIScrollView {
    /// When the safe area adds to the content's inset; raw values as on iOS.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`.
        case automatic = 0
        /// In directions in which the content is larger than the scroll view or always bounces.
        case scrollableAxes
        case never
        case always
    }

    /// The colours of scroll indicators, which are not drawn; raw values as on iOS.
    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0
        case black, white
    }

    /// What scrolling does to a keyboard; raw values as on iOS.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// How much of its speed scrolling keeps in a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The offset nearest to the present one at which a rectangle of the content is visible, within the content.
    func offset(showing rect: CGRect) -> CGPoint {
        let inset = adjustedContentInset
        let room = CGRect(origin: contentOffset, size: bounds.size).inset(by: inset)
        guard rect.isFinite, room.size.width > 0, room.size.height > 0 else { return contentOffset }
        func move(_ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
            if low < first { return low - first }
            return high > last ? min(high - last, low - first) : 0
        }
        func keep(_ value: CGFloat, _ before: CGFloat, _ content: CGFloat, _ side: CGFloat, _ after: CGFloat)
            -> CGFloat
        { max(-before, min(value, content - side + after)) }
        let (dx, dy) = (
            move(rect.minX, rect.maxX, room.minX, room.maxX), move(rect.minY, rect.maxY, room.minY, room.maxY)
        )
        return CGPoint(
            x: dx == 0
                ? contentOffset.x
                : keep(contentOffset.x + dx, inset.left, contentSize.width, bounds.width, inset.right),
            y: dy == 0
                ? contentOffset.y
                : keep(contentOffset.y + dy, inset.top, contentSize.height, bounds.height, inset.bottom))
    }
}

extension CGRect {
    fileprivate var isFinite: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
    }
}

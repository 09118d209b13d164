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

    /// The colors of scroll indicators, which are not drawn; raw values as on iOS.
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
        /// The share of the speed that is left after a millisecond.
        public let rawValue: CGFloat
        /// Makes a rate of a share of the speed, between 0 and 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The usual rate, 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A rate at which scrolling comes to rest sooner, 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The offset nearest to the present one at which a rectangle of the content is visible, within the content.
    func offset(showing rect: CGRect) -> CGPoint {
        let inset = adjustedContentInset
        let space = CGRect(origin: contentOffset, size: bounds.size).inset(by: inset)
        guard rect.isFinite, space.size.width > 0, space.size.height > 0 else { return contentOffset }
        func move(_ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
            if low < first { return low - first }
            return high > last ? min(high - last, low - first) : 0
        }
        let (dx, dy) = (
            move(rect.minX, rect.maxX, space.minX, space.maxX), move(rect.minY, rect.maxY, space.minY, space.maxY)
        )
        let (target, near) = (CGPoint(x: contentOffset.x + dx, y: contentOffset.y + dy), contentOffset)
        let kept = scrollRange.nearest(to: target)
        return CGPoint(x: dx == 0 ? near.x : kept.x, y: dy == 0 ? near.y : kept.y)
    }

    /// Content that ends before what is shown comes back, as with Apple's scroll view.
    func contentMayHaveShrunk(from old: CGSize) {
        let (new, kept) = (contentSize, scrollRange.nearest(to: contentOffset))
        var offset = contentOffset
        if new.width < old.width, bounds.width > 0 { offset.x = min(offset.x, kept.x) }
        if new.height < old.height, bounds.height > 0 { offset.y = min(offset.y, kept.y) }
        if offset != contentOffset { contentOffset = offset }
        shortenDeceleration()
    }
}

/// The content of a scroll view, from (0, 0) to where rules say that it ends.
final class ScrollContentGuide: UILayoutGuide {
    /// The size that the client gave the content; rules that say otherwise outweigh it. In points.
    var givenSize = CGSize.zero {
        didSet {
            guard givenSize != oldValue else { return }
            owningView?.constraintsDidChange { $0.itemDidChange(self) }
        }
    }

    init(of scrollView: UIScrollView) {
        super.init(root: ())
        owningView = scrollView
        identifier = "UIScrollView-contentLayoutGuide"
    }

    override var layoutFrame: CGRect {
        CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
    }

    /// The size that rules ask for while the scroll view has yet to get the frame that belongs to it, in points.
    private var waiting: CGSize?

    /// Gives the scroll view the size that the rules ask for, once it has the size that they ask for itself: who observes the one
    /// may read the other.
    func take(_ size: CGSize?) {
        guard let size, let scrollView = owningView as? UIScrollView else { return }
        guard let own = scrollView.viewState.solvedFrame?.size, own != scrollView.bounds.size else {
            waiting = nil
            return scrollView.takeContentSize(size)
        }
        waiting = size
    }

    /// The scroll view has got its frame.
    func ownerDidTakeFrame() {
        guard let size = waiting else { return }
        waiting = nil
        (owningView as? UIScrollView)?.takeContentSize(size)
    }
}

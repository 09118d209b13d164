import PlacardUIKit

/// A view that asks for a size.
final class Sized: UIView {
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
        didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize { size }

    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init()
        size = CGSize(width: width, height: height)
    }
}

/// Stack views of three views that ask for 160 × 200, 80 × 100 and 40 × 50 points, as in the published listing.
@MainActor enum Stacks {
    static func listed() -> [Sized] { [Sized(160, 200), Sized(80, 100), Sized(40, 50)] }

    /// A stack view with a frame of its own.
    static func stack(
        _ views: [UIView], _ width: CGFloat, _ height: CGFloat, _ set: (UIStackView) -> Void = { _ in }
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        set(stack)
        return stack
    }

    static func frames(_ stack: UIStackView) -> [CGRect] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    /// Each arranged view's origin and length along the axis.
    static func spans(_ stack: UIStackView) -> [[CGFloat]] {
        frames(stack).map {
            stack.axis == .horizontal ? [$0.minX, $0.width] : [$0.minY, $0.height]
        }
    }

    /// Each arranged view's origin and length across the axis.
    static func depths(_ stack: UIStackView) -> [[CGFloat]] {
        frames(stack).map {
            stack.axis == .horizontal ? [$0.minY, $0.height] : [$0.minX, $0.width]
        }
    }
}

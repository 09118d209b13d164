import UIKit

/// Bubbles below each other, each as high as its text.
public class BubbleList: UIScrollView {
    private let stack = UIStackView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public func add(_ bubble: BubbleView) {
        stack.addArrangedSubview(bubble)
    }

    public var bubbles: [BubbleView] {
        return stack.arrangedSubviews.compactMap { $0 as? BubbleView }
    }
}

extension BubbleList {
    public override var intrinsicContentSize: CGSize {
        return CGSize(width: UIView.noIntrinsicMetric, height: stack.frame.height)
    }
}

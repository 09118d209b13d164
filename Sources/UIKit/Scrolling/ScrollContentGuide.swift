/// The content of a scroll view, from (0, 0) to where rules say that it ends.
final class ScrollContentGuide: UILayoutGuide {
    /// The size that the client gave the content; rules that say otherwise outweigh it. In points.
    var givenSize = CGSize.zero {
        didSet {
            guard givenSize != oldValue else { return }
            owningView?.rulesDidChange { $0.itemDidChange(self) }
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

    /// Gives the scroll view the size that the rules ask for.
    func take(_ size: CGSize?) {
        guard let size, let scrollView = owningView as? UIScrollView else { return }
        scrollView.takeContentSize(size)
    }
}

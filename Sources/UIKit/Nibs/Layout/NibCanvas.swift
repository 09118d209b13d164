/// The ground that a view from the top of a document lies upon, as on Interface Builder's canvas.
///
/// It places the view by its frame, and covers as much of it as the device and the bars around a controller would.
final class NibCanvas: UIView {
    private let content: UIView
    private let cover: UIEdgeInsets

    override var safeAreaInsets: UIEdgeInsets { cover }

    /// Puts a view on a canvas that ends where the view does.
    init(_ view: UIView, covering cover: UIEdgeInsets) {
        content = view
        self.cover = cover
        super.init(frame: .zero)
        autoresizesSubviews = false
        view.translatesAutoresizingMaskIntoConstraints = true
        addSubview(view)
        resize()
    }

    required init?(coder: NSCoder) { nil }

    /// Gives the view and its canvas another size; the view's origin stays.
    func resize(width: CGFloat? = nil, height: CGFloat? = nil) {
        content.frame.size = CGSize(width: width ?? content.frame.width, height: height ?? content.frame.height)
        bounds = content.frame
    }

    /// Gives the view a place on a screen, which the canvas is then.
    func resize(to frame: CGRect, on screen: CGSize) {
        content.frame = frame
        bounds = CGRect(origin: .zero, size: screen)
    }

    /// Moves the content of tables and collections out from under what covers them, as an app shows it at first.
    func scrollToRest() {
        var waiting: [UIView] = [content]
        while let view = waiting.popLast() {
            guard view is UITableView || view is UICollectionView, let scroller = view as? UIScrollView else {
                waiting += view.subviews
                continue
            }
            let frame = scroller.convert(scroller.bounds, to: self)
            let covered = bounds.minY + cover.top - frame.minY
            if scroller.contentInsetAdjustmentBehavior != .never, covered > 0, covered < frame.height {
                scroller.contentOffset.y = -covered
            }
        }
    }

    /// The constraints that contradict others.
    var brokenConstraints: [NSLayoutConstraint] {
        rootView.viewState.engine?.brokenConstraints.filter { $0.holder?.isDescendant(of: self) ?? false } ?? []
    }
}

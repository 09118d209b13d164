/// A controller whose view is a table.
///
/// Source: Apple's documentation of `UITableViewController`.
@preconcurrency @MainActor open class UITableViewController: UIViewController {
    private let style: UITableView.Style

    /// Makes a controller whose table has a style, unless a nib gives it another view.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller from a storyboard; without a view in the document it makes a plain table.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The controller's view; nil where a document or a program gave it a view of another class.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    open override func loadView() {
        super.loadView()
        if !(viewIfLoaded is UITableView) { view = UITableView(frame: UIScreen.main.bounds, style: style) }
    }
}

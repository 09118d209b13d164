/// Something that can be chosen in an alert.
///
/// Source: Apple's documentation of `UIAlertAction`.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// How the choice looks; raw values as on iOS.
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel, destructive
    }

    /// The text of the choice's button.
    open private(set) var title: String?
    /// How the choice looks; `destructive` is red, the others have the tint.
    open private(set) var style: Style
    /// Whether the choice's button can be tapped.
    open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
    /// The color and the image of the choice: programs set them by these names as keys, which Apple does not document.
    var titleTextColor: UIColor?
    var image: UIImage?
    /// What stands for the choice while its question is shown.
    weak var button: UIButton?
    let handler: ((UIAlertAction) -> Void)?

    /// Makes a choice; the handler is called with it when its button was tapped and the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}

/// How grave a question is; raw values as on iOS.
///
/// Source: Apple's documentation of `UIAlertControllerSeverity`.
public enum UIAlertControllerSeverity: Int, Sendable {
    case `default` = 0
    case critical
}

/// A question to the user: on a card in the middle of the window, or on cards at its lower edge, which a touch beside takes away.
///
/// Source: Apple's documentation of `UIAlertController`.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// Where the question is shown; raw values as on iOS.
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert
    }

    /// What the question is about.
    open var message: String? { didSet { textsDidChange() } }
    /// Fixed when the alert is made.
    open private(set) var preferredStyle: Style
    /// The choices in the order of adding.
    open private(set) var actions: [UIAlertAction] = []
    /// The fields to write into; nil without any.
    open private(set) var textFields: [UITextField]?
    /// How grave the question is. Stored; no effect.
    open var severity = UIAlertControllerSeverity.default
    /// The choice that stands out in an alert, in place of the one that cancels.
    open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }

    /// Makes a question without choices and fields; its `title` is bold.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
    }

    /// Makes an action sheet without texts and choices; the argument keeps this from being NSObject's `init()`.
    public convenience init(root: Void = ()) { self.init(title: nil, message: nil, preferredStyle: .actionSheet) }

    /// Makes an action sheet from a storyboard, without texts and choices.
    public required init?(coder: NSCoder) {
        preferredStyle = .actionSheet
        super.init(coder: coder)
    }

    /// Adds a choice below the others.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        contentDidChange()
    }

    /// Adds a field below the texts; the closure is called at once to set it up.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = AlertView.font(13, .regular, .footnote)
        field.adjustsFontForContentSizeCategory = true
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentDidChange()
    }

    open override var title: String? { didSet { textsDidChange() } }
    /// Texts in the place of `title` and `message`: programs set them by these names as keys, which Apple does not document.
    var attributedTitle: NSAttributedString? { didSet { textsDidChange() } }
    var attributedMessage: NSAttributedString? { didSet { textsDidChange() } }

    private func contentDidChange() { (viewIfLoaded as? AlertView)?.fill(from: self) }
    private func textsDidChange() { (viewIfLoaded as? AlertView)?.takeTexts(of: self) }

    open override func loadView() {
        let view = AlertView(self)
        view.frame = UIScreen.main.bounds
        takeMadeView(view)
    }

    /// Goes, and does what was chosen.
    func choose(_ action: UIAlertAction) {
        dismiss(animated: true)
        action.handler?(action)
    }
}

/// Is told what happens in a text view; all members are optional, as on iOS.
///
/// Editing begins and ends as the view becomes and resigns first responder; changes by `insertText(_:)` and
/// `deleteBackward()` are told.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// A link was touched.
    ///
    /// - Returns: Whether the system may open it; nothing is opened here.
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool

    /// Whether a tap on an attachment does what it does by itself, which is nothing here.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool

    /// A link was touched, as before iOS 10: called where the member with an interaction is not there.
    func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool

    /// Whether a tap on an attachment does what it does by itself, as before iOS 10: called where the member with an
    /// interaction is not there.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool

    /// What a tap on a link, on text with a `textItemTag` or on an attachment does, as since iOS 17; nil for nothing.
    ///
    /// - Parameters:
    ///   - textView: The view in which it stands.
    ///   - textItem: The link, tag or attachment and where it stands.
    ///   - defaultAction: What is done for delegates without the member: `textView(_:shouldInteractWith:in:interaction:)`
    ///     is called for links and attachments.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?

    /// The selected range was set, or moved by an insertion or a deletion.
    func textViewDidChangeSelection(_ textView: UITextView)

    /// Whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Whether editing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Called by `cut(_:)`, `paste(_:)` and `delete(_:)`; `insertText(_:)` does not ask, on Apple's systems neither.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when `insertText(_:)` or `deleteBackward()` has changed the text.
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Asks the older member, for delegates without this one.
    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: url, in: characterRange) }

    /// Asks the older member, for delegates without this one.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }

    /// Permits it, for delegates without the member.
    public func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool {
        true
    }

    /// Permits it, for delegates without the member.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool { true }

    /// The default, for delegates without the member.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }

    /// The default menu, for delegates without the member. Not asked.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }

    /// Does nothing, for delegates without the member.
    public func textViewDidChangeSelection(_ textView: UITextView) {}

    /// Permits it, for delegates without the member.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing, for delegates without the member.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Permits it, for delegates without the member.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing, for delegates without the member.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Permits it, for delegates without the member.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing, for delegates without the member.
    public func textViewDidChange(_ textView: UITextView) {}
}

extension UITextView {
    /// What surrounds a text; raw values as on iOS.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case roundedRect
    }
}

/// What a touch on a link or an attachment asks for; raw values as on iOS.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction = 0
    case presentActions = 1
    case preview = 2
}

/// Something in a text that a tap does something with.
///
/// Source: Apple's documentation of `UITextItem`.
@preconcurrency @MainActor open class UITextItem: NSObject {
    /// What kinds of things there are.
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    /// What it is.
    open private(set) var content: Content
    /// Where it stands, in UTF-16 units.
    open private(set) var range: NSRange

    /// What is offered for a thing in a text.
    @preconcurrency @MainActor public final class MenuConfiguration {
        /// The menu.
        public let menu: UIMenu
        /// What is shown above it; nil for nothing.
        public let preview: MenuPreview?

        /// Makes the offer of a menu with a picture of the text.
        public init(menu: UIMenu) { (self.menu, preview) = (menu, .default) }
        /// Makes the offer of a menu with something above it, or nothing.
        public init(preview: MenuPreview?, menu: UIMenu) { (self.menu, self.preview) = (menu, preview) }
    }

    /// What is shown above a menu.
    @preconcurrency @MainActor public final class MenuPreview {
        /// The view; nil for a picture of the text.
        public let view: UIView?

        private init() { view = nil }
        /// Shows a view.
        public init(view: UIView) { self.view = view }
        /// Shows a picture of the text.
        public static let `default` = MenuPreview()
    }

    init(content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }
}

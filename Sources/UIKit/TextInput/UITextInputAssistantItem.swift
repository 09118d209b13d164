/// The buttons beside the suggestions above a keyboard on iPads; there is no keyboard here, and nothing shows them.
///
/// Source: Apple's documentation of `UITextInputAssistantItem`.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    /// Whether the user may hide the buttons. Stored; no effect.
    open var allowsHidingShortcuts = true
    /// The buttons before the suggestions. Stored; no effect.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The buttons behind the suggestions. Stored; no effect.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UIResponder {
    nonisolated(unsafe) private static let assistantKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// The buttons beside the suggestions above a keyboard on iPads; nothing shows them here.
    public var inputAssistantItem: UITextInputAssistantItem {
        if let item = AssociatedObjects.value(of: self, key: Self.assistantKey) as? UITextInputAssistantItem {
            return item
        }
        let item = UITextInputAssistantItem()
        AssociatedObjects.set(item, of: self, key: Self.assistantKey)
        return item
    }
}

/// How elements of a menu are shown.
///
/// Source: Apple's documentation of `UIMenuDisplayPreferences`.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject {
    /// The most lines that a title has in the menu; 0 for that of the system. Menus are not drawn. Stored; no effect.
    open var maximumNumberOfTitleLines = 0

    /// Makes preferences that leave everything to the system.
    public init(root: Void = ()) { super.init() }
}

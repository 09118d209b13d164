/// What the program's main menu is built with: nothing here shows one, so that nobody calls builders.
///
/// Source: Apple's documentation of `UIMenuBuilder`.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
    /// The menu of a name; nil where there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Puts a menu in the place of another one.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Puts a menu before another one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu behind another one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu first into another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Puts a menu last into another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Takes a menu away.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
    /// The whole menu.
    public static let root = Self("com.apple.menu.root")
    /// The program's own commands.
    public static let application = Self("com.apple.menu.application")
    /// Commands of files.
    public static let file = Self("com.apple.menu.file")
    /// Commands of editing.
    public static let edit = Self("com.apple.menu.edit")
    /// Cutting, copying, pasting and what belongs to them.
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    /// Replacing text.
    public static let replace = Self("com.apple.menu.replace")
    /// Passing on.
    public static let share = Self("com.apple.menu.share")
    /// Looking up words.
    public static let lookup = Self("com.apple.menu.lookup")
    /// Learning words.
    public static let learn = Self("com.apple.menu.learn")
    /// Looks of text.
    public static let format = Self("com.apple.menu.format")
    /// Fonts.
    public static let font = Self("com.apple.menu.font")
    /// Bold, italic, underlined.
    public static let textStyle = Self("com.apple.menu.text-style")
    /// What is shown.
    public static let view = Self("com.apple.menu.view")
    /// Windows.
    public static let window = Self("com.apple.menu.window")
    /// Help.
    public static let help = Self("com.apple.menu.help")
    /// Finding text.
    public static let find = Self("com.apple.menu.find")
}

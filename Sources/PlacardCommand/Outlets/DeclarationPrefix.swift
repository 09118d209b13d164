/// The attributes and modifiers before a declaration.
struct DeclarationPrefix {
    var attributes: Set<String> = []
    var modifiers: Set<String> = []
    /// What `@objc(…)` names the method.
    var selector: String?

    static let access: Set = ["private", "fileprivate", "internal", "package", "public", "open"]

    /// Whether a word after `class` says that this is a modifier, and no type begins.
    static func mayFollowClass(_ word: String) -> Bool {
        access.contains(word)
            || ["func", "var", "let", "subscript", "override", "final", "nonisolated"].contains(word)
    }

    /// Whether a nib might set the property that follows.
    var isProperty: Bool { !attributes.isDisjoint(with: ["IBInspectable", "IBOutlet", "Outlet", "WeakOutlet"]) }

    var reasonAgainstCalling: String? {
        if modifiers.contains("static") { return "it belongs to the class" }
        let isHidden = !modifiers.isDisjoint(with: ["private", "fileprivate"])
        return isHidden ? "it is private, and the table lies in another file" : nil
    }

    var reasonAgainstSetting: String? {
        if let reason = reasonAgainstCalling { return reason }
        let isReadOnly = !modifiers.isDisjoint(with: ["private(set)", "fileprivate(set)"])
        return isReadOnly ? "only its own file may set it" : nil
    }
}

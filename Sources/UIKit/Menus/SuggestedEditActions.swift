extension UIResponder {
    /// What the system suggests for a menu of editing: the standard commands that the object, or one up its chain, does at present.
    ///
    /// Source: Apple's documentation of `editMenuInteraction(_:menuFor:suggestedActions:)`; their order is that of its menus.
    var suggestedEditActions: [UIMenuElement] {
        let commands = StandardEditAction.allCases.filter { target(forAction: $0.selector, withSender: nil) != nil }
            .map { UICommand(title: $0.title, action: $0.selector) }
        guard !commands.isEmpty else { return [] }
        return [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)]
    }
}

/// A command of menus of editing, in the order in which they hold it.
enum StandardEditAction: String, CaseIterable {
    case cut, copy, paste, delete, select, selectAll

    var selector: Selector { Selector(rawValue + ":") }

    /// What English menus call it.
    var title: String {
        switch self {
        case .cut: "Cut"
        case .copy: "Copy"
        case .paste: "Paste"
        case .delete: "Delete"
        case .select: "Select"
        case .selectAll: "Select All"
        }
    }
}

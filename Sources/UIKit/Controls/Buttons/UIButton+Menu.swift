extension UIButton {
    /// Marks the chosen action of the menu and shows its title, as a button does that changes its selection.
    func showChosenAction() {
        guard changesSelectionAsPrimaryAction, let actions = menu?.actions,
            let chosen = actions.first(where: { $0.state == .on }) ?? actions.first
        else { return }
        chosen.state = .on
        if configuration == nil { setTitle(chosen.title, for: .normal) } else { configuration?.title = chosen.title }
    }
}

extension UIMenu {
    /// The actions of the menu and of those within it, in their order.
    fileprivate var actions: [UIAction] {
        children.flatMap { child in
            (child as? UIMenu)?.actions ?? [child as? UIAction].compactMap { $0 }
        }
    }
}

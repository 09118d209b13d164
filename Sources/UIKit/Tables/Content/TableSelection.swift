extension UITableView: SelectableList {
    func holds(_ path: IndexPath) -> Bool { content.current.number(of: path) != nil }

    func showSelection(at path: IndexPath) {
        let cell = content.geometry.number(of: path).flatMap { content.shown[$0] } as? UITableViewCell
        cell?.setSelected(selection.paths.contains(path), animated: false)
    }
}

/// Which rows of a table are selected, and what fingers do about it.
@MainActor final class TableSelection: ListSelection<UITableView> {
    /// The sign of the row that the finger came down on; nil for the row itself.
    private var part: CellSigns.Part?

    /// A finger has come down; tells whether it is upon a row that cares.
    func begin(_ touches: Set<UITouch>, in table: UITableView) -> Bool {
        guard table.isLive, touched == nil, let touch = touches.first,
            let path = table.indexPathForRow(at: touch.location(in: table)),
            let cell = table.cellForRow(at: path)
        else { return touched != nil }
        part = cell.sign(at: touch.location(in: cell))
        let delegate = table.content.delegate
        guard part != nil || table.allowsAny && delegate?.tableView(table, shouldHighlightRowAt: path) ?? true else {
            return false
        }
        touched = (path, touch.location(in: nil))
        guard part == nil else { return true }
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(table, didHighlightRowAt: path)
        return true
    }

    func end(in table: UITableView) -> Bool {
        guard let path = touched?.path else { return false }
        _ = cancel(in: table)
        switch part {
        case .detailButton:
            table.cellForRow(at: path)?.segues.accessory?()
            table.content.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
        case .editing:
            let style = table.cellForRow(at: path)?.editingStyle ?? .none
            table.dataSource?.tableView(table, commit: style, forRowAt: path)
        case nil: choose(path, table)
        }
        return true
    }

    override func unhighlight(_ path: IndexPath, in table: UITableView) {
        guard part == nil else { return }
        table.cellForRow(at: path)?.setHighlighted(false, animated: false)
        table.content.delegate?.tableView(table, didUnhighlightRowAt: path)
    }

    private func choose(_ path: IndexPath, _ table: UITableView) {
        let delegate = table.content.delegate
        if table.allowsSeveral, paths.contains(path) { return leave(path, table, delegate) }
        guard let path = delegate.map({ $0.tableView(table, willSelectRowAt: path) }) ?? path else { return }
        if !table.allowsSeveral {
            for other in paths.sorted() where other != path { leave(other, table, delegate) }
        }
        select(path, in: table)
        table.cellForRow(at: path)?.segues.selection?()
        delegate?.tableView(table, didSelectRowAt: path)
    }

    private func leave(_ path: IndexPath, _ table: UITableView, _ delegate: (any UITableViewDelegate)?) {
        guard let path = delegate.map({ $0.tableView(table, willDeselectRowAt: path) }) ?? path else { return }
        deselect(path, in: table)
        delegate?.tableView(table, didDeselectRowAt: path)
    }
}

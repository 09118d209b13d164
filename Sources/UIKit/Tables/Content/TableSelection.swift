/// Which rows of a table are selected, and what fingers do about it.
@MainActor final class TableSelection {
    /// How far a finger may move and still choose a row, in points.
    private static let allowableMovement: CGFloat = 10

    private(set) var paths: Set<IndexPath> = []
    private var touched: (path: IndexPath, start: CGPoint, part: CellSigns.Part?)?

    func clear() {
        paths = []
        touched = nil
    }

    /// Takes the rows to their new places.
    func move(_ places: (IndexPath) -> IndexPath?) {
        paths = Set(paths.compactMap(places))
        touched = nil
    }

    // MARK: By code

    func select(_ path: IndexPath?, in table: UITableView) {
        if path == nil || !allowsSeveral(table) {
            for other in paths.sorted() where other != path { deselect(other, in: table) }
        }
        guard let path, table.content.current.number(of: path) != nil else { return }
        paths.insert(path)
        show(path, true, table)
    }

    func deselect(_ path: IndexPath, in table: UITableView) {
        guard paths.remove(path) != nil else { return }
        show(path, false, table)
    }

    private func show(_ path: IndexPath, _ isSelected: Bool, _ table: UITableView) {
        let number = table.content.geometry.number(of: path)
        (number.flatMap { table.content.shown[$0] } as? UITableViewCell)?.setSelected(isSelected, animated: false)
    }

    private func allowsSeveral(_ table: UITableView) -> Bool {
        table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    }

    private func allowsAny(_ table: UITableView) -> Bool {
        guard table.isEditing else { return table.allowsSelection || table.allowsMultipleSelection }
        return table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing
    }

    // MARK: By touch

    /// A finger has come down; tells whether it is upon a row that cares.
    func begin(_ touches: Set<UITouch>, in table: UITableView) -> Bool {
        guard table.isLive, touched == nil, let touch = touches.first,
            let path = table.indexPathForRow(at: touch.location(in: table)),
            let cell = table.cellForRow(at: path)
        else { return touched != nil }
        let part = cell.sign(at: touch.location(in: cell))
        let delegate = table.content.delegate
        guard part != nil || allowsAny(table) && delegate?.tableView(table, shouldHighlightRowAt: path) ?? true else {
            return false
        }
        touched = (path, touch.location(in: nil), part)
        guard part == nil else { return true }
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(table, didHighlightRowAt: path)
        return true
    }

    func move(_ touches: Set<UITouch>, in table: UITableView) -> Bool {
        guard let touched, let touch = touches.first else { return false }
        if touch.location(in: nil).distance(to: touched.start) > Self.allowableMovement { _ = cancel(in: table) }
        return true
    }

    func cancel(in table: UITableView) -> Bool {
        guard let touched else { return false }
        self.touched = nil
        if touched.part == nil { unhighlight(touched.path, table) }
        return true
    }

    func end(in table: UITableView) -> Bool {
        guard let touched else { return false }
        self.touched = nil
        switch touched.part {
        case .detailButton: table.content.delegate?.tableView(table, accessoryButtonTappedForRowWith: touched.path)
        case .editing:
            let style = table.cellForRow(at: touched.path)?.editingStyle ?? .none
            table.dataSource?.tableView(table, commit: style, forRowAt: touched.path)
        case nil:
            unhighlight(touched.path, table)
            choose(touched.path, table)
        }
        return true
    }

    private func unhighlight(_ path: IndexPath, _ table: UITableView) {
        table.cellForRow(at: path)?.setHighlighted(false, animated: false)
        table.content.delegate?.tableView(table, didUnhighlightRowAt: path)
    }

    private func choose(_ path: IndexPath, _ table: UITableView) {
        let delegate = table.content.delegate
        if allowsSeveral(table), paths.contains(path) { return leave(path, table, delegate) }
        guard let path = delegate.map({ $0.tableView(table, willSelectRowAt: path) }) ?? path else { return }
        if !allowsSeveral(table) {
            for other in paths.sorted() where other != path { leave(other, table, delegate) }
        }
        paths.insert(path)
        show(path, true, table)
        delegate?.tableView(table, didSelectRowAt: path)
    }

    private func leave(_ path: IndexPath, _ table: UITableView, _ delegate: (any UITableViewDelegate)?) {
        guard let path = delegate.map({ $0.tableView(table, willDeselectRowAt: path) }) ?? path else { return }
        deselect(path, in: table)
        delegate?.tableView(table, didDeselectRowAt: path)
    }
}

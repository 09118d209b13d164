extension NibGraph {
    /// Whether there are rows, which show what other canvases than the document's make of stored sizes.
    package var hasRows: Bool { objects.contains { $0.view is UITableViewCell } }

    /// Has rows laid out by their tables and by themselves, in place of the document, where the canvas is not the one that
    /// the document was drawn on: a phone asks what rows want at its own width and its user's text size.
    func layOutRowsAnew(in space: NibSpace) {
        let tables = objects.indices.filter { objects[$0].view is UITableView }
        let rows = objects.indices.filter { objects[$0].view is UITableViewCell }
        guard !rows.isEmpty else { return }
        for index in tables {
            let changes = changes(around: index, in: space)
            guard !changes.isEmpty, let table = objects[index].view as? UITableView else { continue }
            let held = rows.filter { objects[$0].parent == index }.compactMap { row in
                (objects[row].view as? UITableViewCell).map { ($0, objects[row].element) }
            }
            table.content.documentRows = DocumentRows(
                of: table, storedWidth: storedWidth(index), rows: held, changes: changes)
        }
        let inTables = Set(tables)
        for index in rows where objects[index].parent.map(inTables.contains) != true {
            let changes = changes(around: index, in: space)
            guard changes.contains(.width) || changes.contains(.textSize) && objects[index].element.followsTextSize
            else { continue }
            (objects[index].view as? UITableViewCell)?.takeOverLayout()
        }
    }

    /// What is other than on the canvas of a view's document: the width too where the view's scene lies in another one.
    private func changes(around index: Int, in space: NibSpace) -> DocumentRows.Change {
        var changes: DocumentRows.Change = space.textSize == .other ? .textSize : []
        var root = index
        while let parent = objects[root].parent { root = parent }
        let isEmbedded = objects[root].scene != objects[index].scene
        let isResized = space.width.map { $0 != storedWidth(root) } ?? false
        if isEmbedded || isResized { changes.insert(.width) }
        return changes
    }

    private func storedWidth(_ index: Int) -> CGFloat {
        let object = objects[index]
        return object.element.child(keyed: "frame")?["width"].flatMap(IBNumber.parse).map { CGFloat($0) }
            ?? object.view.frame.width
    }
}

extension UIView {
    /// Has a cell place its content itself where it gets another size than its document's; other views stay as they are.
    package func takeOverContent() {
        (self as? UITableViewCell)?.takeOverLayout()
        (self as? UICollectionViewCell)?.takeOverLayout()
    }
}

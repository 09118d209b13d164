extension UITableView {
    // MARK: Numbers

    var foundNumberOfSections: Int { content.current.sections.count }

    func foundNumberOfRows(inSection section: Int) -> Int {
        let sections = content.current.sections
        return sections.indices.contains(section) ? sections[section].rows : 0
    }

    // MARK: Places

    func foundRect(forSection section: Int) -> CGRect {
        content.rect(from: { $0.number(ofHeader: section) }, to: { $0.number(ofFooter: section) }, of: section)
    }

    func foundRectForHeader(inSection section: Int) -> CGRect {
        content.rect(from: { $0.number(ofHeader: section) }, to: { $0.number(ofHeader: section) }, of: section)
    }

    func foundRectForFooter(inSection section: Int) -> CGRect {
        content.rect(from: { $0.number(ofFooter: section) }, to: { $0.number(ofFooter: section) }, of: section)
    }

    func foundRectForRow(at indexPath: IndexPath) -> CGRect {
        content.current.number(of: indexPath).map(content.frame) ?? .zero
    }

    func foundIndexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 0)))?.first
    }

    func foundIndexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        guard rect.maxX > bounds.minX, rect.minX < bounds.maxX else { return nil }
        let paths = content.rows(from: rect.minY, to: rect.maxY)
        return paths.isEmpty ? nil : paths
    }

    func foundIndexPath(for cell: UITableViewCell) -> IndexPath? { content.path(of: cell) }

    // MARK: What is shown

    func foundCellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        content.bringUpToDate()
        return content.current.number(of: indexPath).flatMap { content.shown[$0] as? UITableViewCell }
    }

    var foundVisibleCells: [UITableViewCell] {
        content.bringUpToDate()
        return content.cellsInSight
    }

    var foundIndexPathsForVisibleRows: [IndexPath]? {
        // By their places: while rows are being made, not all that come into sight are there yet.
        content.bringUpToDate()
        let paths = content.rows(from: bounds.minY, to: bounds.maxY.nextDown)
        return paths.isEmpty ? nil : paths
    }

    func foundHeaderView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content.bringUpToDate()
        return content.title(of: section) { $0.number(ofHeader: section) }
    }

    func foundFooterView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content.bringUpToDate()
        return content.title(of: section) { $0.number(ofFooter: section) }
    }

    /// The size for `sizeThatFits(_:)`; nil without a data source.
    func sizeOfRows(fitting size: CGSize) -> CGSize? {
        guard isLive else { return nil }
        content.loadIfNeeded()
        return CGSize(width: size.width, height: min(size.height, contentSize.height))
    }

    // MARK: Scrolling

    func moveToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        content.bringUpToDate()
        guard let number = content.current.number(of: indexPath) else { return }
        moveContent(
            to: CGPoint(x: contentOffset.x, y: content.offset(showing: number, scrollPosition)), animated: animated
        ) { content.scroll(to: number, scrollPosition) }
    }

    func moveToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let first = indexPathsForVisibleRows?.first ?? selection.paths.min(),
            let path = selection.paths.sorted().first(where: { $0 >= first }) ?? selection.paths.max()
        else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    /// Places what a document has put upon the table, with lines around the rows.
    func placeDocumentRows() {
        // Heights of rows count the lines.
        placeDocumentLines()
        content.documentRows?.place(in: self)
    }

    /// Puts lines around the rows that a document has placed, and makes groups of them: rows that touch are of one section.
    private func placeDocumentLines() {
        let color = separatorStyle == .none ? nil : separatorColor ?? .separator
        let rows = subviews.compactMap { $0 as? UITableViewCell }.sorted { $0.frame.minY < $1.frame.minY }
        let gaps = zip(rows, rows.dropFirst()).map { $1.frame.minY - $0.frame.maxY > 1 }
        for (row, gap) in zip(rows, zip([true] + gaps, gaps + [true])) {
            row.placement = RowPlacement(
                style: style, isFirst: gap.0, isLast: gap.1, lineColor: color, lineInset: ownSeparatorInset,
                table: nil)
        }
    }

    func contentSizeDidChange(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled else { return }
        content.measureAgain(cell)
    }
}

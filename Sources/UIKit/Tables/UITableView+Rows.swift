extension UITableView {
    // MARK: Numbers

    /// The number of sections, as of the last time that the data source was asked.
    public var numberOfSections: Int { content.current.sections.count }

    /// The number of rows in a section; 0 if there is no such section.
    public func numberOfRows(inSection section: Int) -> Int {
        let sections = content.current.sections
        return sections.indices.contains(section) ? sections[section].rows : 0
    }

    // MARK: Places

    /// The rectangle of a section with its header and footer, in the table's coordinates.
    public func rect(forSection section: Int) -> CGRect {
        content.rect(from: { $0.number(ofHeader: section) }, to: { $0.number(ofFooter: section) }, of: section)
    }

    /// The rectangle of a section's header where it lies by itself.
    public func rectForHeader(inSection section: Int) -> CGRect {
        content.rect(from: { $0.number(ofHeader: section) }, to: { $0.number(ofHeader: section) }, of: section)
    }

    /// The rectangle of a section's footer.
    public func rectForFooter(inSection section: Int) -> CGRect {
        content.rect(from: { $0.number(ofFooter: section) }, to: { $0.number(ofFooter: section) }, of: section)
    }

    /// The rectangle of a row, by estimates where rows have not been measured; zero if there is no such row.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        content.current.number(of: indexPath).map(content.frame) ?? .zero
    }

    /// The row at a point of the table's coordinates.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 0)))?.first
    }

    /// The rows that a rectangle of the table's coordinates reaches into; nil for none.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        guard rect.maxX > bounds.minX, rect.minX < bounds.maxX else { return nil }
        let paths = content.rows(from: rect.minY, to: rect.maxY)
        return paths.isEmpty ? nil : paths
    }

    /// The place of a row that is shown.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { content.path(of: cell) }

    // MARK: What is shown

    /// The row at a place; nil if it is not in view.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        content.bringUpToDate()
        return content.current.number(of: indexPath).flatMap { content.shown[$0] as? UITableViewCell }
    }

    /// The rows in view, from above.
    public var visibleCells: [UITableViewCell] {
        content.bringUpToDate()
        return content.shown.sorted { $0.key < $1.key }.compactMap { $0.value as? UITableViewCell }
    }

    /// The places of the rows in view, from above; nil for none.
    public var indexPathsForVisibleRows: [IndexPath]? {
        let paths = visibleCells.compactMap(indexPath)
        return paths.isEmpty ? nil : paths
    }

    /// A section's header if it is in view and of that class.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content.bringUpToDate()
        return content.title(of: section) { $0.number(ofHeader: section) }
    }

    /// A section's footer if it is in view and of that class.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content.bringUpToDate()
        return content.title(of: section) { $0.number(ofFooter: section) }
    }

    // MARK: Scrolling

    /// Moves the content until a row is in view, at once; nothing if there is no such row.
    ///
    /// The rows around it are measured, so that it lies where it should.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        content.bringUpToDate()
        guard let number = content.current.number(of: indexPath) else { return }
        content.scroll(to: number, scrollPosition)
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Moves the content until the selected row is in view that is nearest to the first visible one.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let first = indexPathsForVisibleRows?.first ?? selection.paths.min(),
            let path = selection.paths.sorted().first(where: { $0 >= first }) ?? selection.paths.max()
        else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    /// Puts lines around the rows that a document has placed, and makes groups of them: rows that touch are of one section.
    func placeDocumentLines() {
        let color = separatorStyle == .none ? nil : separatorColor ?? .separator
        let rows = subviews.compactMap { $0 as? UITableViewCell }.sorted { $0.frame.minY < $1.frame.minY }
        let gaps = zip(rows, rows.dropFirst()).map { $1.frame.minY - $0.frame.maxY > 1 }
        for (row, gap) in zip(rows, zip([true] + gaps, gaps + [true])) {
            row.placement = RowPlacement(
                style: style, isFirst: gap.0, isLast: gap.1, lineColor: color, lineInset: nil, table: nil)
        }
    }

    func contentSizeDidChange(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled else { return }
        content.measureAgain(cell)
    }
}

/// Members of `UITableView` that programs override now and then.
///
/// Swift lets only members in the body of a class be overridden. Those that `UITableView` need not hold itself lie here, in a
/// class between it and `UIScrollView`; every object of it is a table view.
@preconcurrency @MainActor open class OverridableTableMembers: UIScrollView {
    private var own: UITableView { unsafeDowncast(self, to: UITableView.self) }

    /// As wide as is offered, and as high as header, rows and footer, by estimates where rows have not been measured, but no higher than is
    /// offered.
    ///
    /// Rows that a document has placed leave the present size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        own.sizeOfRows(fitting: size) ?? super.sizeThatFits(size)
    }

    /// The number of sections, as of the last time that the data source was asked.
    open var numberOfSections: Int { own.foundNumberOfSections }

    /// The number of rows in a section; 0 if there is no such section.
    open func numberOfRows(inSection section: Int) -> Int { own.foundNumberOfRows(inSection: section) }

    /// The rectangle of a section with its header and footer, in the table's coordinates.
    open func rect(forSection section: Int) -> CGRect { own.foundRect(forSection: section) }

    /// The rectangle of a section's header where it lies by itself.
    open func rectForHeader(inSection section: Int) -> CGRect { own.foundRectForHeader(inSection: section) }

    /// The rectangle of a section's footer.
    open func rectForFooter(inSection section: Int) -> CGRect { own.foundRectForFooter(inSection: section) }

    /// The rectangle of a row, by estimates where rows have not been measured; zero if there is no such row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { own.foundRectForRow(at: indexPath) }

    /// The row at a point of the table's coordinates.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { own.foundIndexPathForRow(at: point) }

    /// The rows that a rectangle of the table's coordinates reaches into; nil for none.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { own.foundIndexPathsForRows(in: rect) }

    /// The place of a row that is shown.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { own.foundIndexPath(for: cell) }

    /// The row at a place; nil if it is not in view.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { own.foundCellForRow(at: indexPath) }

    /// The rows in view, from above.
    open var visibleCells: [UITableViewCell] { own.foundVisibleCells }

    /// The places of the rows in view, from above; nil for none.
    open var indexPathsForVisibleRows: [IndexPath]? { own.foundIndexPathsForVisibleRows }

    /// A section's header if it is in view and of that class.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        own.foundHeaderView(forSection: section)
    }

    /// A section's footer if it is in view and of that class.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        own.foundFooterView(forSection: section)
    }

    /// Moves the content until a row is in view, at once; nothing if there is no such row.
    ///
    /// The rows around it are measured, so that it lies where it should.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        own.moveToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Moves the content until the selected row is in view that is nearest to the first visible one.
    open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        own.moveToNearestSelectedRow(at: scrollPosition, animated: animated)
    }
}

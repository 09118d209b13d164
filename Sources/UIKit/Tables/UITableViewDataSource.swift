/// Whoever knows what rows a table has; all members but the first two have defaults, as Apple's are optional.
///
/// Source: Apple's documentation of `UITableViewDataSource`.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The row for a place, which is asked for when it comes into view.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// The default is 1.
    func numberOfSections(in tableView: UITableView) -> Int
    /// What the header of a section says if the delegate has no view for it.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// What the footer of a section says if the delegate has no view for it.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Whether a row shows that it can be edited; the default is true.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row shows that it can be moved; the default is false, where Apple's depends on the member below.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Called when the sign of a row that can be inserted or deleted is tapped.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Not called: fingers move no rows.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// Not called: there is no index beside a table.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Not called: there is no index beside a table.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    /// One, for data sources without the member.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// None, for data sources without the member.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// None, for data sources without the member.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Permits it, for data sources without the member.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Denies it, for data sources without the member.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing, for data sources without the member.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing, for data sources without the member.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// None, for data sources without the member.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The title's own place, for data sources without the member.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}

/// Fetches what rows need before they come in sight; nobody asks it to here.
///
/// Source: Apple's documentation of `UITableViewDataSourcePrefetching`.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Rows will soon be in sight.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Rows will not come in sight after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing, for sources without the member.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// What a table shows of its data source: which rows there are, how high they are, and the views of those in sight.
@MainActor final class TableContent {
    unowned let table: UITableView
    /// The rows that a document holds, with which a `UITableViewController` answers; empty for none.
    var staticSections: [StaticSection] = []
    /// What a document has put upon the table, where that is laid out anew; nil where it stays in its stored places.
    var documentRows: DocumentRows?
    /// Where everything lies, as of the last time that the data source was asked.
    var geometry = TableGeometry()
    /// The views in sight, by the numbers of their elements.
    var shown: [Int: UIView] = [:]
    /// What has come into sight with the layout that is being done.
    var appearing: Set<Int> = []
    var cells = ReusePool<UITableViewCell>()
    var titles = ReusePool<UITableViewHeaderFooterView>()
    /// Whether the data source is to be asked for the number of rows.
    private var isDue = true
    /// Whether the data source or the delegate is being asked how much there is and how high it is.
    private var isAsking = false
    /// Whether everything is to be invalidated once nobody is being asked.
    private var reloadWaits = false
    var isPlacing = false
    var placedWidth: CGFloat = 0
    private var updates: ListUpdates?
    private var depth = 0
    /// Whether the data source was still to be asked when the updates began: then nothing is known that has a place to go to.
    private var updatesBeganDue = false
    /// The row that is configured again, and stands for its place when one is dequeued.
    private var reconfigured: (path: IndexPath, cell: UITableViewCell)?

    init(of table: UITableView) {
        self.table = table
    }

    var delegate: (any UITableViewDelegate)? { table.delegate as? any UITableViewDelegate }

    /// Where everything lies; the data source is asked first if that is due.
    var current: TableGeometry {
        loadIfNeeded()
        return geometry
    }

    // MARK: Asking

    /// Invalidates everything, and has it asked for anew when it is needed; what data source and delegate ask for while they are
    /// asked themselves is done at the next layout.
    func reload() {
        reloadWaits = isPlacing || isAsking
        guard !reloadWaits else { return table.setNeedsLayout() }
        for number in shown.keys.sorted() { retire(number) }
        geometry = TableGeometry()
        isDue = true
        table.setNeedsLayout()
    }

    func loadIfNeeded() {
        if reloadWaits, !isPlacing, !isAsking { reload() }
        guard isDue, table.isLive, !isAsking else { return }
        isDue = false
        asking {
            geometry = askForGeometry()
            measureBeforehand()
        }
        updateContentSize()
        keepWithinContent()
    }

    private func asking(_ ask: () -> Void) {
        let isWithin = isAsking
        isAsking = true
        ask()
        isAsking = isWithin
    }

    func heightsDidChange() {
        guard !isDue else { return }
        reloadKeepingViews(.same)
        geometry.invalidateAll()
        table.setNeedsLayout()
    }

    /// Asks for the numbers of rows anew; what is known of rows, headers and footers goes with them to their new places.
    func reloadKeepingViews(_ places: ListPlaces) {
        guard !isDue, table.isLive else { return }
        let old = geometry
        let kept: [(TableGeometry.Element, UIView)] = shown.compactMap { number, view in
            old.element(number).moved(places).map { ($0, view) }
        }
        let views = Set(kept.map { ObjectIdentifier($0.1) })
        for (number, view) in shown.sorted(by: { $0.key < $1.key }) where !views.contains(ObjectIdentifier(view)) {
            retire(number)
        }
        var new = TableGeometry()
        asking { new = askForGeometry() }
        new.take(old, places: places.element)
        geometry = new
        shown = [:]
        for (element, view) in kept {
            if let number = new.number(of: element) { shown[number] = view } else { view.removeFromSuperview() }
        }
        giveTitlesTheirRoles()
        table.selection.move(places.element)
        asking(measureBeforehand)
        updateContentSize()
        keepWithinContent()
        table.setNeedsLayout()
    }

    // MARK: Updates

    var isUpdating: Bool { depth > 0 }

    func beginUpdates() {
        if depth == 0 { updatesBeganDue = isDue }
        loadIfNeeded()
        depth += 1
    }

    func endUpdates() {
        guard depth > 0 else { return }
        depth -= 1
        guard depth == 0 else { return }
        let places = (updates ?? ListUpdates()).places
        // Without changes the pair asks for heights alone.
        if updates == nil { geometry.invalidateAll() }
        updates = nil
        if updatesBeganDue { reload(moving: places) } else { reloadKeepingViews(places) }
    }

    /// Asks for everything anew after updates of a table that knew nothing: what it asked for when they began may have been the
    /// new rows as well as the old ones.
    private func reload(moving places: ListPlaces) {
        table.selection.move(places.element)
        reload()
        loadIfNeeded()
    }

    func collectUpdates(_ change: () -> Void) {
        beginUpdates()
        change()
        endUpdates()
    }

    /// Notes a change, which shows at once unless others belong to it.
    func note(_ change: (inout ListUpdates) -> Void) {
        beginUpdates()
        change(&updates[default: ListUpdates()])
        endUpdates()
    }

    /// Has rows in sight configured again, and measured.
    func reconfigure(_ paths: [IndexPath]) {
        loadIfNeeded()
        for path in paths {
            guard let number = geometry.number(of: path) else { continue }
            geometry.invalidate(number)
            guard let cell = shown[number] as? UITableViewCell else { continue }
            reconfigured = (path, cell)
            let configured = table.dataSource?.tableView(table, cellForRowAt: path)
            reconfigured = nil
            guard let configured, configured !== cell else { continue }
            retire(number)
            present(configured, number, path)
        }
        table.setNeedsLayout()
    }

    /// Has a row in sight measured again.
    func measureAgain(_ cell: UITableViewCell) {
        guard !isPlacing, let path = path(of: cell), let number = geometry.number(of: path) else { return }
        geometry.invalidate(number)
        table.setNeedsLayout()
    }

    /// Lays out what is due, unless that is being done.
    func bringUpToDate() {
        loadIfNeeded()
        if !isPlacing { table.layoutIfNeeded() }
    }

    // MARK: Rows to be used again

    func dequeue(_ identifier: String, for path: IndexPath?) -> UITableViewCell? {
        if let reconfigured, reconfigured.path == path { return reconfigured.cell }
        let cell: UITableViewCell?
        if let waiting = cells.take(identifier) {
            waiting.prepareForReuse()
            cell = waiting
        } else {
            cell = cells.make(identifier) { type in
                (type as? UITableViewCell.Type)?.make(registered: identifier)
            }
        }
        if cell?.reuseIdentifier == nil { cell?.reuseIdentifier = identifier }
        if let number = path.flatMap(geometry.number) { cell?.frame.size = frame(number).size }
        return cell
    }

    func dequeueTitle(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let waiting = titles.take(identifier) {
            waiting.prepareForReuse()
            return waiting
        }
        let view = titles.make(identifier) { type in
            (type as? UITableViewHeaderFooterView.Type)?.make(registered: identifier)
        }
        if view?.reuseIdentifier == nil { view?.reuseIdentifier = identifier }
        return view
    }

    // MARK: Finding

    func path(of cell: UITableViewCell) -> IndexPath? {
        guard let number = shown.first(where: { $0.value === cell })?.key,
            case .row(let path) = geometry.element(number)
        else { return nil }
        return path
    }

    func title(of section: Int, _ number: (TableGeometry) -> Int) -> UITableViewHeaderFooterView? {
        guard geometry.sections.indices.contains(section) else { return nil }
        return shown[number(geometry)] as? UITableViewHeaderFooterView
    }
}

extension Optional {
    fileprivate subscript(default value: @autoclosure () -> Wrapped) -> Wrapped {
        get { self ?? value() }
        set { self = newValue }
    }
}

/// A list of rows, in sections, which are asked for as they come into view.
///
/// Without a data source it shows what a document has put upon it. Changes to rows show at once, without animation.
/// Source: Apple's documentation of `UITableView`.
@preconcurrency @MainActor open class UITableView: OverridableTableMembers {
    /// A height that follows from the content.
    public static let automaticDimension: CGFloat = -1

    /// How sections look.
    open private(set) var style: Style
    private(set) lazy var content = TableContent(of: self)
    let selection = TableSelection()

    /// Whoever knows what rows there are.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { content.reload() } }
    /// Who decides about heights, headers and choices.
    ///
    /// It has the type of a scroll view's delegate; whoever conforms to `UITableViewDelegate` is asked.
    open override weak var delegate: (any UIScrollViewDelegate)? { didSet { content.reload() } }

    // MARK: Heights

    /// The height of rows, in points.
    open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of rows before they are measured, in points; with 0 all heights are asked for beforehand.
    open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of headers of sections, in points.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of footers of sections, in points.
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of headers before they are measured, in points.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of footers before they are measured, in points.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The space above headers, in points; by default 22 in plain tables.
    open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of empty rows below the last. Stored; no effect.
    open var fillerRowHeight = UITableView.automaticDimension
    /// When rows whose content changes are measured again.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Look

    /// Whether there are lines below rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { heightsDidChange() } }
    /// The color of those lines; nil for the system's.
    open var separatorColor: UIColor? { didSet { setNeedsLayout() } }
    /// What shows through the lines. Stored; no effect.
    open var separatorEffect: UIVisualEffect?
    /// The color of the letters of an index at the side, which there is none of. Stored; no effect.
    open var sectionIndexColor: UIColor?
    /// The color behind such an index. Stored; no effect.
    open var sectionIndexBackgroundColor: UIColor?
    /// The color behind such an index while it is touched. Stored; no effect.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// How many rows there are before such an index is shown. Stored; no effect.
    open var sectionIndexMinimumDisplayRowCount = 0
    /// How far those lines keep from the edges, in points.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    var ownSeparatorInset: UIEdgeInsets?
    /// What that is measured from. Stored; no effect.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    /// Whether content keeps to a width that is easily read. Stored; no effect.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether content views keep to the safe area. Stored; no effect.
    open var insetsContentViewsToSafeArea = true
    /// Lies below all rows.
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView, at: 0) } }
    /// Lies above all rows, as wide as the table.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    /// Lies below all rows.
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

    // MARK: Selection and editing

    /// Whether a touch chooses a row.
    open var allowsSelection = true
    /// Who hears of rows that will soon be in sight; nobody is told. Stored; no effect.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether it is told. Stored; no effect.
    open var isPrefetchingEnabled = true
    /// Whether rows can be carried elsewhere. Stored; no effect.
    open var dragInteractionEnabled = false
    /// Who says what rows carry. Stored; no effect.
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    /// Who takes what is dropped on rows. Stored; no effect.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// Whether something is being carried out of the table: never.
    open var hasActiveDrag: Bool { false }
    /// Whether something hangs over the table: never.
    open var hasActiveDrop: Bool { false }
    /// Whether the focus comes back to the row that had it last. Stored; no effect.
    open var remembersLastFocusedIndexPath = false
    /// Whether several rows can be chosen at a time.
    open var allowsMultipleSelection = false
    /// Whether a touch chooses a row while the table is edited.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be chosen at a time while the table is edited.
    open var allowsMultipleSelectionDuringEditing = false { didSet { content.updateEditing() } }
    /// Whether rows show their signs of editing.
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var storedEditing = false

    /// Shows the signs of editing or takes them away, at once.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != storedEditing else { return }
        storedEditing = editing
        content.updateEditing()
    }

    /// The row that is selected, the first of several.
    open var indexPathForSelectedRow: IndexPath? { selection.paths.min() }
    /// The rows that are selected; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths.sorted() }

    /// Selects a row, without asking or telling the delegate; nil deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selection.select(indexPath, in: self)
        if let indexPath, scrollPosition != .none {
            scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Deselects a row, without asking or telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { selection.deselect(indexPath, in: self) }

    // MARK: Making

    /// Makes an empty table.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = Self.ground(style)
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Makes a table from a nib or an archive, with the rows and the style that the document gives it.
    public required init?(coder: NSCoder) {
        let decoder = (coder as? NibCoder)?.decoder(of: "tableView")
        style = decoder?.choice("style", NibWords.tableStyles) ?? coder.archivedChoice("UITableStyle") ?? .plain
        super.init(coder: coder)
        if backgroundColor == nil { backgroundColor = Self.ground(style) }
        decoder.map(decodeTable)
        coder.take(ArchivedProperty<UITableView>.all, for: self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.archive(ArchivedProperty<UITableView>.all, of: self)
        if coder.allowsKeyedCoding { coder.encode(style.rawValue, forKey: "UITableStyle") }
    }

    // MARK: Rows to be used again

    /// Has rows of an identifier made by a nib, in which the row lies at the top.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        content.cells.register(nib.map { .nib($0) }, for: identifier)
    }

    /// Has rows of an identifier made of a class, by its `init(style:reuseIdentifier:)`.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        content.cells.register(cellClass.map { .type($0) }, for: identifier)
    }

    /// Has headers and footers of an identifier made by a nib, in which the view lies at the top.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        content.titles.register(nib.map { .nib($0) }, for: identifier)
    }

    /// Has headers and footers of an identifier made of a class, by its `init(reuseIdentifier:)`.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        content.titles.register(aClass.map { .type($0) }, for: identifier)
    }

    /// A row of an identifier that has gone out of view, or a new one: as registered, or as the document that the table
    /// comes from describes it.
    ///
    /// - Returns: Nil where there is none of that identifier.
    @discardableResult
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        content.dequeue(identifier, for: nil)
    }

    /// A row of an identifier; one that is not known gives an empty row and is reported, where Apple raises an
    /// exception.
    @discardableResult
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = content.dequeue(identifier, for: indexPath) { return cell }
        UINib.report(
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                + "identifier or connect a prototype cell in a storyboard")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A header or footer of an identifier that has gone out of view, or a new one as registered; nil if it was not.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        content.dequeueTitle(identifier)
    }

    // MARK: Changes

    /// Asks for everything anew.
    open func reloadData() {
        selection.clear()
        content.reload()
    }

    /// Makes changes to rows that belong together, and then asks the data source for what is new.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        content.collectUpdates { updates?() }
        completion?(true)
    }

    /// Begins changes that belong together; they may be nested.
    open func beginUpdates() { content.beginUpdates() }
    /// Ends changes that belong together; with none in between, rows are measured again.
    open func endUpdates() { content.endUpdates() }
    /// Whether changes have begun and not ended.
    open var hasUncommittedUpdates: Bool { content.isUpdating }

    /// Tells that sections have come, at their places after the change.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        content.note { $0.insertedSections.formUnion(sections) }
    }
    /// Tells that sections are gone, from their places before the change.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        content.note { $0.deletedSections.formUnion(sections) }
    }
    /// Tells that a section has another place.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        content.note { $0.movedSections[section] = newSection }
    }
    /// Asks for the rows of sections anew.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        content.note { $0.reloadedSections.formUnion(sections) }
    }
    /// Tells that rows have come, at their places after the change.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        content.note { $0.inserted.formUnion(indexPaths) }
    }
    /// Tells that rows are gone, from their places before the change.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        content.note { $0.deleted.formUnion(indexPaths) }
    }
    /// Tells that a row has another place.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        content.note { $0.moved[indexPath] = newIndexPath }
    }
    /// Asks for rows anew.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        content.note { $0.reloaded.formUnion(indexPaths) }
    }
    /// Has the data source configure rows in view again; dequeuing gives the present ones.
    open func reconfigureRows(at indexPaths: [IndexPath]) { content.reconfigure(indexPaths) }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.begin(touches, in: self) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.move(touches, in: self) { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.end(in: self) { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.cancel(in: self) { super.touchesCancelled(touches, with: event) }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        guard isLive || !isPlacedByDocument else { return placeDocumentRows() }
        content.place()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        heightsDidChange()
    }

    /// Whether a document has placed what lies upon the table.
    private var isPlacedByDocument = false
    private var hasDocumentRows = false
    /// Whether rows are asked for.
    var isLive: Bool { dataSource != nil && !hasDocumentRows }

    override var drawsContent: Bool { type(of: self) != UITableView.self }

    override func adopt(_ view: UIView, as place: NibChildren) {
        isPlacedByDocument = true
        if view is UITableViewCell { hasDocumentRows = true }
        switch place {
        case .keyed("tableHeaderView"): tableHeaderView = view
        case .keyed("tableFooterView"): tableFooterView = view
        default: super.adopt(view, as: place)
        }
    }

    private func replace(_ old: UIView?, by new: UIView?, at index: Int? = nil) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
        if let new {
            if let index { insertSubview(new, at: index) } else { addSubview(new) }
        }
        setNeedsLayout()
    }

    private func heightsDidChange() { content.heightsDidChange() }
}

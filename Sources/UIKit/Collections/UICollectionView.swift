/// Cells that lie as a layout says, and are asked for as they come into view.
///
/// Without a data source it shows what a document has put upon it. Changes to items show at once, without animation.
/// Source: Apple's documentation of `UICollectionView`.
@preconcurrency @MainActor open class UICollectionView: OverridableCollectionMembers {
    private(set) lazy var content = CollectionContent(of: self)
    let selection = CollectionSelection()

    /// Whoever knows what items there are.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { content.reload() } }
    /// Who decides about choices, and of a flow layout about sizes.
    ///
    /// It has the type of a scroll view's delegate; whoever conforms to `UICollectionViewDelegate` is asked.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet { content.layoutDidChange() }
    }

    /// How cells lie.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            if oldValue !== collectionViewLayout { oldValue.collectionView = nil }
            collectionViewLayout.collectionView = self
            content.layoutDidChange()
        }
    }
    /// A view below the cells; nil for none.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// Whether a touch chooses an item.
    open var allowsSelection = true
    /// Whether several items can be chosen at a time.
    open var allowsMultipleSelection = false
    /// Whether a touch chooses an item while the collection is edited.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be chosen at a time while the collection is edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether cells show that they are edited.
    open var isEditing = false { didSet { content.updateEditing() } }
    /// Whether cells are made before they come into view. Stored; no effect.
    open var isPrefetchingEnabled = true
    /// Who hears of items that will soon be in sight; nobody is told. Stored; no effect.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether items can be carried elsewhere. Stored; no effect.
    open var dragInteractionEnabled = false
    /// Who says what items carry. Stored; no effect.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    /// Who takes what is dropped on items. Stored; no effect.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// Whether something is being carried out of the collection: never.
    open var hasActiveDrag: Bool { false }
    /// Whether something hangs over the collection: never.
    open var hasActiveDrop: Bool { false }
    /// When views whose content changes are measured again.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// Makes an empty collection with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Makes a collection from a nib or an archive, with the layout that the document gives it.
    public required init?(coder: NSCoder) {
        let decoder = (coder as? NibCoder)?.decoder(of: "collectionView")
        collectionViewLayout = decoder?.collectionLayout ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
        coder.take(ArchivedProperty<UICollectionView>.all, for: self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.archive(ArchivedProperty<UICollectionView>.all, of: self)
    }

    /// Takes another layout, at once.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let old = collectionViewLayout
        if old !== layout {
            old.prepareForTransition(to: layout)
            layout.prepareForTransition(from: old)
        }
        collectionViewLayout = layout
        layoutIfNeeded()
        if old !== layout {
            old.finalizeLayoutTransition()
            layout.finalizeLayoutTransition()
        }
        completion?(true)
    }

    // MARK: Views to be used again

    /// Has cells of an identifier made of a class, by its `init(frame:)`.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        content.pool.register(cellClass.map { .type($0) }, for: identifier)
    }
    /// Has cells of an identifier made by a nib, in which the cell lies at the top.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        content.pool.register(nib.map { .nib($0) }, for: identifier)
    }
    /// Has headers and other views of an identifier made of a class, by its `init(frame:)`.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        content.pool.register(viewClass.map { .type($0) }, for: "\(elementKind)\n\(identifier)")
    }
    /// Has headers and other views of an identifier made by a nib.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        content.pool.register(nib.map { .nib($0) }, for: "\(kind)\n\(identifier)")
    }

    /// A cell of an identifier that has gone out of view, or a new one as registered; one that is not known gives an
    /// empty cell and is reported, where Apple raises an exception.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = content.dequeue(identifier, for: .cell(indexPath)) as? UICollectionViewCell {
            return cell
        }
        UINib.report(
            "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must "
                + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        )
        return UICollectionViewCell(frame: .zero)
    }

    /// A header or another view of an identifier that has gone out of view, or a new one as registered; one that is not
    /// known gives an empty view and is reported, where Apple raises an exception.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let element = CollectionElement.supplementary(elementKind, indexPath)
        if let view = content.dequeue("\(elementKind)\n\(identifier)", for: element) { return view }
        UINib.report(
            "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib "
                + "or a class for the identifier or connect a prototype view in a storyboard")
        return UICollectionReusableView(frame: .zero)
    }

    // MARK: Changes

    /// Asks for everything anew.
    open func reloadData() {
        selection.clear()
        content.reload()
    }
    /// Makes changes to items that belong together, and then asks the data source for what is new.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        content.collectUpdates { updates?() }
        completion?(true)
    }
    /// Tells that sections have come, at their places after the change.
    open func insertSections(_ sections: IndexSet) {
        content.note { $0.insertedSections.formUnion(sections) }
    }
    /// Tells that sections are gone, from their places before the change.
    open func deleteSections(_ sections: IndexSet) {
        content.note { $0.deletedSections.formUnion(sections) }
    }
    /// Asks for the items of sections anew.
    open func reloadSections(_ sections: IndexSet) {
        content.note { $0.reloadedSections.formUnion(sections) }
    }
    /// Tells that a section has another place.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        content.note { $0.movedSections[section] = newSection }
    }
    /// Tells that items have come, at their places after the change.
    open func insertItems(at indexPaths: [IndexPath]) {
        content.note { $0.inserted.formUnion(indexPaths) }
    }
    /// Tells that items are gone, from their places before the change.
    open func deleteItems(at indexPaths: [IndexPath]) {
        content.note { $0.deleted.formUnion(indexPaths) }
    }
    /// Asks for items anew.
    open func reloadItems(at indexPaths: [IndexPath]) {
        content.note { $0.reloaded.formUnion(indexPaths) }
    }
    /// Tells that an item has another place.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        content.note { $0.moved[indexPath] = newIndexPath }
    }
    /// Has the data source configure cells in view again; dequeuing gives the present ones.
    open func reconfigureItems(at indexPaths: [IndexPath]) { content.reconfigure(indexPaths) }

    // MARK: Moving an item

    /// Begins to move an item that the data source lets be moved; tells whether it does.
    ///
    /// The item then follows `updateInteractiveMovementTargetPosition(_:)`, and others make room for it.
    @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        content.beginMovement(at: indexPath)
    }
    /// Moves the item's center to a position, in the collection's coordinates.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        content.updateMovement(to: targetPosition)
    }
    /// Leaves the item at the place that it has taken, of which the data source is told.
    open func endInteractiveMovement() { content.endMovement() }
    /// Takes the item back to where it was.
    open func cancelInteractiveMovement() { content.cancelMovement() }
    /// How soon items make room for one that is carried. Stored; no effect.
    open var reorderingCadence = ReorderingCadence.immediate

    // MARK: Selection

    /// The items that are selected; nil for none.
    open var indexPathsForSelectedItems: [IndexPath]? {
        selection.paths.isEmpty ? (allowsSelection ? [] : nil) : selection.paths.sorted()
    }
    /// Selects an item, without asking or telling the delegate; nil deselects all.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selection.select(indexPath, in: self)
        if let indexPath, !scrollPosition.isEmpty {
            scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
    }
    /// Deselects an item, without asking or telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.deselect(indexPath, in: self)
    }

    // MARK: Touches

    override func target(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
    }
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

    open override var frame: CGRect {
        get { super.frame }
        set {
            if transform.isIdentity {
                content.boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
            }
            super.frame = newValue
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            content.boundsWillChange(to: newValue)
            super.bounds = newValue
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        content.place()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        surroundingsDidChange(.fromSafeArea)
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        surroundingsDidChange(.fromLayoutMargins)
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        let flow = collectionViewLayout as? UICollectionViewFlowLayout
        if flow?.isArranged(for: bounds) == false { content.layoutDidChange() }
    }

    private func surroundingsDidChange(_ reference: UICollectionViewFlowLayout.SectionInsetReference) {
        let flow = collectionViewLayout as? UICollectionViewFlowLayout
        if flow?.sectionInsetReference == reference { content.layoutDidChange() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Sizes hold until they are measured again, so that what is in sight stays there.
        collectionViewLayout.move { $0 }
        content.layoutDidChange()
    }

    override var drawsContent: Bool { type(of: self) != UICollectionView.self }
}

extension UICollectionView {
    // MARK: What there is

    var foundNumberOfSections: Int { content.current.count }
    func foundNumberOfItems(inSection section: Int) -> Int {
        content.current.indices.contains(section) ? content.current[section] : 0
    }

    // MARK: What is shown

    func foundCellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        content.bringUpToDate()
        return content.shown[.cell(indexPath)] as? UICollectionViewCell
    }
    func foundSupplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        content.bringUpToDate()
        return content.shown[.supplementary(elementKind, indexPath)]
    }
    var foundVisibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap { content.shown[.cell($0)] as? UICollectionViewCell }
    }
    var foundIndexPathsForVisibleItems: [IndexPath] {
        content.bringUpToDate()
        return content.elementsInSight.filter { $0.category == .cell }.map(\.path).sorted()
    }
    func foundVisibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shownSupplementaryElements(ofKind: elementKind).compactMap { content.shown[$0] }
    }
    func shownSupplementaryElements(ofKind elementKind: String) -> [CollectionElement] {
        content.bringUpToDate()
        return content.elementsInSight.filter { $0.category == .supplementaryView && $0.kind == elementKind }.sorted()
    }
    func foundIndexPath(for cell: UICollectionViewCell) -> IndexPath? {
        content.shown.first { $0.value === cell }?.key.path
    }
    func foundIndexPathForItem(at point: CGPoint) -> IndexPath? {
        content.prepareIfNeeded()
        let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
        return collectionViewLayout.layoutAttributesForElements(in: rect)?.last {
            $0.representedElementCategory == .cell && $0.frame.contains(point)
        }?.indexPath
    }
    func foundLayoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        content.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    func foundLayoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        content.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    func moveToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        content.bringUpToDate()
        content.scrollRow(to: indexPath, scrollPosition)
        moveContent(
            to: content.offset(showing: indexPath, scrollPosition) ?? contentOffset, animated: animated
        ) { content.scroll(to: indexPath, scrollPosition) }
    }
}

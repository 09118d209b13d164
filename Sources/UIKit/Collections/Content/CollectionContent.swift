/// What a collection shows of its data source: how many items there are, and the views of those in sight.
@MainActor final class CollectionContent {
    /// How often views that turn out to be of other sizes may move what is in sight in one layout.
    private static let maximumRounds = 8

    unowned let view: UICollectionView
    /// The number of items in each section, as of the last time that the data source was asked.
    private var counts: [Int] = []
    /// The views in sight.
    var shown: [CollectionElement: UICollectionReusableView] = [:]
    var pool = ReusePool<UICollectionReusableView>()
    /// What scrolls the rows in sight of sections that scroll by themselves.
    var scrollers: [Int: SectionScroller] = [:]
    private var isDue = true
    private var isLayoutDue = true
    private(set) var isPlacing = false
    /// Whether the layout is being told of other bounds or sizes, of which the collection knows.
    private var isTelling = false
    private var isPreparing = false
    /// Whether the data source is being asked how much there is.
    private var isAsking = false
    /// Whether everything is to be invalidated once nobody is being asked.
    private var reloadWaits = false
    /// The bounds that items were placed for last.
    private var knownBounds = CGRect.null
    /// The bounds that the layout was asked about last.
    private var askedBounds = CGRect.null
    /// What has been asked how large it wants to be.
    var measured: Set<CollectionElement> = []
    /// What has been noted of a batch of changes; nil outside of one.
    var updates: ListUpdates?
    /// How many batches of changes lie in each other.
    var depth = 0
    /// Where cells come from that have not been shown yet.
    var arriving: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    /// The item that a program moves.
    var movement: InteractiveMovement?
    /// Whether the data source turned out to have no member that moves items.
    var isMovementRefused = false
    /// What has come into sight with the layout that is being done.
    var appearing: Set<CollectionElement> = []
    /// What a view is being made for, whose size it is made with.
    var making: UICollectionViewLayoutAttributes?
    /// The view that is configured again, and stands for its place when one is dequeued.
    var reconfigured: (element: CollectionElement, view: UICollectionReusableView)?

    init(of view: UICollectionView) {
        self.view = view
    }

    var delegate: (any UICollectionViewDelegate)? {
        view.delegate as? any UICollectionViewDelegate
    }

    /// The number of items in each section; the data source is asked first if that is due.
    var current: [Int] {
        loadIfNeeded()
        return counts
    }

    // MARK: Asking

    private var isBusy: Bool { isPlacing || isPreparing || isAsking }

    /// Invalidates everything, and has it asked for anew when it is needed; what data source, delegate and layout ask for while they
    /// are asked themselves is done at the next layout.
    func reload() {
        reloadWaits = isBusy
        guard !reloadWaits else { return view.setNeedsLayout() }
        for element in shown.keys.sorted() { retire(element) }
        (movement, arriving) = (nil, [:])
        isDue = true
        view.collectionViewLayout.invalidateSize(of: nil)
        let context = view.collectionViewLayout.invalidationContext()
        context.cause = .reloadedData
        view.collectionViewLayout.invalidateLayout(with: context)
        // A layout of a program's own need not call `super`.
        layoutDidChange()
    }

    func layoutDidChange() {
        isLayoutDue = true
        guard !isTelling, !isPreparing else { return }
        measured = []
        view.setNeedsLayout()
    }

    /// Tells the layout that the collection has scrolled or changed its size, while it is being laid out.
    private func tell(of bounds: CGRect) {
        isTelling = true
        defer { isTelling = false }
        let layout = view.collectionViewLayout
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }

    /// Asks the layout, while the collection has its old bounds, whether it is invalid in new ones.
    func boundsWillChange(to bounds: CGRect) {
        guard !knownBounds.isNull, !isPlacing, bounds != view.bounds else { return }
        askLayout(about: bounds, instead: view.bounds)
    }

    private func askLayout(about bounds: CGRect, instead former: CGRect) {
        askedBounds = bounds
        guard view.collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        tell(of: bounds)
        isLayoutDue = true
        if bounds.size != former.size { measured = [] }
    }

    func loadIfNeeded() {
        if reloadWaits, !isBusy { reload() }
        guard isDue, let source = view.dataSource else { return }
        isDue = false
        isAsking = true
        counts = (0..<max(0, source.numberOfSections(in: view))).map {
            max(0, source.collectionView(view, numberOfItemsInSection: $0))
        }
        isAsking = false
    }

    func prepareIfNeeded() {
        loadIfNeeded()
        guard isLayoutDue, view.dataSource != nil else { return }
        isLayoutDue = false
        isPreparing = true
        view.collectionViewLayout.willPrepare()
        view.collectionViewLayout.prepare()
        isPreparing = false
        // Layouts of programs set sizes while they are prepared, before or after UIKit's own part.
        if isLayoutDue { (view.collectionViewLayout as? UICollectionViewFlowLayout)?.arrange() }
        isLayoutDue = false
        updateContentSize()
    }

    private func updateContentSize() {
        view.contentSize = view.collectionViewLayout.collectionViewContentSize
    }

    /// Asks for the numbers of items anew; views and sizes go with their items to their new places.
    ///
    /// - Parameter updates: What has come, gone and moved, for layouts that are told of it.
    func reloadKeepingItems(_ places: ListPlaces, _ updates: () -> ListUpdates) {
        guard !isDue, view.dataSource != nil else { return }
        let leaving = keepViews(places)
        isDue = true
        layoutKeepingSizes(places)
        let layout = view.collectionViewLayout
        let known = layout.hearsOfUpdates ? updates() : ListUpdates()
        if layout.hearsOfUpdates { layout.prepare(forCollectionViewUpdates: known.items) }
        let arrivals = known.arrivals(in: counts)
        let seen = arrivals.isEmpty ? [] : pathsInSight
        for path in arrivals where seen.contains(path) {
            arriving[.cell(path)] = layout.initialLayoutAttributesForAppearingItem(at: path)
        }
        for (element, item) in leaving { leave(element, item, known) }
        if layout.hearsOfUpdates { layout.finalizeCollectionViewUpdates() }
        keepWithinContent()
    }

    /// Shows items in another order, of which the data source knows nothing yet.
    func rearrange(_ places: ListPlaces, counts: [Int]) {
        for (element, item) in keepViews(places) { putAway(element, item) }
        self.counts = counts
        layoutKeepingSizes(places)
    }

    /// Takes the views of cells, headers and footers to their new places; what else was shown is given back in order.
    private func keepViews(_ places: ListPlaces) -> [(CollectionElement, UICollectionReusableView)] {
        var kept: [CollectionElement: UICollectionReusableView] = [:]
        var leaving: [(CollectionElement, UICollectionReusableView)] = []
        for (element, item) in shown.sorted(by: { $0.key < $1.key }) {
            if let new = element.moved(places) {
                kept[new] = item
            } else {
                leaving.append((element, item))
            }
        }
        shown = kept
        return leaving
    }

    private func layoutKeepingSizes(_ places: ListPlaces) {
        view.collectionViewLayout.move(places.element)
        view.selection.move(places.element)
        let known = measured.compactMap { element -> CollectionElement? in
            if case .cell(let path) = element { places.element(path).map { .cell($0) } } else { nil }
        }
        layoutDidChange()
        measured = Set(known)
        prepareIfNeeded()
    }

    private var pathsInSight: Set<IndexPath> {
        Set(attributesInSight.filter { $0.element.category == .cell }.map(\.indexPath))
    }

    /// The data source is asked for the numbers of items again, which it may have changed; views stay.
    func countAgain() {
        isDue = true
        layoutKeepingSizes(.same)
    }

    // MARK: Placing

    /// Makes the views of what is in sight, measures it, and places it.
    func place() {
        guard !isPlacing, view.dataSource != nil else { return }
        isPlacing = true
        defer { (isPlacing, appearing) = (false, []) }
        let isAnimated = boundsChangeIsAnimated
        if isAnimated { view.collectionViewLayout.prepare(forAnimatedBoundsChange: knownBounds) }
        defer { if isAnimated { view.collectionViewLayout.finalizeAnimatedBoundsChange() } }
        if askedBounds != view.bounds { askLayout(about: view.bounds, instead: askedBounds) }
        knownBounds = view.bounds
        prepareIfNeeded()
        var attributes: [UICollectionViewLayoutAttributes] = []
        for _ in 0..<Self.maximumRounds {
            attributes = attributesInSight
            if !measure(attributes) { break }
        }
        placeMoving(among: &attributes)
        let seen = Set(attributes.map(\.element))
        for element in shown.keys.sorted() where !seen.contains(element) && !isEdited(element) { retire(element) }
        placeRows(Set(attributes.filter(\.isInRow).map(\.indexPath.section)))
        handOver(attributes)
        // All have their frames before any is laid out, because one constraint engine holds them all.
        for (element, item) in attributes.sorted(by: { $0.zIndex < $1.zIndex }).compactMap(show) {
            settle(element) { item.layoutIfNeeded() }
        }
        (knownBounds, askedBounds) = (view.bounds, view.bounds)
    }

    /// What the layout says of what is in sight; some say more than they are asked for.
    private var attributesInSight: [UICollectionViewLayoutAttributes] {
        let all = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
        return all.filter { $0.isInSight(of: view.bounds) }
    }

    private var boundsChangeIsAnimated: Bool {
        !knownBounds.isNull && knownBounds.size != view.bounds.size && ViewAnimation.current != nil
    }

    /// Asks the views how large they want to be; tells whether anything lies elsewhere then.
    ///
    /// What has been in sight stays where it is on the screen, whatever sizes others before it turn out to have.
    private func measure(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
        let layout = view.collectionViewLayout
        let anchor = attributes.filter { shown[$0.element] != nil && $0.element.category == .cell }
            .min { $0.indexPath < $1.indexPath }
        var changes = false
        for item in attributes where !item.fitting.isEmpty && measured.insert(item.element).inserted {
            guard let shownView = self.view(item) else { continue }
            let preferred = shownView.preferredLayoutAttributesFitting(item.copied())
            guard
                layout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: item)
            else { continue }
            changes = layout.take(preferred) || changes
            tell(of: preferred, instead: item)
        }
        guard changes || isLayoutDue else { return false }
        isLayoutDue = false
        layout.willPrepare()
        layout.prepare()
        let isAtRest = view.contentOffset.y <= -view.adjustedContentInset.top
        // Content that becomes shorter is moved if it ends before what is shown, so that has to have its place by then.
        if let anchor, !isAtRest, let now = layout.layoutAttributesForItem(at: anchor.indexPath) {
            view.contentOffset.y += now.frame.minY - anchor.frame.minY
            view.contentOffset.x += now.frame.minX - anchor.frame.minX
        }
        updateContentSize()
        keepWithinContent()
        return true
    }

    /// Tells the layout that a view wants another size than it has.
    private func tell(
        of preferred: UICollectionViewLayoutAttributes, instead original: UICollectionViewLayoutAttributes
    ) {
        isTelling = true
        defer { isTelling = false }
        let layout = view.collectionViewLayout
        let context = layout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        layout.invalidateLayout(with: context)
    }

    private func keepWithinContent() {
        let (offset, kept) = (view.contentOffset, view.scrollRange.nearest(to: view.contentOffset))
        guard view.bounds.height > 0, !view.isDragging, kept.y < offset.y || kept.x < offset.x else { return }
        view.contentOffset = CGPoint(x: min(kept.x, offset.x), y: min(kept.y, offset.y))
    }

    /// Gives a view its place and its look.
    func take(_ attributes: UICollectionViewLayoutAttributes, _ item: UICollectionReusableView) {
        (item.transform, item.alpha, item.isHidden) = (.identity, attributes.alpha, attributes.isHidden)
        put(item, at: attributes)
        item.transform3D = attributes.transform3D
        item.layer.zPosition = CGFloat(attributes.zIndex)
    }

    private func show(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> (CollectionElement, UICollectionReusableView)? {
        guard let item = view(attributes) else { return nil }
        let element = attributes.element
        let origin = arriving.removeValue(forKey: element)
        if let origin { UIView.performWithoutAnimation { take(origin, item) } }
        if origin != nil { appearing.remove(element) }
        settle(element) {
            animate(if: origin != nil) { self.take(attributes, item) }
            item.apply(attributes)
            if let cell = item as? UICollectionViewCell, attributes.representedElementCategory == .cell {
                place(cell, at: attributes.indexPath)
            }
        }
        return (element, item)
    }

    /// Makes changes to a view, which stands in its place at once if it has just come into sight, whatever block runs around the
    /// layout: as in UIKit, only what was there before moves.
    private func settle(_ element: CollectionElement, _ changes: () -> Void) {
        if appearing.contains(element) { UIView.performWithoutAnimation(changes) } else { changes() }
    }

    /// Tells a cell where in its list it lies, which changes when others come and go.
    func place(_ cell: UICollectionViewCell, at path: IndexPath) {
        cell.listPlacement = (view.collectionViewLayout as? UICollectionViewCompositionalLayout)?.listPlacement(path)
    }

    /// Moves the content until an item lies where it should; the items in sight then are measured on the way.
    func scroll(to path: IndexPath, _ position: UICollectionView.ScrollPosition) {
        for _ in 0..<Self.maximumRounds {
            guard let target = offset(showing: path, position), target != view.contentOffset else { return }
            view.contentOffset = target
            for element in shown.keys.sorted() where !isInSight(element) && !isEdited(element) { retire(element) }
            place()
        }
    }

    /// Moves the row of a section that scrolls by itself until an item lies where it should.
    func scrollRow(to path: IndexPath, _ position: UICollectionView.ScrollPosition) {
        prepareIfNeeded()
        guard let row = view.collectionViewLayout.row(of: path.section) else { return }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        rowDidScroll(path.section, to: row.offset(showing: path.item, position, isMirrored: isMirrored))
    }

    /// The offset at which an item lies where it should, as far as those on the way have been measured; nil if there is none.
    func offset(showing path: IndexPath, _ position: UICollectionView.ScrollPosition) -> CGPoint? {
        prepareIfNeeded()
        guard let frame = view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame else { return nil }
        let (inset, size) = (view.adjustedContentInset, view.bounds.size)
        var target = position.isEmpty ? view.offset(showing: frame) : view.contentOffset
        if position.contains(.top) { target.y = frame.minY - inset.top }
        if position.contains(.bottom) { target.y = frame.maxY - size.height + inset.bottom }
        if position.contains(.centeredVertically) {
            target.y = frame.midY - (inset.top + size.height - inset.bottom) / 2
        }
        if position.contains(.left) { target.x = frame.minX - inset.left }
        if position.contains(.right) { target.x = frame.maxX - size.width + inset.right }
        if position.contains(.centeredHorizontally) {
            target.x = frame.midX - (inset.left + size.width - inset.right) / 2
        }
        return view.scrollRange.nearest(to: target)
    }

    func updateEditing() {
        for case let cell as UICollectionViewCell in shown.values { cell.isEdited = view.isEditing }
    }
}

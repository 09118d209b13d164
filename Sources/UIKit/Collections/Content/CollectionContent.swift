/// What a collection shows of its data source: how many items there are, and the views of those in sight.
@MainActor final class CollectionContent {
    /// How often views that turn out to be of other sizes may move what is in sight in one layout.
    private static let maximumRounds = 8

    unowned let view: UICollectionView
    /// The number of items in each section, as of the last time that the data source was asked.
    private var counts: [Int] = []
    /// The views in sight.
    private(set) var shown: [CollectionElement: UICollectionReusableView] = [:]
    var pool = ReusePool<UICollectionReusableView>()
    /// What scrolls the rows in sight of sections that scroll by themselves.
    private var scrollers: [Int: SectionScroller] = [:]
    private var isDue = true
    private var isLayoutDue = true
    private var isPlacing = false
    private var knownBounds = CGRect.null
    /// What has been asked how large it wants to be.
    private var measured: Set<CollectionElement> = []
    private var updates: ListUpdates?
    private var depth = 0
    /// The view that is configured again, and stands for its place when one is dequeued.
    private var reconfigured: (element: CollectionElement, view: UICollectionReusableView)?

    init(of view: UICollectionView) {
        self.view = view
    }

    private var delegate: (any UICollectionViewDelegate)? {
        view.delegate as? any UICollectionViewDelegate
    }

    /// The number of items in each section; the data source is asked first if that is due.
    var current: [Int] {
        loadIfNeeded()
        return counts
    }

    // MARK: Asking

    /// Invalidates everything, and has it asked for anew when it is needed.
    func reload() {
        for element in shown.keys.sorted() { retire(element) }
        isDue = true
        view.collectionViewLayout.invalidateSize(of: nil)
        layoutDidChange()
    }

    func layoutDidChange() {
        isLayoutDue = true
        measured = []
        view.setNeedsLayout()
    }

    private func loadIfNeeded() {
        guard isDue, let source = view.dataSource else { return }
        isDue = false
        counts = (0..<max(0, source.numberOfSections(in: view))).map {
            max(0, source.collectionView(view, numberOfItemsInSection: $0))
        }
    }

    func prepareIfNeeded() {
        loadIfNeeded()
        guard isLayoutDue, view.dataSource != nil else { return }
        isLayoutDue = false
        view.collectionViewLayout.prepare()
        updateContentSize()
    }

    private func updateContentSize() {
        view.contentSize = view.collectionViewLayout.collectionViewContentSize
    }

    /// Asks for the numbers of items anew; views and sizes go with their items to their new places.
    func reloadKeepingItems(_ places: (IndexPath) -> IndexPath?) {
        guard !isDue, view.dataSource != nil else { return }
        var kept: [CollectionElement: UICollectionReusableView] = [:]
        for (element, item) in shown.sorted(by: { $0.key < $1.key }) {
            guard case .cell(let path) = element, let new = places(path) else {
                retire(element)
                continue
            }
            kept[.cell(new)] = item
        }
        shown = kept
        isDue = true
        view.collectionViewLayout.move(places)
        view.selection.move(places)
        let known = measured.compactMap { element -> CollectionElement? in
            if case .cell(let path) = element { places(path).map { .cell($0) } } else { nil }
        }
        layoutDidChange()
        measured = Set(known)
        prepareIfNeeded()
        keepWithinContent()
    }

    // MARK: Updates

    func collectUpdates(_ change: () -> Void) {
        loadIfNeeded()
        depth += 1
        change()
        depth -= 1
        guard depth == 0 else { return }
        let places = (updates ?? ListUpdates()).places
        updates = nil
        reloadKeepingItems(places)
    }

    /// Notes a change, which shows at once unless others belong to it.
    func note(_ change: (inout ListUpdates) -> Void) {
        collectUpdates {
            var all = updates ?? ListUpdates()
            change(&all)
            updates = all
        }
    }

    /// Has cells in sight configured again, and measured.
    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            let element = CollectionElement.cell(path)
            measured.remove(element)
            view.collectionViewLayout.invalidateSize(of: element)
            guard let cell = shown[element] else { continue }
            reconfigured = (element, cell)
            let new = view.dataSource?.collectionView(view, cellForItemAt: path)
            reconfigured = nil
            if let new, new !== cell {
                retire(element)
                present(new, element)
            }
        }
        view.setNeedsLayout()
    }

    /// Has a view in sight measured again.
    func measureAgain(_ item: UICollectionReusableView) {
        guard !isPlacing, view.selfSizingInvalidation != .disabled,
            let element = shown.first(where: { $0.value === item })?.key
        else { return }
        measured.remove(element)
        view.collectionViewLayout.invalidateSize(of: element)
        view.setNeedsLayout()
    }

    func bringUpToDate() {
        loadIfNeeded()
        if !isPlacing { view.layoutIfNeeded() }
    }

    // MARK: Placing

    /// Makes the views of what is in sight, measures it, and places it.
    func place() {
        guard !isPlacing, view.dataSource != nil else { return }
        isPlacing = true
        defer { isPlacing = false }
        if knownBounds != view.bounds {
            let isOtherSize = knownBounds.size != view.bounds.size
            if view.collectionViewLayout.shouldInvalidateLayout(forBoundsChange: view.bounds) {
                isLayoutDue = true
                if isOtherSize { measured = [] }
            }
            knownBounds = view.bounds
        }
        prepareIfNeeded()
        var attributes: [UICollectionViewLayoutAttributes] = []
        for _ in 0..<Self.maximumRounds {
            attributes = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
            if !measure(attributes) { break }
        }
        let seen = Set(attributes.map(\.element))
        for element in shown.keys.sorted() where !seen.contains(element) { retire(element) }
        placeRows(Set(attributes.filter(\.isInRow).map(\.indexPath.section)))
        for item in attributes.sorted(by: { $0.zIndex < $1.zIndex }) { show(item) }
        knownBounds = view.bounds
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
        }
        guard changes else { return false }
        layout.prepare()
        let wasAtRest = view.contentOffset.y <= -view.adjustedContentInset.top
        updateContentSize()
        if let anchor, !wasAtRest, let now = layout.layoutAttributesForItem(at: anchor.indexPath) {
            view.contentOffset.y += now.frame.minY - anchor.frame.minY
            view.contentOffset.x += now.frame.minX - anchor.frame.minX
        }
        keepWithinContent()
        return true
    }

    private func keepWithinContent() {
        let (offset, kept) = (view.contentOffset, view.offsetWithinContent(nearTo: view.contentOffset))
        guard view.bounds.height > 0, kept.y < offset.y || kept.x < offset.x else { return }
        view.contentOffset = CGPoint(x: min(kept.x, offset.x), y: min(kept.y, offset.y))
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        guard let item = view(attributes) else { return }
        (item.transform, item.alpha, item.isHidden) = (.identity, attributes.alpha, attributes.isHidden)
        item.frame = frame(attributes)
        item.transform = attributes.transform
        item.layer.zPosition = CGFloat(attributes.zIndex)
        item.apply(attributes)
        item.layoutIfNeeded()
    }

    /// Moves the content until an item lies where it should; the items in sight then are measured on the way.
    func scroll(to path: IndexPath, _ position: UICollectionView.ScrollPosition) {
        prepareIfNeeded()
        if let row = view.collectionViewLayout.row(of: path.section) {
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            rowDidScroll(path.section, to: row.offset(showing: path.item, position, isMirrored: isMirrored))
        }
        for _ in 0..<Self.maximumRounds {
            prepareIfNeeded()
            guard let frame = view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame else {
                return
            }
            let (inset, size, old) = (view.adjustedContentInset, view.bounds.size, view.contentOffset)
            var target = position.isEmpty ? view.offset(showing: frame) : old
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
            target = view.offsetWithinContent(nearTo: target)
            guard target != old else { return }
            view.contentOffset = target
            for element in shown.keys.sorted() where shown[element]?.frame.intersects(view.bounds) == false {
                retire(element)
            }
            place()
        }
    }

    // MARK: Views

    func dequeue(_ identifier: String, for element: CollectionElement) -> UICollectionReusableView? {
        if let reconfigured, reconfigured.element == element { return reconfigured.view }
        if let waiting = pool.take(identifier) {
            waiting.prepareForReuse()
            return waiting
        }
        let size =
            view.collectionViewLayout.layoutAttributesForItem(at: element.path)?.frame.size ?? .zero
        let item = pool.make(identifier) {
            ($0 as? UICollectionReusableView.Type)?.make(
                registeredFrame: CGRect(origin: .zero, size: size))
        }
        item?.poolIdentifier = identifier
        item?.reuseIdentifier = String(identifier.split(separator: "\n").last ?? "")
        return item
    }

    /// The view of an element, made and put upon the collection if it is not there.
    private func view(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        if let item = shown[attributes.element] { return item }
        guard let source = view.dataSource else { return nil }
        let item: UICollectionReusableView?
        switch attributes.element {
        case .cell(let path): item = source.collectionView(view, cellForItemAt: path)
        case .supplementary(let kind, let path):
            item = source.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
        case .decoration(let kind, _): item = view.collectionViewLayout.makeDecoration(kind)
        }
        guard let item else { return nil }
        present(item, attributes.element)
        item.frame = frame(attributes)
        return item
    }

    private func present(_ item: UICollectionReusableView, _ element: CollectionElement) {
        if let other = shown.first(where: { $0.value === item })?.key { shown[other] = nil }
        shown[element] = item
        item.collectionView = view
        let host = scroller(of: element) ?? view
        if item.superview !== host { host.addSubview(item) }
        item.isHidden = false
        switch element {
        case .cell(let path):
            guard let cell = item as? UICollectionViewCell else { return }
            let isSelected = view.selection.paths.contains(path)
            if cell.isSelected != isSelected { cell.isSelected = isSelected }
            cell.isEdited = view.isEditing
            cell.listPlacement = (view.collectionViewLayout as? UICollectionViewCompositionalLayout)?
                .listPlacement(path)
            delegate?.collectionView(view, willDisplay: cell, forItemAt: path)
        case .supplementary(let kind, let path):
            delegate?.collectionView(
                view, willDisplaySupplementaryView: item, forElementKind: kind, at: path)
        case .decoration: view.sendSubviewToBack(item)
        }
    }

    /// Takes a view out of sight; it waits to be used again, or leaves the collection.
    private func retire(_ element: CollectionElement) {
        guard let item = shown.removeValue(forKey: element) else { return }
        if pool.put(item, item.poolIdentifier) {
            item.isHidden = true
        } else {
            item.removeFromSuperview()
        }
        switch element {
        case .cell(let path):
            guard let cell = item as? UICollectionViewCell else { return }
            delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: path)
        case .supplementary(let kind, let path):
            delegate?.collectionView(
                view, didEndDisplayingSupplementaryView: item, forElementOfKind: kind, at: path)
        case .decoration: break
        }
    }

    // MARK: Rows that scroll

    private func scroller(of element: CollectionElement) -> SectionScroller? {
        guard case .cell(let path) = element, let row = view.collectionViewLayout.row(of: path.section) else {
            return nil
        }
        if let known = scrollers[path.section] { return known }
        let new = SectionScroller()
        new.onScroll = { [weak self] in self?.rowDidScroll(path.section, to: $0) }
        scrollers[path.section] = new
        view.insertSubview(new, at: 0)
        new.place(row, isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return new
    }

    private func rowDidScroll(_ section: Int, to offset: CGFloat) {
        view.collectionViewLayout.rowDidScroll(section, to: offset)
        view.setNeedsLayout()
    }

    /// Gives the rows in sight their places, and takes the others away.
    private func placeRows(_ sections: Set<Int>) {
        for (section, scroller) in scrollers {
            guard sections.contains(section), let row = view.collectionViewLayout.row(of: section) else {
                scroller.removeFromSuperview()
                scrollers[section] = nil
                continue
            }
            scroller.place(row, isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
    }

    /// Where a view lies in what it lies upon.
    private func frame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard attributes.isInRow, let scroller = scrollers[attributes.indexPath.section] else {
            return attributes.frame
        }
        return attributes.frame.offsetBy(
            dx: scroller.contentOffset.x - scroller.frame.minX, dy: -scroller.frame.minY)
    }

    func updateEditing() {
        for case let cell as UICollectionViewCell in shown.values { cell.isEdited = view.isEditing }
    }
}

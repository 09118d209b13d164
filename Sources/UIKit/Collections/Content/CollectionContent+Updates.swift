/// Changes to items, collected until all of a batch are known.
extension CollectionContent {
    /// How long items take that come from or go to where their layout says, in seconds, as on iOS.
    private static let duration: TimeInterval = 0.25

    func collectUpdates(_ change: () -> Void) {
        cancelMovement()
        loadIfNeeded()
        depth += 1
        change()
        depth -= 1
        guard depth == 0 else { return }
        let known = updates ?? ListUpdates()
        updates = nil
        reloadKeepingItems(known.places) { known }
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

    // MARK: Coming and going

    /// Takes a cell out of sight, on the way that its layout says if it was deleted.
    func leave(_ element: CollectionElement, _ item: UICollectionReusableView, _ updates: ListUpdates) {
        guard case .cell(let path) = element, updates.isDeleted(path),
            let end = view.collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: path)
        else { return putAway(element, item) }
        animate(if: true) {
            self.take(end, item)
        } completion: { [view] in
            withExtendedLifetime(view) { self.putAway(element, item) }
        }
    }

    /// Makes changes, in time where a program runs in time.
    func animate(if isAnimated: Bool, _ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
        guard isAnimated else { return changes() }
        UIView.animate(withDuration: Self.duration, animations: changes) { _ in completion?() }
    }
}

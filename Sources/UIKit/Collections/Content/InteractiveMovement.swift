/// An item that a program moves, and the place that it would take.
struct InteractiveMovement {
    /// Where the item was when the movement began, which is where the data source has it.
    let original: IndexPath
    /// Where the item is shown among the others.
    var current: IndexPath
    /// The center of the item, in the collection's coordinates.
    var position: CGPoint

    /// Where the data source has what is shown at a place.
    func source(of path: IndexPath) -> IndexPath {
        if path == current { return original }
        return Self.places(from: current, to: original).element(path) ?? path
    }

    /// Where items are when one has been moved.
    static func places(from old: IndexPath, to new: IndexPath) -> ListPlaces {
        var updates = ListUpdates()
        updates.moved[old] = new
        return updates.places
    }
}

extension CollectionContent {
    func beginMovement(at path: IndexPath) -> Bool {
        bringUpToDate()
        guard movement == nil, let source = view.dataSource,
            let place = view.layoutAttributesForItem(at: path),
            source.collectionView(view, canMoveItemAt: path)
        else { return false }
        movement = InteractiveMovement(original: path, current: path, position: place.center)
        view.setNeedsLayout()
        return true
    }

    func updateMovement(to position: CGPoint) {
        guard let known = movement else { return }
        movement?.position = position
        bringUpToDate()
        let proposed = view.collectionViewLayout.targetIndexPath(
            forInteractivelyMovingItem: known.current, withPosition: position)
        let target = delegate?.collectionView(
            view, targetIndexPathForMoveOfItemFromOriginalIndexPath: known.original,
            atCurrentIndexPath: known.current, toProposedIndexPath: proposed)
        move(to: target ?? proposed)
        view.setNeedsLayout()
    }

    func endMovement() {
        guard let known = movement else { return }
        movement = nil
        view.setNeedsLayout()
        guard known.current != known.original else { return }
        isMovementRefused = false
        view.dataSource?.collectionView(view, moveItemAt: known.original, to: known.current)
        if isMovementRefused {
            movement = known
            cancelMovement()
        } else {
            countAgain()
        }
    }

    func cancelMovement() {
        guard let known = movement else { return }
        move(to: known.original)
        movement = nil
        view.setNeedsLayout()
    }

    /// The data source has no member that moves items.
    func refuseMovement() { isMovementRefused = true }

    /// Shows the moving item at its position, whether or not its place among the others is in sight.
    func placeMoving(among attributes: inout [UICollectionViewLayoutAttributes]) {
        guard let movement else { return }
        attributes.removeAll { $0.element == .cell(movement.current) }
        attributes.append(
            view.collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
                at: movement.current, withTargetPosition: movement.position))
    }

    /// Takes the moving item to a place among the others, if there is one.
    private func move(to target: IndexPath) {
        guard let known = movement, target != known.current, target.count == 2 else { return }
        var counts = current
        guard counts.indices.contains(target.section), counts.indices.contains(known.current.section) else { return }
        counts[known.current.section] -= 1
        counts[target.section] += 1
        guard (0..<counts[target.section]).contains(target.item) else { return }
        movement?.current = target
        rearrange(InteractiveMovement.places(from: known.current, to: target), counts: counts)
    }
}

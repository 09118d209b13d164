/// Which items of a collection are selected, and what fingers do about it.
@MainActor final class CollectionSelection {
    /// How far a finger may move and still choose an item, in points.
    private static let allowableMovement: CGFloat = 10

    private(set) var paths: Set<IndexPath> = []
    private var touched: (path: IndexPath, start: CGPoint)?

    func clear() { (paths, touched) = ([], nil) }

    /// Takes the items to their new places.
    func move(_ places: (IndexPath) -> IndexPath?) {
        paths = Set(paths.compactMap(places))
        touched = nil
    }

    // MARK: By code

    func select(_ path: IndexPath?, in view: UICollectionView) {
        if path == nil || !allowsSeveral(view) {
            for other in paths.sorted() where other != path { deselect(other, in: view) }
        }
        guard let path, path.row < view.numberOfItems(inSection: path.section) else { return }
        paths.insert(path)
        cell(path, view)?.isSelected = true
    }

    func deselect(_ path: IndexPath, in view: UICollectionView) {
        guard paths.remove(path) != nil else { return }
        cell(path, view)?.isSelected = false
    }

    private func cell(_ path: IndexPath, _ view: UICollectionView) -> UICollectionViewCell? {
        view.content.shown[.cell(path)] as? UICollectionViewCell
    }

    private func allowsSeveral(_ view: UICollectionView) -> Bool {
        view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
    }

    private func allowsAny(_ view: UICollectionView) -> Bool {
        guard view.isEditing else { return view.allowsSelection || view.allowsMultipleSelection }
        return view.allowsSelectionDuringEditing || view.allowsMultipleSelectionDuringEditing
    }

    private func delegate(_ view: UICollectionView) -> (any UICollectionViewDelegate)? {
        view.delegate as? any UICollectionViewDelegate
    }

    // MARK: By touch

    /// A finger has come down; tells whether it is upon an item that cares.
    func begin(_ touches: Set<UITouch>, in view: UICollectionView) -> Bool {
        guard touched == nil, allowsAny(view), let touch = touches.first,
            let path = view.indexPathForItem(at: touch.location(in: view)), let cell = cell(path, view),
            delegate(view)?.collectionView(view, shouldHighlightItemAt: path) ?? true
        else { return touched != nil }
        touched = (path, touch.location(in: nil))
        cell.isHighlighted = true
        delegate(view)?.collectionView(view, didHighlightItemAt: path)
        return true
    }

    func move(_ touches: Set<UITouch>, in view: UICollectionView) -> Bool {
        guard let touched, let touch = touches.first else { return false }
        if touch.location(in: nil).distance(to: touched.start) > Self.allowableMovement {
            _ = cancel(in: view)
        }
        return true
    }

    func cancel(in view: UICollectionView) -> Bool {
        guard let touched else { return false }
        self.touched = nil
        cell(touched.path, view)?.isHighlighted = false
        delegate(view)?.collectionView(view, didUnhighlightItemAt: touched.path)
        return true
    }

    func end(in view: UICollectionView) -> Bool {
        guard let path = touched?.path else { return false }
        _ = cancel(in: view)
        let delegate = delegate(view)
        if allowsSeveral(view), paths.contains(path) {
            guard delegate?.collectionView(view, shouldDeselectItemAt: path) ?? true else { return true }
            deselect(path, in: view)
            delegate?.collectionView(view, didDeselectItemAt: path)
        } else if delegate?.collectionView(view, shouldSelectItemAt: path) ?? true {
            let others = allowsSeveral(view) ? [] : paths.subtracting([path]).sorted()
            select(path, in: view)
            for other in others { delegate?.collectionView(view, didDeselectItemAt: other) }
            delegate?.collectionView(view, didSelectItemAt: path)
        }
        return true
    }
}

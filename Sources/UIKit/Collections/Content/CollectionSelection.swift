extension UICollectionView: SelectableList {
    func holds(_ path: IndexPath) -> Bool { path.row < numberOfItems(inSection: path.section) }

    func showSelection(at path: IndexPath) { shownCell(at: path)?.isSelected = selection.paths.contains(path) }

    fileprivate func shownCell(at path: IndexPath) -> UICollectionViewCell? {
        content.shown[.cell(path)] as? UICollectionViewCell
    }
}

/// Which items of a collection are selected, and what fingers do about it.
@MainActor final class CollectionSelection: ListSelection<UICollectionView> {
    /// A finger has come down; tells whether it is upon an item that cares.
    func begin(_ touches: Set<UITouch>, in view: UICollectionView) -> Bool {
        guard touched == nil, view.allowsAny, let touch = touches.first,
            let path = view.indexPathForItem(at: touch.location(in: view)), let cell = view.shownCell(at: path),
            view.content.delegate?.collectionView(view, shouldHighlightItemAt: path) ?? true
        else { return touched != nil }
        touched = (path, touch.location(in: nil))
        cell.isHighlighted = true
        view.content.delegate?.collectionView(view, didHighlightItemAt: path)
        return true
    }

    override func unhighlight(_ path: IndexPath, in view: UICollectionView) {
        view.shownCell(at: path)?.isHighlighted = false
        view.content.delegate?.collectionView(view, didUnhighlightItemAt: path)
    }

    func end(in view: UICollectionView) -> Bool {
        guard let path = touched?.path else { return false }
        _ = cancel(in: view)
        let delegate = view.content.delegate
        if view.allowsSeveral, paths.contains(path) {
            guard delegate?.collectionView(view, shouldDeselectItemAt: path) ?? true else { return true }
            deselect(path, in: view)
            delegate?.collectionView(view, didDeselectItemAt: path)
        } else if delegate?.collectionView(view, shouldSelectItemAt: path) ?? true {
            let others = view.allowsSeveral ? [] : paths.subtracting([path]).sorted()
            select(path, in: view)
            for other in others { delegate?.collectionView(view, didDeselectItemAt: other) }
            view.shownCell(at: path)?.segues.selection?()
            delegate?.collectionView(view, didSelectItemAt: path)
        }
        return true
    }
}

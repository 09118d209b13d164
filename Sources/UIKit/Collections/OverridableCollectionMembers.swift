/// Members of `UICollectionView` that programs override now and then.
///
/// Swift lets only members in the body of a class be overridden. Those that `UICollectionView` need not hold itself lie here, in a
/// class between it and `UIScrollView`; every object of it is a collection view.
@preconcurrency @MainActor open class OverridableCollectionMembers: UIScrollView {
    private var own: UICollectionView { unsafeDowncast(self, to: UICollectionView.self) }

    /// The number of sections, as of the last time that the data source was asked.
    open var numberOfSections: Int { own.foundNumberOfSections }

    /// The number of items in a section; 0 if there is no such section.
    open func numberOfItems(inSection section: Int) -> Int { own.foundNumberOfItems(inSection: section) }

    /// The cell at a place; nil if it is not in view.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { own.foundCellForItem(at: indexPath) }

    /// A header or another view; nil if it is not in view.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        own.foundSupplementaryView(forElementKind: elementKind, at: indexPath)
    }

    /// The cells in view, in the order of their places.
    open var visibleCells: [UICollectionViewCell] { own.foundVisibleCells }

    /// The places of the cells in view, in order.
    open var indexPathsForVisibleItems: [IndexPath] { own.foundIndexPathsForVisibleItems }

    /// The views of a kind that are in view.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        own.foundVisibleSupplementaryViews(ofKind: elementKind)
    }

    /// The places of the views of a kind that are in view, in order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        own.shownSupplementaryElements(ofKind: elementKind).map(\.path)
    }

    /// Whether an item that has the focus is chosen; nothing has it here. Stored; no effect.
    open var selectionFollowsFocus = false
    /// Whether the focus comes back to the item that had it; nothing has it here. Stored; no effect.
    open var remembersLastFocusedIndexPath = false

    /// The place of a cell that is shown.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { own.foundIndexPath(for: cell) }

    /// The item at a point of the collection's coordinates.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { own.foundIndexPathForItem(at: point) }

    /// Where an item lies; nil if there is none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        own.foundLayoutAttributesForItem(at: indexPath)
    }

    /// Where a header or another view lies; nil if there is none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        own.foundLayoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
    }

    /// Moves the content until an item is in view, at once; nothing if there is no such item.
    ///
    /// The items around it are measured, so that it lies where it should.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {
        own.moveToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
}

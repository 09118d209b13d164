/// A controller with a collection that fills its view, of which it is data source and delegate.
///
/// Source: Apple's documentation of `UICollectionViewController`.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let layout: UICollectionViewLayout

    /// Makes a controller whose collection has a layout, unless a nib brings a collection.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller; nil for its own nib or none.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller from a storyboard; without a view in the document it makes a collection with a flow layout.
    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The controller's collection, which lies upon its view; nil where a program gave it a view of its own.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return collection ?? viewIfLoaded as? UICollectionView
        }
        set {
            if collection !== newValue { collection?.removeFromSuperview() }
            collection = newValue
            if let newValue { take(newValue) }
        }
    }
    private var collection: UICollectionView?
    /// The view that was made for the collection.
    private weak var ground: UIView?

    /// The collection's layout.
    open var collectionViewLayout: UICollectionViewLayout {
        collectionView?.collectionViewLayout ?? layout
    }
    /// Whether items lose their selection when the collection appears.
    open var clearsSelectionOnViewWillAppear = true

    open override func loadView() {
        super.loadView()
        // Documents have the collection as the controller's view.
        if let given = viewIfLoaded as? UICollectionView {
            collectionView = given
        } else if collection == nil {
            collectionView = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
        }
    }

    /// Serves a collection where nobody does, and shows one that lies nowhere yet.
    private func take(_ collection: UICollectionView) {
        if collection.superview == nil { show(collection) }
        if collection.dataSource == nil { collection.dataSource = self }
        if collection.delegate == nil { collection.delegate = self }
    }

    /// Has the collection fill the controller's view, below what lies there.
    private func show(_ collection: UICollectionView) {
        if ground == nil || viewIfLoaded !== ground {
            let made = UIView(frame: collection.frame)
            ground = made
            takeMadeView(made)
        }
        collection.frame = view.bounds
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(collection, at: 0)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let collection = collectionView else { return }
        for path in collection.indexPathsForSelectedItems ?? [] {
            collection.deselectItem(at: path, animated: animated)
        }
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView?.isEditing = editing
    }

    // MARK: The data source

    /// One, for subclasses without the member.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Zero, for subclasses without the member.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    { 0 }
    /// An empty cell, for subclasses without the member.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    /// An empty view, for subclasses without the member.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    /// Permits it, for subclasses without the member.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
        -> Bool
    { true }
    /// Has the item go back, for subclasses without the member.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { collectionView.content.refuseMovement() }

    // MARK: The delegate

    /// Permits it, for subclasses without the member.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        true
    }
    /// Does nothing, for subclasses without the member.
    open func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {}
    /// Does nothing, for subclasses without the member.
    open func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {}
    /// Permits it, for subclasses without the member.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        true
    }
    /// Permits it, for subclasses without the member.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        true
    }
    /// Does nothing, for subclasses without the member.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Does nothing, for subclasses without the member.
    open func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {}
    /// Does nothing, for subclasses without the member.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// Does nothing, for subclasses without the member.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Does nothing, for subclasses without the member.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// Does nothing, for subclasses without the member.
    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// No menu, for subclasses without the member.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// No menu, for subclasses without the member.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Agrees, for subclasses without the member.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
            toProposedIndexPath: proposedIndexPath)
    }
    /// Agrees, for subclasses without the member.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    // MARK: What the scroll view tells

    /// Does nothing, for subclasses without the member.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing, for subclasses without the member.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Does nothing, for subclasses without the member.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing, for subclasses without the member.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing, for subclasses without the member.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing, for subclasses without the member.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing, for subclasses without the member.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Names no view: nothing can be zoomed.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing, for subclasses without the member.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing, for subclasses without the member.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing, for subclasses without the member.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Does nothing, for subclasses without the member.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Permits it, for subclasses without the member.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing, for subclasses without the member.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

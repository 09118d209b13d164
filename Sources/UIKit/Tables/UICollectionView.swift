/// A grid of cells: here an empty container, which shows what a document or a program has put upon it.
///
/// Cells that a data source would give are not asked for. Source: Apple's documentation of `UICollectionView`.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// How cells would lie.
    open var collectionViewLayout: UICollectionViewLayout
    /// A view behind the cells; nil for none.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// Whether a touch chooses a cell. Stored; no effect.
    open var allowsSelection = true
    /// Whether several cells can be chosen at a time. Stored; no effect.
    open var allowsMultipleSelection = false

    /// Makes an empty collection; the layout is kept for whoever asks for it.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }

    /// Makes a collection from a nib, with the views and the layout that the document gives it.
    public required init?(coder: NSCoder) {
        let decoder = (coder as? NibCoder)?.decoder(of: "collectionView")
        collectionViewLayout = decoder?.collectionLayout ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    override var drawsContent: Bool { type(of: self) != UICollectionView.self }
}

/// How the cells of a collection lie.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// Makes a layout; the argument keeps this from being NSObject's `init()`, which belongs to no actor.
    public init(root: Void = ()) {
        super.init()
    }
}

/// Cells in lines, one line after the other.
///
/// Source: Apple's documentation of `UICollectionViewFlowLayout`.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Which way a collection scrolls; raw values as on iOS.
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal
    }

    /// The least distance between lines, in points.
    open var minimumLineSpacing: CGFloat = 10
    /// The least distance between the cells of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10
    /// The size of cells, in points; no data source is asked for cells. Stored; no effect.
    open var itemSize = CGSize(width: 50, height: 50)
    /// The size of cells before they are measured, in points. Stored; no effect.
    open var estimatedItemSize = CGSize.zero
    /// The size of headers of sections, in points. Stored; no effect.
    open var headerReferenceSize = CGSize.zero
    /// The size of footers of sections, in points. Stored; no effect.
    open var footerReferenceSize = CGSize.zero
    /// The space around the cells of a section, in points. Stored; no effect.
    open var sectionInset = UIEdgeInsets.zero
    /// Which way the collection scrolls. Stored; no effect.
    open var scrollDirection = ScrollDirection.vertical
}

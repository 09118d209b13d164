/// Where a cell or another view of a collection lies, and how it looks there.
///
/// Source: Apple's documentation of `UICollectionViewLayoutAttributes`.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
    /// What the attributes are about.
    let element: CollectionElement
    /// The directions in which the view says itself how large it is.
    var fitting = UIAxis.both

    /// Those of the cell at a place.
    public convenience init(forCellWith indexPath: IndexPath) { self.init(.cell(indexPath)) }
    /// Those of a header, a footer or another supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(.supplementary(elementKind, indexPath))
    }
    /// Those of a decoration.
    public convenience init(
        forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
    ) {
        self.init(.decoration(decorationViewKind, indexPath))
    }

    init(_ element: CollectionElement) {
        self.element = element
        super.init()
    }

    /// The place of what the attributes are about.
    open var indexPath: IndexPath { element.path }
    /// What kind of view the attributes are about.
    open var representedElementCategory: UICollectionView.ElementCategory { element.category }
    /// The kind of a supplementary view or a decoration; nil for cells.
    open var representedElementKind: String? { element.kind }

    /// In the collection's coordinates, in points.
    open var frame = CGRect.zero
    /// The view's own rectangle, in points; changing its size keeps the center.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { size = newValue.size }
    }
    /// The middle of the frame, in the collection's coordinates.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }
    /// In points; changing it keeps the center.
    open var size: CGSize {
        get { frame.size }
        set {
            let middle = center
            frame.size = newValue
            center = middle
        }
    }
    /// What is done to the view about its center.
    open var transform = CGAffineTransform.identity
    /// How opaque the view is, 0 to 1.
    open var alpha: CGFloat = 1
    /// Higher ones lie above lower ones.
    open var zIndex = 0
    /// Whether the view is left out.
    open var isHidden = false

    /// Whether the element lies in a row that scrolls by itself; the frame is where it shows now.
    var isInRow = false

    func copied() -> UICollectionViewLayoutAttributes {
        let copy = UICollectionViewLayoutAttributes(element)
        (copy.frame, copy.transform, copy.alpha) = (frame, transform, alpha)
        (copy.zIndex, copy.isHidden, copy.fitting, copy.isInRow) = (zIndex, isHidden, fitting, isInRow)
        return copy
    }
}

/// A cell or another view of a collection, by its place.
///
/// Ordered by place, so that what is done with several of them is the same in every run.
enum CollectionElement: Hashable, Comparable {
    case cell(IndexPath)
    case supplementary(String, IndexPath)
    case decoration(String, IndexPath)

    var path: IndexPath {
        switch self {
        case .cell(let path), .supplementary(_, let path), .decoration(_, let path): path
        }
    }

    var category: UICollectionView.ElementCategory {
        switch self {
        case .cell: .cell
        case .supplementary: .supplementaryView
        case .decoration: .decorationView
        }
    }

    static func < (one: CollectionElement, other: CollectionElement) -> Bool {
        (one.path, one.category.rawValue, one.kind ?? "") < (other.path, other.category.rawValue, other.kind ?? "")
    }

    var kind: String? {
        switch self {
        case .cell: nil
        case .supplementary(let kind, _), .decoration(let kind, _): kind
        }
    }
}

/// What a change of a layout is about.
///
/// Source: Apple's documentation of `UICollectionViewLayoutInvalidationContext`.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Makes a value that says that everything is out of date.
    public init(root: Void = ()) { super.init() }
    /// Whether the layout is to be made anew.
    open var invalidateEverything: Bool { true }
    /// Whether the data source is asked for numbers of items.
    open var invalidateDataSourceCounts: Bool { false }
}

/// How the cells of a collection lie.
///
/// Source: Apple's documentation of `UICollectionViewLayout`.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// The collection that is laid out.
    open internal(set) weak var collectionView: UICollectionView?
    private var decorations = ReusePool<UICollectionReusableView>()

    /// The row of a section that scrolls by itself; nil for all others.
    func row(of section: Int) -> SectionRow? { nil }
    /// Takes note that a row was scrolled, in points from where reading begins.
    func rowDidScroll(_ section: Int, to offset: CGFloat) {}

    /// Makes a value that says that everything is out of date.
    public init(root: Void = ()) {
        super.init()
    }

    /// Makes a layout as by `init()`.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Whether what lies at the left lies at the right where reading goes from there; false by default, as with Apple.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The size of everything, in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// Makes ready for questions; called before them whenever the layout was out of date.
    open func prepare() {}
    /// What lies in a rectangle of the collection's coordinates.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        nil
    }
    /// Where an item lies; nil if there is none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        nil
    }
    /// Where a header or another view lies; nil if there is none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a decoration lies; nil if there is none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Tells that the layout is out of date.
    open func invalidateLayout() { collectionView?.content.layoutDidChange() }
    /// Tells that the layout is out of date.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidateLayout()
    }
    /// Whether the layout is out of date when the collection scrolls or changes its size.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Whether the layout is out of date because a view wants to be of another size.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Where scrolling ends; the default agrees to what is proposed.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Has decorations of a kind made of a class, by its `init(frame:)`.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations.register(viewClass.map { .type($0) }, for: elementKind)
    }
    /// Has decorations of a kind made by a nib.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations.register(nib.map { .nib($0) }, for: elementKind)
    }

    func makeDecoration(_ kind: String) -> UICollectionReusableView? {
        decorations.make(kind) { ($0 as? UICollectionReusableView.Type)?.make(registeredFrame: .zero) }
    }

    // MARK: For layouts of this module

    /// Takes the size that a view wants; tells whether anything lies elsewhere then.
    func take(_ preferred: UICollectionViewLayoutAttributes) -> Bool { false }
    /// Has views measured again: one, or all.
    func invalidateSize(of element: CollectionElement?) {}
    /// Items have other places now; what is known of them goes with them.
    func move(_ places: (IndexPath) -> IndexPath?) { invalidateSize(of: nil) }
}

/// Where a cell or another view of a collection lies, and how it looks there.
///
/// Source: Apple's documentation of `UICollectionViewLayoutAttributes`.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
    /// What the attributes are about.
    private(set) var element: CollectionElement
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

    convenience init(_ element: CollectionElement) {
        self.init(copying: nil)
        self.element = element
    }

    /// Those of a subclass with another's values, as `copy(with:)` makes them; nil for those of the first cell.
    public required init(copying other: UICollectionViewLayoutAttributes?) {
        element = other?.element ?? .cell(IndexPath(item: 0, section: 0))
        super.init()
        guard let other else { return }
        (frame, transform3D, alpha) = (other.frame, other.transform3D, other.alpha)
        (zIndex, isHidden, fitting, isInRow) = (other.zIndex, other.isHidden, other.fitting, other.isInRow)
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
    /// What is done to the view about its center: `transform3D`, or the identity where that is none of a plane.
    open var transform: CGAffineTransform {
        get {
            CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity
        }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    /// What is done to the view in space about its center; the same value as `transform`.
    open var transform3D = CATransform3DIdentity
    /// How opaque the view is, 0 to 1.
    open var alpha: CGFloat = 1
    /// Higher ones lie above lower ones.
    open var zIndex = 0
    /// Whether the view is left out.
    open var isHidden = false

    /// The form that the view has in collisions of `UICollisionBehavior`; its bounds by default.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The form for `UIDynamicItemCollisionBoundsType.path`, about a center at (0, 0), in points; none by default.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// Whether the element lies in a row that scrolls by itself; the frame is where it shows now.
    var isInRow = false

    /// Attributes of the same class with the same values: the override point for subclasses with values of their own.
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(copying: self) }

    /// The same as `copy(with:)`; for the main actor, as everything of attributes.
    open override func copy() -> Any { CallingThread.run { UnsafeTransfer(value: copy(with: nil)) }.value }

    /// Unchecked because the value does not leave the thread that asked.
    private struct UnsafeTransfer: @unchecked Sendable {
        let value: Any
    }

    func copied() -> UICollectionViewLayoutAttributes {
        copy(with: nil) as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes(copying: self)
    }
}

/// A cell or another view of a collection, by its place.
///
/// Ordered by place, so that what is done with several of them is the same in every run.
enum CollectionElement: Hashable, Comparable {
    case cell(IndexPath)
    case supplementary(String, IndexPath)
    case decoration(String, IndexPath)

    /// The element after changes; nil if it is gone or is to be asked for again.
    @MainActor func moved(_ places: ListPlaces) -> CollectionElement? {
        switch self {
        case .cell(let path): return places.element(path).map { .cell($0) }
        case .supplementary(let kind, let path):
            guard
                [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].contains(kind)
            else { return nil }
            return places.title(path).map { .supplementary(kind, $0) }
        case .decoration: return nil
        }
    }

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

extension UICollectionViewLayoutAttributes {
    /// Whether the element reaches into what is in sight, in the collection's coordinates; what is turned in space counts as if it did.
    func isInSight(of bounds: CGRect) -> Bool {
        guard CATransform3DIsAffine(transform3D) else { return true }
        let half = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        let reach = half.applying(transform).offsetBy(dx: center.x, dy: center.y)
        return Self.meet(reach.minX, reach.maxX, bounds.minX, bounds.maxX)
            && Self.meet(reach.minY, reach.maxY, bounds.minY, bounds.maxY)
    }

    /// Whether two stretches share more than an end; one without a length may lie at the other's.
    private static func meet(_ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ high: CGFloat) -> Bool {
        start == end ? start >= low && start <= high : start < high && end > low
    }
}

/// What a change of a layout is about.
///
/// Source: Apple's documentation of `UICollectionViewLayoutInvalidationContext`.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Makes a value that says that everything is out of date.
    public required init(root: Void = ()) { super.init() }
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
    /// The class of what tells what is out of date. Not asked.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    /// The class of attributes that the layout makes; subclasses make their own.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// What is out of date when the collection scrolls or changes its size: everything.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    }
    /// The direction that the layout was made for: from the left.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Called on Apple's systems before items come, go and move; they do so at once here.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called on Apple's systems after items came, went and moved; they do so at once here.
    open func finalizeCollectionViewUpdates() {}
    /// Where an item comes from; nil, and not asked, because items come at once.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where an item goes to; nil, and not asked, because items go at once.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where scrolling by a finger ends; the default agrees to what is proposed. Not asked: fingers do not scroll here.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

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

/// What happens to an item of a collection; nobody is told here.
///
/// Source: Apple's documentation of `UICollectionViewUpdateItem`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// What happens; raw values as on iOS.
    public enum Action: Int, Sendable {
        case insert = 0
        case delete, reload, move, none
    }

    /// Where the item was; nil for one that comes.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// Where the item is; nil for one that goes.
    open private(set) var indexPathAfterUpdate: IndexPath?
    /// What happens.
    open private(set) var updateAction: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
        super.init()
    }
}

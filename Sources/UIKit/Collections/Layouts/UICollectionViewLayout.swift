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

    /// What a section is laid out by that has a layout of its own; nil for all others.
    func layout(ofSection section: Int) -> NSCollectionLayoutSection? { nil }

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
    /// Tells that the layout is out of date: called when the collection is loaded again, when it scrolls or changes its size
    /// and `shouldInvalidateLayout(forBoundsChange:)` says yes, and when a view wants another size and
    /// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)` does. All of the layout is asked for again, whatever the context says;
    /// its adjustment of the offset is made.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.cause == .preferredSize { collectionView?.content.layoutDidChange() } else { invalidateLayout() }
        guard let collectionView, context.contentOffsetAdjustment != .zero else { return }
        collectionView.contentOffset.x += context.contentOffsetAdjustment.x
        collectionView.contentOffset.y += context.contentOffsetAdjustment.y
    }
    /// The class of what tells what is out of date.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    /// The class of attributes that the layout makes; subclasses make their own.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// What is out of date when the collection scrolls or changes its size.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        invalidationContext()
    }

    /// What is out of date because a view wants to be of another size: its element.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let (context, path) = (invalidationContext(), originalAttributes.indexPath)
        context.cause = .preferredSize
        switch originalAttributes.element {
        case .cell: context.invalidateItems(at: [path])
        case .supplementary(let kind, _): context.invalidateSupplementaryElements(ofKind: kind, at: [path])
        case .decoration(let kind, _): context.invalidateDecorationElements(ofKind: kind, at: [path])
        }
        return context
    }

    func invalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    }
    /// The direction that the layout was made for: from the left.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Called after `prepare()` when items have come, gone and moved, and before the questions where they come from and go to.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called after those questions.
    open func finalizeCollectionViewUpdates() {}
    /// Where an item comes from that has been inserted in sight; nil, the default, for one that shows at once, where Apple's
    /// fade in.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where an item goes to that was in sight and has been deleted, by its place before; nil, the default, for one that goes at
    /// once, where Apple's fade out.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Called before the collection is laid out at another size within an animation block.
    ///
    /// - Parameter oldBounds: The collection's bounds before, in its coordinates.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called after the collection was laid out at another size within an animation block.
    open func finalizeAnimatedBoundsChange() {}
    /// Called before another layout takes the place of this one.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called before this layout takes the place of another one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called on both layouts when the collection is laid out by the new one.
    open func finalizeLayoutTransition() {}

    /// How an item looks that a program moves: as at its place, with its center at a position, above all others.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let place = layoutAttributesForItem(at: indexPath)?.copied()
        let moving = place ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        (moving.center, moving.zIndex) = (position, Int(Int16.max))
        return moving
    }
    /// Which place an item takes that a program has moved to a position: that of the item there, or its own.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

    /// Where scrolling by a finger ends, unless it stops at pages; the default agrees to what is proposed.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: Where it would end, in points of the content.
    ///   - velocity: Of the content, in points a millisecond.
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

    func makeDecoration(_ kind: String, size: CGSize) -> UICollectionReusableView? {
        decorations.make(kind) {
            ($0 as? UICollectionReusableView.Type)?.make(registeredFrame: CGRect(origin: .zero, size: size))
        }
    }

    // MARK: For layouts of this module

    /// The layout is about to be prepared, by a `prepare()` that need not call `super`.
    func willPrepare() {}

    /// Takes the size that a view wants; tells whether anything lies elsewhere then.
    func take(_ preferred: UICollectionViewLayoutAttributes) -> Bool { false }
    /// Has views measured again: one, or all.
    func invalidateSize(of element: CollectionElement?) {}
    /// Items have other places now; what is known of them goes with them.
    func move(_ places: (IndexPath) -> IndexPath?) { invalidateSize(of: nil) }
}

/// Who decides about sizes and distances of a flow layout; all members have defaults, those of the layout.
///
/// Source: Apple's documentation of `UICollectionViewDelegateFlowLayout`.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
        layout as? UICollectionViewFlowLayout
    }

    /// The layout's, for delegates without the member.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
    /// The layout's, for delegates without the member.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
    /// The layout's, for delegates without the member.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
    /// The layout's, for delegates without the member.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
    /// The layout's, for delegates without the member.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
    /// The layout's, for delegates without the member.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}

/// Cells in lines, one line after the other.
///
/// Source: Apple's documentation of `UICollectionViewFlowLayout`.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// An item's size that follows from its content: for `itemSize` and `estimatedItemSize`.
    public static let automaticSize = CGSize(
        width: 1.797_693_134_862_315_7e308, height: 1.797_693_134_862_315_7e308)

    /// What the insets of sections begin at; raw values as on iOS.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset = 0
        case fromSafeArea, fromLayoutMargins
    }

    /// The least distance between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    /// The least distance between the cells of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// The size of cells, in points.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }
    /// The size of cells before they say themselves how large they want to be, in points; zero for cells that do not.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }
    /// The size of headers of sections, in points; only the side along which the collection scrolls counts.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// The size of footers of sections, in points; only the side along which the collection scrolls counts.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// The space around the cells of a section, in points.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }
    /// What `sectionInset` begins at.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }
    /// Which way the collection scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// Whether headers stay while their sections are in sight.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// Whether footers stay while their sections are in sight.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    private var arranged = FlowArrangement()
    /// Whether the layout is being prepared, or was by a program's `prepare()` that leaves `super` out.
    private var isArrangementDue = false
    private var preferred: [IndexPath: CGSize] = [:]

    private var arrangement: FlowArrangement {
        if isArrangementDue { arrange() }
        return arranged
    }

    open override func prepare() {
        super.prepare()
        arrange()
    }

    override func willPrepare() { isArrangementDue = true }

    func arrange() {
        guard let collectionView else { return }
        isArrangementDue = false
        arranged = FlowArrangement(of: self, in: collectionView, preferred: preferred)
    }

    open override var collectionViewContentSize: CGSize { arrangement.size }

    open override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    {
        var found = arrangement.elements(in: rect).map(attributes)
        guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds else { return found }
        let known = Set(found.map(\.element))
        for section in Set(found.map(\.indexPath.section)) {
            found += arrangement.titles(of: section).filter { !known.contains($0.element) }.map(
                attributes)
        }
        for item in found { pin(item) }
        return found.filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        arrangement.item(at: indexPath).map(attributes)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        arrangement.titles(of: indexPath.section).first { $0.element.kind == elementKind }.map(
            attributes)
    }

    /// `UICollectionViewFlowLayoutInvalidationContext`.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let isOther = !isArranged(for: newBounds)
        if isOther { preferred = [:] }
        return isOther
    }

    /// Whether lines are as long as bounds of the collection ask for.
    func isArranged(for bounds: CGRect) -> Bool {
        collectionView.map { breadth(of: bounds, in: $0) == arrangement.breadth } ?? true
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        originalAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    override func take(_ preferred: UICollectionViewLayoutAttributes) -> Bool {
        guard preferred.representedElementCategory == .cell else { return false }
        self.preferred[preferred.indexPath] = preferred.size
        return true
    }

    override func invalidateSize(of element: CollectionElement?) {
        if let element { preferred[element.path] = nil } else { preferred = [:] }
    }

    override func move(_ places: (IndexPath) -> IndexPath?) {
        let known = preferred.compactMap { path, size in places(path).map { ($0, size) } }
        preferred = Dictionary(known) { first, _ in first }
    }

    private func attributes(_ place: FlowArrangement.Place) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(place.element)
        attributes.frame = place.frame
        let isCell = place.element.category == .cell
        // Headers keep their size, but a program's own layout is asked whether they do.
        let isAsked = isCell ? estimatedItemSize != .zero : type(of: self) != UICollectionViewFlowLayout.self
        attributes.fitting = isAsked ? isCell ? .both : scrollDirection == .vertical ? .vertical : .horizontal : []
        return attributes
    }

    /// Moves a header or footer to the edge of what is in sight, as far as its section reaches.
    private func pin(_ attributes: UICollectionViewLayoutAttributes) {
        guard let view = collectionView, attributes.representedElementCategory == .supplementaryView,
            let section = arrangement.extent(of: attributes.indexPath.section)
        else { return }
        let isHeader = attributes.representedElementKind == UICollectionView.elementKindSectionHeader
        guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds else {
            return
        }
        let sight = view.bounds.inset(by: view.adjustedContentInset)
        let isVertical = scrollDirection == .vertical
        let length = isVertical ? attributes.frame.height : attributes.frame.width
        let (low, high) = isVertical ? (sight.minY, sight.maxY) : (sight.minX, sight.maxX)
        let start =
            isHeader
            ? max(section.lowerBound, min(low, section.upperBound - length))
            : min(section.upperBound - length, max(high - length, section.lowerBound))
        if isVertical { attributes.frame.origin.y = start } else { attributes.frame.origin.x = start }
        attributes.zIndex = 10
    }
}

extension UICollectionViewFlowLayout {
    /// How long lines are in bounds of the collection: their side without the collection's insets, in points.
    func breadth(of bounds: CGRect, in view: UICollectionView) -> CGFloat {
        let inset = view.adjustedContentInset
        return max(
            0,
            scrollDirection == .vertical
                ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom)
    }

    /// A section's insets with what lies before them across the direction of scrolling, beyond what the collection's content
    /// keeps free; for a list that scrolls down and is read from the left.
    func insets(_ own: UIEdgeInsets, of view: UICollectionView) -> UIEdgeInsets {
        let wanted: UIEdgeInsets =
            switch sectionInsetReference {
            case .fromContentInset: .zero
            case .fromSafeArea: view.safeAreaInsets
            case .fromLayoutMargins: view.layoutMargins
            }
        let known = view.adjustedContentInset
        guard scrollDirection == .vertical else {
            return UIEdgeInsets(
                top: own.left, left: own.top + max(0, wanted.top - known.top), bottom: own.right,
                right: own.bottom + max(0, wanted.bottom - known.bottom))
        }
        return UIEdgeInsets(
            top: own.top, left: own.left + max(0, wanted.left - known.left), bottom: own.bottom,
            right: own.right + max(0, wanted.right - known.right))
    }
}

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Which way the collection scrolls; here up and down. Stored; no effect.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// What sections' insets count from; here from the collection's edges. Stored; no effect.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
    /// Between sections, in points.
    open var interSectionSpacing: CGFloat = 0

    /// Makes a configuration without distances between sections.
    public init(root: Void = ()) { super.init() }
}

/// Cells in groups, which sections repeat.
///
/// Source: Apple's documentation of `UICollectionViewCompositionalLayout`.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Says how a section is laid out.
    public typealias SectionProvider =
        @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
        NSCollectionLayoutSection?

    private let provider: SectionProvider
    private var arrangement: CompositionalArrangement?
    /// Sizes that wait for the next arrangement.
    private var known: [CollectionElement: CGSize] = [:]
    /// How far rows of sections are scrolled that scroll by themselves.
    private var offsets: [Int: CGFloat] = [:]
    /// What holds for all sections.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    /// Lays out all sections alike.
    public init(section: NSCollectionLayoutSection) {
        (provider, configuration) = ({ _, _ in section }, UICollectionViewCompositionalLayoutConfiguration())
        super.init()
    }

    /// Lays out all sections alike.
    public init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = ({ _, _ in section }, configuration)
        super.init()
    }

    /// Lays out each section as a closure says.
    public init(sectionProvider: @escaping SectionProvider) {
        (provider, configuration) = (sectionProvider, UICollectionViewCompositionalLayoutConfiguration())
        super.init()
    }

    /// Lays out each section as a closure says.
    public init(
        sectionProvider: @escaping SectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }

    /// Nil: documents have no such layout.
    public required init?(coder: NSCoder) { nil }

    /// A list in all sections.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout { number, environment in
            .list(using: configuration, number, environment)
        }
        layout.listBackground = configuration.ground
        return layout
    }

    private var listBackground: UIColor?

    open override func invalidateLayout() {
        invalidateSize(of: nil)
        super.invalidateLayout()
    }

    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        if collectionView.backgroundColor == nil { collectionView.backgroundColor = listBackground }
        let (counts, room) = (collectionView.content.current, collectionView.bounds.size)
        if let known = arrangement, known.counts == counts, known.room == room {
            arrangement?.settle()
            return
        }
        let environment = CollectionEnvironment(collectionView)
        var new = CompositionalArrangement(
            counts, in: room,
            isMirrored: collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            spacing: configuration.interSectionSpacing
        ) { provider($0, environment) }
        for (element, size) in known { _ = new.take(size, for: element) }
        new.settle()
        known = [:]
        new.offsets = offsets.filter { $0.key < counts.count }
        for (section, offset) in new.offsets {
            if let row = new.row(of: section) { new.offsets[section] = row.clamped(offset) }
        }
        arrangement = new
    }

    override func row(of section: Int) -> SectionRow? { arrangement?.row(of: section) }

    override func rowDidScroll(_ section: Int, to offset: CGFloat) {
        offsets[section] = offset
        arrangement?.offsets[section] = offset
    }

    override func layout(ofSection section: Int) -> NSCollectionLayoutSection? { arrangement?.layout(of: section) }

    open override var collectionViewContentSize: CGSize { arrangement?.size ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    {
        guard let arrangement else { return nil }
        var found = arrangement.elements(in: rect)
        if let first = arrangement.section(at: rect.minY),
            !found.contains(where: {
                $0.indexPath.section == first && $0.representedElementCategory == .supplementaryView
            })
        {
            found += arrangement.headers(of: first).filter(arrangement.isPinned)
        }
        for item in found where item.representedElementCategory == .supplementaryView {
            pin(item, arrangement)
        }
        return found
    }

    /// Moves a header to the upper edge of what is in sight, as far as its section reaches.
    private func pin(
        _ attributes: UICollectionViewLayoutAttributes, _ arrangement: CompositionalArrangement
    ) {
        guard let collectionView, arrangement.isPinned(attributes) else { return }
        let edge = collectionView.bounds.minY + collectionView.adjustedContentInset.top
        let end = arrangement.extent(of: attributes.indexPath.section).bottom - attributes.frame.height
        attributes.frame.origin.y = max(attributes.frame.minY, min(edge, end))
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        arrangement?.item(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        arrangement?.titles(of: indexPath.section).first { $0.representedElementKind == elementKind }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        arrangement?.decorations(of: indexPath.section).first { $0.representedElementKind == elementKind }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let arrangement, arrangement.room != newBounds.size else { return arrangement == nil }
        if arrangement.room.width == newBounds.width { known = arrangement.sizes { $0 } }
        return true
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let axes = originalAttributes.fitting
        return axes.contains(.horizontal)
            && preferredAttributes.size.width != originalAttributes.size.width
            || axes.contains(.vertical)
                && preferredAttributes.size.height != originalAttributes.size.height
    }

    override func take(_ preferred: UICollectionViewLayoutAttributes) -> Bool {
        arrangement?.take(preferred.size, for: preferred.element) ?? false
    }

    override func invalidateSize(of element: CollectionElement?) {
        // One view's size holds until it is measured again.
        guard element == nil else { return }
        (arrangement, known) = (nil, [:])
    }

    override func move(_ places: (IndexPath) -> IndexPath?) {
        known = arrangement?.sizes(places) ?? [:]
        arrangement = nil
    }

    func listPlacement(_ path: IndexPath) -> RowPlacement? { arrangement?.listPlacement(path) }

    /// The appearance of a section that is laid out as a list; nil for others.
    func listAppearance(ofSection section: Int) -> UICollectionLayoutListConfiguration.Appearance? {
        arrangement?.list(ofSection: section)?.appearance
    }
}

/// How a section is laid out and drawn as a list.
///
/// Source: Apple's documentation of `UICollectionLayoutListConfiguration`.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// How a list looks; raw values as on iOS.
    public enum Appearance: Int, Sendable {
        case plain = 0
        case grouped, insetGrouped, sidebar, sidebarPlain

        var style: UITableView.Style {
            switch self {
            case .plain, .sidebarPlain: .plain
            case .grouped: .grouped
            case .insetGrouped, .sidebar: .insetGrouped
            }
        }
    }

    /// What stands above a section; raw values as on iOS.
    public enum HeaderMode: Int, Sendable {
        case none = 0
        /// A view of the kind `elementKindSectionHeader`.
        case supplementary
        /// The section's first cell.
        case firstItemInSection
    }

    /// What stands below a section; raw values as on iOS.
    public enum FooterMode: Int, Sendable {
        case none = 0
        /// A view of the kind `elementKindSectionFooter`.
        case supplementary
    }

    /// How the list looks.
    public let appearance: Appearance
    /// What stands above each section.
    public var headerMode = HeaderMode.none
    /// What stands below each section.
    public var footerMode = FooterMode.none
    /// Whether there are lines between rows.
    public var showsSeparators = true
    /// How those lines look.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Says how the lines of an item look, for how they would; not asked without lines. Nil leaves them as they are.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Says how the lines of an item look.
    public typealias ItemSeparatorHandler =
        (_ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
        UIListSeparatorConfiguration
    /// The color below rows; nil for that of the appearance.
    public var backgroundColor: UIColor?
    /// Above headers, in points; nil for that of the appearance.
    public var headerTopPadding: CGFloat?
    /// What a swipe from the leading edge offers for an item; not asked, because nobody swipes.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// What a swipe from the trailing edge offers for an item; not asked, because nobody swipes.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Makes what a swipe offers for an item.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Makes a configuration with lines and without headers.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    var ground: UIColor { backgroundColor ?? UITableView.ground(appearance.style) }
}

extension NSCollectionLayoutSection {
    /// A section that is a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { list(using: configuration, 1, layoutEnvironment) }

    /// - Parameter number: The place of the section; the first group keeps farther from what is above.
    static func list(
        using configuration: UICollectionLayoutListConfiguration, _ number: Int,
        _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        section.list = configuration
        let style = configuration.appearance.style
        let side =
            style == .insetGrouped
            ? SystemMargins.ofRow(atWidth: environment.container.contentSize.width) : 0
        let first = SectionTitle.Role.firstGroupedHeader
        let next = SectionTitle.Role.groupedHeader
        let hasHeader = configuration.headerMode == .supplementary
        let hasFooter = configuration.footerMode == .supplementary
        section.contentInsets = NSDirectionalEdgeInsets(
            top: style == .plain || hasHeader ? 0 : (number == 0 ? first : next).emptyHeight,
            leading: side,
            bottom: style == .plain || hasFooter ? 0 : next.emptyHeight, trailing: side)
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(38))
        func title(_ kind: String, _ alignment: NSRectAlignment) {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kind, alignment: alignment)
            item.pinToVisibleBounds = style == .plain
            section.boundarySupplementaryItems.append(item)
        }
        if hasHeader { title(UICollectionView.elementKindSectionHeader, .top) }
        if hasFooter { title(UICollectionView.elementKindSectionFooter, .bottom) }
        return section
    }
}

extension UICollectionLayoutListConfiguration {
    /// How the lines of an item look.
    func separators(of path: IndexPath) -> UIListSeparatorConfiguration {
        itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
    }
}

/// What insets count from; raw values as on iOS.
public enum UIContentInsetsReference: Int, Sendable {
    case automatic = 0
    case none, safeArea, layoutMargins, readableContent
}

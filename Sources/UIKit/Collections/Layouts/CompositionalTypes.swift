/// A side of an item, a group or a header of a compositional layout.
///
/// Source: Apple's documentation of `NSCollectionLayoutDimension`.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
    enum Kind: Hashable {
        case fractionalWidth, fractionalHeight, absolute, estimated
    }

    let kind: Kind
    /// A share of the container, or points.
    open private(set) var dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        (self.kind, self.dimension) = (kind, dimension.isFinite ? max(0, dimension) : 0)
        super.init()
    }

    /// A share of the container's width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    /// A share of the container's height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    /// As many points as are told.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// In points, until the content says how large it wants to be.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// As large as the largest of the group wants to be; here each is as large as it wants to be itself (iOS 17).
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension { .estimated(estimate) }

    /// Whether it is a share of the container's width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a share of the container's height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is in points.
    open var isAbsolute: Bool { kind == .absolute }
    /// Whether it follows from the content.
    open var isEstimated: Bool { kind == .estimated }

    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: container.width * dimension
        case .fractionalHeight: container.height * dimension
        case .absolute, .estimated: dimension
        }
    }
}

/// The size of an item, a group or a header of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
    /// The width.
    open private(set) var widthDimension: NSCollectionLayoutDimension
    /// The height.
    open private(set) var heightDimension: NSCollectionLayoutDimension

    /// Makes an item at an edge of a section.
    public init(
        widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
    ) {
        (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
        super.init()
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(
            width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    /// The sides that follow from the content.
    var fitting: UIAxis {
        var axes: UIAxis = []
        if widthDimension.isEstimated { axes.insert(.horizontal) }
        if heightDimension.isEstimated { axes.insert(.vertical) }
        return axes
    }
}

/// The distance between items, or around them.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
    /// How much space there is, in points.
    open private(set) var spacing: CGFloat
    /// Whether the distance grows into what is left.
    open private(set) var isFlexibleSpacing: Bool
    /// Whether the distance stays as it is.
    open var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
        super.init()
    }

    /// At least so many points.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
    /// So many points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
}

/// The distances around an item; flexible ones count as fixed.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// Where reading begins; nil for nothing.
    open private(set) var leading: NSCollectionLayoutSpacing?
    /// Above; nil for nothing.
    open private(set) var top: NSCollectionLayoutSpacing?
    /// Where reading ends; nil for nothing.
    open private(set) var trailing: NSCollectionLayoutSpacing?
    /// Below; nil for nothing.
    open private(set) var bottom: NSCollectionLayoutSpacing?

    /// Makes an item at an edge of a section.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }
}

/// The place of a cell in a group.
///
/// Source: Apple's documentation of `NSCollectionLayoutItem`.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// The size of the item's place.
    open private(set) var layoutSize: NSCollectionLayoutSize
    /// What the item is smaller than its place by, in points; not along sides that are estimated.
    open var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    /// What is left free around the item.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Makes an item of a size.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        super.init()
    }
}

/// Items side by side or one below the other, as often as they fit.
///
/// Source: Apple's documentation of `NSCollectionLayoutGroup`.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    let axis: UIAxis
    /// The items, again and again until there is no more room.
    open private(set) var subitems: [NSCollectionLayoutItem]
    /// How many items share the group evenly; nil for as many as fit.
    let count: Int?
    /// Between items.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// Says where items lie, in place of the axis; nil for groups along an axis.
    let provider: NSCollectionLayoutGroupCustomItemProvider?

    private init(
        _ axis: UIAxis, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
        count: Int? = nil, provider: NSCollectionLayoutGroupCustomItemProvider? = nil
    ) {
        (self.axis, self.subitems, self.count) = (axis, subitems, count.map { max(1, $0) })
        self.provider = provider
        super.init(layoutSize: layoutSize)
    }

    /// Items wherever a closure says, as many as it names; it is asked for each group, with the group's size.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.horizontal, layoutSize, [], provider: itemProvider)
    }

    /// Items side by side, again and again while they fit.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems) }
    /// Items one below the other, again and again while they fit.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems) }
    /// Items that share the width evenly.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count)
    }
    /// Items that share the height evenly.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count)
    }
    /// An item, a number of times.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            .horizontal, layoutSize, Array(repeating: repeatingSubitem, count: min(max(1, count), 1000)))
    }
    /// An item, a number of times.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            .vertical, layoutSize, Array(repeating: repeatingSubitem, count: min(max(1, count), 1000)))
    }
}

/// Says where the items of a group lie, in the group's coordinates.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item of a custom group.
///
/// Source: Apple's documentation of `NSCollectionLayoutGroupCustomItem`.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// In the group's coordinates, in points.
    open private(set) var frame: CGRect
    /// Higher ones lie above lower ones.
    open private(set) var zIndex: Int

    /// Makes a place.
    public init(frame: CGRect, zIndex: Int = 0) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }
}

/// A header, a footer or another view at an edge of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view, for the data source.
    open private(set) var elementKind: String
    /// At which edge of the section the view stands.
    open private(set) var alignment: NSRectAlignment
    /// How far the view is moved, in points.
    open private(set) var offset: CGPoint
    /// Whether the view stays while its section is in sight.
    open var pinToVisibleBounds = false
    /// Whether the section makes room for the view. Stored; no effect.
    open var extendsBoundary = true
    /// Higher ones lie above lower ones.
    open var zIndex = 0

    /// Makes an item at an edge of a section.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        (self.elementKind, self.alignment, offset) = (elementKind, alignment, absoluteOffset)
        super.init(layoutSize: layoutSize)
    }
}

/// An edge or corner; raw values as on iOS.
public enum NSRectAlignment: Int, Sendable {
    case none = 0
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
}

/// What scrolls across a collection's own direction; raw values as on iOS.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none = 0
    case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A group, as often as there are items for it.
///
/// Source: Apple's documentation of `NSCollectionLayoutSection`.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// What is left free around the groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    /// Between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The section's headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Views behind the section, of classes that are registered with the layout.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// What `contentInsets` count from; here from the collection's edges. Stored; no effect.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// What the insets of headers and footers count from. Stored; no effect.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers are as wide as the groups rather than the collection.
    open var supplementariesFollowContentInsets = true
    /// Whether the groups lie in one row that scrolls by itself, and how it comes to rest.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Called whenever the section's items are placed, also while they are scrolled, before they show: what it changes of
    /// them shows then, and is forgotten before the next call; nil for nobody.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// How the section is drawn as a list; nil if it is none.
    var list: UICollectionLayoutListConfiguration?

    /// Makes a section that repeats a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}

/// The collection that a section is made for.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// The room that a section is made for, in points.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class CollectionEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    let contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    init(_ view: UICollectionView) {
        contentSize = view.bounds.size
        traitCollection = view.traitCollection
    }

    /// The inside of a group.
    init(size: CGSize) {
        contentSize = size
        traitCollection = .current
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

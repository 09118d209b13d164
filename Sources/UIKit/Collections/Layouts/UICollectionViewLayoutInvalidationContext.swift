/// What a change of a layout is about.
///
/// Layouts of programs read it in `invalidateLayout(with:)`, to keep what is still true; UIKit's own are made anew. Source: Apple's
/// documentation of `UICollectionViewLayoutInvalidationContext`.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// What the collection says of the change.
    enum Cause {
        case layout
        case reloadedData
        case preferredSize
    }

    var cause = Cause.layout

    /// Makes a value for a change of the layout alone.
    public required init(root: Void = ()) { super.init() }

    /// Whether the layout is to be made anew because the collection was loaded again.
    open var invalidateEverything: Bool { cause == .reloadedData }
    /// Whether the data source is asked for numbers of items again.
    open var invalidateDataSourceCounts: Bool { cause == .reloadedData }
    /// By how much the content moves in the collection, in points, when the layout is told.
    open var contentOffsetAdjustment = CGPoint.zero
    /// By how much the content grows, in points. Stored; the layout is asked for its size.
    open var contentSizeAdjustment = CGSize.zero

    /// The items that were named as out of date; nil if none was.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// Headers and other views that were named as out of date, by kind; nil if none was.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// Decorations that were named as out of date, by kind; nil if none was.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Names items as out of date.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Names headers and other views of a kind as out of date.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Names decorations of a kind as out of date.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}

/// What a change of a flow layout is about.
///
/// Both are stored: the delegate is asked again in any case. Source: Apple's documentation of
/// `UICollectionViewFlowLayoutInvalidationContext`.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
{
    /// Whether the delegate is asked for sizes and spacings again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether places are found again.
    open var invalidateFlowLayoutAttributes = true
}

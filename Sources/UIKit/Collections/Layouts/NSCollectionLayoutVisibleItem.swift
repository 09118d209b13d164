/// May change how the items in sight of a section look.
///
/// - Parameters:
///   - visibleItems: The section's cells, headers, footers and decorations in sight.
///   - contentOffset: How far the section's own row is scrolled if it scrolls by itself, or else the collection, in points.
///   - environment: The collection that the section is laid out in.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
        _ environment: any NSCollectionLayoutEnvironment
    ) -> Void

/// A cell or another view of a section that is in sight, and may be given another look.
///
/// Places are in the collection's coordinates, but along a row that scrolls by itself from where its content begins, so that they
/// are compared with its offset. Source: Apple's documentation of `NSCollectionLayoutVisibleItem`.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// How opaque the view is, 0 to 1.
    var alpha: CGFloat { get set }
    /// Higher ones lie above lower ones.
    var zIndex: Int { get set }
    /// Whether the view is left out.
    var isHidden: Bool { get set }
    /// The middle of the view, in points.
    var center: CGPoint { get set }
    /// The view's own rectangle, in points.
    var bounds: CGRect { get }
    /// What is done to the view about its center.
    var transform: CGAffineTransform { get set }
    /// What is done to the view in space about its center.
    var transform3D: CATransform3D { get set }
    /// The name of the item in its layout; here the kind of a header or another view, and nothing for cells.
    var name: String { get }
    /// The place of what is shown.
    var indexPath: IndexPath { get }
    /// The view's rectangle without its transform, in points.
    var frame: CGRect { get }
    /// What the view is.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a header or another view; nil for cells.
    var representedElementKind: String? { get }
}

/// An item in sight, over the attributes that it will be shown by.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes
    /// From where the item shows to where it lies in its row, in points.
    private let scrolled: CGFloat

    init(_ attributes: UICollectionViewLayoutAttributes, scrolled: CGFloat) {
        (self.attributes, self.scrolled) = (attributes, attributes.isInRow ? scrolled : 0)
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { CGPoint(x: attributes.center.x + scrolled, y: attributes.center.y) }
        set { attributes.center = CGPoint(x: newValue.x - scrolled, y: newValue.y) }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var bounds: CGRect { attributes.bounds }
    var frame: CGRect { attributes.frame.offsetBy(dx: scrolled, dy: 0) }
    var name: String { attributes.representedElementKind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}

extension CollectionContent {
    /// Lets sections change how their items in sight look.
    func handOver(_ attributes: [UICollectionViewLayoutAttributes]) {
        for (section, items) in Dictionary(grouping: attributes, by: \.indexPath.section).sorted(by: {
            $0.key < $1.key
        }) {
            guard let layout = view.collectionViewLayout.layout(ofSection: section),
                let handler = layout.visibleItemsInvalidationHandler
            else { continue }
            let scroller = items.first { $0.isInRow }.flatMap { self.scroller(of: $0.element) }
            let scrolled = scroller.map { $0.contentOffset.x - $0.frame.minX } ?? 0
            handler(
                items.map { VisibleItem($0, scrolled: scrolled) }, scroller?.contentOffset ?? view.contentOffset,
                CollectionEnvironment(view))
        }
    }
}

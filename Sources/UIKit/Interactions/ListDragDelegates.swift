/// Who says what a table's rows carry; not asked, because nothing is carried.
///
/// Source: Apple's documentation of `UITableViewDragDelegate`.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
    /// What a row carries; nothing if it is empty.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// Who takes what is dropped on a table's rows; not asked, because nothing is dropped.
///
/// Source: Apple's documentation of `UITableViewDropDelegate`.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
    /// Something is dropped.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Whether the table takes such things.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// What would become of what hangs over a row.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
}

extension UITableViewDropDelegate {
    /// Permits it, for delegates without the member.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    /// Nothing, for delegates without the member.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
}

/// What a table would do with what hangs over it.
///
/// Source: Apple's documentation of `UITableViewDropProposal`.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// Where a row would take it; raw values as on iOS.
    public enum Intent: Int, Sendable {
        case unspecified = 0
        case insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
    }

    /// Where it would go.
    open private(set) var intent = Intent.unspecified

    /// Makes a proposal with a place.
    public convenience init(operation: UIDropOperation, intent: Intent) {
        self.init(operation: operation)
        self.intent = intent
    }
}

/// What was dropped on a table, and where.
///
/// Source: Apple's documentation of `UITableViewDropCoordinator`.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
    /// What was proposed.
    var proposal: UITableViewDropProposal { get }
    /// Where it was dropped; nil for no row.
    var destinationIndexPath: IndexPath? { get }
    /// What is known of it.
    var session: any UIDropSession { get }
}

/// Who says what a collection's items carry; not asked, because nothing is carried.
///
/// Source: Apple's documentation of `UICollectionViewDragDelegate`.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {
    /// What an item carries; nothing if it is empty.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// Who takes what is dropped on a collection's items; not asked, because nothing is dropped.
///
/// Source: Apple's documentation of `UICollectionViewDropDelegate`.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
    /// Something is dropped.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Whether the collection takes such things.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// What would become of what hangs over an item.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
}

extension UICollectionViewDropDelegate {
    /// Permits it, for delegates without the member.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        true
    }
    /// Nothing, for delegates without the member.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
}

/// What a collection would do with what hangs over it.
///
/// Source: Apple's documentation of `UICollectionViewDropProposal`.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// Where an item would take it; raw values as on iOS.
    public enum Intent: Int, Sendable {
        case unspecified = 0
        case insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }

    /// Where it would go.
    open private(set) var intent = Intent.unspecified

    /// Makes a proposal with a place.
    public convenience init(operation: UIDropOperation, intent: Intent) {
        self.init(operation: operation)
        self.intent = intent
    }
}

/// What was dropped on a collection, and where.
///
/// Source: Apple's documentation of `UICollectionViewDropCoordinator`.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
    /// What was proposed.
    var proposal: UICollectionViewDropProposal { get }
    /// Where it was dropped; nil for no item.
    var destinationIndexPath: IndexPath? { get }
    /// What is known of it.
    var session: any UIDropSession { get }
}

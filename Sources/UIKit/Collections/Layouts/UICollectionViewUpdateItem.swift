/// What has happened to an item of a collection, or to a section, whose place has `NSNotFound` for the item.
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

extension ListUpdates {
    /// The changes as layouts are told of them: what goes, comes, moves and is asked for anew.
    @MainActor var items: [UICollectionViewUpdateItem] {
        func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
        let gone = deletedSections.sorted().map(section) + deleted.sorted()
        let come = insertedSections.sorted().map(section) + inserted.sorted()
        let others = movedSections.sorted { $0.key < $1.key }.map { (section($0.key), section($0.value)) }
        let again = reloadedSections.sorted().map(section) + reloaded.sorted()
        return gone.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
            + come.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
            + (others + moved.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
            .map { UICollectionViewUpdateItem(.move, from: $0, to: $1) }
            + again.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
    }
}

extension UICollectionViewLayout {
    /// Whether somebody is told of changes to items: UIKit's own layouts have no use for them, and lists may be long.
    var hearsOfUpdates: Bool {
        let own: [AnyClass] = [UICollectionViewFlowLayout.self, UICollectionViewCompositionalLayout.self]
        return !own.contains { $0 == type(of: self) }
    }
}

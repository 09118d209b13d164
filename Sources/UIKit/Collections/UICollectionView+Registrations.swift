extension UICollectionView {
    /// How cells of a class are made for items of a type, without an identifier.
    ///
    /// Source: Apple's documentation of `UICollectionView.CellRegistration`.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item.
        public typealias Handler =
            @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        fileprivate let handler: Handler
        fileprivate let source: ReusePool<UICollectionReusableView>.Source
        fileprivate let identifier = UUID().uuidString

        /// Cells of the class, made by its `init(frame:)`.
        public init(handler: @escaping Handler) {
            (self.handler, source) = (handler, .type(Cell.self))
        }

        /// Cells made by a nib, in which the cell lies at the top.
        public init(cellNib: UINib, handler: @escaping Handler) {
            (self.handler, source) = (handler, .nib(cellNib))
        }
    }

    /// How headers and other views of a class are made, without an identifier.
    ///
    /// Source: Apple's documentation of `UICollectionView.SupplementaryRegistration`.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a view for a place.
        public typealias Handler =
            @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath)
            -> Void

        fileprivate let kind: String
        fileprivate let handler: Handler
        fileprivate let source: ReusePool<UICollectionReusableView>.Source
        fileprivate let identifier = UUID().uuidString

        /// Views of the class, made by its `init(frame:)`.
        public init(elementKind: String, handler: @escaping Handler) {
            (kind, self.handler, source) = (elementKind, handler, .type(Supplementary.self))
        }

        /// Views made by a nib, in which the view lies at the top.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (kind, self.handler, source) = (elementKind, handler, .nib(supplementaryNib))
        }
    }

    /// A cell as registered, used again if there is one, and configured for an item.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        content.register(registration.source, for: registration.identifier)
        let view = content.dequeue(registration.identifier, for: .cell(indexPath))
        let cell = view as? Cell ?? (Cell.make(registeredFrame: .zero) as? Cell)
        guard let cell else { preconditionFailure("the class makes cells of another class") }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A header or another view as registered, used again if there is one, and configured for its place.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        content.register(registration.source, for: registration.identifier)
        let view = content.dequeue(
            registration.identifier, for: .supplementary(registration.kind, indexPath))
        let supplementary =
            view as? Supplementary ?? (Supplementary.make(registeredFrame: .zero) as? Supplementary)
        guard let supplementary else { preconditionFailure("the class makes views of another class") }
        registration.handler(supplementary, registration.kind, indexPath)
        return supplementary
    }
}

extension CollectionContent {
    /// Says where the views of an identifier come from, if that is new.
    func register(_ source: ReusePool<UICollectionReusableView>.Source, for identifier: String) {
        if pool.source(of: identifier) == nil { pool.register(source, for: identifier) }
    }
}

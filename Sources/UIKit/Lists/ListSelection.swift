/// A table or a collection, as its selection sees it.
@MainActor protocol SelectableList: UIScrollView {
    var isEditing: Bool { get }
    var allowsSelection: Bool { get }
    var allowsMultipleSelection: Bool { get }
    var allowsSelectionDuringEditing: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }
    /// Whether there is something at a place.
    func holds(_ path: IndexPath) -> Bool
    /// Gives what is in sight at a place the look of its selection.
    func showSelection(at path: IndexPath)
}

extension SelectableList {
    var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    var allowsAny: Bool {
        guard isEditing else { return allowsSelection || allowsMultipleSelection }
        return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
    }
}

/// What of a list is selected, and the finger that is on it; what tables and collections do about that is their own.
@MainActor class ListSelection<List: SelectableList> {
    private(set) var paths: Set<IndexPath> = []
    /// Where a finger came down, and on what.
    var touched: (path: IndexPath, start: CGPoint)?

    func clear() { (paths, touched) = ([], nil) }

    /// Takes what is selected to its new places.
    func move(_ places: (IndexPath) -> IndexPath?) {
        paths = Set(paths.compactMap(places))
        touched = nil
    }

    // MARK: By code

    func select(_ path: IndexPath?, in list: List) {
        if path == nil || !list.allowsSeveral {
            for other in paths.sorted() where other != path { deselect(other, in: list) }
        }
        guard let path, list.holds(path) else { return }
        paths.insert(path)
        list.showSelection(at: path)
    }

    func deselect(_ path: IndexPath, in list: List) {
        guard paths.remove(path) != nil else { return }
        list.showSelection(at: path)
    }

    // MARK: By touch

    /// A finger has moved; one that goes farther than a finger may that chooses takes its touch back.
    ///
    /// - Returns: Whether there is such a finger.
    func move(_ touches: Set<UITouch>, in list: List) -> Bool {
        guard let touched, let touch = touches.first else { return false }
        if touch.location(in: nil).distance(to: touched.start) > 10 { _ = cancel(in: list) }
        return true
    }

    /// Forgets the finger.
    ///
    /// - Returns: Whether there was one.
    func cancel(in list: List) -> Bool {
        guard let path = touched?.path else { return false }
        touched = nil
        unhighlight(path, in: list)
        return true
    }

    func unhighlight(_ path: IndexPath, in list: List) {}
}

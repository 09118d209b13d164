/// Changes to the sections and elements of a list, collected until all are known.
struct ListUpdates {
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var movedSections: [Int: Int] = [:]
    var reloadedSections: Set<Int> = []
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var moved: [IndexPath: IndexPath] = [:]
    var reloaded: Set<IndexPath> = []

    /// Whether an element, by its place before, goes by itself or with its section.
    func isDeleted(_ path: IndexPath) -> Bool {
        deleted.contains(path) || deletedSections.contains(path.section)
    }

    /// The places after the changes of what has come.
    ///
    /// - Parameter counts: The number of elements in each section after the changes.
    func arrivals(in counts: [Int]) -> [IndexPath] {
        let whole = insertedSections.sorted().filter(counts.indices.contains).flatMap { section in
            (0..<counts[section]).map { IndexPath(row: $0, section: section) }
        }
        return inserted.sorted() + whole
    }

    /// Where everything is after the changes.
    var places: ListPlaces {
        let sections = OrderChange(deleted: deletedSections, inserted: insertedSections, moved: movedSections)
        return ListPlaces(element: places(with: sections)) { [reloadedSections] section in
            reloadedSections.contains(section) ? nil : sections.place(of: section)
        }
    }

    /// Where each element is after the changes; nil for those that are gone or are to be asked for again.
    private func places(with sections: OrderChange) -> (IndexPath) -> IndexPath? {
        var changes: [Int: (deleted: [Int], inserted: [Int], moved: [Int: Int])] = [:]
        func change(_ old: Int, _ apply: (inout (deleted: [Int], inserted: [Int], moved: [Int: Int])) -> Void) {
            apply(&changes[old, default: ([], [], [:])])
        }
        var arrivals: [Int: [Int]] = [:]
        for path in inserted { arrivals[path.section, default: []].append(path.row) }
        for path in deleted { change(path.section) { $0.deleted.append(path.row) } }
        for (from, to) in moved {
            if sections.place(of: from.section) == to.section {
                change(from.section) { $0.moved[from.row] = to.row }
            } else {
                change(from.section) { $0.deleted.append(from.row) }
                arrivals[to.section, default: []].append(to.row)
            }
        }
        var orders: [Int: OrderChange] = [:]
        return { [self] path in
            if let new = moved[path] { return reloaded.contains(path) ? nil : new }
            guard !reloaded.contains(path), !reloadedSections.contains(path.section),
                let section = sections.place(of: path.section)
            else { return nil }
            let order =
                orders[path.section]
                ?? {
                    let change = changes[path.section] ?? ([], [], [:])
                    return OrderChange(
                        deleted: change.deleted, inserted: arrivals[section] ?? [], moved: change.moved)
                }()
            orders[path.section] = order
            return order.place(of: path.row).map { IndexPath(row: $0, section: section) }
        }
    }
}

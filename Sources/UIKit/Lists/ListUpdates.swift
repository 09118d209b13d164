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
        let changes = rowChanges(with: sections)
        var orders: [Int: OrderChange] = [:]
        return { [self] path in
            guard !reloaded.contains(path) else { return nil }
            if let new = moved[path] { return new }
            guard !reloadedSections.contains(path.section), let section = sections.place(of: path.section)
            else { return nil }
            let order = orders[path.section] ?? changes.order(from: path.section, to: section)
            orders[path.section] = order
            return order.place(of: path.row).map { IndexPath(row: $0, section: section) }
        }
    }

    private func rowChanges(with sections: OrderChange) -> RowChanges {
        var changes = RowChanges()
        for path in inserted { changes.arrivals[path.section, default: []].append(path.row) }
        for path in deleted { changes.departures[path.section, default: []].append(path.row) }
        for (from, to) in moved {
            if sections.place(of: from.section) == to.section {
                changes.moves[from.section, default: [:]][from.row] = to.row
            } else {
                changes.departures[from.section, default: []].append(from.row)
                changes.arrivals[to.section, default: []].append(to.row)
            }
        }
        return changes
    }
}

/// Changes to the rows of sections.
private struct RowChanges {
    /// Rows that go, or move within their section, by the sections' numbers before.
    var departures: [Int: [Int]] = [:]
    var moves: [Int: [Int: Int]] = [:]
    /// Rows that come, by the sections' numbers after.
    var arrivals: [Int: [Int]] = [:]

    func order(from old: Int, to new: Int) -> OrderChange {
        OrderChange(deleted: departures[old] ?? [], inserted: arrivals[new] ?? [], moved: moves[old] ?? [:])
    }
}

import Foundation

/// Where what a list shows is after changes.
struct ListPlaces {
    /// The new place of an element; nil if it is gone or is to be asked for again.
    let element: (IndexPath) -> IndexPath?
    /// The new place of a section, whose header and footer go with it; nil if these are gone or are to be asked for again.
    let section: (Int) -> Int?

    /// All is where it was.
    static var same: ListPlaces { ListPlaces(element: { $0 }, section: { $0 }) }

    /// The new place of a header or a footer, which have the place of their section's first element.
    func title(_ path: IndexPath) -> IndexPath? {
        guard path.count == 2, path.item == 0 else { return nil }
        return section(path.section).map { IndexPath(item: 0, section: $0) }
    }
}

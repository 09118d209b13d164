/// Where the headers, rows and footers of a table lie, in points below the first of them.
///
/// Each is an element with a number: a section's header, its rows, its footer, then the next section's. Heights that nobody
/// has measured are estimated, so that a table of any length costs what was measured of it.
struct TableGeometry {
    /// A section's number of rows, and the heights that its elements have until they are measured, in points.
    struct Section {
        var rows: Int
        var header: CGFloat
        var row: CGFloat
        var footer: CGFloat

        fileprivate var height: CGFloat { header + CGFloat(rows) * row + footer }

        fileprivate func top(of place: Int) -> CGFloat {
            guard place > 0 else { return 0 }
            return header + CGFloat(min(place - 1, rows)) * row
        }

        fileprivate func height(of place: Int) -> CGFloat {
            place == 0 ? header : place <= rows ? row : footer
        }
    }

    enum Element: Hashable {
        case header(Int)
        case row(IndexPath)
        case footer(Int)

        /// The element after changes; nil if it is gone or is to be asked for again.
        func moved(_ places: ListPlaces) -> Element? {
            switch self {
            case .header(let section): places.section(section).map { .header($0) }
            case .row(let path): places.element(path).map { .row($0) }
            case .footer(let section): places.section(section).map { .footer($0) }
            }
        }
    }

    let sections: [Section]
    /// The number of the first element of each section, and the number of elements.
    private let starts: [Int]
    /// The estimated top of each section, and the estimated height of all.
    private let tops: [CGFloat]
    /// Heights other than those that sections estimate.
    private var heights: [Int: CGFloat] = [:]
    private var measured: Set<Int> = []
    private var differences: SparsePrefixSums

    init(_ sections: [Section] = []) {
        self.sections = sections
        var (starts, tops) = ([0], [CGFloat.zero])
        for section in sections {
            starts.append(starts[starts.count - 1] + section.rows + 2)
            tops.append(tops[tops.count - 1] + section.height)
        }
        (self.starts, self.tops) = (starts, tops)
        differences = SparsePrefixSums(count: starts[starts.count - 1])
    }

    /// The number of elements.
    var count: Int { starts[starts.count - 1] }
    /// The height of all elements.
    var height: CGFloat { top(of: count) }

    // MARK: Numbers

    /// The number of a row; nil if there is no such row.
    func number(of path: IndexPath) -> Int? {
        guard path.count == 2, sections.indices.contains(path.section) else { return nil }
        let isRow = path.row >= 0 && path.row < sections[path.section].rows
        return isRow ? starts[path.section] + 1 + path.row : nil
    }

    /// The number of an element; nil if there is no such one.
    func number(of element: Element) -> Int? {
        switch element {
        case .row(let path): number(of: path)
        case .header(let section): sections.indices.contains(section) ? number(ofHeader: section) : nil
        case .footer(let section): sections.indices.contains(section) ? number(ofFooter: section) : nil
        }
    }

    func number(ofHeader section: Int) -> Int { starts[section] }
    func number(ofFooter section: Int) -> Int { starts[section + 1] - 1 }

    func element(_ number: Int) -> Element {
        let section = section(of: number)
        switch number - starts[section] {
        case 0: return .header(section)
        case let place where place <= sections[section].rows: return .row(IndexPath(row: place - 1, section: section))
        default: return .footer(section)
        }
    }

    /// The section that an element belongs to.
    func section(of number: Int) -> Int { sections.indices.bisected { starts[$0 + 1] > number } }

    // MARK: Heights

    func top(of number: Int) -> CGFloat {
        guard number < count else { return tops[tops.count - 1] + differences.sum(before: count) }
        let section = section(of: number)
        let place = number - starts[section]
        return tops[section] + sections[section].top(of: place) + differences.sum(before: number)
    }

    func height(of number: Int) -> CGFloat { heights[number] ?? estimate(of: number) }
    func isMeasured(_ number: Int) -> Bool { measured.contains(number) }

    /// Takes an element's height as measured.
    mutating func measure(_ number: Int, as height: CGFloat) {
        measured.insert(number)
        expect(number, height)
    }

    /// Takes an element's height as a better estimate than its section's.
    mutating func expect(_ number: Int, _ height: CGFloat) {
        differences.add(height - self.height(of: number), at: number)
        heights[number] = height
    }

    /// Has an element measured again; until then it keeps its height.
    mutating func invalidate(_ number: Int) { measured.remove(number) }

    /// Has all elements measured again; until then they keep their heights.
    mutating func invalidateAll() { measured.removeAll() }

    private func estimate(of number: Int) -> CGFloat {
        let section = section(of: number)
        return sections[section].height(of: number - starts[section])
    }

    /// The first element that reaches below a height, or may do so when it is measured; `count` if there is none.
    func firstElement(below y: CGFloat) -> Int {
        var number = (0..<count).bisected { top(of: $0 + 1) > y }
        while number > 0, !isMeasured(number - 1), height(of: number - 1) == 0, top(of: number - 1) >= y {
            number -= 1
        }
        return number
    }

    /// What is known of the rows of a geometry, for one in which they have other places.
    mutating func take(_ other: TableGeometry, places: (IndexPath) -> IndexPath?) {
        for (number, height) in other.heights {
            guard case .row(let path) = other.element(number), let new = places(path).flatMap(self.number) else {
                continue
            }
            expect(new, height)
            if other.isMeasured(number) { measured.insert(new) }
        }
    }
}

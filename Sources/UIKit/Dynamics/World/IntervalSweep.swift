/// Finds the boxes that meet by going along one axis over the beginnings of their extents.
struct IntervalSweep {
    private let entries: [Entry]
    /// Where each entry begins and ends along the axis.
    private let begin: [Double]
    private let end: [Double]

    /// A box with the number of what it covers.
    struct Entry {
        let box: PlaneBox
        let number: Int
        let kind: Kind
    }

    enum Kind { case body, line }

    /// Which entries are compared: those of one kind, or lines with bodies.
    enum Comparison { case alike, unlike }

    /// No more meetings than these for each entry, and a thousand beside, are told: thousands of bodies in one place do not
    /// take the square of their number. As they part, others have their turn.
    private static let mostMeetings = 8

    /// Takes the axis along which the entries' middles lie farther apart.
    init(_ entries: [Entry]) {
        self.entries = entries
        let all = entries.lazy.filter { $0.kind == .body }
            .map { ($0.box.low.x + $0.box.high.x, $0.box.low.y + $0.box.high.y) }
        let (xs, ys) = (all.map(\.0), all.map(\.1))
        let isWide = (xs.max() ?? 0) - (xs.min() ?? 0) >= (ys.max() ?? 0) - (ys.min() ?? 0)
        begin = entries.map { isWide ? $0.box.low.x : $0.box.low.y }
        end = entries.map { isWide ? $0.box.high.x : $0.box.high.y }
    }

    /// The numbers of entries that meet; of unlike ones the line comes first.
    func meetings(_ comparison: Comparison) -> [(Int, Int)] {
        let most = entries.count * Self.mostMeetings + 1000
        var meetings: [(Int, Int)] = []
        var (bodies, lines) = ([Int](), [Int]())
        for index in entries.indices.sorted(by: { (begin[$0], $0) < (begin[$1], $1) }) {
            let isBody = entries[index].kind == .body
            bodies.removeAll { end[$0] < begin[index] }
            lines.removeAll { end[$0] < begin[index] }
            for other in isBody == (comparison == .alike) ? bodies : lines
            where entries[index].box.meets(entries[other].box) {
                guard meetings.count < most else { return meetings }
                let (one, two) = (entries[index].number, entries[other].number)
                meetings.append(isBody ? (two, one) : (one, two))
            }
            if isBody { bodies.append(index) } else { lines.append(index) }
        }
        return meetings
    }
}

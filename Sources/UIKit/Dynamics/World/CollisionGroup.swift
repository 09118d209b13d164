/// Bodies that collide with each other or with boundaries.
struct CollisionGroup: Sendable {
    /// Numbers of the bodies, in the order in which they came.
    var members: [Int] = []
    var collides: Collides = .both
    /// The pieces of all boundaries.
    private(set) var lines: [Line] = []

    struct Collides: OptionSet, Sendable {
        let rawValue: Int
        static let items = Collides(rawValue: 1)
        static let boundaries = Collides(rawValue: 2)
        static let both: Collides = [.items, .boundaries]
    }

    /// A piece of a boundary.
    struct Line: Sendable {
        /// The boundary's number.
        let boundary: Int
        let shape: ConvexPolygon
        let box: PlaneBox

        init(boundary: Int, from start: PlaneVector, to end: PlaneVector) {
            self.boundary = boundary
            shape = .line(from: start, to: end)
            box = shape.box
        }

        /// How much of a way from a point to another lies before the line; nil if it is not crossed.
        func crossing(from start: PlaneVector, to end: PlaneVector) -> Double? {
            let (way, edge) = (end - start, shape.corners[1] - shape.corners[0])
            let turn = way.cross(edge)
            guard abs(turn) > 1e-12 else { return nil }
            let offset = shape.corners[0] - start
            let (share, place) = (offset.cross(edge) / turn, offset.cross(way) / turn)
            return (0...1).contains(share) && (0...1).contains(place) ? share : nil
        }
    }

    /// Boundaries have no more lines than this in all; the rest is left out.
    static let mostLines = 4096

    /// Adds the lines through some points to a boundary; points that follow on each other closely are one.
    mutating func addLines(to boundary: Int, through points: [PlaneVector]) {
        var last: PlaneVector?
        for point in points where point.isFinite {
            if let start = last {
                guard (point - start).lengthSquared > 1e-4 else { continue }
                guard lines.count < Self.mostLines else { return }
                lines.append(Line(boundary: boundary, from: start, to: point))
            }
            last = point
        }
    }

    // MARK: What may touch

    /// Two bodies of the group whose boxes meet, or one and a line.
    enum Pair: Equatable {
        case bodies(Int, Int)
        case line(Int, line: Int)
    }

    /// All pairs whose boxes meet.
    ///
    /// - Parameter boxes: What each body covers until the next step, by its number.
    func pairs(_ boxes: [PlaneBox]) -> [Pair] {
        let bodies = members.map { IntervalSweep.Entry(box: boxes[$0], number: $0, kind: .body) }
        var pairs: [Pair] = []
        if collides.contains(.boundaries), !lines.isEmpty {
            let edges = lines.enumerated().map { index, line in
                IntervalSweep.Entry(box: line.box.grown(by: Contact.margin), number: index, kind: .line)
            }
            pairs += IntervalSweep(edges + bodies).meetings(.unlike).map { .line($1, line: $0) }
        }
        guard collides.contains(.items), members.count > 1 else { return pairs }
        return pairs + IntervalSweep(bodies).meetings(.alike).map { .bodies(min($0, $1), max($0, $1)) }
    }
}

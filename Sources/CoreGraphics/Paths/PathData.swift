import Foundation

/// The content of a path as a value: verbs and their points in two flat arrays.
struct PathData: Hashable, Sendable {
    enum Verb: UInt8, Hashable, Sendable {
        case move
        case line
        case quad
        case cubic
        case close

        /// How many points the verb consumes.
        var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quad: 2
            case .cubic: 3
            case .close: 0
            }
        }
    }

    private(set) var verbs: [Verb] = []
    private(set) var points: [CGPoint] = []
    /// Where the open subpath began.
    private(set) var start: CGPoint?
    /// Where the pen is.
    private(set) var current: CGPoint?

    var isEmpty: Bool { verbs.isEmpty }

    mutating func move(to point: CGPoint) {
        if verbs.last == .move {
            points[points.count - 1] = point
        } else {
            verbs.append(.move)
            points.append(point)
        }
        start = point
        current = point
    }

    mutating func line(to point: CGPoint) {
        guard beginsSubpath() else { return move(to: point) }
        append(.line, point)
    }

    mutating func quad(to point: CGPoint, control: CGPoint) {
        if !beginsSubpath() { move(to: control) }
        points.append(control)
        append(.quad, point)
    }

    mutating func cubic(to point: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
        if !beginsSubpath() { move(to: control1) }
        points.append(control1)
        points.append(control2)
        append(.cubic, point)
    }

    mutating func close() {
        guard let start, verbs.last != .close else { return }
        verbs.append(.close)
        current = start
    }

    /// Writes the move that a drawing verb after a close needs; false if there is no pen position at all.
    private mutating func beginsSubpath() -> Bool {
        guard let current else { return false }
        if verbs.last == .close { move(to: current) }
        return true
    }

    private mutating func append(_ verb: Verb, _ point: CGPoint) {
        verbs.append(verb)
        points.append(point)
        current = point
    }

    mutating func append(_ other: PathData, _ transform: CGAffineTransform = .identity) {
        other.walk { segment in
            switch segment.applying(transform) {
            case .move(let point): move(to: point)
            case .line(let point): line(to: point)
            case .quad(let control, let point): quad(to: point, control: control)
            case .cubic(let control1, let control2, let point): cubic(to: point, control1, control2)
            case .close: close()
            }
        }
    }

    func applying(_ transform: CGAffineTransform) -> PathData {
        if transform.isIdentity { return self }
        var copy = self
        for index in copy.points.indices { copy.points[index] = copy.points[index].applying(transform) }
        copy.start = start?.applying(transform)
        copy.current = current?.applying(transform)
        return copy
    }

    /// Visits the segments in order.
    func walk(_ body: (PathSegment) -> Void) {
        var next = 0
        for verb in verbs {
            switch verb {
            case .move: body(.move(points[next]))
            case .line: body(.line(points[next]))
            case .quad: body(.quad(points[next], points[next + 1]))
            case .cubic: body(.cubic(points[next], points[next + 1], points[next + 2]))
            case .close: body(.close)
            }
            next += verb.pointCount
        }
    }

    /// Whether every coordinate is a number; a path that fails this draws nothing.
    var isFinite: Bool { points.allSatisfy(\.isFinite) }
}

/// One step of a path; the end point comes last.
enum PathSegment: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
    case close

    /// Where the pen is afterwards; nil for a close.
    var end: CGPoint? {
        switch self {
        case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p): p
        case .close: nil
        }
    }

    func applying(_ t: CGAffineTransform) -> PathSegment {
        switch self {
        case .move(let p): .move(p.applying(t))
        case .line(let p): .line(p.applying(t))
        case .quad(let c, let p): .quad(c.applying(t), p.applying(t))
        case .cubic(let c1, let c2, let p): .cubic(c1.applying(t), c2.applying(t), p.applying(t))
        case .close: .close
        }
    }
}

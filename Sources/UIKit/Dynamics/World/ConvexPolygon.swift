import Foundation

/// A polygon without dents, with what separating axes are looked for by; two corners make a line, which has two sides.
struct ConvexPolygon: Equatable, Sendable {
    /// In the order in which x turns to y: clockwise on screen.
    private(set) var corners: [PlaneVector]
    /// Away from the inside, one for the edge that begins at each corner.
    private(set) var normals: [PlaneVector]

    /// More corners than these are never seen, and each costs time at each contact.
    private static let mostCorners = 24

    private init(ordered corners: [PlaneVector]) {
        self.corners = corners
        normals = corners.indices.map { index in
            let edge = corners[(index + 1) % corners.count] - corners[index]
            return PlaneVector(edge.y, -edge.x).direction
        }
    }

    /// The hull of some points; nil for points that span no area.
    init?(hullOf points: [PlaneVector]) {
        let hull = Self.hull(of: points.filter(\.isFinite))
        let step = (hull.count + Self.mostCorners - 1) / Self.mostCorners
        self.init(ordered: step > 1 ? stride(from: 0, to: hull.count, by: step).map { hull[$0] } : hull)
        guard corners.count > 2, area > 1e-6 else { return nil }
    }

    /// A rectangle about the origin.
    static func rectangle(width: Double, height: Double) -> ConvexPolygon {
        let (x, y) = (width / 2, height / 2)
        return ConvexPolygon(ordered: [
            PlaneVector(-x, -y), PlaneVector(x, -y), PlaneVector(x, y), PlaneVector(-x, y),
        ])
    }

    /// An ellipse about the origin.
    static func ellipse(width: Double, height: Double) -> ConvexPolygon {
        ConvexPolygon(
            ordered: (0..<mostCorners).map { index in
                let point = PlaneVector(angle: 2 * .pi * Double(index) / Double(mostCorners))
                return PlaneVector(point.x * width / 2, point.y * height / 2)
            })
    }

    /// A line, which is met from both sides.
    static func line(from start: PlaneVector, to end: PlaneVector) -> ConvexPolygon {
        ConvexPolygon(ordered: [start, end])
    }

    var isLine: Bool { corners.count == 2 }

    var box: PlaneBox {
        corners.reduce(PlaneBox.empty) { $0.united(with: PlaneBox(low: $1, high: $1)) }
    }

    /// The polygon turned about the origin and then moved.
    func placed(_ turn: PlaneTurn, at offset: PlaneVector) -> ConvexPolygon {
        var copy = self
        for index in corners.indices {
            copy.corners[index] = turn.turned(corners[index]) + offset
            copy.normals[index] = turn.turned(normals[index])
        }
        return copy
    }

    /// How far a point lies from the line through an edge; negative on the inner side.
    func distance(of point: PlaneVector, fromEdge index: Int) -> Double {
        normals[index].dot(point - corners[index])
    }

    /// The edge that keeps another polygon farthest away, and how far.
    func widestGap(to other: ConvexPolygon) -> (edge: Int, distance: Double) {
        var widest = (edge: 0, distance: -Double.infinity)
        for edge in normals.indices {
            var nearest = Double.infinity
            for corner in other.corners { nearest = min(nearest, distance(of: corner, fromEdge: edge)) }
            if nearest > widest.distance { widest = (edge, nearest) }
        }
        return widest
    }

    /// The edge that looks most against a direction.
    func edge(facing direction: PlaneVector) -> Int {
        normals.indices.min { normals[$0].dot(direction) < normals[$1].dot(direction) } ?? 0
    }

    /// Both ends of an edge.
    func ends(ofEdge index: Int) -> (PlaneVector, PlaneVector) {
        (corners[index], corners[(index + 1) % corners.count])
    }

    // MARK: Mass

    var area: Double { mass.area }

    /// What a plate of this form has, of one unit of mass a square point.
    var mass: PlateMass {
        var (area, moment, center) = (0.0, 0.0, PlaneVector.zero)
        for index in corners.indices {
            let (one, other) = ends(ofEdge: index)
            let cross = one.cross(other)
            area += cross / 2
            center += (one + other) * (cross / 6)
            moment += cross / 12 * (one.dot(one) + one.dot(other) + other.dot(other))
        }
        guard area > 0 else { return PlateMass(area: 0, center: .zero, moment: 0) }
        center = center * (1 / area)
        return PlateMass(area: area, center: center, moment: max(0, moment - area * center.lengthSquared))
    }

    // MARK: Hull

    /// Andrew's monotone chain: the lower and the upper half of points sorted by x.
    private static func hull(of points: [PlaneVector]) -> [PlaneVector] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return sorted }
        return chain(sorted).dropLast() + chain(sorted.reversed()).dropLast()
    }

    private static func chain(_ points: [PlaneVector]) -> [PlaneVector] {
        var chain: [PlaneVector] = []
        for point in points {
            while let last = chain.last, chain.count > 1,
                (last - chain[chain.count - 2]).cross(point - last) <= 1e-9
            {
                chain.removeLast()
            }
            chain.append(point)
        }
        return chain
    }
}

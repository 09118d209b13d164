/// Where two shapes touch, or nearly do: one point or two, with one direction.
struct Manifold: Sendable {
    /// From the first shape to the second one, of length 1.
    var normal: PlaneVector
    var points: [Point]

    struct Point: Sendable {
        var position: PlaneVector
        /// How far the shapes are apart, in points; negative where one lies within the other.
        var gap: Double
        /// Which corner and edge meet: a point of the same name a moment later is the same one.
        var name: Int
    }

    /// The same as the second shape sees it.
    var reversed: Manifold { Manifold(normal: -normal, points: points) }

    var deepest: Point? { points.min { $0.gap < $1.gap } }

    /// Where two shapes touch; nil if they are farther apart than `margin`.
    static func between(_ first: BodyShape, _ second: BodyShape, margin: Double) -> Manifold? {
        switch (first, second) {
        case (.circle(let one, let radius), .circle(let other, let otherRadius)):
            circles(one, radius, other, otherRadius, margin)
        case (.polygon(let polygon), .circle(let center, let radius)):
            polygonAndCircle(polygon, center, radius, margin)
        case (.circle(let center, let radius), .polygon(let polygon)):
            polygonAndCircle(polygon, center, radius, margin)?.reversed
        case (.polygon(let one), .polygon(let other)):
            polygons(one, other, margin)
        }
    }

    private static func circles(
        _ one: PlaneVector, _ radius: Double, _ other: PlaneVector, _ otherRadius: Double, _ margin: Double
    ) -> Manifold? {
        let way = other - one
        let gap = way.length - radius - otherRadius
        guard gap <= margin else { return nil }
        // Circles about one center part upwards and downwards.
        let normal = way.lengthSquared > 1e-12 ? way.direction : PlaneVector(0, -1)
        return Manifold(
            normal: normal, points: [Point(position: one + normal * (radius + gap / 2), gap: gap, name: 0)])
    }

    private static func polygonAndCircle(
        _ polygon: ConvexPolygon, _ center: PlaneVector, _ radius: Double, _ margin: Double
    ) -> Manifold? {
        var (edge, distance) = (0, -Double.infinity)
        for index in polygon.normals.indices {
            let own = polygon.distance(of: center, fromEdge: index)
            if own > distance { (edge, distance) = (index, own) }
        }
        guard distance <= radius + margin else { return nil }
        let (start, end) = polygon.ends(ofEdge: edge)
        let along = (end - start).direction
        if (center - start).dot(along) < 0, distance > 0 || polygon.isLine {
            return corner(start, edge, center, radius, margin)
        }
        if (center - end).dot(along) > 0, distance > 0 || polygon.isLine {
            return corner(end, edge + 100, center, radius, margin)
        }
        let normal = polygon.normals[edge]
        let point = center - normal * ((distance + radius) / 2)
        return Manifold(normal: normal, points: [Point(position: point, gap: distance - radius, name: edge)])
    }

    private static func corner(
        _ corner: PlaneVector, _ name: Int, _ center: PlaneVector, _ radius: Double, _ margin: Double
    ) -> Manifold? {
        let way = center - corner
        let gap = way.length - radius
        guard gap <= margin, way.lengthSquared > 1e-12 else { return nil }
        return Manifold(normal: way.direction, points: [Point(position: corner, gap: gap, name: name)])
    }
}

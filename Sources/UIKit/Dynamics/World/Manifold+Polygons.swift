extension Manifold {
    /// Edges of the first polygon are kept to unless those of the second one are farther apart by this, in points: a body
    /// that rests does not change its mind.
    private static let loyalty = 0.1
    /// The same for a line, so that bodies slide from one line to the next without being caught at its end.
    private static let loyaltyToLines = 2.0

    /// Where polygons touch: the ends of an edge of one, cut to the edge of the other that keeps them farthest apart.
    static func polygons(_ one: ConvexPolygon, _ other: ConvexPolygon, _ margin: Double) -> Manifold? {
        let (gap, otherGap) = (one.widestGap(to: other), other.widestGap(to: one))
        guard gap.distance <= margin, otherGap.distance <= margin else { return nil }
        let isSecond = other.isLine && !one.isLine
        let loyalty = one.isLine || other.isLine ? loyaltyToLines : loyalty
        let takesSecond =
            isSecond ? otherGap.distance + loyalty >= gap.distance : otherGap.distance > gap.distance + loyalty
        return takesSecond
            ? clipped(other, otherGap.edge, one, name: 1 << 20, margin)?.reversed
            : clipped(one, gap.edge, other, name: 0, margin)
    }

    /// The part of an edge of `other` that lies before an edge of `polygon`.
    private static func clipped(
        _ polygon: ConvexPolygon, _ edge: Int, _ other: ConvexPolygon, name: Int, _ margin: Double
    ) -> Manifold? {
        let normal = polygon.normals[edge]
        let (start, end) = polygon.ends(ofEdge: edge)
        let along = (end - start).direction
        let facing = other.edge(facing: normal)
        let (one, two) = other.ends(ofEdge: facing)
        guard let cut = cut(one, two, from: along.dot(start), to: along.dot(end), along: along) else { return nil }
        var points: [Point] = []
        for (index, point) in [cut.0, cut.1].enumerated() {
            let gap = normal.dot(point - start)
            guard gap <= margin else { continue }
            points.append(
                Point(position: point - normal * (gap / 2), gap: gap, name: name + edge << 10 + facing << 1 + index))
        }
        return points.isEmpty ? nil : Manifold(normal: normal, points: points)
    }

    /// A line's part whose places along a direction lie within two numbers; nil for none.
    private static func cut(
        _ one: PlaneVector, _ other: PlaneVector, from low: Double, to high: Double, along direction: PlaneVector
    ) -> (PlaneVector, PlaneVector)? {
        let (start, end) = (direction.dot(one), direction.dot(other))
        guard max(start, end) >= low, min(start, end) <= high else { return nil }
        // A line that stands upright on the edge is not cut.
        guard abs(end - start) > 1e-9 else { return (one, other) }
        func point(at place: Double) -> PlaneVector {
            let share = min(max((place - start) / (end - start), 0), 1)
            return one + (other - one) * share
        }
        return (point(at: min(max(start, low), high)), point(at: min(max(end, low), high)))
    }
}

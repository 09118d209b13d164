import Foundation

/// Which parts of a row a shape covers, seen from above: the shadow of what of it lies between two heights.
package struct RowCover {
    /// May overlap each other.
    package private(set) var spans: [ClosedRange<CGFloat>] = []
    private let isEvenOdd: Bool
    private let edges: [Edge]

    private struct Edge {
        var from: CGPoint
        var to: CGPoint

        /// Where the edge crosses a height.
        func x(at y: CGFloat) -> CGFloat {
            from.y == to.y ? from.x : from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)
        }
    }

    /// Between two neighboring corners the shape is made of trapezoids, and a trapezoid's shadow is that of its sides
    /// and of what it covers at one height: so sides and the heights of corners tell all.
    package init(_ polygons: [[CGPoint]], isEvenOdd: Bool, top: CGFloat, bottom: CGFloat) {
        self.isEvenOdd = isEvenOdd
        edges = polygons.map { $0.compactMap(Self.usable) }.flatMap { points in
            points.indices.map { Edge(from: points[$0], to: points[($0 + 1) % points.count]) }
        }
        var heights = [top, bottom]
        for edge in edges {
            let (low, high) = (min(edge.from.y, edge.to.y), max(edge.from.y, edge.to.y))
            guard high > top, low < bottom else { continue }
            if edge.from.y > top, edge.from.y < bottom { heights.append(edge.from.y) }
            let (a, b) = (edge.x(at: max(low, top)), edge.x(at: min(high, bottom)))
            spans.append(min(a, b)...max(a, b))
        }
        heights.sort()
        for (above, below) in zip(heights, heights.dropFirst()) where below > above {
            addSpans(at: (above + below) / 2)
        }
    }

    /// A corner near enough for sums and products of numbers; nil for one that is none.
    private static func usable(_ point: CGPoint) -> CGPoint? {
        let farthest: CGFloat = 1e100
        guard !point.x.isNaN, !point.y.isNaN else { return nil }
        return CGPoint(
            x: min(max(point.x, -farthest), farthest), y: min(max(point.y, -farthest), farthest))
    }

    private mutating func addSpans(at y: CGFloat) {
        let crossings =
            edges
            .filter { ($0.from.y <= y) != ($0.to.y <= y) }
            .map { (x: $0.x(at: y), winding: $0.from.y <= y ? 1 : -1) }
            .sorted { $0.x < $1.x }
        var winding = 0
        for (left, right) in zip(crossings, crossings.dropFirst()) {
            winding += isEvenOdd ? 1 : left.winding
            let isInside = isEvenOdd ? winding % 2 == 1 : winding != 0
            if isInside { spans.append(left.x...right.x) }
        }
    }
}

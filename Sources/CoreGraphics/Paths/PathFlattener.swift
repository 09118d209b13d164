import Foundation

/// The outlines of a path as polygons, fine enough for text to flow around.
package struct PathFlattener {
    package private(set) var polygons: [[CGPoint]] = []

    /// In how many straight lines a curve is divided: on a circle of 1,000 points a quarter is off by 0.3 points.
    private static let steps = 32

    package init(_ path: CGPath) {
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: polygons.append([points[0]])
            case .addLineToPoint: extend(by: points[0])
            case .addQuadCurveToPoint: addCurve([pen, points[0], points[1]])
            case .addCurveToPoint: addCurve([pen, points[0], points[1], points[2]])
            case .closeSubpath: if let first = polygons.last?.first { polygons.append([first]) }
            }
        }
        polygons.removeAll { $0.count < 3 }
    }

    private var pen: CGPoint { polygons.last?.last ?? .zero }

    private mutating func extend(by point: CGPoint) {
        guard !polygons.isEmpty, point.x.isFinite, point.y.isFinite else { return }
        polygons[polygons.count - 1].append(point)
    }

    /// De Casteljau's construction, for curves of any degree.
    private mutating func addCurve(_ controls: [CGPoint]) {
        for step in 1...Self.steps {
            let t = CGFloat(step) / CGFloat(Self.steps)
            var points = controls
            while points.count > 1 {
                points = zip(points, points.dropFirst()).map { a, b in
                    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
                }
            }
            extend(by: points[0])
        }
    }
}

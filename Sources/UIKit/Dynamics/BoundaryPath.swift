import Foundation

/// A path as straight lines, closed ones back at their beginning.
struct BoundaryPath {
    /// The points of each subpath.
    private(set) var lines: [[PlaneVector]] = []

    /// Into how many lines a curve is divided: on a circle of 100 points a quarter is off by a tenth of a point.
    private static let steps = 16
    /// No path has more points than these; the rest is left out.
    private static let mostPoints = 8192
    private var count = 0

    init(_ path: UIBezierPath) {
        path.cgPath.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: lines.append([PlaneVector(points[0])])
            case .addLineToPoint: extend(by: PlaneVector(points[0]))
            case .addQuadCurveToPoint: curve(through: [points[0], points[1]])
            case .addCurveToPoint: curve(through: [points[0], points[1], points[2]])
            case .closeSubpath: close()
            }
        }
        lines.removeAll { $0.count < 2 }
    }

    private mutating func extend(by point: PlaneVector) {
        guard !lines.isEmpty, point.isFinite, count < Self.mostPoints else { return }
        lines[lines.count - 1].append(point)
        count += 1
    }

    /// What follows a closed subpath begins where that did.
    private mutating func close() {
        guard let first = lines.last?.first else { return }
        extend(by: first)
        lines.append([first])
    }

    /// De Casteljau's construction, for curves of any degree.
    private mutating func curve(through controls: [CGPoint]) {
        guard let pen = lines.last?.last else { return }
        for step in 1...Self.steps {
            let share = Double(step) / Double(Self.steps)
            var points = [pen] + controls.map { PlaneVector($0) }
            while points.count > 1 {
                points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * share }
            }
            extend(by: points[0])
        }
    }
}

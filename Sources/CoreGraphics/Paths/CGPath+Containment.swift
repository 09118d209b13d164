import Foundation

extension CGPath {
    /// Whether a point is inside the path; open subpaths count as closed.
    ///
    /// - Parameters:
    ///   - point: The point; a point exactly on the outline may count as inside or outside.
    ///   - rule: What is inside where the path crosses itself.
    ///   - transform: Applied to the point before the test, as by Apple's function.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let turns = data.winding(around: point.applying(transform))
        return rule == .winding ? turns != 0 : turns % 2 != 0
    }
}

extension CGContext {
    /// Whether a point of device space is painted when the path under construction is drawn in a mode.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let path = CGPath(data: current)
        let outline = current.stroked(state.line, state.transform).map(CGPath.init(data:))
        let onLine = outline?.contains(point) ?? false
        return switch mode {
        case .fill: path.contains(point)
        case .eoFill: path.contains(point, using: .evenOdd)
        case .stroke: onLine
        case .fillStroke: onLine || path.contains(point)
        case .eoFillStroke: onLine || path.contains(point, using: .evenOdd)
        }
    }
}

extension PathData {
    /// How often the path winds around a point.
    func winding(around point: CGPoint) -> Int {
        let box = controlBox
        guard isFinite, box.insetBy(dx: -1, dy: -1).contains(point) else { return 0 }
        let tolerance = max(max(box.width, box.height) * 1e-6, 1e-12)
        return flattened(tolerance: tolerance).reduce(0) { $0 + $1.winding(around: point) }
    }
}

extension PathData.Polyline {
    /// Counts the crossings of a ray to the right: up minus down (Sunday, "Inclusion of a Point in a Polygon", 2001).
    fileprivate func winding(around point: CGPoint) -> Int {
        guard var from = points.last else { return 0 }
        var turns = 0
        for to in points {
            let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
            if from.y <= point.y, to.y > point.y, side > 0 { turns += 1 }
            if from.y > point.y, to.y <= point.y, side < 0 { turns -= 1 }
            from = to
        }
        return turns
    }
}

/// A path walked from its end to its beginning.
struct ReversedPath {
    let path: CGPath

    init(_ original: CGPath) {
        let reversed = CGMutablePath()
        for subpath in Self.subpaths(of: original).reversed() { subpath.addBackwards(to: reversed) }
        path = reversed
    }

    private struct Subpath {
        var start: CGPoint
        var segments: [Segment] = []
        var ending = Ending.open

        enum Ending { case open, closed }

        /// A segment's points after its first: control points, then the end.
        struct Segment {
            var points: [CGPoint]

            var end: CGPoint { points[points.count - 1] }
        }

        func addBackwards(to path: CGMutablePath) {
            path.move(to: segments.last?.end ?? start)
            for index in segments.indices.reversed() {
                let end = index > 0 ? segments[index - 1].end : start
                let points = segments[index].points
                switch points.count {
                case 1: path.addLine(to: end)
                case 2: path.addQuadCurve(to: end, control: points[0])
                default: path.addCurve(to: end, control1: points[1], control2: points[0])
                }
            }
            if ending == .closed { path.closeSubpath() }
        }
    }

    private static func subpaths(of path: CGPath) -> [Subpath] {
        var subpaths: [Subpath] = []
        func extend(_ points: UnsafeMutablePointer<CGPoint>, _ count: Int) {
            let all = (0..<count).map { points[$0] }
            if let last = subpaths.last, last.ending == .closed { subpaths.append(Subpath(start: last.start)) }
            if subpaths.isEmpty { subpaths.append(Subpath(start: .zero)) }
            subpaths[subpaths.count - 1].segments.append(Subpath.Segment(points: all))
        }
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: subpaths.append(Subpath(start: points[0]))
            case .addLineToPoint: extend(points, 1)
            case .addQuadCurveToPoint: extend(points, 2)
            case .addCurveToPoint: extend(points, 3)
            case .closeSubpath: if !subpaths.isEmpty { subpaths[subpaths.count - 1].ending = .closed }
            }
        }
        return subpaths
    }
}

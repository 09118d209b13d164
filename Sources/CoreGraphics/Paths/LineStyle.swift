import Foundation

/// The shape of a stroke's ends; raw values are Apple's.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// Cut off at the end point.
    case butt = 0
    /// A half disc around the end point.
    case round = 1
    /// Half of a square beyond the end point.
    case square = 2
}

/// The shape of a stroke's corners; raw values are Apple's.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// A point, as long as the miter limit allows; else a bevel.
    case miter = 0
    /// A disc around the corner.
    case round = 1
    /// The corner cut off.
    case bevel = 2
}

/// Which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Those around which the path winds a number of times other than zero.
    case winding = 0
    /// Those from which a ray meets the path an odd number of times.
    case evenOdd = 1
}

/// How `drawPath(using:)` paints; raw values are Apple's.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    case fill = 0
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    case eoFillStroke = 4
}

/// Everything about a pen but its color; lengths in user space.
struct LineStyle: Hashable, Sendable {
    var width: CGFloat = 1
    var cap: CGLineCap = .butt
    var join: CGLineJoin = .miter
    var miterLimit: CGFloat = 10
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0
}

extension LineStyle {
    /// The widest pen in pixels: Cairo rounds every turn of a path as finely as its pen is wide, seen or not.
    private static let widest: CGFloat = 1e6

    /// The pen as far as it can be seen: one that reaches from any place of an area to any other looks like all that
    /// are wider.
    ///
    /// - Parameters:
    ///   - area: In device space, around the path and what drawing can reach.
    ///   - transform: From the pen's user space to device space.
    func limited(to area: CGRect, _ transform: CGAffineTransform) -> LineStyle {
        let reach = 2 * hypot(area.width, area.height)
        let scales = transform.extremeScales
        var pen = self
        pen.width = min(width, reach / max(scales.least, .leastNormalMagnitude), Self.widest / scales.greatest)
        return pen
    }
}

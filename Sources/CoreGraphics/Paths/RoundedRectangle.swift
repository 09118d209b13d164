import Foundation

/// The outline of a rectangle some of whose corners are rounded.
///
/// The continuous corner is the one that UIKit has drawn since iOS 7, its figures as published by PaintCode's
/// examination of it: in units of the radius, measured from the corner along its two edges.
package struct RoundedRectangle {
    private let rect: CGRect
    private let radii: CornerRadii
    private let curve: Curve

    /// Corners by the bits that `UIRectCorner` and `CACornerMask` share; top is where y is least.
    package struct Corners: OptionSet, Sendable {
        package let rawValue: UInt

        package init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        package static let topLeft = Corners(rawValue: 1)
        package static let topRight = Corners(rawValue: 2)
        package static let bottomLeft = Corners(rawValue: 4)
        package static let bottomRight = Corners(rawValue: 8)
        package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    }

    /// A quarter of a circle, or a curve whose curvature grows steadily from the straight edge.
    package enum Curve: Sendable { case circular, continuous }

    /// How far from its corner a continuous curve begins, in radii.
    package static let continuousReach: CGFloat = 1.52866483

    /// Makes an outline with one radius for some corners, cut as below.
    package init(rect: CGRect, radius: CGFloat, corners: Corners, curve: Curve) {
        self.init(rect: rect, radii: CornerRadii(radius, at: corners), curve: curve)
    }

    /// Radii larger than half of the shorter side are cut to it; continuous curves that lack space become circles.
    package init(rect: CGRect, radii: CornerRadii, curve: Curve) {
        self.rect = rect
        self.radii = radii.cut(to: rect.size)
        self.curve = self.radii.largest * Self.continuousReach > min(rect.width, rect.height) / 2 ? .circular : curve
    }

    /// The closed outline, clockwise on screen from the top left corner's end.
    package var path: CGPath {
        let path = CGMutablePath()
        guard radii.largest > 0 else {
            path.addRect(rect)
            return path
        }
        for corner in corners(of: rect) { add(corner, to: path) }
        path.closeSubpath()
        return path
    }

    private func corners(of rect: CGRect) -> [Corner] {
        let (rightward, leftward) = (CGPoint(x: 1, y: 0), CGPoint(x: -1, y: 0))
        let (down, up) = (CGPoint(x: 0, y: 1), CGPoint(x: 0, y: -1))
        return [
            Corner(radius: radii.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), from: down, to: rightward),
            Corner(radius: radii.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), from: leftward, to: down),
            Corner(radius: radii.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), from: up, to: leftward),
            Corner(radius: radii.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), from: rightward, to: up),
        ]
    }

    /// A corner with the directions in which the edges before and after it run away from it.
    private struct Corner {
        let radius: CGFloat
        let at: CGPoint
        let from: CGPoint
        let to: CGPoint

        /// The point that lies so far along the two edges.
        func point(_ along: CGFloat, _ beside: CGFloat) -> CGPoint {
            CGPoint(x: at.x + from.x * along + to.x * beside, y: at.y + from.y * along + to.y * beside)
        }
    }

    private func add(_ corner: Corner, to path: CGMutablePath) {
        let reach = curve == .continuous ? corner.radius * Self.continuousReach : corner.radius
        let start = corner.point(reach, 0)
        if path.isEmpty { path.move(to: start) } else { path.addLine(to: start) }
        guard corner.radius > 0 else { return }
        if curve == .continuous { addContinuous(corner, to: path) } else { addCircular(corner, to: path) }
    }

    private func addCircular(_ corner: Corner, to path: CGMutablePath) {
        // The cubic that comes closest to a quarter of a circle: its handles are 0.5523 radii long.
        let handle = corner.radius * (1 - 0.5522847498)
        path.addCurve(
            to: corner.point(0, corner.radius), control1: corner.point(handle, 0), control2: corner.point(0, handle))
    }

    private func addContinuous(_ corner: Corner, to path: CGMutablePath) {
        func point(_ along: CGFloat, _ beside: CGFloat) -> CGPoint {
            corner.point(along * corner.radius, beside * corner.radius)
        }
        path.addCurve(
            to: point(0.66993427, 0.06549600), control1: point(1.08849323, 0), control2: point(0.86840689, 0))
        path.addLine(to: point(0.63149399, 0.07491100))
        path.addCurve(
            to: point(0.07491100, 0.63149399), control1: point(0.37282392, 0.16905899),
            control2: point(0.16905899, 0.37282392))
        path.addLine(to: point(0.06549600, 0.66993427))
        path.addCurve(
            to: point(0, Self.continuousReach), control1: point(0, 0.86840689), control2: point(0, 1.08849323))
    }
}

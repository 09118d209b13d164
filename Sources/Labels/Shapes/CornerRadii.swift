/// The radius of each corner in points; negative ones count as 0.
///
/// Corners are quadratic curves with the corner as control point, as in HTLabel: a little fuller than circles.
public struct CornerRadii: Equatable, Sendable {
    /// The radius of the upper left corner.
    public var topLeft: CGFloat
    /// The radius of the upper right corner.
    public var topRight: CGFloat
    /// The radius of the lower right corner.
    public var bottomRight: CGFloat
    /// The radius of the lower left corner.
    public var bottomLeft: CGFloat

    /// Makes radii, in points; what is left out is square.
    public init(
        topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomRight: CGFloat = 0, bottomLeft: CGFloat = 0
    ) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// One radius at some corners, the others square.
    public init(_ radius: CGFloat, at corners: UIRectCorner) {
        self.init(
            topLeft: corners.contains(.topLeft) ? radius : 0, topRight: corners.contains(.topRight) ? radius : 0,
            bottomRight: corners.contains(.bottomRight) ? radius : 0,
            bottomLeft: corners.contains(.bottomLeft) ? radius : 0)
    }

    @MainActor func outline(in rect: CGRect) -> UIBezierPath {
        let most = min(rect.width, rect.height) / 2
        let (a, b, c, d) = (
            limited(topLeft, most), limited(topRight, most), limited(bottomRight, most), limited(bottomLeft, most)
        )
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + a))
        path.addQuadCurve(
            to: CGPoint(x: rect.minX + a, y: rect.minY), controlPoint: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX - b, y: rect.minY))
        path.addQuadCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + b), controlPoint: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - c))
        path.addQuadCurve(
            to: CGPoint(x: rect.maxX - c, y: rect.maxY), controlPoint: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX + d, y: rect.maxY))
        path.addQuadCurve(
            to: CGPoint(x: rect.minX, y: rect.maxY - d), controlPoint: CGPoint(x: rect.minX, y: rect.maxY))
        path.close()
        return path
    }

    /// The largest of the four.
    var largest: CGFloat { max(topLeft, topRight, bottomRight, bottomLeft) }

    /// One radius for all corners that are not square.
    func withRadius(_ radius: CGFloat) -> CornerRadii { mapped { $0 > 0 ? radius : $0 } }

    /// Smaller radii; square corners stay square.
    func reduced(by distance: CGFloat) -> CornerRadii { mapped { $0 > 0 ? max(0, $0 - distance) : $0 } }

    private func mapped(_ change: (CGFloat) -> CGFloat) -> CornerRadii {
        CornerRadii(
            topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
            bottomLeft: change(bottomLeft))
    }

    private func limited(_ radius: CGFloat, _ most: CGFloat) -> CGFloat { min(max(0, radius), most) }
}

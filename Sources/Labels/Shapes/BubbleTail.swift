/// The tail of a speech bubble.
public struct BubbleTail: Equatable, Sendable {
    /// The side that the tail grows from.
    public enum Edge: Sendable { case top, left, bottom, right }

    /// The side of the bubble that the tail grows from.
    public var edge: Edge
    /// Where on the edge the tail stands, from its left or upper end (0) to the other (1).
    public var position: CGFloat
    /// Along and away from the edge, in points.
    public var size: CGSize
    /// Where along its width the tail ends: 0 in the middle, −1 at its left or upper end, 1 at the other. Beyond these
    /// the tail leans over.
    public var lean: CGFloat

    /// Makes a tail; by default it is 20 points wide and 10 long, near the left end of the lower edge.
    public init(
        edge: Edge = .bottom, position: CGFloat = 0.2, size: CGSize = CGSize(width: 20, height: 10), lean: CGFloat = 0
    ) {
        self.edge = edge
        self.position = position
        self.size = size
        self.lean = lean
    }

    private var length: CGFloat { max(0, size.height) }

    /// What the tail takes from the label's rectangle.
    var space: UIEdgeInsets {
        switch edge {
        case .top: UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0)
        case .left: UIEdgeInsets(top: 0, left: length, bottom: 0, right: 0)
        case .bottom: UIEdgeInsets(top: 0, left: 0, bottom: length, right: 0)
        case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: length)
        }
    }

    @MainActor func outline(in rect: CGRect, radius: CGFloat) -> UIBezierPath {
        let body = rect.inset(by: space)
        let side = edge == .top || edge == .bottom ? body.width : body.height
        let free = max(0, min(radius, min(body.width, body.height) / 2))
        // Corners give way to the tail, which would else become a spike on a short edge.
        let beside = max(0, min(free, (side - size.width) / 2))
        func rounding(_ first: Edge, _ second: Edge) -> CGFloat { edge == first || edge == second ? beside : free }
        let half = max(0, min(size.width, side - 2 * beside) / 2)
        let middle = beside + half + (side - 2 * beside - 2 * half) * min(max(0, position), 1)
        let tail = points(body, middle: middle, half: half)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: body.minX + rounding(.top, .left), y: body.minY))
        add(tail, at: .top, to: path)
        corner(path, CGPoint(x: body.maxX, y: body.minY), (-1, 1), rounding(.top, .right), from: -.pi / 2)
        add(tail, at: .right, to: path)
        corner(path, CGPoint(x: body.maxX, y: body.maxY), (-1, -1), rounding(.bottom, .right), from: 0)
        add(tail.reversed(), at: .bottom, to: path)
        corner(path, CGPoint(x: body.minX, y: body.maxY), (1, -1), rounding(.bottom, .left), from: .pi / 2)
        add(tail.reversed(), at: .left, to: path)
        corner(path, CGPoint(x: body.minX, y: body.minY), (1, 1), rounding(.top, .left), from: .pi)
        path.close()
        return path
    }

    /// Base, tip and base of the tail and two control points between each, by growing coordinate along the edge.
    ///
    /// The first and last ones lie on the edge and those beside the tip at its height, so that the tail flows out of
    /// the edge and ends in a small round.
    private func points(_ body: CGRect, middle: CGFloat, half: CGFloat) -> [CGPoint] {
        let tip = middle + half * min(max(lean, -2), 2)
        let places = [
            (middle - half, 0), (middle - half * Self.flow, 0), (tip - half * Self.round, length), (tip, length),
            (tip + half * Self.round, length), (middle + half * Self.flow, 0), (middle + half, 0),
        ]
        return places.map { along, away in
            switch edge {
            case .top: CGPoint(x: body.minX + along, y: body.minY - away)
            case .bottom: CGPoint(x: body.minX + along, y: body.maxY + away)
            case .left: CGPoint(x: body.minX - away, y: body.minY + along)
            case .right: CGPoint(x: body.maxX + away, y: body.minY + along)
            }
        }
    }

    /// Where control points lie, in halves of the tail's width: from its middle on the edge, from its tip beside it.
    private static let (flow, round): (CGFloat, CGFloat) = (0.35, 0.25)

    @MainActor private func add(_ points: [CGPoint], at side: Edge, to path: UIBezierPath) {
        guard side == edge else { return }
        path.addLine(to: points[0])
        path.addCurve(to: points[3], controlPoint1: points[1], controlPoint2: points[2])
        path.addCurve(to: points[6], controlPoint1: points[4], controlPoint2: points[5])
    }

    /// Adds a quarter of a circle whose center lies inwards of a corner.
    @MainActor private func corner(
        _ path: UIBezierPath, _ corner: CGPoint, _ inwards: (x: CGFloat, y: CGFloat), _ radius: CGFloat,
        from angle: CGFloat
    ) {
        path.addArc(
            withCenter: CGPoint(x: corner.x + inwards.x * radius, y: corner.y + inwards.y * radius), radius: radius,
            startAngle: angle, endAngle: angle + .pi / 2, clockwise: true)
    }
}

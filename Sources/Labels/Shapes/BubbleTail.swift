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
        let (before, after) = (1 + Self.fillet * overhang(-1), 1 + Self.fillet * overhang(1))
        let beside = max(0, min(free, (side - size.width / 2 * (before + after)) / 2))
        func rounding(_ first: Edge, _ second: Edge) -> CGFloat { edge == first || edge == second ? beside : free }
        let room = side - 2 * beside
        let half = max(0, min(size.width / 2, room / (before + after)))
        let middle = beside + half * before + (room - half * (before + after)) * min(max(0, position), 1)
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
    /// The tail flows out of the edge and ends in a small round across its axis. A flank that the tip leans over flows
    /// out of the edge beside the tail's width: within it, it would cut a notch under the tip.
    private func points(_ body: CGRect, middle: CGFloat, half: CGFloat) -> [CGPoint] {
        let lean = boundedLean
        let tip = CGPoint(x: middle + half * lean, y: length)
        let axis = max(hypot(half * lean, length), .leastNormalMagnitude)
        let across = CGPoint(x: half * Self.round * length / axis, y: -half * Self.round * half * lean / axis)
        func base(_ side: CGFloat) -> CGPoint {
            CGPoint(x: middle + side * half * (1 + Self.fillet * overhang(side)), y: 0)
        }
        func foot(_ side: CGFloat) -> CGPoint {
            CGPoint(x: middle + side * half * (1 - Self.flow * (1 - overhang(side))), y: 0)
        }
        let places = [
            base(-1), foot(-1), CGPoint(x: tip.x - across.x, y: tip.y - across.y), tip,
            CGPoint(x: tip.x + across.x, y: tip.y + across.y), foot(1), base(1),
        ]
        return places.map { point in
            switch edge {
            case .top: CGPoint(x: body.minX + point.x, y: body.minY - point.y)
            case .bottom: CGPoint(x: body.minX + point.x, y: body.maxY + point.y)
            case .left: CGPoint(x: body.minX - point.y, y: body.minY + point.x)
            case .right: CGPoint(x: body.maxX + point.y, y: body.minY + point.x)
            }
        }
    }

    private var boundedLean: CGFloat { min(max(lean, -2), 2) }

    /// How far the tip leans over the flank at the left or upper side (−1) or at the other (1): from 0 to 1.
    private func overhang(_ side: CGFloat) -> CGFloat { min(max(side * boundedLean, 0), 1) }

    /// In halves of the tail's width: how far control points lie from the base towards the middle and from the tip across
    /// the axis, and how far beside the tail a flank begins that the tip leans over.
    private static let (flow, round, fillet): (CGFloat, CGFloat, CGFloat) = (0.65, 0.25, 0.5)

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

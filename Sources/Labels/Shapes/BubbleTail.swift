/// The tail of a speech bubble.
public struct BubbleTail: Equatable, Sendable {
    /// The side that the tail grows from.
    public enum Edge: Sendable { case top, left, bottom, right }

    public var edge: Edge
    /// Where on the edge the tail stands, from its left or upper end (0) to the other (1).
    public var position: CGFloat
    /// Along and away from the edge, in points.
    public var size: CGSize

    public init(edge: Edge = .bottom, position: CGFloat = 0.2, size: CGSize = CGSize(width: 16, height: 10)) {
        self.edge = edge
        self.position = position
        self.size = size
    }

    private var length: CGFloat { max(0, size.height) }

    /// What the tail takes from the label's rectangle.
    var room: UIEdgeInsets {
        switch edge {
        case .top: UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0)
        case .left: UIEdgeInsets(top: 0, left: length, bottom: 0, right: 0)
        case .bottom: UIEdgeInsets(top: 0, left: 0, bottom: length, right: 0)
        case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: length)
        }
    }

    @MainActor func outline(in rect: CGRect, radius: CGFloat) -> UIBezierPath {
        let body = rect.inset(by: room)
        let side = edge == .top || edge == .bottom ? body.width : body.height
        // Corners give way to the tail, which would else become a spike on a short edge.
        let radius = max(0, min(radius, min(body.width, body.height) / 2, (side - size.width) / 2))
        let half = max(0, min(size.width, side - 2 * radius) / 2)
        let middle = radius + half + (side - 2 * radius - 2 * half) * min(max(0, position), 1)
        let tail = points(body, middle: middle, half: half)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: body.minX + radius, y: body.minY))
        add(tail, at: .top, to: path)
        corner(path, CGPoint(x: body.maxX - radius, y: body.minY + radius), radius, from: -.pi / 2)
        add(tail, at: .right, to: path)
        corner(path, CGPoint(x: body.maxX - radius, y: body.maxY - radius), radius, from: 0)
        add(tail.reversed(), at: .bottom, to: path)
        corner(path, CGPoint(x: body.minX + radius, y: body.maxY - radius), radius, from: .pi / 2)
        add(tail.reversed(), at: .left, to: path)
        corner(path, CGPoint(x: body.minX + radius, y: body.minY + radius), radius, from: .pi)
        path.close()
        return path
    }

    /// Base, tip and base of the tail, by growing coordinate along the edge.
    private func points(_ body: CGRect, middle: CGFloat, half: CGFloat) -> [CGPoint] {
        let places = [(middle - half, 0), (middle, length), (middle + half, 0)]
        return places.map { along, away in
            switch edge {
            case .top: CGPoint(x: body.minX + along, y: body.minY - away)
            case .bottom: CGPoint(x: body.minX + along, y: body.maxY + away)
            case .left: CGPoint(x: body.minX - away, y: body.minY + along)
            case .right: CGPoint(x: body.maxX + away, y: body.minY + along)
            }
        }
    }

    @MainActor private func add(_ points: [CGPoint], at side: Edge, to path: UIBezierPath) {
        guard side == edge else { return }
        for point in points { path.addLine(to: point) }
    }

    @MainActor private func corner(_ path: UIBezierPath, _ center: CGPoint, _ radius: CGFloat, from angle: CGFloat) {
        path.addArc(
            withCenter: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2, clockwise: true)
    }
}

/// Where a popover lies beside what it points at; in points of its container.
struct PopoverArrangement {
    /// The controller's view with the arrow.
    let bubble: CGRect
    /// The controller's view alone.
    let content: CGRect
    /// The direction in which the arrow points.
    let direction: UIPopoverArrowDirection
    /// The arrow's point.
    let point: CGPoint

    /// The arrow's length and the width of its foot, as on iOS 13 and later.
    static let arrow = CGSize(width: 26, height: 13)
    static let cornerRadius: CGFloat = 13

    /// Looks for a side with enough room, below first, then above, to the right and to the left, and takes the one with most if
    /// there is none; the popover becomes as small as the room is.
    init(around source: CGRect, size: CGSize, permitted: UIPopoverArrowDirection, room: CGRect) {
        let sides = [UIPopoverArrowDirection.up, .down, .left, .right].filter { permitted.contains($0) }
        let spaces = sides.map { ($0, Self.space(beside: source, $0, room)) }
        let fitting = spaces.first { $0.1.width >= size.width && $0.1.height >= size.height }
        let widest = spaces.max { $0.1.width * $0.1.height < $1.1.width * $1.1.height }
        let (side, space) = fitting ?? widest ?? (.up, room)
        let (width, height) = (max(0, min(size.width, space.width)), max(0, min(size.height, space.height)))
        let isAcross = side == .left || side == .right
        let x = side == .left ? space.minX : side == .right ? space.maxX - width : source.midX - width / 2
        let y = side == .up ? space.minY : side == .down ? space.maxY - height : source.midY - height / 2
        content = CGRect(
            x: isAcross ? x : max(space.minX, min(x, space.maxX - width)),
            y: isAcross ? max(space.minY, min(y, space.maxY - height)) : y, width: width, height: height)
        direction = side
        let foot = Self.arrow.width / 2 + Self.cornerRadius
        let (alongX, alongY) = (
            max(content.minX + foot, min(source.midX, content.maxX - foot)),
            max(content.minY + foot, min(source.midY, content.maxY - foot))
        )
        switch side {
        case .up: point = CGPoint(x: alongX, y: content.minY - Self.arrow.height)
        case .down: point = CGPoint(x: alongX, y: content.maxY + Self.arrow.height)
        case .left: point = CGPoint(x: content.minX - Self.arrow.height, y: alongY)
        default: point = CGPoint(x: content.maxX + Self.arrow.height, y: alongY)
        }
        bubble = content.union(CGRect(origin: point, size: .zero))
    }

    /// What is left on a side of the source, without the arrow.
    private static func space(
        beside source: CGRect, _ direction: UIPopoverArrowDirection, _ room: CGRect
    ) -> CGRect {
        let length = arrow.height
        var space = room
        switch direction {
        case .up:
            space.origin.y = max(room.minY, source.maxY + length)
            space.size.height = max(0, room.maxY - space.minY)
        case .down: space.size.height = max(0, min(room.maxY, source.minY - length) - room.minY)
        case .left:
            space.origin.x = max(room.minX, source.maxX + length)
            space.size.width = max(0, room.maxX - space.minX)
        default: space.size.width = max(0, min(room.maxX, source.minX - length) - room.minX)
        }
        return space
    }
}

/// The ground of a popover with its arrow and shadow, upon which the controller's view lies.
final class PopoverView: UIView {
    private let ground = CAShapeLayer()
    private var groundColor = UIColor.systemBackground
    private let holder = UIView()
    private weak var controller: UIViewController?

    init(of controller: UIViewController) {
        self.controller = controller
        super.init(frame: .zero)
        traitOverrides.userInterfaceLevel = .elevated
        layer.addSublayer(ground)
        (layer.shadowColor, layer.shadowOpacity, layer.shadowRadius) = (UIColor.black.cgColor, 0.2, 20)
        layer.shadowOffset = CGSize(width: 0, height: 4)
        holder.layer.cornerRadius = PopoverArrangement.cornerRadius
        holder.clipsToBounds = true
        addSubview(holder)
    }

    required init?(coder: NSCoder) { nil }

    func take(_ arrangement: PopoverArrangement, ground color: UIColor?) {
        frame = arrangement.bubble
        let origin = arrangement.bubble.origin
        holder.frame = arrangement.content.offsetBy(dx: -origin.x, dy: -origin.y)
        if let view = controller?.view, view.superview !== holder { holder.fill(with: view) }
        ground.path = Self.outline(of: arrangement).cgPath
        groundColor = color ?? .systemBackground
        paintGround()
        layer.shadowPath = ground.path
    }

    private func paintGround() { ground.fillColor = groundColor.resolvedColor(with: traitCollection).cgColor }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        paintGround()
    }

    /// The bubble with its arrow, from the bubble's upper left corner.
    private static func outline(of arrangement: PopoverArrangement) -> UIBezierPath {
        let origin = arrangement.bubble.origin
        let content = arrangement.content.offsetBy(dx: -origin.x, dy: -origin.y)
        let point = CGPoint(x: arrangement.point.x - origin.x, y: arrangement.point.y - origin.y)
        let path = UIBezierPath(roundedRect: content, cornerRadius: PopoverArrangement.cornerRadius)
        let half = PopoverArrangement.arrow.width / 2
        let foot = CGPoint(
            x: min(max(point.x, content.minX), content.maxX), y: min(max(point.y, content.minY), content.maxY))
        let isAcross = arrangement.direction == .left || arrangement.direction == .right
        path.move(to: CGPoint(x: foot.x - (isAcross ? 0 : half), y: foot.y - (isAcross ? half : 0)))
        path.addLine(to: point)
        path.addLine(to: CGPoint(x: foot.x + (isAcross ? 0 : half), y: foot.y + (isAcross ? half : 0)))
        path.close()
        return path
    }

    override var drawsContent: Bool { false }
}

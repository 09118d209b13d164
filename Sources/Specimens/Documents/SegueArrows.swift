import Foundation

/// Arrows between the scenes of a storyboard, each with a few words upon it.
@MainActor struct SegueArrows {
    /// A segue: the frames of two scenes on the canvas, and what is to be said.
    struct Link {
        let from: CGRect
        let to: CGRect
        /// Where the object that it starts from lies; nil for a segue of the scene as a whole.
        let height: CGFloat?
        let words: String
    }

    let view: UIView
    /// The rectangle that arrows and words lie in.
    let reach: CGRect

    /// - Parameter initial: The frame of the scene that the app begins with, to which an arrow leads from nowhere.
    init(_ links: [Link], into initial: CGRect?) {
        var curves: [Curve] = []
        for (index, link) in links.enumerated() {
            let earlier = links[..<index].count { $0.to == link.to && $0.from == link.from }
            curves.append(Curve(link, number: earlier))
        }
        if let initial { curves.append(Curve(entering: initial)) }
        let view = ArrowView(curves)
        let labels = zip(curves, links).map { Self.label($1.words, at: $0.middle) }
        for label in labels { view.addSubview(label) }
        self.view = view
        reach = (curves.map(\.box) + labels.map(\.frame)).reduce(.null) { $0.union($1) }
    }

    private static func label(_ words: String, at middle: CGPoint) -> UILabel {
        let label = UILabel()
        label.text = words
        label.font = .systemFont(ofSize: 13, weight: .medium)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = .systemGray
        label.layer.cornerRadius = 11
        label.clipsToBounds = true
        let width = min(label.intrinsicContentSize.width, 320) + 20
        label.frame = CGRect(x: middle.x - width / 2, y: middle.y - 11, width: width, height: 22)
        return label
    }
}

/// An arrow's line: from one edge of a scene to one of another, leaving and arriving squarely.
private struct Curve {
    let start: CGPoint
    let end: CGPoint
    private let first: CGPoint
    private let second: CGPoint

    /// Where several segues join the same two scenes, each lies a little lower.
    init(_ link: SegueArrows.Link, number: Int) {
        let shift = CGFloat(number) * 26
        let (from, to) = (link.from, link.to)
        let isBeside = from.maxX <= to.minX || to.maxX <= from.minX
        if isBeside {
            let isForward = from.maxX <= to.minX
            let height = (link.height ?? from.midY) + (link.height == nil ? shift : 0)
            start = CGPoint(x: isForward ? from.maxX : from.minX, y: min(max(height, from.minY), from.maxY))
            end = CGPoint(x: isForward ? to.minX : to.maxX, y: min(max(to.midY + shift, to.minY), to.maxY))
            let bend = (end.x - start.x) / 2
            (first, second) = (CGPoint(x: start.x + bend, y: start.y), CGPoint(x: end.x - bend, y: end.y))
        } else {
            let isDown = from.midY <= to.midY
            start = CGPoint(x: from.midX + shift, y: isDown ? from.maxY : from.minY)
            end = CGPoint(x: to.midX + shift, y: isDown ? to.minY : to.maxY)
            let bend = (end.y - start.y) / 2
            (first, second) = (CGPoint(x: start.x, y: start.y + bend), CGPoint(x: end.x, y: end.y - bend))
        }
    }

    /// The short arrow that leads to the initial scene.
    init(entering frame: CGRect) {
        end = CGPoint(x: frame.minX, y: frame.midY)
        start = CGPoint(x: end.x - 60, y: end.y)
        (first, second) = (start, end)
    }

    var middle: CGPoint {
        CGPoint(
            x: (start.x + 3 * first.x + 3 * second.x + end.x) / 8,
            y: (start.y + 3 * first.y + 3 * second.y + end.y) / 8)
    }

    var box: CGRect {
        CGRect(
            x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y)
        )
        .insetBy(dx: -8, dy: -8)
    }

    var line: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: start)
        path.addCurve(to: end, controlPoint1: first, controlPoint2: second)
        path.lineWidth = 3
        return path
    }

    /// A triangle at the end, in the direction in which the line arrives.
    var head: UIBezierPath {
        let from = second == end ? start : second
        let angle = atan2(end.y - from.y, end.x - from.x)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 2, y: 0))
        path.addLine(to: CGPoint(x: -14, y: -8))
        path.addLine(to: CGPoint(x: -14, y: 8))
        path.close()
        path.apply(CGAffineTransform(rotationAngle: angle))
        path.apply(CGAffineTransform(translationX: end.x, y: end.y))
        return path
    }
}

/// Draws all arrows, in the coordinates of the canvas.
private final class ArrowView: UIView {
    private let curves: [Curve]

    init(_ curves: [Curve]) {
        self.curves = curves
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        UIColor.systemGray.set()
        for curve in curves {
            curve.line.stroke()
            curve.head.fill()
        }
    }
}

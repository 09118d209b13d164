import Foundation

/// How far the control points of a cubic lie from the ends of a quarter circle, in radii.
private let quarterCircle: CGFloat = 0.552_284_749_830_793_4

extension PathData {
    mutating func addRect(_ rect: CGRect, _ t: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        move(to: rect.origin.applying(t))
        line(to: CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y).applying(t))
        line(to: CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height).applying(t))
        line(to: CGPoint(x: rect.origin.x, y: rect.origin.y + rect.size.height).applying(t))
        close()
    }

    mutating func addEllipse(in rect: CGRect, _ t: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let unit = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY
        ).concatenating(t)
        addArc(center: .zero, radius: 1, from: 0, sweep: 2 * .pi, unit, joining: .newSubpath)
        close()
    }

    /// Adds a rectangle whose corners are quarter ellipses; radii are cut to half of the sides.
    mutating func addRoundedRect(
        _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, _ t: CGAffineTransform = .identity
    ) {
        let box = rect.standardized
        let rx = min(max(cornerWidth, 0), box.width / 2)
        let ry = min(max(cornerHeight, 0), box.height / 2)
        guard rx > 0, ry > 0 else { return addRect(rect, t) }
        let fx = rx * (1 - quarterCircle)
        let fy = ry * (1 - quarterCircle)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(t) }
        move(to: point(box.maxX, box.midY))
        line(to: point(box.maxX, box.maxY - ry))
        cubic(
            to: point(box.maxX - rx, box.maxY), point(box.maxX, box.maxY - fy), point(box.maxX - fx, box.maxY))
        line(to: point(box.minX + rx, box.maxY))
        cubic(
            to: point(box.minX, box.maxY - ry), point(box.minX + fx, box.maxY), point(box.minX, box.maxY - fy))
        line(to: point(box.minX, box.minY + ry))
        cubic(
            to: point(box.minX + rx, box.minY), point(box.minX, box.minY + fy), point(box.minX + fx, box.minY))
        line(to: point(box.maxX - rx, box.minY))
        cubic(
            to: point(box.maxX, box.minY + ry), point(box.maxX - fx, box.minY), point(box.maxX, box.minY + fy))
        close()
    }

    /// Whether an arc's beginning is joined to the pen by a line or begins a subpath of its own.
    enum ArcStart {
        case joined
        case newSubpath
    }

    /// Adds a part of a circle as cubics of at most a quarter turn each.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, from startAngle: CGFloat, sweep: CGFloat,
        _ t: CGAffineTransform = .identity, joining: ArcStart = .joined
    ) {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, sweep.isFinite else { return }
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let begin = point(startAngle).applying(t)
        if joining == .joined, current != nil { line(to: begin) } else { move(to: begin) }
        let parts = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(parts)
        let reach = 4 / 3 * tan(step / 4) * radius
        for part in 0..<(sweep == 0 ? 0 : parts) {
            let from = startAngle + CGFloat(part) * step
            let to = startAngle + CGFloat(part + 1) * step
            let p0 = point(from)
            let p3 = point(to)
            let control1 = CGPoint(x: p0.x - reach * sin(from), y: p0.y + reach * cos(from))
            let control2 = CGPoint(x: p3.x + reach * sin(to), y: p3.y - reach * cos(to))
            cubic(to: p3.applying(t), control1.applying(t), control2.applying(t))
        }
    }

    /// The turn from one angle to another as Apple counts it: never against the direction, at most once around.
    static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let forward = clockwise ? start - end : end - start
        guard forward.isFinite else { return 0 }
        var sweep = min(forward, turn)
        if sweep < 0 { sweep = forward.truncatingRemainder(dividingBy: turn) + turn }
        return clockwise ? -sweep : sweep
    }

    /// Adds the arc of a circle that touches the line from the pen to `corner` and the line from there to `end`.
    ///
    /// Where there is no such circle (all on one line, no radius) a line to the corner is added.
    mutating func addTangentArc(corner: CGPoint, end: CGPoint, radius: CGFloat, _ t: CGAffineTransform = .identity) {
        guard let pen = current?.applying(t.inverted()) else { return }
        let back = CGVector(dx: pen.x - corner.x, dy: pen.y - corner.y)
        let ahead = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let lengths = hypot(back.dx, back.dy) * hypot(ahead.dx, ahead.dy)
        let cross = back.dx * ahead.dy - back.dy * ahead.dx
        guard lengths > 0, radius > 0, abs(cross) > 1e-12 * lengths else { return line(to: corner.applying(t)) }
        let half = abs(atan2(cross, back.dx * ahead.dx + back.dy * ahead.dy)) / 2
        let side: CGFloat = cross > 0 ? 1 : -1
        let backAngle = atan2(back.dy, back.dx)
        let bisector = backAngle + side * half
        let reach = radius / sin(half)
        let center = CGPoint(x: corner.x + reach * cos(bisector), y: corner.y + reach * sin(bisector))
        addArc(
            center: center, radius: radius, from: backAngle - side * .pi / 2, sweep: -side * (.pi - 2 * half), t)
    }
}

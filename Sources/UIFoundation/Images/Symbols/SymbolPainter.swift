import Foundation

/// Draws symbols in black: the template that a tint is laid on.
///
/// Lines are as thick as the stems of text of the same weight, by San Francisco's published widths of stems in em.
struct SymbolPainter {
    let context: CGContext
    /// Points in an em of the symbol's point size.
    let em: CGFloat
    let weight: UIImage.SymbolWeight

    /// In points.
    private var lineWidth: CGFloat {
        let widths: [CGFloat] = [0.085, 0.025, 0.045, 0.065, 0.085, 0.1, 0.115, 0.135, 0.155, 0.175]
        return em * widths[weight.rawValue]
    }

    /// Draws a symbol so that it fills a rectangle.
    func draw(_ drawing: SymbolDrawing, in box: CGRect) {
        switch drawing {
        case .icon(let entry, let form):
            guard let path = entry.path(form)?.fitted(into: box) else { return }
            if entry.isHollow(form) { hollow(path) } else { solid(path, isBold: entry.isMadeOfLines(form)) }
        case .text(let text): SymbolGlyphs.text(text)?.fitted(into: box).map { solid($0, isBold: false) }
        case .enclosed(let inner, let shape, let form): enclose(inner, shape, form, in: box)
        case .slashed(let base): slash(base, in: box)
        case .badged(let base, let badge): mark(base, with: badge, in: box)
        case .unknown:
            hollow(SymbolEnclosure.square.path(in: box.insetBy(dx: em * 0.04, dy: em * 0.04)))
        }
    }

    /// A filled shape; lines are thickened or thinned by what the weight differs from a regular one.
    private func solid(_ path: CGPath, isBold: Bool) {
        context.addPath(path)
        context.fillPath()
        let change = lineWidth - em * 0.085
        guard isBold, change != 0 else { return }
        within(change > 0 ? .normal : .destinationOut) {
            context.addPath(path)
            context.setLineWidth(abs(change))
            context.strokePath()
        }
    }

    /// The outline of a shape, inside its edge; what is thinner than two lines stays solid.
    private func hollow(_ path: CGPath) {
        within(.normal) {
            context.addPath(path)
            context.clip()
            context.addPath(path)
            context.setLineWidth(2 * lineWidth)
            context.strokePath()
        }
    }

    private func enclose(_ inner: SymbolDrawing?, _ shape: SymbolEnclosure, _ form: SymbolForm, in box: CGRect) {
        let path = shape.path(in: box)
        if form == .filled { solid(path, isBold: false) } else { hollow(path) }
        guard let inner else { return }
        let room = min(box.width, box.height) * 0.56
        within(form == .filled ? .destinationOut : .normal) {
            // What lies within draws its own parts upon each other, and is then cut out as a whole.
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            SymbolPainter(context: context, em: em * room / box.height * 1.2, weight: weight)
                .draw(inner, in: inner.size.fitted(in: CGRect(center: box.center, side: room)))
            context.endTransparencyLayer()
        }
    }

    private func slash(_ base: SymbolDrawing, in box: CGRect) {
        draw(base, in: box)
        let side = min(box.width, box.height) / 2
        let (from, to) = (box.center.moved(-side, -side), box.center.moved(side, side))
        stroke(from: from.moved(lineWidth, -lineWidth), to: to.moved(lineWidth, -lineWidth), .destinationOut, 1.6)
        stroke(from: from, to: to, .normal, 1)
    }

    private func mark(_ base: SymbolDrawing, with badge: SymbolDrawing, in box: CGRect) {
        draw(base, in: box)
        let spot = CGRect(x: box.maxX - em * 0.48, y: box.maxY - em * 0.48, width: em * 0.48, height: em * 0.48)
        within(.destinationOut) {
            context.addEllipse(in: spot.insetBy(dx: -em * 0.07, dy: -em * 0.07))
            context.fillPath()
        }
        draw(.enclosed(badge, .circle, .filled), in: spot)
    }

    private func stroke(from start: CGPoint, to end: CGPoint, _ mode: CGBlendMode, _ factor: CGFloat) {
        within(mode) {
            context.setLineCap(.round)
            context.setLineWidth(lineWidth * factor)
            context.move(to: start)
            context.addLine(to: end)
            context.strokePath()
        }
    }

    private func within(_ mode: CGBlendMode, _ body: () -> Void) {
        context.saveGState()
        defer { context.restoreGState() }
        context.setBlendMode(mode)
        context.setLineJoin(.round)
        body()
    }
}

extension CGPath {
    /// The path moved and scaled so that its box fills another in one direction and is centered in the other.
    fileprivate func fitted(into box: CGRect) -> CGPath? {
        let own = boundingBoxOfPath
        let target = own.size.fitted(in: box)
        let factor = target.width / own.width
        var change = CGAffineTransform(
            a: factor, b: 0, c: 0, d: factor, tx: target.minX - own.minX * factor, ty: target.minY - own.minY * factor
        )
        return copy(using: &change)
    }
}

extension CGSize {
    /// A rectangle of these proportions, as large as a box permits, in its center.
    fileprivate func fitted(in box: CGRect) -> CGRect {
        let factor = min(box.width / width, box.height / height)
        let (width, height) = (width * factor, height * factor)
        return CGRect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
    }
}

extension CGRect {
    fileprivate init(center: CGPoint, side: CGFloat) {
        self.init(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }

    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGPoint {
    fileprivate func moved(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
}

extension PlacardLabel {
    /// What shape and shadow take from the label's rectangle, without insets and picture.
    private var bodyInsets: UIEdgeInsets { shape.room + (shapeShadow?.room ?? .zero) }

    /// Everything that the text has to keep away from the label's edges.
    var contentInsets: UIEdgeInsets { bodyInsets + textInsets + (accessory?.room ?? .zero) }

    func drawShape(in rect: CGRect, _ context: CGContext) {
        // A stroke lies on both sides of its path; without the inset the bounds would cut its outer half.
        let half = max(0, border?.width ?? 0) / 2
        let frame = rect.inset(by: shapeShadow?.room ?? .zero).insetBy(dx: half, dy: half)
        guard frame.size.width > 0, frame.size.height > 0 else { return }
        let outline = shape.outline(frame)
        if let shapeShadow {
            context.saveGState()
            context.setShadow(
                offset: shapeShadow.offset, blur: shapeShadow.blur, color: shapeShadow.color.cgColor)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            fill.draw(outline, in: frame, context)
            context.endTransparencyLayer()
            context.restoreGState()
        } else {
            fill.draw(outline, in: frame, context)
        }
        guard let border, border.width > 0 else { return }
        border.color.setStroke()
        outline.lineWidth = border.width
        outline.lineJoinStyle = .round
        outline.stroke()
    }

    func drawAccessory(in rect: CGRect) {
        guard let accessory else { return }
        accessory.image.draw(in: accessory.frame(in: rect.inset(by: bodyInsets + textInsets)))
    }

    func drawHighlight(in box: CGRect) {
        guard let pressedLink, let linkHighlight else { return }
        linkHighlight.draw(behind: rects(of: pressedLink, in: box))
    }

    func drawLetters(in box: CGRect, _ context: CGContext) {
        guard let textGradient else { return writer.drawText(in: box) }
        context.saveGState()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        writer.drawText(in: box)
        context.setBlendMode(.sourceIn)
        textGradient.draw(in: box, context)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    func clipToShape() {
        guard clipping == .everything else {
            layer.mask = nil
            return
        }
        let mask = CAShapeLayer()
        mask.frame = bounds
        mask.path = shape.outline(bounds).cgPath
        layer.mask = mask
    }

    func sizeDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    func shapeDidChange() {
        sizeDidChange()
        setNeedsLayout()
    }
}

extension UIEdgeInsets {
    static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }

    /// The insets that undo these.
    var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}

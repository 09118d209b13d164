extension PlacardLabel {
    func drawShape(in rect: CGRect, _ context: CGContext) {
        // A stroke lies on both sides of its path; without the inset the bounds would cut its outer half.
        let half = max(0, border?.width ?? 0) / 2
        let frame = shapeFrame(in: rect).insetBy(dx: half, dy: half)
        guard frame.size.width > 0, frame.size.height > 0 else { return }
        let outline = shape.narrowed(by: half).outline(frame)
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
        guard let frame = accessoryFrame(in: rect) else { return }
        accessory?.image.draw(in: frame)
    }

    func drawHighlight(in box: CGRect) {
        guard let pressedLink, let linkHighlight else { return }
        linkHighlight.draw(behind: rects(of: pressedLink, in: box))
    }

    func drawLetters(in box: CGRect, _ context: CGContext) {
        guard let textGradient else { return drawWritten(in: box, context) }
        context.saveGState()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        drawWritten(in: box, context)
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
        mask.path = shape.outline(shapeFrame(in: bounds)).cgPath
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

extension UILabel {
    /// Draws the text in the middle of a rectangle's height; lines that do not fit are left out.
    func paintText(in rect: CGRect, _ context: CGContext) {
        guard let placed = placedText(in: rect) else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if lineBreakMode == .byClipping { context.clip(to: rect) }
        draw(placed.block, top: placed.top, rect, context)
    }

    /// The rectangles of a stretch of text as `drawText(in:)` would draw it: one for each stretch of neighbors on each
    /// line, as high as the line. Text that was cut away has none.
    package func textRects(forCharacterRange range: NSRange, in rect: CGRect) -> [CGRect] {
        guard let placed = placedText(in: rect), let units = Range(range) else { return [] }
        return placed.block.layout.selectionRects(for: units).map { $0.offsetBy(dx: rect.minX, dy: placed.top) }
    }

    /// The lines that fit a rectangle, shrunk if need be, and where their block begins.
    private func placedText(in rect: CGRect) -> (block: TextBlock, top: CGFloat)? {
        guard !content.isEmpty, rect.size.width > 0 else { return nil }
        let space = drawingSpace(rect)
        let whole = typesetter.block(content, in: space)
        guard let shrunk = shrunk(whole, in: space) else { return (whole, top(of: whole, in: rect)) }
        return (shrunk, top(of: shrunk, in: rect, at: whole))
    }

    /// The lines that drawing in a rectangle shows, at the size that they are shown in; tests and `placard measure`
    /// ask.
    package func drawnBlock(in rect: CGRect) -> TextBlock {
        let space = drawingSpace(rect)
        let whole = typesetter.block(content, in: space)
        return shrunk(whole, in: space) ?? whole
    }

    private func drawingSpace(_ rect: CGRect) -> LabelTypesetter.Space {
        LabelTypesetter.Space(
            width: rect.size.width, height: max(0, rect.size.height), lines: numberOfLines, mode: lineBreakMode,
            naturalSide: naturalSide)
    }

    private func draw(_ block: TextBlock, top: CGFloat, _ rect: CGRect, _ context: CGContext) {
        block.draw(
            in: context, at: CGPoint(x: rect.minX, y: top), grid: pixelGrid, color: content.colorOverride)
    }

    private func top(of block: TextBlock, in rect: CGRect) -> CGFloat {
        pixelGrid.round(rect.minY + (rect.size.height - block.height) / 2)
    }

    // MARK: Shrinking

    /// The text at the largest smaller size at which it fits, or at the least permitted one; nil if it fits as it is.
    private func shrunk(_ whole: TextBlock, in space: LabelTypesetter.Space) -> TextBlock? {
        guard adjustsFontSizeToFitWidth, !fits(whole, space) else { return nil }
        // No glyph shows anything below one point.
        let least = max(minimumScaleFactor, 1 / max(font.pointSize, 1))
        let factor = ShrinkSearch(least: least).factor {
            fits(LabelTypesetter.block(content, in: space, fontScale: $0), space)
        }
        return LabelTypesetter.block(content, in: space, fontScale: factor)
    }

    private func fits(_ block: TextBlock, _ space: LabelTypesetter.Space) -> Bool {
        !block.layout.isTruncated && block.layout.width <= space.width && block.height <= space.height
    }

    private func top(of block: TextBlock, in rect: CGRect, at whole: TextBlock) -> CGFloat {
        let fullTop = top(of: whole, in: rect)
        guard numberOfLines == 1, let line = block.layout.lines.first, let full = whole.layout.lines.first else {
            return top(of: block, in: rect)
        }
        switch baselineAdjustment {
        case .alignBaselines: return fullTop + full.baseline - line.baseline
        case .alignCenters: return top(of: block, in: rect)
        case .none: return fullTop
        }
    }
}

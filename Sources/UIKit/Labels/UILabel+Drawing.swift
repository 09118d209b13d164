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

    /// The space that the letters' ink takes, without what lies around it in their lines, as drawing in a rectangle shows
    /// them; nil where nothing leaves a mark.
    package func inkRect(in rect: CGRect) -> CGRect? {
        guard let placed = placedText(in: rect), let ink = placed.block.layout.inkBounds else { return nil }
        return ink.offsetBy(dx: rect.minX, dy: placed.top)
    }

    /// The lines that fit a rectangle, shrunk if need be, and where their block begins.
    func placedText(in rect: CGRect) -> (block: TextBlock, top: CGFloat)? {
        guard !content.isEmpty, rect.size.width > 0 else { return nil }
        let rules = drawingRules(rect)
        let whole = block(rules)
        guard let shrunk = shrunk(rules) else { return (whole, top(of: whole, in: rect)) }
        return (shrunk, top(of: shrunk, in: rect, at: whole))
    }

    /// The lines that drawing in a rectangle shows, at the size that they are shown in; tests and `placard measure`
    /// ask.
    package func drawnBlock(in rect: CGRect) -> TextBlock {
        let rules = drawingRules(rect)
        return shrunk(rules) ?? block(rules)
    }

    private func drawingRules(_ rect: CGRect) -> LayoutRules {
        layoutRules(width: rect.size.width, height: max(0, rect.size.height), lines: numberOfLines)
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
    private func shrunk(_ rules: LayoutRules) -> TextBlock? {
        guard adjustsFontSizeToFitWidth else { return nil }
        // No glyph shows anything below one point.
        let least = max(minimumScaleFactor, 1 / max(font.pointSize, 1))
        let space = CGSize(width: rules.width, height: rules.height)
        let shrunk = typesetting { $0.shrunk(rules, into: space, least: least) }
        return shrunk.scale < 1 ? shrunk.block : nil
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

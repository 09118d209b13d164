extension UILabel {
    /// Draws the text in the middle of a rectangle's height; lines that do not fit are left out.
    func paintText(in rect: CGRect, _ context: CGContext) {
        guard !content.isEmpty, rect.size.width > 0 else { return }
        let room = drawingRoom(rect)
        let whole = typesetter.block(content, in: room)
        context.saveGState()
        defer { context.restoreGState() }
        if lineBreakMode == .byClipping { context.clip(to: rect) }
        guard let shrunk = shrunk(whole, in: room) else {
            draw(whole, top: top(of: whole, in: rect), rect, context)
            return
        }
        draw(shrunk, top: top(of: shrunk, in: rect, at: whole), rect, context)
    }

    /// The lines that drawing in a rectangle shows, at the size that they are shown in.
    func drawnBlock(in rect: CGRect) -> TextBlock {
        let room = drawingRoom(rect)
        let whole = typesetter.block(content, in: room)
        return shrunk(whole, in: room) ?? whole
    }

    private func drawingRoom(_ rect: CGRect) -> LabelTypesetter.Room {
        LabelTypesetter.Room(
            width: rect.size.width, height: max(0, rect.size.height), lines: numberOfLines, mode: lineBreakMode)
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
    private func shrunk(_ whole: TextBlock, in room: LabelTypesetter.Room) -> TextBlock? {
        guard adjustsFontSizeToFitWidth, !fits(whole, room) else { return nil }
        // No glyph shows anything below one point.
        let least = max(minimumScaleFactor, 1 / max(font.pointSize, 1))
        let factor = ShrinkSearch(least: least).factor {
            fits(LabelTypesetter.block(content, in: room, fontScale: $0), room)
        }
        return LabelTypesetter.block(content, in: room, fontScale: factor)
    }

    private func fits(_ block: TextBlock, _ room: LabelTypesetter.Room) -> Bool {
        !block.layout.isTruncated && block.layout.width <= room.width && block.height <= room.height
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

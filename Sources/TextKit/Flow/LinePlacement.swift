/// A line on its way to its place, while the layout manager's setters may still change where it goes.
struct LinePlacement {
    let glyphs: NSRange
    var line: FlowLine
    /// Where the line's first glyph stands, in points from the left edge of `line.rect`.
    var x: CGFloat
    var attachmentSizes: [(glyphs: NSRange, size: CGSize)] = []
}

extension FlowHooks {
    /// Hands a line to the layout manager's setters, which subclasses override to change it.
    ///
    /// - Parameters:
    ///   - x: Where the line's first glyph stands, in points from the left edge of its space.
    ///   - objects: The inline objects on the line, with the sizes that were found.
    /// - Returns: How far the line's content moves to the right within its space, in points.
    func place(
        _ line: inout FlowLine, x: CGFloat, glyphs: () -> NSRange, objects: () -> [(NSRange, CGSize)]
    ) -> CGFloat {
        guard manager.isSubclass else { return 0 }
        let glyphs = glyphs()
        manager.placement = LinePlacement(glyphs: glyphs, line: line, x: x)
        manager.setTextContainer(containers[line.container], forGlyphRange: glyphs)
        manager.setLineFragmentRect(line.rect, forGlyphRange: glyphs, usedRect: line.used)
        manager.setLocation(CGPoint(x: x, y: line.baseline), forStartOfGlyphRange: glyphs)
        let objects = objects()
        for (range, size) in objects { manager.setAttachmentSize(size, forGlyphRange: range) }
        guard let placed = manager.placement else { return 0 }
        manager.placement = nil
        guard placed.line.isUsable, placed.x.isFinite else { return 0 }
        line = placed.line.limited
        for (range, size) in placed.attachmentSizes where !objects.contains(where: { $0 == (range, size) }) {
            manager.keepAttachmentSize(size, range)
        }
        return placed.x.limited - x
    }
}

extension FlowLine {
    /// Whether all numbers are finite.
    var isUsable: Bool { rect.isFinite && used.isFinite && baseline.isFinite }

    /// The line with numbers that text can have.
    var limited: FlowLine {
        FlowLine(container: container, rect: rect.limited, used: used.limited, baseline: baseline.limited)
    }
}

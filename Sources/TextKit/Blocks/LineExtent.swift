/// How far a line reaches from top to bottom, and what stands together with it: what pages are cut by.
package struct LineExtent {
    package let glyphs: NSRange
    /// Points from the container's top.
    package let line: ClosedRange<CGFloat>
    /// The cell or box around the line, if there is one; otherwise the line.
    package let box: ClosedRange<CGFloat>
}

extension NSLayoutManager {
    /// The lines of a container in the order of the text.
    package func lineExtents(in container: NSTextContainer) -> [LineExtent] {
        let glyphs = glyphRange(for: container)
        return lines(of: clamped(characterRange(forGlyphRange: glyphs, actualGlyphRange: nil))).map { line in
            let rect = line.rect
            let box = line.boxFrame.map { $0.joined(with: rect) } ?? rect
            return LineExtent(
                glyphs: NSRange(line.glyphs), line: rect.minY...max(rect.minY, rect.maxY),
                box: box.minY...max(box.minY, box.maxY))
        }
    }
}

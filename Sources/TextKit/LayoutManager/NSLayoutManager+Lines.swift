/// Where lines and glyphs stand. All members but those that say otherwise set lines as far as need be.
extension NSLayoutManager {
    func foundTextContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer? = nil
    ) -> NSTextContainer? {
        guard let line = line(ofGlyph: glyphIndex) else { return nil }
        let container = textContainers[line.container]
        if let effectiveGlyphRange { effectiveGlyphRange.pointee = glyphRange(for: container) }
        return container
    }

    func foundLineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer? = nil
    ) -> CGRect {
        guard let line = line(ofGlyph: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(line.glyphs)
        return line.rect
    }

    func foundLineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer? = nil
    ) -> CGRect {
        guard let line = line(ofGlyph: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(line.glyphs)
        return line.used
    }

    func foundLineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        isSet(glyphIndex) || !flag ? lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) : .zero
    }

    func foundLineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        isSet(glyphIndex) || !flag
            ? lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) : .zero
    }

    func foundTextContainer(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? {
        isSet(glyphIndex) || !flag ? textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) : nil
    }

    private func isSet(_ glyphIndex: Int) -> Bool {
        characterIndexForGlyph(at: glyphIndex) < firstUnlaidCharacterIndex()
    }

    func foundRange(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
        guard let line = line(ofGlyph: glyphIndex) else { return NSRange(location: glyphIndex, length: 0) }
        let offset = characterIndexForGlyph(at: glyphIndex) - line.paragraph.location
        let run = line.line.runs(showing: offset..<offset + 1).first
        return line.paragraph.glyphRange(of: run?.range ?? offset..<offset + 1)
    }

    func foundUsedRect(for container: NSTextContainer) -> CGRect {
        guard let index = index(of: container) else { return .zero }
        ensureLayout(for: container)
        var used = flow.usedRect(of: index)
        if extraLineFragmentTextContainer === container { used = used.joined(with: extraLineFragmentUsedRect) }
        return used.isNull ? .zero : used
    }

    func foundGlyphRange(for container: NSTextContainer) -> NSRange {
        guard let (first, last) = outerLines(in: container) else { return NSRange(location: 0, length: 0) }
        return NSRange(first.glyphs.lowerBound..<max(first.glyphs.lowerBound, last.glyphs.upperBound))
    }

    func foundTruncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let line = line(ofGlyph: glyphIndex), let hidden = line.line.truncatedRange else {
            return NSRange(location: NSNotFound, length: 0)
        }
        return line.paragraph.glyphRange(of: hidden)
    }

    func foundLocation(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = line(ofGlyph: glyphIndex) else { return .zero }
        let offset = characterIndexForGlyph(at: glyphIndex) - line.paragraph.location
        let first = glyphIndexForCharacter(at: offset + line.paragraph.location)
        let x = line.place(of: offset, glyph: glyphIndex - first)
        return CGPoint(x: x - line.rect.minX, y: line.baseline)
    }

    func foundNotShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        guard let (marks, index) = marks(ofGlyph: glyphIndex) else { return false }
        return marks.hidden.contains(index)
            || !propertyForGlyph(at: glyphIndex).isDisjoint(with: [.controlCharacter, .null])
    }

    func foundEnumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        let characters = characterRange(forGlyphRange: glyphRange, actualGlyphRange: nil)
        for line in lines(of: clamped(characters)) {
            block(line.rect, line.used, textContainers[line.container], NSRange(line.glyphs), &stop)
            if stop.boolValue { return }
        }
    }

    func foundBoundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        var bounds = CGRect.null
        enumerateRects(of: glyphRange, in: container) { bounds = bounds.joined(with: $0) }
        guard bounds.isNull else { return bounds }
        return glyphRange.length == 0 ? insertionRect(before: glyphRange.location, in: container) : .zero
    }

    /// The place before a glyph, or behind the last one: as high as its line and without width.
    private func insertionRect(before index: Int, in container: NSTextContainer) -> CGRect {
        let count = numberOfGlyphs
        guard (0...count).contains(index) else { return .zero }
        if index < count {
            guard textContainer(forGlyphAt: index, effectiveRange: nil) === container else { return .zero }
            let line = lineFragmentRect(forGlyphAt: index, effectiveRange: nil)
            let x = line.minX + location(forGlyphAt: index).x
            return CGRect(x: x, y: line.minY, width: 0, height: line.height)
        }
        if extraLineFragmentTextContainer === container {
            let used = extraLineFragmentUsedRect
            return CGRect(x: used.minX, y: used.minY, width: 0, height: used.height)
        }
        guard count > 0 else { return .zero }
        let last = foundBoundingRect(forGlyphRange: NSRange(location: count - 1, length: 1), in: container)
        return last == .zero ? .zero : CGRect(x: last.maxX, y: last.minY, width: 0, height: last.height)
    }

    func foundEnumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        let isSelection = selectedRange.location != NSNotFound
        enumerateLines(of: glyphRange, in: textContainer) { line, characters in
            var rects = line.rects(of: characters)
            if isSelection, selectedRange.safeEnd > line.glyphs.upperBound, !line.line.isRightToLeft,
                let last = rects.indices.last
            {
                rects[last].size.width = max(rects[last].width, line.rect.maxX - rects[last].minX)
            }
            for rect in rects where !stop.boolValue { block(rect, &stop) }
        }
    }

    private func enumerateRects(of glyphRange: NSRange, in container: NSTextContainer, _ body: (CGRect) -> Void) {
        enumerateLines(of: glyphRange, in: container) { line, characters in line.rects(of: characters).forEach(body) }
    }

    private func enumerateLines(
        of glyphRange: NSRange, in container: NSTextContainer, _ body: (PlacedLine, Range<Int>) -> Void
    ) {
        let range = clamped(characterRange(forGlyphRange: glyphRange, actualGlyphRange: nil))
        for line in lines(of: range) where textContainers[line.container] === container {
            body(line, range.clamped(to: line.characters))
        }
    }

    @discardableResult
    func foundGlyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        ensureLayout(forBoundingRect: bounds, in: container)
        return glyphRange(forBoundingRectWithoutAdditionalLayout: bounds, in: container)
    }

    func foundGlyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange {
        let near = setLines(in: container, from: bounds.minY, to: bounds.maxY)
        let touched = near.filter { !$0.rect.common(with: bounds).isEmpty }
        guard let first = touched.first, let last = touched.last else { return NSRange(location: 0, length: 0) }
        return NSRange(first.glyphs.lowerBound..<max(first.glyphs.lowerBound, last.glyphs.upperBound))
    }
}

extension PlacedLine {
    /// The rectangles that some characters of the whole text cover: one for each stretch of neighbors.
    ///
    /// White space that hangs over the line's end has none, nor has text that was cut away.
    func rects(of characters: Range<Int>) -> [CGRect] {
        let range = characters.lowerBound - paragraph.location..<characters.upperBound - paragraph.location
        let limits = used.minX...max(used.minX, used.maxX)
        var rects: [CGRect] = []
        for grapheme in line.graphemes(showing: range) {
            let left = min(max(grapheme.x, limits.lowerBound), limits.upperBound)
            let right = min(max(grapheme.x + grapheme.width, limits.lowerBound), limits.upperBound)
            let piece = CGRect(x: left, y: rect.minY, width: right - left, height: rect.height)
            if let last = rects.last, abs(last.maxX - piece.minX) < 0.01 {
                rects[rects.count - 1].size.width = piece.maxX - last.minX
            } else {
                rects.append(piece)
            }
        }
        return rects
    }

    /// The origin of a glyph, in container coordinates.
    ///
    /// - Parameters:
    ///   - offset: The first character of its cluster, from the paragraph's start.
    ///   - glyph: Which glyph of the cluster, in logical order.
    func place(of offset: Int, glyph: Int) -> CGFloat {
        for run in line.runs(showing: offset..<offset + 1) {
            guard let cluster = run.cluster(showing: offset) else { return run.x }
            let isRightToLeft = run.level & 1 == 1
            let index = isRightToLeft ? cluster.glyphs.upperBound - 1 - glyph : cluster.glyphs.lowerBound + glyph
            return cluster.glyphs.contains(index) ? run.positions[index].x : cluster.x
        }
        let hanging = line.graphemes(showing: offset..<offset + 1).first
        return hanging?.x ?? line.x + (line.isRightToLeft ? 0 : line.drawnWidth)
    }
}

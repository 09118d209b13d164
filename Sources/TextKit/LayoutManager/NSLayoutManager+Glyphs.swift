/// Glyphs and characters. Indices out of bounds give the nearest answer, never a trap.
extension NSLayoutManager {
    var foundNumberOfGlyphs: Int { flow.glyphCount }

    func foundIsValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyph(glyphIndex) != nil }

    func foundCgGlyph(at glyphIndex: Int) -> CGGlyph { cgGlyph(at: glyphIndex, isValidIndex: nil) }

    func foundCgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        let found = glyph(glyphIndex)
        isValidIndex?.pointee = ObjCBool(found != nil)
        return found.map { $0.paragraph.glyphs.id(at: $0.index) } ?? 0
    }

    func foundPropertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
        glyph(glyphIndex).map { $0.paragraph.glyphs.property(at: $0.index) } ?? []
    }

    func foundCharacterIndexForGlyph(at glyphIndex: Int) -> Int {
        guard let found = glyph(glyphIndex) else { return glyphIndex < 0 ? 0 : flow.length }
        return found.paragraph.location + found.paragraph.glyphs.character(at: found.index)
    }

    func foundGlyphIndexForCharacter(at charIndex: Int) -> Int {
        guard charIndex < flow.length, flow.length > 0 else { return numberOfGlyphs }
        let index = flow.index(ofCharacter: max(0, charIndex))
        flow.countGlyphs(through: index)
        let paragraph = flow.paragraphs[index]
        let offset = max(0, charIndex) - paragraph.location
        return paragraph.glyphLocation + paragraph.glyphs.index(ofCharacter: offset)
    }

    func foundGlyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        let range = clamped(charRange)
        let start = glyphIndexForCharacter(at: range.lowerBound)
        guard !range.isEmpty else {
            actualCharRange?.pointee = NSRange(location: range.lowerBound, length: 0)
            return NSRange(location: start, length: 0)
        }
        let last = flow.paragraphs[flow.index(ofCharacter: range.upperBound - 1)]
        flow.countGlyphs(through: flow.index(ofCharacter: range.upperBound - 1))
        let offset = range.upperBound - 1 - last.location
        let glyphs = NSRange(location: start, length: last.glyphRange(of: offset..<offset + 1).upperBound - start)
        if let actualCharRange {
            actualCharRange.pointee = characterRange(forGlyphRange: glyphs, actualGlyphRange: nil)
        }
        return glyphs
    }

    func foundCharacterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        let start = characterIndexForGlyph(at: glyphRange.location)
        guard glyphRange.length > 0, let last = glyph(min(numberOfGlyphs, glyphRange.safeEnd) - 1) else {
            actualGlyphRange?.pointee = NSRange(location: min(glyphRange.location, numberOfGlyphs), length: 0)
            return NSRange(location: start, length: 0)
        }
        let end =
            last.paragraph.glyphs.characters(of: last.index..<last.index + 1).upperBound + last.paragraph.location
        let characters = NSRange(location: start, length: max(0, end - start))
        if let actualGlyphRange {
            actualGlyphRange.pointee = self.glyphRange(forCharacterRange: characters, actualCharacterRange: nil)
        }
        return characters
    }

    func foundGetGlyphs(
        in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
        properties props: UnsafeMutablePointer<GlyphProperty>?, characterIndexes: UnsafeMutablePointer<Int>?,
        bidiLevels: UnsafeMutablePointer<UInt8>?
    ) -> Int {
        let start = max(0, glyphRange.location)
        let end = min(numberOfGlyphs, glyphRange.safeEnd)
        guard start < end else { return 0 }
        for index in start..<end {
            guard let found = glyph(index) else { return index - start }
            let table = found.paragraph.glyphs
            glyphBuffer?[index - start] = table.id(at: found.index)
            props?[index - start] = table.property(at: found.index)
            characterIndexes?[index - start] = found.paragraph.location + table.character(at: found.index)
            bidiLevels?[index - start] = table.level(at: found.index)
        }
        return end - start
    }

    /// A glyph's paragraph and its index there; nil if there is no such glyph.
    private func glyph(_ glyphIndex: Int) -> (paragraph: FlowParagraph, index: Int)? {
        guard glyphIndex >= 0, flow.length > 0 else { return nil }
        let paragraph = flow.paragraphs[flow.index(ofGlyph: glyphIndex)]
        let index = glyphIndex - paragraph.glyphLocation
        return index >= 0 && index < paragraph.glyphs.count ? (paragraph, index) : nil
    }
}

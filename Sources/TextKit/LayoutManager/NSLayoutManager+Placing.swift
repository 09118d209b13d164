/// What the setters of the class do: they change the line that is being placed, or one that stands already.
extension NSLayoutManager {
    /// Whether somebody may have overridden the setters.
    var isSubclass: Bool { type(of: self) != NSLayoutManager.self }

    func takeLineFragmentRect(_ rect: CGRect, _ used: CGRect, _ glyphs: NSRange) {
        guard rect.isFinite, used.isFinite else { return }
        let (rect, used) = (rect.limited, used.limited)
        if placement != nil {
            placement?.line.rect = rect
            placement?.line.used = used
            return
        }
        for line in lines(of: clamped(characterRange(forGlyphRange: glyphs, actualGlyphRange: nil))) {
            line.change {
                $0.used = used.offsetBy(dx: 0, dy: -line.shift)
                $0.rect = rect.offsetBy(dx: 0, dy: -line.shift)
            }
            line.moveContent(by: rect.minX - line.rect.minX)
        }
    }

    /// Keeps sizes that differ from the space that attachments take.
    func keepAttachmentSize(_ size: CGSize, _ glyphs: NSRange) {
        guard size.width.isFinite, size.height.isFinite else { return }
        let size = CGSize(width: size.width.limited, height: size.height.limited)
        mark(glyphs) { $0.attachmentSizes[$1] = size }
    }

    /// Gathers glyphs while they are decided on; otherwise puts them in the places of others.
    func takeGlyphs(_ new: [GlyphGenerator.Glyph], _ range: NSRange) {
        guard generatedGlyphs == nil else {
            generatedGlyphs?.append(contentsOf: new)
            return
        }
        guard !new.isEmpty, isValidGlyphIndex(range.location) else { return }
        flow.replaceGlyphs(from: range.location, with: new)
        didInvalidate()
    }

    /// The text of the glyphs that are being drawn, once: glyphs that are drawn twice are one text.
    func takeShownText(_ count: Int) -> [GlyphCluster] {
        guard shownText.reduce(0, { $0 + $1.glyphs.count }) == count else { return [] }
        defer { shownText = [] }
        return shownText
    }

    func takeLocation(_ location: CGPoint, _ glyphs: NSRange) {
        guard location.x.isFinite, location.y.isFinite else { return }
        let location = CGPoint(x: location.x.limited, y: location.y.limited)
        if placement != nil {
            placement?.line.baseline = location.y
            placement?.x = location.x
            return
        }
        guard let line = line(ofGlyph: glyphs.location), line.glyphs.lowerBound == glyphs.location else { return }
        let distance = location.x - self.location(forGlyphAt: glyphs.location).x
        line.change { $0.baseline = location.y }
        line.moveContent(by: distance)
    }

    /// Marks glyphs of one or more paragraphs; what lies outside the text is left out.
    ///
    /// - Parameter mark: Is told the paragraph's marks and a glyph, counted from the paragraph's first.
    func mark(_ glyphs: NSRange, _ mark: (inout GlyphMarks, Int) -> Void) {
        var glyph = max(0, glyphs.location)
        while glyph < glyphs.safeEnd, isValidGlyphIndex(glyph) {
            let paragraph = flow.paragraphs[flow.index(ofGlyph: glyph)]
            let stop = min(glyphs.safeEnd, paragraph.glyphLocation + paragraph.glyphs.count)
            for index in glyph..<stop { mark(&paragraph.marks, index - paragraph.glyphLocation) }
            glyph = stop
        }
    }

    /// The marks of a glyph's paragraph and its index there; nil if there is no such glyph.
    func marks(ofGlyph glyph: Int) -> (GlyphMarks, Int)? {
        guard isValidGlyphIndex(glyph) else { return nil }
        let paragraph = flow.paragraphs[flow.index(ofGlyph: glyph)]
        return (paragraph.marks, glyph - paragraph.glyphLocation)
    }

    /// Whether a glyph's font reaches out of its line's space.
    func exceedsLine(_ glyph: Int) -> Bool {
        guard let line = line(ofGlyph: glyph) else { return false }
        let offset = characterIndexForGlyph(at: glyph) - line.paragraph.location
        guard let style = line.paragraph.text?.styled.style(at: offset), line.paragraph.unit(at: offset) != 0xFFFC
        else { return false }
        let baseline = line.baseline - style.baselineOffset
        let slack = NSTextContainer.tolerance
        return baseline - style.font.ascender < -slack || baseline - style.font.descender > line.rect.height + slack
    }
}

extension PlacedLine {
    fileprivate func change(_ body: (inout FlowLine) -> Void) {
        guard var line = paragraph.layout?.lines[index] else { return }
        body(&line)
        paragraph.layout?.lines[index] = line
    }

    /// Moves the glyphs along the line, in points to the right.
    fileprivate func moveContent(by distance: CGFloat) {
        guard distance != 0, let textLayout = paragraph.layout?.textLayout else { return }
        paragraph.layout?.textLayout = textLayout.moving(lineAt: index, by: distance)
    }
}

/// What stands in place of some characters of a shaped text: glyphs that an owner of lines has chosen itself, a gap, or
/// nothing at all. The characters stay in the text.
package struct ShapedChange: Sendable {
    /// UTF-16 units; at least one.
    package var range: Range<Int>
    /// What stands there instead.
    package var content: Content

    /// What can stand in place of characters.
    package enum Content: Sendable {
        /// Glyphs of a font with their own advances, in logical order.
        case glyphs([CGGlyph], CTFont)
        /// No glyph and no width.
        case nothing
        /// Space for an object, on which the line's height depends.
        case box(CharacterStyle.AttachmentBox)
        /// A jump to the next tab stop.
        case tab
    }

    /// Makes a change for at least one unit.
    package init(range: Range<Int>, content: Content) {
        self.range = range
        self.content = content
    }
}

/// Whether a line may or must start at a place, in place of what the text's own rules say.
package enum LineStart: Sendable {
    case forbidden
    case required
}

/// Builds the runs of a shaped text anew, with changes in the places of what was shaped.
struct ShapedTextChanger {
    private let old: ShapedText
    private let oldWords: [PlacedWord]
    private let text: StyledText
    private let changes: [ShapedChange]
    private(set) var runs: [ShapedRun] = []
    private(set) var words: [PlacedWord] = []

    /// - Parameters:
    ///   - text: The text of `old`, with style runs of their own for all boxes.
    ///   - changes: In order, without overlaps.
    init(_ old: ShapedText, text: StyledText, changes: [ShapedChange]) {
        self.old = old
        self.text = text
        self.changes = changes
        oldWords = old.words
        runs.reserveCapacity(old.runs.count + 2 * changes.count)
        words.reserveCapacity(oldWords.count)
        build()
    }

    private mutating func build() {
        var next = 0
        var style = 0
        for run in old.runs {
            while text.styleRuns[style].range.upperBound <= run.range.lowerBound { style += 1 }
            var start = run.range.lowerBound
            while next < changes.count, changes[next].range.lowerBound < run.range.upperBound {
                let change = changes[next]
                let part = change.range.clamped(to: run.range)
                keep(start..<part.lowerBound, of: run, &style)
                change.range.lowerBound >= run.range.lowerBound
                    ? put(change.content, in: part, of: run, &style) : put(.nothing, in: part, of: run, &style)
                start = part.upperBound
                if change.range.upperBound > run.range.upperBound { break }
                next += 1
            }
            keep(start..<run.range.upperBound, of: run, &style)
        }
    }

    private func moved(_ run: ShapedRun, to range: Range<Int>, _ style: inout Int) -> ShapedRun {
        while style + 1 < text.styleRuns.count, text.styleRuns[style].range.upperBound <= range.lowerBound {
            style += 1
        }
        let manner = style == run.style ? run.manner : run.manner.changed(style: style)
        return ShapedRun(range: range, words: words.count..<words.count, manner: manner)
    }

    /// Takes over a part of a run as it was shaped; where its ends lie inside of a cluster, it is shaped anew.
    private mutating func keep(_ range: Range<Int>, of run: ShapedRun, _ style: inout Int) {
        guard !range.isEmpty else { return }
        var kept = moved(run, to: range, &style)
        if case .glyphs = run.kind {
            let shaped = oldWords[run.words]
            words +=
                range == run.range
                ? Array(shaped)
                : PlacedWord.parts(of: shaped, in: range, run, old.text)
                    ?? [PlacedWord(shaped: old.shape(range, in: run), start: range.lowerBound, adjustment: 0)]
        }
        kept.words = kept.words.lowerBound..<words.count
        runs.append(kept)
    }

    private mutating func put(
        _ content: ShapedChange.Content, in range: Range<Int>, of run: ShapedRun, _ style: inout Int
    ) {
        var put = moved(run, to: range, &style)
        switch content {
        case .nothing: put.manner = put.manner.changed(kind: .control)
        case .tab: put.manner = put.manner.changed(kind: .tab)
        case .box:
            let style = text.styleRuns[style].style
            let width = (style.attachment?.advance ?? 0) + Double(style.kern ?? 0)
            put.manner = put.manner.changed(kind: .attachment(width: width))
        case .glyphs(let glyphs, let font):
            let scale = run.scale(with: font, text.styleRuns[style].style)
            put.manner = put.manner.changed(kind: .glyphs, font: font, scale: scale)
            words.append(
                PlacedWord(shaped: Self.shapedWord(glyphs, font, range.count), start: range.lowerBound, adjustment: 0)
            )
            put.words = put.words.lowerBound..<words.count
        }
        runs.append(put)
    }

    private static func shapedWord(_ glyphs: [CGGlyph], _ font: CTFont, _ length: Int) -> ShapedWord {
        ShapedWord(
            glyphs: glyphs.map { glyph in
                ShapedWord.Glyph(
                    id: glyph, isSafeToBreak: true, cluster: 0, advance: font.face.harfBuzz.advance(of: glyph), dx: 0,
                    dy: 0)
            }, length: length)
    }
}

extension ShapedRun {
    /// Points per font unit in another font.
    fileprivate func scale(with font: CTFont, _ style: CharacterStyle) -> Double {
        let stretch = style.expansion == 0 ? 1 : Double(exp(style.expansion))
        return Double(font.pointSize) / Double(font.face.unitsPerEm) * stretch
    }
}

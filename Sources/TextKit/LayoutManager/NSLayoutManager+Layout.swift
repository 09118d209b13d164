import Dispatch
import Foundation

extension NSLayoutManager {
    // MARK: - Ensuring

    func reachGlyphs(forCharacterRange charRange: NSRange) {
        guard flow.length > 0 else { return }
        flow.countGlyphs(through: flow.index(ofCharacter: max(0, clamped(charRange).upperBound - 1)))
    }

    func reachGlyphs(forGlyphRange glyphRange: NSRange) {
        _ = flow.index(ofGlyph: max(0, glyphRange.safeEnd - 1))
    }

    func reachLayout(forCharacterRange charRange: NSRange) {
        let end = clamped(charRange).upperBound
        flow.layOut { $0.end >= end }
    }

    func reachLayout(forGlyphRange glyphRange: NSRange) {
        ensureLayout(forCharacterRange: characterRange(forGlyphRange: glyphRange, actualGlyphRange: nil))
    }

    func reachLayout(for container: NSTextContainer) {
        guard let index = index(of: container) else { return }
        flow.layOut { ($0.layout?.end.container ?? 0) > index }
    }

    func reachLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        guard let index = index(of: container) else { return }
        flow.layOut { paragraph in
            guard let end = paragraph.layout?.end else { return false }
            return end.container > index || end.container == index && end.y > bounds.maxY
        }
    }

    func foundFirstUnlaidCharacterIndex() -> Int {
        guard flow.laidOutCount > 0, let layout = flow.paragraphs[flow.laidOutCount - 1].layout else { return 0 }
        let paragraph = flow.paragraphs[flow.laidOutCount - 1]
        guard let last = layout.lines.indices.last else { return paragraph.location }
        return paragraph.location + layout.textLayout.line(at: last).range.upperBound
    }

    func foundFirstUnlaidGlyphIndex() -> Int {
        glyphIndexForCharacter(at: firstUnlaidCharacterIndex())
    }

    func foundGetFirstUnlaidCharacterIndex(
        _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
    ) {
        charIndex?.pointee = firstUnlaidCharacterIndex()
        glyphIndex?.pointee = firstUnlaidGlyphIndex()
    }

    // MARK: - Lines for other members

    func index(of container: NSTextContainer) -> Int? { textContainers.firstIndex { $0 === container } }

    /// A range cut to the text.
    func clamped(_ range: NSRange) -> Range<Int> {
        let length = flow.length
        guard range.location != NSNotFound, range.location >= 0 else { return 0..<0 }
        let start = min(range.location, length)
        return start..<max(start, min(length, start + max(0, min(range.length, length))))
    }

    /// The line that a character stands on; nil if it found no space.
    func line(ofCharacter offset: Int) -> PlacedLine? {
        guard flow.length > 0 else { return nil }
        flow.layOut { $0.end > offset }
        let index = flow.index(ofCharacter: offset)
        let paragraph = flow.paragraphs[index]
        guard index < flow.laidOutCount, let layout = paragraph.layout,
            let line = layout.textLayout.lineIndex(holding: offset - paragraph.location)
        else { return nil }
        flow.countGlyphs(through: index)
        let window = PlacedLine(paragraph: paragraph, layout: layout, index: line)
        return window.characters.contains(offset) || offset >= flow.length ? window : nil
    }

    func line(ofGlyph glyph: Int) -> PlacedLine? {
        guard isValidGlyphIndex(glyph) else { return nil }
        return line(ofCharacter: characterIndexForGlyph(at: glyph))
    }

    /// The lines that hold some characters, top to bottom, container after container.
    func lines(of characters: Range<Int>) -> [PlacedLine] {
        guard !characters.isEmpty, flow.length > 0 else { return [] }
        flow.layOut { $0.end >= characters.upperBound }
        flow.countGlyphs(through: flow.index(ofCharacter: characters.upperBound - 1))
        let first = flow.index(ofCharacter: characters.lowerBound)
        return flow.paragraphs[first..<max(first, flow.laidOutCount)]
            .prefix { $0.location < characters.upperBound }
            .flatMap { placedLines($0, showing: characters) }
    }

    /// The lines of a paragraph that hold some characters of the whole text.
    private func placedLines(_ paragraph: FlowParagraph, showing characters: Range<Int>) -> [PlacedLine] {
        guard let layout = paragraph.layout else { return [] }
        let (start, text) = (paragraph.location, layout.textLayout)
        let first = layout.lines.indices.bisected {
            text.line(at: $0).range.upperBound + start > characters.lowerBound
        }
        return (first..<layout.lines.count)
            .prefix { text.line(at: $0).range.lowerBound + start < characters.upperBound }
            .map { PlacedLine(paragraph: paragraph, layout: layout, index: $0) }
    }

    /// The lines of a paragraph in a container that reach into a stretch of heights.
    private func placedLines(
        _ paragraph: FlowParagraph, in container: Int, from top: CGFloat, to bottom: CGFloat
    ) -> [PlacedLine] {
        guard let layout = paragraph.layout else { return [] }
        return layout.lines.indices.filter { layout.lines[$0].container == container }
            .map { PlacedLine(paragraph: paragraph, layout: layout, index: $0) }
            .filter { ($0.boxFrame ?? $0.rect).reaches(from: top, to: bottom) }
    }

    /// The lines of a container that reach into a stretch of heights, top to bottom, as far as they are set.
    func setLines(in container: NSTextContainer, from top: CGFloat, to bottom: CGFloat) -> [PlacedLine] {
        guard let index = index(of: container), flow.laidOutCount > 0 else { return [] }
        flow.countGlyphs(through: flow.laidOutCount - 1)
        return flow.paragraphs[flow.indices(in: index, from: top, to: bottom)]
            .flatMap { placedLines($0, in: index, from: top, to: bottom) }
    }

    /// The lines of a container at a height, or else all that may be near it.
    func lines(in container: NSTextContainer, near height: CGFloat) -> [PlacedLine] {
        ensureLayout(for: container)
        let there = setLines(in: container, from: height, to: height)
        guard there.isEmpty, let index = index(of: container), flow.laidOutCount > 0 else { return there }
        return flow.paragraphs[flow.indices(in: index, from: height, to: height)]
            .flatMap { placedLines($0, in: index, from: -.infinity, to: .infinity) }
    }

    /// The first and the last line of a container.
    func outerLines(in container: NSTextContainer) -> (first: PlacedLine, last: PlacedLine)? {
        guard let index = index(of: container) else { return nil }
        ensureLayout(for: container)
        let paragraphs = flow.paragraphs[flow.indices(in: index)]
        flow.countGlyphs(through: flow.laidOutCount - 1)
        let first = paragraphs.lazy.compactMap { $0.line { $0.firstIndex { $0.container == index } } }.first
        let last = paragraphs.reversed().lazy.compactMap { $0.line { $0.lastIndex { $0.container == index } } }.first
        guard let first, let last else { return nil }
        return (first, last)
    }

    // MARK: - Changes

    func didInvalidate(_ what: FlowChange = .lines) {
        extraLine = ExtraLine()
        tellViews(of: what)
        delegate?.layoutManagerDidInvalidateLayout(self)
        layOutLater()
    }

    /// Lays out what has changed after this turn of the main queue, for a delegate that waits to be told of it: Apple's managers
    /// do so in the background (Text Layout Programming Guide, "Background layout").
    private func layOutLater() {
        guard delegate != nil, !isLayoutDue, Thread.isOnMainActor else { return }
        isLayoutDue = true
        nonisolated(unsafe) let manager = Weak(self)
        DispatchQueue.main.async { manager.object?.layOutWhatIsDue() }
    }

    private func layOutWhatIsDue() {
        isLayoutDue = false
        if let last = textContainers.last { ensureLayout(for: last) }
    }

    func tellViews(of what: FlowChange) {
        for container in textContainers { container.onInvalidation?(what) }
    }

    /// Takes over that links or a part of the text look otherwise; glyphs and lines stay.
    func repaint(_ range: NSRange) {
        flow.refresh(clamped(range))
        tellViews(of: .looks)
    }

    func resetText() {
        flow.reset()
        didInvalidate(.text)
    }

    func invalidateAllText() {
        guard textStorage != nil else { return }
        flow.invalidate(0..<flow.length)
        didInvalidate()
    }

    func flowDidComplete(in container: Int) {
        let isAll = flow.laidOutCount == flow.paragraphs.count && !flow.end.isFull
        guard textContainers.indices.contains(container) else { return }
        delegate?.layoutManager(
            self, didCompleteLayoutFor: isAll ? textContainers[container] : nil, atEnd: isAll)
    }

    /// Whether glyphs may differ from what shaping gives.
    var isDecidedOn: Bool { delegate != nil || isSubclass || showsControlCharacters }

    /// A shaped paragraph with the glyphs, control characters and line breaks that the delegate decided on.
    func decided(_ paragraph: FlowParagraph, _ shaped: ShapedText) -> ShapedText {
        var shaped = shaped
        guard isDecidedOn else { return shaped }
        if delegate != nil || isSubclass { shaped = GlyphGenerator(self, paragraph, shaped).generated() }
        guard delegate != nil || showsControlCharacters else { return shaped }
        var controls = ControlCharacters(self, paragraph, shaped)
        return controls.settled()
    }

    /// The hyphenation factor of paragraphs whose style says nothing.
    var standardHyphenation: Float { usesDefaultHyphenation && hyphenationFactor == 0 ? 1 : hyphenationFactor }

    // MARK: - The extra line

    var foundExtraLineFragmentUsedRect: CGRect { foundExtraLine.used }
    var foundExtraLineFragmentTextContainer: NSTextContainer? { foundExtraLine.container }

    var foundExtraLine: ExtraLine {
        guard !extraLine.isFound, textStorage != nil, !textContainers.isEmpty else { return extraLine }
        flow.layOutAll()
        extraLine.isFound = true
        guard flow.laidOutCount == flow.paragraphs.count, !flow.end.isFull,
            flow.paragraphs.last?.endsWithTerminator ?? true
        else { return extraLine }
        let place = flow.end
        let container = textContainers[place.container]
        guard container.maximumNumberOfLines == 0 || place.lines < container.maximumNumberOfLines else {
            return extraLine
        }
        let height = extraHeight
        let rect = container.lineFragmentRect(
            forProposedRect: CGRect(x: 0, y: place.y, width: container.limits.width, height: height),
            at: flow.length, writingDirection: .natural, remaining: nil)
        guard rect.height > 0 else { return extraLine }
        let used = CGRect(x: rect.minX, y: rect.minY, width: 2 * container.lineFragmentPadding, height: height)
        setExtraLineFragmentRect(rect, usedRect: used, textContainer: container)
        return extraLine
    }

    private var extraHeight: CGFloat {
        let style = flow.paragraphs.last?.text?.styled.styleRuns.last?.style
        let font = style?.font ?? (emptyFont ?? TextDefaults.textKit.font).ctFont
        var empty = CharacterStyle(font: font)
        empty.baselineOffset = style?.baselineOffset ?? 0
        let format = flow.paragraphs.last?.text?.styled.formatRuns.last?.format ?? ParagraphFormat()
        let text = ShapedText(StyledText("", style: empty, format: format))
        return LineFlow(text, leading: usesFontLeading ? .included : .ignored).expectedHeight
    }
}

extension TextFlow {
    /// The whole paragraphs around a range.
    func paragraphRange(around range: Range<Int>) -> NSRange {
        guard let last = paragraphs.last else { return NSRange(location: 0, length: 0) }
        let first = paragraphs[index(ofCharacter: range.lowerBound)]
        let end = range.isEmpty ? first : paragraphs[index(ofCharacter: range.upperBound - 1)]
        return NSRange(location: first.location, length: min(last.end, max(first.end, end.end)) - first.location)
    }
}

extension FlowParagraph {
    /// The line that is chosen among those that are set.
    fileprivate func line(_ choose: ([FlowLine]) -> Int?) -> PlacedLine? {
        guard let layout, let index = choose(layout.lines) else { return nil }
        return PlacedLine(paragraph: self, layout: layout, index: index)
    }
}

extension CGRect {
    /// Whether the rectangle has a height of a stretch, whose ends and its own edges belong to them.
    fileprivate func reaches(from top: CGFloat, to bottom: CGFloat) -> Bool { minY <= bottom && maxY >= top }
}

/// The text of a storage as it flows through the containers of a layout manager: paragraph by paragraph, when asked.
///
/// Each paragraph is resolved, shaped and set on its own. An edit makes its paragraphs anew; those before stay as they
/// are, and those after move, section by section, unless their spaces have changed. So a keystroke costs a paragraph, not
/// a text.
final class TextFlow {
    private unowned let manager: NSLayoutManager
    private(set) var paragraphs: [FlowParagraph] = []
    /// In order, without gaps.
    private var sections: [FlowSection] = []
    /// How many paragraphs, from the first on, stand where they belong.
    private(set) var laidOutCount = 0
    /// How many paragraphs, from the first on, know their first glyph's index.
    private var countedGlyphs = 0
    /// Lines that are being set ask delegates, and those may ask for lines: they get those that are there.
    private var isSetting = false
    /// What has been done so far, for tests and benchmarks.
    private(set) var work = Work()

    /// How many paragraphs were shaped and set, again and again included.
    struct Work: Equatable {
        var shaped = 0
        var set = 0
    }

    init(_ manager: NSLayoutManager) {
        self.manager = manager
    }

    private var storage: NSTextStorage? { manager.textStorage }
    var containers: [NSTextContainer] { manager.textContainers }

    var length: Int { paragraphs.last?.end ?? 0 }

    // MARK: - Changes

    /// Invalidates all; the text is read anew.
    func reset() {
        laidOutCount = 0
        countedGlyphs = 0
        let units = storage.map { $0.units(in: NSRange(location: 0, length: $0.length)) } ?? []
        paragraphs = made(from: 0, units: units)
        sections = FlowSection.sections(of: paragraphs.indices, in: paragraphs)
    }

    /// Takes over changed characters.
    ///
    /// - Parameters:
    ///   - old: The range that was replaced, before the change.
    ///   - newLength: How many units stand there now.
    func replace(_ old: Range<Int>, with newLength: Int) {
        let delta = newLength - old.count
        guard let storage, !paragraphs.isEmpty, length + delta == storage.length, old.upperBound <= length else {
            return reset()
        }
        var first = index(ofCharacter: old.lowerBound)
        // A line feed put after a carriage return joins it; text put after a last paragraph without end lengthens it.
        if first > 0, paragraphs[first].location == old.lowerBound, !paragraphs[first - 1].endsForSure { first -= 1 }
        let last = index(ofCharacter: max(old.lowerBound, old.upperBound - 1))
        let start = paragraphs[first].location
        var end = min(paragraphs.count, max(first, last) + 1)
        var units = storage.units(in: NSRange(location: start, length: paragraphs[end - 1].end + delta - start))
        while end < paragraphs.count, units.last.map({ !$0.endsParagraph || $0 == 0x0D }) ?? true {
            units += storage.units(
                in: NSRange(location: paragraphs[end].location + delta, length: paragraphs[end].length))
            end += 1
        }
        replace(first..<end, with: made(from: start, units: units), delta: delta)
        invalidate(from: first)
    }

    /// Puts paragraphs in the places of others, and moves those behind them by a number of units.
    private func replace(_ old: Range<Int>, with new: [FlowParagraph], delta: Int) {
        let (first, last) = (section(of: old.lowerBound), section(of: old.upperBound - 1))
        let growth = new.count - old.count
        let range = sections[first].range.lowerBound..<sections[last].range.upperBound
        for paragraph in paragraphs[old.upperBound..<range.upperBound] { paragraph.location += delta }
        for section in sections[(last + 1)...] { section.move(characters: delta, paragraphs: growth) }
        paragraphs.replaceSubrange(old, with: new)
        sections.replaceSubrange(
            first...last,
            with: FlowSection.sections(of: range.lowerBound..<range.upperBound + growth, in: paragraphs))
    }

    /// The index of the section that holds a paragraph.
    private func section(of index: Int) -> Int {
        sections.indices.dropLast().bisected { sections[$0].range.upperBound > index }
    }

    /// Takes over changed attributes; what no line depends on leaves all as it is.
    func refresh(_ range: Range<Int>) {
        for index in indices(of: range) {
            let paragraph = paragraphs[index]
            guard paragraph.text != nil else { continue }
            paragraph.refresh(read(paragraph))
            if paragraph.layout == nil { invalidate(from: index) }
        }
    }

    /// Invalidates glyphs and lines of some text.
    func invalidate(_ range: Range<Int>) {
        for index in indices(of: range) {
            paragraphs[index].invalidate()
            invalidate(from: index)
        }
    }

    /// Invalidates the lines from a container on.
    func invalidateLines(from container: Int) {
        let first = paragraphs.firstIndex { ($0.layout?.end.container ?? .max) >= container } ?? paragraphs.count
        for paragraph in paragraphs[first...] { paragraph.layout = nil }
        invalidate(from: first)
    }

    private func invalidate(from index: Int) {
        laidOutCount = min(laidOutCount, index)
        countedGlyphs = min(countedGlyphs, index)
        // A cut line depends on what comes after it, as do the lines of cells and boxes.
        while laidOutCount > 0, paragraphs[laidOutCount - 1].dependsOnNext { laidOutCount -= 1 }
    }

    private func made(from start: Int, units: [UInt16]) -> [FlowParagraph] {
        var location = start
        return ParagraphSplitter.lengths(of: units).map { length in
            defer { location += length }
            return FlowParagraph(location: location, length: length)
        }
    }

    // MARK: - Finding paragraphs

    /// The paragraph that holds a character; the last one for the end of the text.
    func index(ofCharacter offset: Int) -> Int {
        index { $0.end > offset }
    }

    private func indices(of range: Range<Int>) -> Range<Int> {
        guard !paragraphs.isEmpty else { return 0..<0 }
        let first = index(ofCharacter: range.lowerBound)
        return first..<max(first, index(ofCharacter: max(range.lowerBound, range.upperBound - 1))) + 1
    }

    private func index(among count: Int? = nil, _ holds: (FlowParagraph) -> Bool) -> Int {
        paragraphs.prefix(count ?? paragraphs.count).indices.dropLast().bisected { holds(paragraphs[$0]) }
    }

    /// The paragraph that holds a glyph; the last one for the end of the text. Counts glyphs as far as need be.
    func index(ofGlyph glyph: Int) -> Int {
        while countedGlyphs < paragraphs.count, countedGlyphs == 0 || glyphEnd(of: countedGlyphs - 1) <= glyph {
            countGlyphs(through: countedGlyphs)
        }
        return index(among: countedGlyphs) { $0.glyphLocation + $0.glyphs.count > glyph }
    }

    private func glyphEnd(of index: Int) -> Int { paragraphs[index].glyphLocation + paragraphs[index].glyphs.count }

    /// Shapes the paragraphs up to one and counts their glyphs.
    func countGlyphs(through index: Int) {
        while countedGlyphs <= index, countedGlyphs < paragraphs.count {
            let next = countedGlyphs
            let start = next > 0 ? glyphEnd(of: next - 1) : 0
            if let section = paragraphs[next].section, section.isCounted, section.range.lowerBound == next {
                section.move(glyphs: start - paragraphs[next].glyphLocation)
                countedGlyphs = section.range.upperBound
                continue
            }
            paragraphs[next].glyphLocation = start
            _ = shape(paragraphs[next])
            // A delegate that was asked may have counted, or changed the text.
            countedGlyphs = min(next + 1, paragraphs.count)
            paragraphs[..<countedGlyphs].last?.section?.noteGlyphs(before: countedGlyphs, paragraphs)
        }
    }

    /// The glyphs of all of the text.
    var glyphCount: Int {
        countGlyphs(through: paragraphs.count - 1)
        return paragraphs.isEmpty ? 0 : glyphEnd(of: paragraphs.count - 1)
    }

    // MARK: - Shaping

    private func read(_ paragraph: FlowParagraph) -> ParagraphText {
        let range = paragraph.range
        let text = manager.contents?.ownText(range) ?? storage?.attributedSubstring(from: range)
        return ParagraphText(
            manager.rendering.over(text ?? NSAttributedString(), at: range), hyphenation: manager.standardHyphenation,
            linkAttributes: manager.linkAttributes)
    }

    private func shape(_ paragraph: FlowParagraph) -> ShapedText {
        if let shaped = paragraph.shaped { return shaped }
        work.shaped += 1
        // Delegates may ask for glyphs while they decide about them.
        let decided = manager.decided(paragraph, paragraph.shape { read(paragraph) })
        paragraph.keep(decided)
        return decided
    }

    /// Puts glyphs in the places of others of their paragraph.
    ///
    /// - Parameter glyph: The first one's index in the whole text.
    func replaceGlyphs(from glyph: Int, with new: [GlyphGenerator.Glyph]) {
        let index = index(ofGlyph: glyph)
        let paragraph = paragraphs[index]
        let table = paragraph.glyphs
        let first = glyph - paragraph.glyphLocation
        guard let shaped = paragraph.shaped, first >= 0, first < table.count else { return }
        let range = first..<min(table.count, first + new.count)
        let changes = GlyphGenerator.changes(
            from: range.map(table.glyph), to: new.map { $0.moved(by: -paragraph.location) },
            over: table.characters(of: range), &paragraph.marks)
        paragraph.keep(shaped.changed(changes))
        paragraph.layout = nil
        invalidate(from: index)
    }

    // MARK: - Setting

    /// Sets lines until a condition holds, or the text or the space ends.
    func layOut(until isEnough: (FlowParagraph) -> Bool) {
        guard !containers.isEmpty, !isSetting else { return }
        isSetting = true
        defer { isSetting = false }
        while laidOutCount < paragraphs.count, !end.isFull {
            if laidOutCount > 0, isEnough(paragraphs[laidOutCount - 1]) { return }
            if !moveNextSection() { setNext() }
        }
    }

    func layOutAll() { layOut { _ in false } }

    /// Where the next paragraph would start.
    var end: FlowPlace { laidOutCount > 0 ? paragraphs[laidOutCount - 1].layout?.end ?? FlowPlace() : FlowPlace() }

    /// Whether all lines are set that there is space for.
    var isComplete: Bool { laidOutCount == paragraphs.count || end.isFull }

    /// The paragraphs with lines of a container that reach into a stretch of heights; more where lines may stand
    /// anywhere.
    func indices(in container: Int, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        guard !manager.isDecidedOn, laidOutCount > 0, top.isFinite, bottom.isFinite else { return 0..<laidOutCount }
        let first = index(among: laidOutCount) { $0.reaches(container, top) }
        var end = first + 1
        while end < laidOutCount, !paragraphs[end - 1].reaches(container, bottom) { end += 1 }
        // The lines of cells stand beside each other: paragraphs in blocks all reach as far as the last one.
        while end < laidOutCount, let blocks = paragraphs[end - 1].layout?.blocks,
            paragraphs[end].layout?.blocks === blocks
        { end += 1 }
        return max(0, first - 1)..<min(laidOutCount, end + 1)
    }

    /// The paragraphs with lines of a container.
    func indices(in container: Int) -> Range<Int> {
        guard laidOutCount > 0 else { return 0..<0 }
        let first = index(among: laidOutCount) { ($0.layout?.end.container ?? 0) >= container }
        return first..<(first..<laidOutCount).bisected { (paragraphs[$0].layout?.start.container ?? 0) > container }
    }

    /// What the lines of a container take of it; null if it has none.
    func usedRect(of container: Int) -> CGRect {
        var used = CGRect.null
        let indices = indices(in: container)
        var index = indices.lowerBound
        while index < indices.upperBound {
            let paragraph = paragraphs[index]
            if let section = paragraph.section, section.range.lowerBound == index,
                section.range.upperBound <= laidOutCount, let rect = section.usedRect(of: container, paragraphs)
            {
                used = used.joined(with: rect)
                index = section.range.upperBound
                continue
            }
            index += 1
            guard let layout = paragraph.layout else { continue }
            if let blocks = layout.blocks, blocks.begins(with: paragraph) {
                used = used.joined(with: blocks.frame(in: container))
            }
            for line in layout.lines where line.container == container {
                used = used.joined(with: line.used.offsetBy(dx: 0, dy: layout.shift))
            }
        }
        return used
    }

    /// Moves a section whose lines stay as they are beneath those that are set.
    private func moveNextSection() -> Bool {
        let place = end
        guard let section = paragraphs[laidOutCount].section, section.range.lowerBound == laidOutCount,
            section.move(to: place, in: containers[place.container])
        else { return false }
        laidOutCount = section.range.upperBound
        if isComplete { manager.flowDidComplete(in: end.container) }
        return true
    }

    private func setNext() {
        let index = laidOutCount
        let paragraph = paragraphs[index]
        prepare(index)
        guard !paragraph.isInBlock else { return didSet(through: setBlocks(from: index)) }
        let place = end
        if var layout = paragraph.layout, isMoved(&layout, to: place) {
            paragraph.layout = layout
        } else {
            layOut(index, from: place)
        }
        guard index < paragraphs.count, paragraphs[index] === paragraph, index == laidOutCount else { return }
        laidOutCount += 1
        if let section = paragraph.section, section.range.upperBound == laidOutCount { section.settle(paragraphs) }
        if let layout = paragraph.layout, layout.end.isFull, !layout.isCut { cut(at: index) }
        if isComplete { manager.flowDidComplete(in: end.container) }
    }

    private func didSet(through last: Int) {
        laidOutCount = min(last + 1, paragraphs.count)
        if isComplete { manager.flowDidComplete(in: end.container) }
    }

    private func isMoved(_ layout: inout ParagraphLayout, to place: FlowPlace) -> Bool {
        if place == layout.start, !layout.isCut, !layout.end.isFull { return true }
        return layout.move(to: place, in: containers[place.container])
    }

    private func layOut(_ index: Int, from place: FlowPlace, mostLines: Int? = nil) {
        paragraphs[index].layout = lines(
            of: paragraphs[index], textFollows: index + 1 < paragraphs.count, from: place, mostLines: mostLines)
    }

    /// Reads and shapes a paragraph.
    func prepare(_ index: Int) {
        if manager.isDecidedOn { countGlyphs(through: index) }
        if index < paragraphs.count { _ = shape(paragraphs[index]) }
    }

    func lines(
        of paragraph: FlowParagraph, textFollows: Bool, from place: FlowPlace, in column: FlowColumn? = nil,
        mostLines: Int? = nil
    ) -> ParagraphLayout {
        work.set += 1
        var typesetter = ParagraphTypesetter(
            paragraph, shape(paragraph), from: place, hooks: FlowHooks(manager: manager), textFollows: textFollows,
            in: column, mostLines: mostLines)
        return typesetter.layOut()
    }

    /// Lets the last line that found space stand for the text that did not, if the container cuts text.
    private func cut(at index: Int) {
        let index = paragraphs[index].layout?.lines.isEmpty == true ? index - 1 : index
        guard index >= 0, let layout = paragraphs[index].layout, let last = containers.last,
            last.lineBreakMode != .byWordWrapping, last.lineBreakMode != .byCharWrapping,
            // A line of an earlier container leaves the last one empty, and would be cut for ever.
            layout.lines.last?.container == containers.count - 1
        else { return }
        layOut(index, from: layout.start, mostLines: layout.lines.count)
        laidOutCount = index + 1
    }
}

extension FlowParagraph {
    /// Whether the paragraph's lines may change with the text after it.
    fileprivate var dependsOnNext: Bool { layout?.isCut ?? true || isInBlock }

    /// Whether text put after the paragraph cannot become part of it.
    fileprivate var endsForSure: Bool { lastUnit == 0x0A || lastUnit == 0x85 || lastUnit == 0x2029 }

    private var lastUnit: UInt16? { unit(at: length - 1) }

    /// Whether the paragraph ends below a height of a container, or in a later one.
    fileprivate func reaches(_ container: Int, _ y: CGFloat) -> Bool {
        guard let end = layout?.end else { return true }
        return end.container > container || end.container == container && (end.y > y || end.isFull)
    }
}

extension NSTextStorage {
    /// The characters of a range, as UTF-16 units.
    func units(in range: NSRange) -> [UInt16] {
        guard range.length > 0 else { return [] }
        var units = [UInt16](repeating: 0, count: range.length)
        (string as NSString).getCharacters(&units, range: range)
        return units
    }
}

/// Sets the lines of one paragraph, container after container, asking the containers for spaces.
struct ParagraphTypesetter {
    private let paragraph: FlowParagraph
    private let containers: [NSTextContainer]
    private let hooks: FlowHooks
    private let textFollows: Bool
    /// The part of the containers that lines take; nil for all of it.
    private let column: FlowColumn?
    private let start: FlowPlace
    /// After how many lines the paragraph is cut, because what follows finds no space.
    private let mostLines: Int?
    private var flow: LineFlow
    /// As it is with the sizes that inline objects have asked for so far.
    private var shaped: ShapedText
    private let hasObjects: Bool
    private var place: FlowPlace
    private var lines: [FlowLine] = []
    /// What is left of the row beside the last line's space.
    private var remaining = CGRect.zero
    private var isCut = false

    /// - Parameters:
    ///   - textFollows: Whether the text goes on after the paragraph.
    ///   - column: The part of the containers that lines take; nil for all of it.
    ///   - mostLines: After how many lines to cut; nil if space decides.
    init(
        _ paragraph: FlowParagraph, _ shaped: ShapedText, from start: FlowPlace, hooks: FlowHooks, textFollows: Bool,
        in column: FlowColumn? = nil, mostLines: Int? = nil
    ) {
        self.paragraph = paragraph
        self.hooks = hooks
        self.textFollows = textFollows
        self.column = column
        self.start = start
        self.mostLines = mostLines
        containers = hooks.containers
        place = start
        self.shaped = shaped
        hasObjects = paragraph.text?.attachments.isEmpty == false || !paragraph.marks.gaps.isEmpty
        flow = LineFlow(shaped, leading: hooks.leading)
        flow.permitsHyphen = hooks.permitsHyphen(in: paragraph)
    }

    /// The paragraph's lines, as many as there is space for.
    mutating func layOut() -> ParagraphLayout {
        var again = self
        let greedy = layOutLines()
        guard let width = commonWidth, again.flow.shortenLines(of: greedy.textLayout, width: width) else {
            return greedy
        }
        self = again
        return layOutLines()
    }

    /// The width of the lines, if they are whole and have spaces of one width below each other.
    private var commonWidth: CGFloat? {
        guard !isCut, lines.count > 1, let first = lines.first else { return nil }
        let isColumn = lines.allSatisfy {
            $0.container == first.container && $0.rect.minX == first.rect.minX && $0.rect.width == first.rect.width
        }
        return isColumn ? first.rect.width - 2 * containers[first.container].lineFragmentPadding : nil
    }

    private mutating func layOutLines() -> ParagraphLayout {
        while !flow.isAtEnd, !place.isFull { setLine() }
        return ParagraphLayout(start: start, end: place, textLayout: flow.layout, lines: lines, isCut: isCut)
    }

    private var container: NSTextContainer { containers[place.container] }

    /// What lines take of the container where nothing is in their way.
    private var fullColumn: FlowColumn { column ?? FlowColumn(width: container.limits.width) }

    private mutating func setLine() {
        if container.maximumNumberOfLines > 0, place.lines >= container.maximumNumberOfLines {
            advance()
            return
        }
        let spacing = Spacing(before: spacingBefore, line: flow.expectedHeight)
        guard let found = fittingLine(spacing) else {
            advance()
            return
        }
        put(found.line, in: found.space, before: spacing.before)
    }

    private struct Spacing {
        var before: CGFloat
        var line: CGFloat
    }

    /// To the next container; after the last one the text has no more space.
    private mutating func advance() {
        remaining = .zero
        if place.container + 1 < containers.count {
            hooks.didFill(place.container)
            place = FlowPlace(container: place.container + 1)
        } else {
            place.isFull = true
        }
    }

    // MARK: - Spaces

    /// How often a line is set again because it turned out taller, or its space too narrow for its first word.
    private static let mostTries = 2_000

    /// How many of those in a row find no wider space, some hundred lines, before the word is divided after all.
    private static let mostNarrowTries = 400

    /// Whether a word may be divided in a space that is narrower than the container.
    private enum WordDivision {
        case avoided
        case permitted
    }

    /// The next line and the space that it fits into; nil if the container is full.
    ///
    /// A word that does not fit into a narrow space, as beside a picture, goes where there is a wider one below. If all are as
    /// narrow, as in containers of a class of the program's own, it is divided.
    private mutating func fittingLine(_ spacing: Spacing, _ division: WordDivision = .avoided) -> (
        line: LineFlow.LooseLine, space: CGRect
    )? {
        let rest = remaining
        var height = spacing.line
        var y = place.y
        var (widest, narrowTries) = (CGFloat(0), 0)
        for _ in 0..<Self.mostTries {
            guard let space = space(height: spacing.before + height, y: y) else { return nil }
            guard let line = line(in: space, below: spacing.before) else { return nil }
            if line.height > height + NSTextContainer.tolerance {
                height = line.height
            } else if division == .avoided, flow.dividesWord(line),
                space.width < fullColumn.width - NSTextContainer.tolerance
            {
                narrowTries = space.width > widest ? 0 : narrowTries + 1
                widest = max(widest, space.width)
                if narrowTries == Self.mostNarrowTries {
                    flow.back()
                    remaining = rest
                    return fittingLine(spacing, .permitted)
                }
                if remaining.isEmpty { y = max(y, space.minY) + max(1, height / 4) }
            } else {
                return (line, space)
            }
            if line.height <= height + NSTextContainer.tolerance, remaining.isEmpty { y = max(y, space.minY) }
            flow.back()
        }
        return nil
    }

    private mutating func space(height: CGFloat, y: CGFloat) -> CGRect? {
        let proposed =
            remaining.isEmpty
            ? CGRect(x: fullColumn.x, y: y, width: fullColumn.width, height: height)
            : CGRect(x: remaining.minX, y: remaining.minY, width: remaining.width, height: height)
        // What lies around a text may leave it no space at all: no word is lost for that.
        if let column, !column.fits(in: container.limits.width) { return strip(column, y: y, height: height) }
        var rest = CGRect.zero
        let space = container.lineFragmentRect(
            forProposedRect: proposed, at: paragraph.location + flow.position,
            writingDirection: flow.isRightToLeft ? .rightToLeft : .leftToRight, remaining: &rest
        ).limited
        let isUseful = space.width > 0 && space.height > 0
        guard isUseful else {
            guard !remaining.isEmpty else { return nil }
            // The rest of the row is of no use: below it there may be space.
            remaining = .zero
            return self.space(height: height, y: y)
        }
        remaining = rest.limited
        return space
    }

    /// The space of a line in a column that reaches out of the container; nil below its end.
    private func strip(_ column: FlowColumn, y: CGFloat, height: CGFloat) -> CGRect? {
        guard y + height <= container.limits.height + NSTextContainer.tolerance else { return nil }
        return CGRect(x: column.x, y: y, width: max(1, column.width), height: height).limited
    }

    private mutating func line(in space: CGRect, below spacing: CGFloat) -> LineFlow.LooseLine? {
        guard let line = line(in: space) else { return nil }
        return hasObjects ? settled(line, in: space, below: spacing) : line
    }

    /// Asks the objects on a line for their sizes, one after the other, and sets the line again for each that has
    /// changed.
    ///
    /// They are told the line of the text alone: those that are as high as the line would make it higher, time and again.
    private mutating func settled(
        _ line: LineFlow.LooseLine, in space: CGRect, below spacing: CGFloat
    ) -> LineFlow.LooseLine? {
        var line = line
        var objects = flow.objects(on: line)[...]
        while let object = objects.popFirst() {
            let last = object.range.lowerBound
            let text = flow.measureOfText(on: line)
            let fragment = CGRect(x: space.minX, y: space.minY + spacing, width: space.width, height: text.height)
            let position = CGPoint(x: container.lineFragmentPadding + object.x, y: text.baseline)
            let bounds = hooks.bounds(
                of: last, in: paragraph, container: container, line: fragment, position: position)
            guard bounds != object.box.bounds else { continue }
            flow.back()
            let box = CharacterStyle.AttachmentBox(bounds: bounds, padding: object.box.padding)
            shaped = shaped.changed([ShapedChange(range: object.range, content: .box(box))])
            flow.replace(shaped)
            guard let again = self.line(in: space) else { return nil }
            line = again
            objects = flow.objects(on: line).drop { $0.range.lowerBound <= last }
        }
        return line
    }

    private mutating func line(in space: CGRect) -> LineFlow.LooseLine? {
        isCut = false
        let isUnlimited = space.width >= .unlimited
        let width = isUnlimited ? .infinity : max(0, space.width - 2 * container.lineFragmentPadding)
        guard let line = flow.next(width: width) else { return nil }
        guard isLastPermitted, !flow.isAtEnd || textFollows else { return line }
        flow.back()
        isCut = true
        return flow.next(width: width, cut: container.lineBreakMode)
    }

    private var isLastPermitted: Bool {
        guard place.container + 1 == containers.count else { return false }
        return mostLines == lines.count + 1
            || container.maximumNumberOfLines > 0 && place.lines + 1 >= container.maximumNumberOfLines
    }

    // MARK: - Placing

    private mutating func put(_ line: LineFlow.LooseLine, in space: CGRect, before: CGFloat) {
        let format = flow.format
        let endsParagraph = line.range.upperBound >= paragraph.length && !isCut
        let glyph = hooks.delegate == nil ? 0 : lastGlyph(of: line)
        let proposed = CGRect(x: space.minX, y: space.minY, width: space.width, height: before + line.height)
        var after = hooks.lineSpacing(afterGlyph: glyph, proposed) ?? formatAt(line).lineSpacing
        if endsParagraph, paragraph.endsWithTerminator {
            after += hooks.paragraphSpacing(afterGlyph: glyph, proposed) ?? format.paragraphSpacing
        }
        after = max(after, -line.height)
        var placed = FlowLine(
            container: place.container,
            rect: CGRect(x: space.minX, y: space.minY, width: space.width, height: before + line.height + after),
            used: used(line, in: space, before: before), baseline: before + line.baseline)
        hooks.adjust(&placed, glyphs: { paragraph.glyphRange(of: line.range) })
        let shift = hooks.place(
            &placed, x: startX(line), glyphs: { paragraph.glyphRange(of: line.range) },
            objects: { flow.objects(on: line).map { (paragraph.glyphRange(of: $0.range), $0.box.bounds.size) } })
        flow.place(
            line, x: placed.rect.minX + container.lineFragmentPadding + shift, top: placed.rect.minY + before,
            baseline: placed.baseline - before)
        lines.append(placed)
        advanceRow(past: placed, line)
    }

    /// Where a line's first glyph stands, in points from the left edge of its space.
    private func startX(_ line: LineFlow.LooseLine) -> CGFloat {
        container.lineFragmentPadding + line.x + (line.isRightToLeft ? line.width : 0)
    }

    private func formatAt(_ line: LineFlow.LooseLine) -> ParagraphFormat {
        paragraph.text?.styled.format(at: line.range.lowerBound) ?? flow.format
    }

    private func used(_ line: LineFlow.LooseLine, in space: CGRect, before: CGFloat) -> CGRect {
        let padding = container.lineFragmentPadding
        let width = space.width - 2 * padding
        if line.isJustified {
            return CGRect(
                x: space.minX + line.x, y: space.minY + before, width: max(0, width - line.x) + 2 * padding,
                height: line.height)
        }
        // White space at a paragraph's end is text like other text, as far as there is space for it.
        let free = line.isRightToLeft ? line.x : width - line.x - line.width
        let end = flow.endsHard(line) ? min(line.trailingWhitespaceWidth, max(0, free)) : 0
        return CGRect(
            x: space.minX + line.x - (line.isRightToLeft ? end : 0), y: space.minY + before,
            width: line.width + end + 2 * padding, height: line.height)
    }

    private mutating func advanceRow(past placed: FlowLine, _ line: LineFlow.LooseLine) {
        place.lines += 1
        if flow.endsHard(line) || flow.isAtEnd { remaining = .zero }
        if remaining.isEmpty { place.y = rowBottom(placed) }
        if isCut { place.isFull = true }
        if breaksContainer(after: line.range.upperBound - 1) { advance() }
    }

    private func breaksContainer(after offset: Int) -> Bool {
        hooks.delegate == nil
            ? paragraph.unit(at: offset) == ParagraphTypesetter.formFeed
            : paragraph.marks.containerBreaks.contains(offset)
    }

    private static let formFeed: UInt16 = 0x0C

    /// The bottom of the tallest line at the height of the last one.
    private func rowBottom(_ last: FlowLine) -> CGFloat {
        var bottom = last.rect.maxY
        for line in lines.reversed() {
            guard line.container == last.container, line.rect.maxY > last.rect.minY else { break }
            bottom = max(bottom, line.rect.maxY)
        }
        return bottom
    }

    private var spacingBefore: CGFloat {
        guard lines.isEmpty, !place.isAtTop else { return 0 }
        let glyph = paragraph.glyphLocation
        let proposed = CGRect(x: 0, y: place.y, width: container.limits.width, height: flow.expectedHeight)
        return hooks.paragraphSpacing(beforeGlyph: glyph, proposed) ?? flow.format.paragraphSpacingBefore
    }

    private func lastGlyph(of line: LineFlow.LooseLine) -> Int {
        max(paragraph.glyphLocation, paragraph.glyphRange(of: line.range).upperBound - 1)
    }
}

/// Stage 3: breaks, cuts, aligns and stacks the lines of a shaped text in a given space.
struct LineTypesetter {
    let shaped: ShapedText
    private let rules: LayoutRules
    let stacker: LineStacker
    private(set) var breaker: LineBreaker
    private var lines: [LineRecord] = []
    private(set) var isTruncated = false
    /// Of the paragraph that the next line belongs to.
    private var paragraph = 0
    private(set) var isFirstOfParagraph = true
    /// Whether a word may be divided before a character; nil for wherever the dictionary permits it.
    var permitsHyphen: ((Int) -> Bool)?
    /// Where lines end at the latest, by the offsets at which they start.
    var earlyEnds: [Int: Int] = [:]
    /// Points that the next line may take: the rules' width, unless spaces are handed out line by line.
    private var width: Double

    /// - Parameter start: Where the first line starts, in UTF-16 units.
    init(_ shaped: ShapedText, rules: LayoutRules, from start: Int = 0) {
        self.shaped = shaped
        self.rules = rules
        width = Double(rules.width)
        stacker = LineStacker(shaped, leading: rules.leading)
        breaker = LineBreaker(shaped, mode: .words, at: start)
    }

    /// A typesetter that goes on at the same place in another shaping of the same text.
    func resumed(_ shaped: ShapedText, rules: LayoutRules) -> LineTypesetter {
        var typesetter = LineTypesetter(shaped, rules: rules, from: breaker.position)
        typesetter.breaker.mode = breaker.mode
        typesetter.isFirstOfParagraph = isFirstOfParagraph
        typesetter.isTruncated = isTruncated
        typesetter.permitsHyphen = permitsHyphen
        typesetter.earlyEnds = earlyEnds
        return typesetter
    }

    struct Result {
        var lines: [LineRecord]
        var isTruncated: Bool
    }

    /// The lines of a text: broken greedily, unless a paragraph's line break strategy ends its first line earlier.
    static func lines(of shaped: ShapedText, rules: LayoutRules) -> Result {
        var typesetter = LineTypesetter(shaped, rules: rules)
        let greedy = typesetter.layOut()
        let shortening = FirstLineShortening(
            shaped: shaped, width: Double(rules.width), lastMode: rules.lastLineBreakMode)
        let ends = shortening.ends(of: greedy.lines)
        guard !ends.isEmpty else { return greedy }
        typesetter = LineTypesetter(shaped, rules: rules)
        typesetter.earlyEnds = ends
        let shortened = typesetter.layOut()
        // A tall word that changes lines may leave too little height for as many lines.
        return shortened.isTruncated == greedy.isTruncated ? shortened : greedy
    }

    private mutating func layOut() -> Result {
        while !breaker.isAtEnd {
            let format = shaped.text.format(at: breaker.position)
            paragraph = shaped.paragraphIndex(at: breaker.position)
            let start = breaker
            guard var line = nextLine(format) else { break }
            let isLast = rules.maximumLines > 0 && lines.count + 1 >= rules.maximumLines
            if isLast && !breaker.isAtEnd { line = cutLast(line, lastMode(format), format) }
            stacker.stack(&line, after: lines.last, format: format, isFirstOfParagraph: isFirstOfParagraph)
            if exceedsHeight(line) {
                breaker = start
                cutForHeight()
                break
            }
            align(&line, format)
            lines.append(line)
            if isLast { break }
            isFirstOfParagraph = endsParagraph(line)
        }
        finish()
        return Result(lines: lines, isTruncated: isTruncated)
    }

    /// The next line in a space of its own, with its height but without a place; nil at the end of the text.
    ///
    /// - Parameter mode: How the line ends if it is the last permitted one and text follows; nil for other lines.
    mutating func nextLine(width: Double, cut mode: NSLineBreakMode?) -> LineRecord? {
        self.width = width
        let format = shaped.text.format(at: breaker.position)
        paragraph = shaped.paragraphIndex(at: breaker.position)
        guard var line = nextLine(format) else { return nil }
        if let mode { line = cutLast(line, mode, format) }
        stacker.measure(&line, format)
        align(&line, format)
        isFirstOfParagraph = endsParagraph(line)
        return line
    }

    private func endsParagraph(_ line: LineRecord) -> Bool {
        line.range.upperBound >= shaped.paragraphs[paragraph].range.upperBound
    }

    private func lastMode(_ format: ParagraphFormat) -> NSLineBreakMode {
        rules.lastLineBreakMode ?? format.lineBreakMode
    }

    // MARK: - Breaking

    private mutating func nextLine(_ format: ParagraphFormat) -> LineRecord? {
        let mode = rules.breakMode(of: format)
        breaker.mode = mode == .byCharWrapping ? .characters : isOneLine(mode) ? .never : .words
        let space = space(format)
        guard let broken = brokenLine(format, space) else { return nil }
        if isOneLine(mode), mode != .byClipping, broken.width > space.width + LineBreaker.tolerance {
            isTruncated = true
            return truncated(broken.range, mode: mode, format)
        }
        return record(broken)
    }

    /// The next line as the breaker ends it, unless the paragraph style hyphenates.
    private mutating func brokenLine(_ format: ParagraphFormat, _ space: (indent: Double, width: Double))
        -> LineBreaker.Line?
    {
        let stops = TabStops(format, indent: space.indent)
        let end = earlyEnds[breaker.position]
        guard let line = breaker.next(width: space.width, tabStops: stops, end: end ?? .max) else { return nil }
        if format.hyphenationFactor > 0, breaker.mode == .words, end == nil,
            let extended = LineHyphenation(shaped, format, permits: permitsHyphen).extended(line, width: space.width)
        {
            breaker = LineBreaker(shaped, mode: .words, at: extended.range.upperBound)
            return extended
        }
        return line
    }

    private func isOneLine(_ mode: NSLineBreakMode) -> Bool {
        mode != .byWordWrapping && mode != .byCharWrapping
    }

    private func record(_ broken: LineBreaker.Line) -> LineRecord {
        var line = LineRecord(
            range: broken.range, visible: broken.range.lowerBound..<broken.visibleEnd, ending: broken.ending,
            cut: nil,
            width: max(0, broken.width), trailing: broken.trailing, narrowing: max(0, -broken.widening),
            tabs: broken.tabs)
        if broken.ending == .hyphenated {
            line.width = broken.widthBeforeHyphen
            addHyphen(&line)
        }
        return line
    }

    private func addHyphen(_ line: inout LineRecord) {
        let hyphen = shaped.hyphen(at: line.visible)
        let end = line.range.upperBound
        let last = max(line.visible.lowerBound, line.visible.upperBound - 1)
        line.cut = LineRecord.Cut(token: hyphen, model: last, tail: end..<end)
        line.width += hyphen.endAdvance
    }

    // MARK: - Cutting

    /// The last permitted line when text remains after it.
    private mutating func cutLast(_ line: LineRecord, _ mode: NSLineBreakMode, _ format: ParagraphFormat)
        -> LineRecord
    {
        isTruncated = true
        switch mode {
        case .byWordWrapping, .byCharWrapping: return kept(line)
        case .byClipping: return clipped(line)
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            let rest = line.range.lowerBound..<shaped.text.units.count
            return truncated(rest, mode: mode, format)
        }
    }

    /// A line that ends where it wraps: the white space behind it takes no room, however wide it is, and belongs to it.
    private func kept(_ line: LineRecord) -> LineRecord {
        var kept = line
        kept.trailing = 0
        guard line.ending == .wrapped else { return kept }
        var isAfterVisible = line.range.upperBound == line.visible.upperBound
        for cluster in shaped.clusters(in: line.range.upperBound..<shaped.text.units.count) {
            guard SegmentBuilder.hangs(cluster, in: shaped.text, isAfterVisible: isAfterVisible) else { break }
            let end = cluster.range.upperBound
            isAfterVisible = false
            guard shaped.boundaries[end].contains(.grapheme) else { continue }
            kept.range = line.range.lowerBound..<end
            guard !shaped.text.units[end - 1].endsLine else {
                kept.ending = .hard
                break
            }
        }
        return kept
    }

    private func truncated(_ range: Range<Int>, mode: NSLineBreakMode, _ format: ParagraphFormat) -> LineRecord {
        Truncation(of: shaped, in: range, token: rules.truncationToken, width: space(format).width).line(mode)
    }

    /// All that is left of the paragraph on one line, which drawing clips.
    private func clipped(_ line: LineRecord) -> LineRecord {
        var whole = LineBreaker(shaped, mode: .never, at: line.range.lowerBound)
        let format = shaped.text.format(at: line.range.lowerBound)
        return whole.next(width: .infinity, tabStops: TabStops(format, indent: 0)).map(record) ?? line
    }

    private func exceedsHeight(_ line: LineRecord) -> Bool {
        !lines.isEmpty && line.top + line.height > Double(rules.height) + LineBreaker.tolerance
    }

    /// The line before the one that found no space becomes the last.
    private mutating func cutForHeight() {
        guard let last = lines.popLast() else { return }
        let format = shaped.text.format(at: last.range.lowerBound)
        isFirstOfParagraph = shaped.paragraphs.contains { $0.range.lowerBound == last.range.lowerBound }
        var line = cutLast(last, lastMode(format), format)
        stacker.stack(&line, after: lines.last, format: format, isFirstOfParagraph: isFirstOfParagraph)
        align(&line, format)
        lines.append(line)
    }

    // MARK: - Placing

    /// The indent of the line's start and the width from there, in points.
    private func space(_ format: ParagraphFormat) -> (indent: Double, width: Double) {
        format.extent(ofFirstLine: isFirstOfParagraph, in: width)
    }

    private func align(_ line: inout LineRecord, _ format: ParagraphFormat) {
        let paragraph = shaped.paragraphIndex(at: line.range.lowerBound)
        line.level = shaped.paragraphs[paragraph].level
        let space = space(format)
        let isRightToLeft = line.level & 1 == 1
        let slack = space.width.isFinite ? space.width - line.width : 0
        let isFull = line.ending == .hyphenated || line.ending == .wrapped && line.cut == nil
        if format.alignment == .justified, isFull, space.width.isFinite {
            line.stretch = Justification(shaped, line).stretch(for: slack)
        }
        let fromLeft = format.alignment.fraction(rules.naturalSide, inRightToLeftText: isRightToLeft)
        let fraction = isRightToLeft ? 1 - fromLeft : fromLeft
        let fromLeading = space.indent + (line.stretch > 0 ? 0 : slack * fraction)
        line.x = isRightToLeft ? rightToLeftX(line, fromLeading) : fromLeading
    }

    private func rightToLeftX(_ line: LineRecord, _ fromLeading: Double) -> Double {
        guard width.isFinite else { return 0 }
        let drawn = line.stretch > 0 ? space(shaped.text.format(at: line.range.lowerBound)).width : line.width
        return width - fromLeading - drawn
    }

    /// In a space of infinite width lines are aligned to the widest one.
    private mutating func finish() {
        guard !rules.width.isFinite, lines.count > 1 else { return }
        let widest = lines.reduce(0) { max($0, $1.width) }
        for index in lines.indices {
            let line = lines[index]
            let format = shaped.text.format(at: line.range.lowerBound)
            let fraction = format.alignment.fraction(rules.naturalSide, inRightToLeftText: line.level & 1 == 1)
            lines[index].x += (widest - line.width) * fraction
        }
    }
}

extension LayoutRules {
    /// How lines of a paragraph end.
    ///
    /// With a rule for the last line (a label's, a container's) other lines wrap; without one a truncating or clipping
    /// paragraph style makes its paragraph one line, as in TextKit.
    func breakMode(of format: ParagraphFormat) -> NSLineBreakMode {
        guard let last = lastLineBreakMode else { return format.lineBreakMode }
        return last == .byCharWrapping || format.lineBreakMode == .byCharWrapping ? .byCharWrapping : .byWordWrapping
    }
}

extension NSTextAlignment {
    /// The share of the free space that lies left of a line; justified lines that are not stretched are natural.
    fileprivate func fraction(_ side: LayoutRules.NaturalSide, inRightToLeftText isRightToLeft: Bool) -> Double {
        switch self {
        case .left: 0
        case .right: 1
        case .center: 0.5
        case .natural, .justified:
            switch side {
            case .left: 0
            case .right: 1
            case .leading: isRightToLeft ? 1 : 0
            }
        }
    }
}

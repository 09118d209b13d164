/// How large the lines of a text are together, found without making any of them.
///
/// A label is measured at more widths than it is drawn in. The walk is that of `LineBreaker` for words in one style and
/// one format, with the same sums in the same order, so that its numbers are those of the lines; whatever asks for more
/// (a tab, a hyphen, a word that is wider than a line, a cut) is left to the lines themselves.
struct LineMeasure: Equatable {
    /// How many lines there are.
    var count = 0
    /// The widest line in points, without the white space that hangs over its end.
    var width = 0.0
    /// The widest line in points with that white space, at least as wide as it takes to divide words alike.
    var outerWidth = 0.0
    /// Points from the first line's top to the lowest one's bottom.
    var height = 0.0

    /// A line as far as it has been filled.
    private struct Line {
        var start: Int
        var end: Int
        var visibleEnd: Int
        var width = 0.0
        var trailing = 0.0
        /// Whether it starts or ends between glyphs of one word, which look otherwise there.
        var cutsWord: Bool
        /// Whether `visibleEnd` lies between such glyphs.
        var showsPartOfWord = false

        init(at start: Int, insideWord: Bool) {
            (self.start, end, visibleEnd) = (start, start, start)
            cutsWord = insideWord
        }

        @inline(__always)
        mutating func take(_ segment: BreakSegment) {
            if segment.visibleEnd > end {
                width += trailing + segment.advance - segment.trailing
                trailing = segment.trailing
                visibleEnd = segment.visibleEnd
                showsPartOfWord = segment.showsPartOfWord
            } else {
                trailing += segment.advance
            }
            end = segment.end
        }
    }

    /// Walks the segments; false if the walk met something that is left to lines.
    @inline(__always)
    fileprivate mutating func measure(_ segments: some SegmentSource, _ units: UTF16Text, _ plan: Plan) -> Bool {
        var place = Place()
        var line = Line(at: 0, insideWord: false)
        for index in 0..<segments.count {
            let segment = segments[index]
            let ink = max(0, segment.advance - segment.trailing)
            if line.width + line.trailing + ink > plan.limit, ink > 0 || segment.visibleEnd > line.end {
                // A word that is wider than a line is divided.
                guard line.end > line.start, ink <= plan.limit else { return false }
                let divides = segments[index - 1].dividesWord
                line.cutsWord = line.cutsWord || divides
                guard add(line, .wrapped, &place, units, plan) else { return false }
                line = Line(at: line.end, insideWord: divides)
            }
            line.take(segment)
            guard segment.ending == .mandatory else { continue }
            line.cutsWord = line.cutsWord || segment.dividesWord
            guard add(line, .hard, &place, units, plan) else { return false }
            line = Line(at: line.end, insideWord: segment.dividesWord)
        }
        return line.end == line.start || add(line, .end, &place, units, plan)
    }

    /// Where the walk is in the block and in its paragraph.
    private struct Place {
        var top = 0.0
        var startsParagraph = false
        /// How many lines there are since a line had to end, and where the first of them ends.
        var lines = 0
        var firstEnd = 0
    }

    private enum Ending {
        case wrapped
        /// A line must end here.
        case hard
        /// The text ends.
        case end
    }

    /// Adds a line below the others; false if it is too much, or if the line before may end earlier for its sake.
    private mutating func add(
        _ line: Line, _ ending: Ending, _ place: inout Place, _ units: UTF16Text, _ plan: Plan
    ) -> Bool {
        if count > 0 { place.top = plan.line.top(below: place.top, isFirstOfParagraph: place.startsParagraph) }
        count += 1
        let isCut = line.cutsWord || line.showsPartOfWord
        let widening = isCut ? plan.shaped.widening(byCutting: line.start..<line.visibleEnd) : 0
        let lineWidth = line.width + widening
        // Parts of words that are too wide by what they show leave more to the next line.
        guard widening <= 0 || lineWidth <= plan.limit else { return false }
        width = max(width, lineWidth)
        outerWidth = max(outerWidth, lineWidth + max(0, -widening) + max(0, line.trailing))
        height = max(height, place.top + plan.line.height)
        guard count <= plan.mostLines, count == 1 || height <= plan.greatestHeight else { return false }
        place.lines += 1
        if place.lines == 1 { place.firstEnd = line.end }
        guard ending != .wrapped else {
            place.startsParagraph = false
            return true
        }
        let mayBeLonger =
            plan.mayPushOut && place.lines == 2
            && FirstLineShortening.mayPush(wordBefore: place.firstEnd, into: line.start..<line.visibleEnd, of: units)
        place.lines = 0
        if ending == .hard { place.startsParagraph = units[line.end - 1].endsParagraph }
        return !mayBeLonger
    }
}

extension LineMeasure {
    /// Nil where lines must be made to know.
    @inline(__always)
    init?(of shaped: ShapedText, _ rules: LayoutRules) {
        guard Shortcut.measures.isOn, let plan = Plan(shaped, rules) else { return nil }
        guard let measure = shaped.segments.with(Walk(plan: plan)) else { return nil }
        self = measure
    }

    private struct Walk: SegmentWalk {
        let plan: Plan

        @inline(__always)
        func walk(over segments: some SegmentSource) -> LineMeasure? {
            var measure = LineMeasure()
            return measure.measure(segments, plan.shaped.text.units, plan) ? measure : nil
        }
    }

    /// What is the same for all lines.
    fileprivate struct Plan {
        /// Points that a line may take.
        let limit: Double
        let mostLines: Int
        let greatestHeight: Double
        /// Whether the first of two lines may give its last word to the second.
        let mayPushOut: Bool
        let line: LineStacker.CommonLine
        let shaped: ShapedText

        @inline(__always)
        init?(_ shaped: ShapedText, _ rules: LayoutRules) {
            guard shaped.hasPlainSegments, let line = LineStacker(shaped, leading: rules.leading).common else {
                return nil
            }
            // Its values are read where they are: a copy counts references.
            let formats = shaped.text.formatRuns
            guard rules.breakMode(of: formats[0].format) == .byWordWrapping, formats[0].format.isFlush,
                formats[0].format.hyphenationFactor <= 0
            else { return nil }
            let strategy = formats[0].format.lineBreakStrategy
            mayPushOut = strategy.contains(.pushOut)
            if formats[0].format.alignment == .justified, !strategy.isEmpty { return nil }
            self.line = line
            self.shaped = shaped
            limit = max(0, Double(rules.width)) + LineBreaker.tolerance
            mostLines = rules.maximumLines > 0 ? rules.maximumLines : .max
            greatestHeight = Double(rules.height) + LineBreaker.tolerance
        }
    }
}

extension ParagraphFormat {
    /// Whether all lines have the whole width.
    fileprivate var isFlush: Bool { firstLineHeadIndent == 0 && headIndent == 0 && tailIndent == 0 }
}

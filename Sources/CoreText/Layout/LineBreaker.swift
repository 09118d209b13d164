/// Decides where lines end, and nothing else: greedily, by the advances that shaping kept.
///
/// Words go to the next line when they do not fit; a word wider than a line is divided between clusters. White space at
/// a line's end hangs over the edge and never causes a break. The breaker does not know fonts, heights or truncation.
///
/// Every line takes some text: whoever asks for lines until there are none comes to an end.
struct LineBreaker {
    private let shaped: ShapedText
    /// May change between lines, because paragraphs do.
    var mode: Mode
    /// The next segment, and how much of it earlier lines have taken.
    private var segment = 0
    private var taken = 0.0
    private(set) var position = 0

    enum Mode {
        case words
        case characters
        /// Lines end at terminators only.
        case never
    }

    /// A line as the breaker sees it.
    struct Line {
        var range: Range<Int>
        /// Where the white space at its end starts; the line's start if there is nothing else.
        var visibleEnd: Int
        /// Without the white space at its end.
        var width: Double
        var trailing: Double
        /// Points by which parts of words are wider than their kept advances, which `width` counts; below 0 if narrower.
        var widening = 0.0
        var ending: LineRecord.Ending
        var tabs: [Double] = []
        /// Whether `visibleEnd` lies between glyphs of one word, which looks otherwise there.
        var showsPartOfWord = false
    }

    /// - Parameter offset: Where the first line starts, in UTF-16 units.
    init(_ shaped: ShapedText, mode: Mode, at offset: Int = 0) {
        self.shaped = shaped
        self.mode = mode
        guard offset > 0 else { return }
        segment = shaped.segmentIndex(after: offset)
        position = offset
        taken = shaped.clusters(in: segmentStart..<offset).reduce(0) { $0 + $1.advance }
    }

    var isAtEnd: Bool { segment >= shaped.segments.count }

    /// The line that starts where the last one ended; nil at the end of the text.
    ///
    /// - Parameters:
    ///   - width: Points that the line may take.
    ///   - tabStops: Where tabs lead, for the paragraph that the line belongs to.
    ///   - end: Where the line ends at the latest: between words, in UTF-16 units.
    mutating func next(width: Double, tabStops: TabStops, end: Int = .max) -> Line? {
        let startsInsideWord = cutsWord
        let start = place
        guard var line = nextUncut(width: width, tabStops: tabStops, end: end) else { return nil }
        guard startsInsideWord || cutsWord || line.showsPartOfWord else { return line }
        line.widen(for: shaped)
        guard line.widening > 0, mode != .never else { return line }
        // Where a word is divided is decided by its kept advances. Whatever is too wide by what it shows leaves more to
        // the next line, as in Chromium.
        for _ in 0..<LineBreaker.mostAttempts where shownWidth(line) > width + LineBreaker.tolerance {
            let reached = place
            place = start
            let less = shownWidth(line) - line.widening - 2 * LineBreaker.tolerance
            guard var shorter = nextUncut(width: less, tabStops: tabStops, end: end),
                shorter.range.upperBound < line.range.upperBound || shorter.ending != line.ending
            else {
                place = reached
                break
            }
            shorter.widen(for: shaped)
            line = shorter
        }
        return line
    }

    /// How often a line is shortened: kerning that a cut undoes is less wide than a few letters.
    private static let mostAttempts = 16

    /// What a walk over the segments changes.
    private var place: (segment: Int, taken: Double, position: Int) {
        get { (segment, taken, position) }
        set { (segment, taken, position) = newValue }
    }

    /// The width of a line with the hyphen that it may end with.
    private func shownWidth(_ line: Line) -> Double {
        guard line.ending == .hyphenated else { return line.width }
        return line.widthBeforeHyphen + shaped.hyphen(at: line.range.lowerBound..<line.visibleEnd).endAdvance
    }

    /// Whether the last line ended within a word that was too wide for it.
    private var isInsideWord: Bool { !isAtEnd && position > segmentStart }

    /// Whether the last line ended between glyphs of one word, at an opportunity or not.
    private var cutsWord: Bool { isInsideWord || segment > 0 && shaped.segments[segment - 1].dividesWord }

    private var segmentStart: Int { segment > 0 ? shaped.segments[segment - 1].end : 0 }

    /// The next line as if letters kept their forms where a word is divided.
    private mutating func nextUncut(width: Double, tabStops: TabStops, end: Int) -> Line? {
        guard !isAtEnd else { return nil }
        let limit = width + LineBreaker.tolerance
        var line = Line(range: position..<position, visibleEnd: position, width: 0, trailing: 0, ending: .wrapped)
        takeOrdinary(into: &line, limit: limit, end: end)
        // Before the parts of a word that soft hyphens divide.
        var undivided: (breaker: LineBreaker, line: Line)?
        while !isAtEnd, line.range.isEmpty || line.range.upperBound < end {
            let candidate = shaped.segments[segment]
            if candidate.ending == .tab {
                take(tab: tabStops, into: &line, limit: limit)
                continue
            }
            let advance = candidate.advance - taken
            guard line.holds(candidate, advance: advance, limit: limit, mode) else {
                if line.range.isEmpty || mode == .characters {
                    divide(&line, limit: limit)
                } else if let undivided, !hasSpaceForHyphen(line, limit) {
                    goBack(to: undivided, &line, limit: limit)
                }
                break
            }
            if candidate.ending != .hyphen {
                undivided = nil
            } else if undivided == nil {
                undivided = (self, line)
            }
            take(candidate, advance: advance, into: &line)
            if candidate.ending == .mandatory {
                line.ending = .hard
                break
            }
        }
        close(&line, limit: limit)
        return line
    }

    /// Takes the segments that fit up to the first that ends otherwise than at an opportunity.
    private mutating func takeOrdinary(into line: inout Line, limit: Double, end: Int) {
        let walk = OrdinaryWalk(segment: segment, taken: taken, line: line, mode: mode, limit: limit, end: end)
        let reached = shaped.segments.with(walk)
        (segment, taken, line) = (reached.segment, reached.taken, reached.line)
    }

    /// Nearly all segments are ordinary: they are looked at where they lie, because each that is copied counts references.
    private struct OrdinaryWalk: SegmentWalk {
        var segment: Int
        var taken: Double
        var line: Line
        let mode: Mode
        let limit: Double
        let end: Int

        func walk(over segments: some SegmentSource) -> OrdinaryWalk {
            var reached = self
            while reached.segment < segments.count, reached.line.range.isEmpty || reached.line.range.upperBound < end
            {
                let candidate = segments[reached.segment]
                let advance = candidate.advance - reached.taken
                guard candidate.ending == .opportunity,
                    reached.line.holds(candidate, advance: advance, limit: limit, mode)
                else { break }
                reached.line.take(candidate, advance: advance)
                (reached.segment, reached.taken) = (reached.segment + 1, 0)
            }
            return reached
        }
    }

    /// Says how a line ends that holds all that it can, and goes on behind it.
    private mutating func close(_ line: inout Line, limit: Double) {
        if isAtEnd, line.range.upperBound == shaped.text.units.count { line.ending = .hard }
        if line.ending == .wrapped, line.endsWithSoftHyphen(shaped), hasSpaceForHyphen(line, limit) {
            line.ending = .hyphenated
        }
        position = line.range.upperBound
    }

    /// Sums of kept advances may differ from the offered width by rounding alone.
    static let tolerance = 1e-4

    private mutating func take(_ segment: BreakSegment, advance: Double, into line: inout Line) {
        line.take(segment, advance: advance)
        self.segment += 1
        taken = 0
    }

    private mutating func take(tab stops: TabStops, into line: inout Line, limit: Double) {
        let place = line.width + line.trailing
        let advance = stops.advance(from: place, limit: limit) { widthBeforeNextTab(orFirstOf: $0) }
        line.tabs.append(advance)
        line.trailing += advance
        line.range = line.range.lowerBound..<shaped.segments[segment].end
        segment += 1
    }

    /// The advance from after the tab to the next tab or the line's terminator, or to the first of some characters:
    /// what right and center stops place.
    private func widthBeforeNextTab(orFirstOf terminators: CharacterSet?) -> Double {
        let start = shaped.segments[segment].end
        var (sum, end) = (0.0, start)
        for candidate in shaped.segments[(segment + 1)...] {
            if candidate.ending == .tab { break }
            sum += candidate.advance
            end = candidate.end
            if candidate.ending == .mandatory {
                sum -= candidate.trailing
                break
            }
        }
        let column = shaped.text.units[start..<end]
        guard let terminators,
            let mark = column.firstIndex(where: { Unicode.Scalar($0).map(terminators.contains) ?? false })
        else { return sum }
        return shaped.clusters(in: start..<mark).reduce(0) { $0 + $1.advance }
    }

    /// Takes as many characters of the segment as fit; at least one if the line is empty, and all of the segment if it
    /// has no end of a character.
    private mutating func divide(_ line: inout Line, limit: Double) {
        let end = shaped.segments[segment].end
        let before = line.width + line.trailing
        var (divided, whole) = (line, line)
        for cluster in shaped.clusters(in: line.range.upperBound..<end) {
            let hangs = SegmentBuilder.hangs(cluster, in: shaped.text, isAfterVisible: whole.endsVisibly)
            let isFull = whole.width + whole.trailing + cluster.advance - cluster.hangingSpacing > limit
            // A terminator has space on any line, and white space has it between words.
            let needsSpace = !hangs || cluster.advance > 0 && mode == .characters
            if isFull, needsSpace, !divided.range.isEmpty { break }
            whole.take(cluster, isWhiteSpace: hangs)
            if shaped.boundaries[cluster.range.upperBound].contains(.grapheme) { divided = whole }
        }
        if divided.range.isEmpty {
            divided = whole
            divided.range = line.range.lowerBound..<end
        }
        line = divided
        taken += line.width + line.trailing - before
        if line.range.upperBound == end {
            line.showsPartOfWord = shaped.segments[segment].showsPartOfWord
            segment += 1
            taken = 0
        }
    }

    // MARK: - Soft hyphens

    private func hasSpaceForHyphen(_ line: Line, _ limit: Double) -> Bool {
        line.widthBeforeHyphen + shaped.hyphen(at: line.range.lowerBound..<line.visibleEnd).endAdvance <= limit
    }

    /// Takes as many parts of a divided word as leave space for a hyphen; all that were taken if not even one does, and
    /// the line is empty without them.
    private mutating func goBack(to start: (breaker: LineBreaker, line: Line), _ line: inout Line, limit: Double) {
        var (breaker, fitting) = start
        while breaker.segment < segment {
            var (next, longer) = (breaker, fitting)
            let part = shaped.segments[next.segment]
            next.take(part, advance: part.advance - next.taken, into: &longer)
            guard hasSpaceForHyphen(longer, limit) else { break }
            (breaker, fitting) = (next, longer)
        }
        guard !fitting.range.isEmpty else { return }
        (self, line) = (breaker, fitting)
    }
}

extension LineBreaker.Line {
    fileprivate func endsWithSoftHyphen(_ shaped: ShapedText) -> Bool {
        !range.isEmpty && shaped.text.units[range.upperBound - 1] == 0xAD
    }

    /// Makes a line as wide as what it shows of words that it cuts.
    mutating func widen(for shaped: ShapedText) {
        let widening = shaped.widening(byCutting: range.lowerBound..<visibleEnd)
        width += widening - self.widening
        self.widening = widening
    }

    /// The width up to a hyphen at the line's end: the last letter's tracking, which hangs over an end, stands before it.
    var widthBeforeHyphen: Double { endsVisibly ? width + trailing : width }

    fileprivate var endsVisibly: Bool { !range.isEmpty && visibleEnd == range.upperBound }

    /// Whether a segment may follow, of which `advance` points are left.
    @inline(__always)
    fileprivate func holds(
        _ segment: BreakSegment, advance: Double, limit: Double, _ mode: LineBreaker.Mode
    ) -> Bool {
        let ink = max(0, advance - (mode == .characters ? 0 : segment.trailing))
        guard width + trailing + ink > limit, mode != .never else { return true }
        // What shows something never follows white space that has filled the line, even if it has no width.
        return ink == 0 && segment.visibleEnd <= range.upperBound
    }

    @inline(__always)
    fileprivate mutating func take(_ segment: BreakSegment, advance: Double) {
        if segment.visibleEnd > range.upperBound {
            width += trailing + advance - segment.trailing
            trailing = segment.trailing
            visibleEnd = segment.visibleEnd
            showsPartOfWord = segment.showsPartOfWord
        } else {
            trailing += advance
        }
        range = range.lowerBound..<segment.end
    }

    fileprivate mutating func take(_ cluster: TextCluster, isWhiteSpace: Bool) {
        range = range.lowerBound..<cluster.range.upperBound
        guard !isWhiteSpace else {
            trailing += cluster.advance
            return
        }
        width += trailing + cluster.advance - cluster.hangingSpacing
        trailing = cluster.hangingSpacing
        visibleEnd = cluster.range.upperBound
    }
}

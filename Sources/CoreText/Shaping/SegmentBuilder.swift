/// Adds up the advances between break opportunities, once, so that each new width is a walk over few numbers.
struct SegmentBuilder {
    private let units: UnsafeBufferPointer<UInt16>
    private let boundaries: UnsafeBufferPointer<TextAnalysis.Boundary>
    private let runs: UnsafeBufferPointer<ShapedRun>
    private let words: UnsafeBufferPointer<PlacedWord>
    private let output: UnsafeMutableBufferPointer<BreakSegment>
    private var count = 0
    private var sum = Sum(visibleEnd: 0)
    /// Where the last segment ends.
    private var lastEnd = 0

    /// The segments of a text.
    static func segments(
        of text: StyledText, _ analysis: TextAnalysis, _ runs: [ShapedRun], _ words: [PlacedWord]
    ) -> [BreakSegment] {
        text.units.withUnsafeBufferPointer { units in
            analysis.boundaries.withUnsafeBufferPointer { boundaries in
                words.withUnsafeBufferPointer { words in
                    runs.withUnsafeBufferPointer { runs in
                        let most = boundaries.lineCount + 2 * runs.tabCount + 1
                        return Array(upTo: most) { output in
                            var builder = SegmentBuilder(units, boundaries, runs, words, output)
                            builder.addRuns(of: text)
                            return builder.count
                        }
                    }
                }
            }
        }
    }

    private init(
        _ units: UnsafeBufferPointer<UInt16>, _ boundaries: UnsafeBufferPointer<TextAnalysis.Boundary>,
        _ runs: UnsafeBufferPointer<ShapedRun>, _ words: UnsafeBufferPointer<PlacedWord>,
        _ output: UnsafeMutableBufferPointer<BreakSegment>
    ) {
        (self.units, self.boundaries) = (units, boundaries)
        (self.runs, self.words, self.output) = (runs, words, output)
    }

    private struct Sum {
        var advance = 0.0
        var trailing = 0.0
        var visibleEnd: Int
        /// Whether what was added last shows.
        var endsVisibly = false
        var hangsInsideWord = false

        /// - Parameters:
        ///   - end: Where what is added ends.
        ///   - isInsideWord: Whether it starts between glyphs of one word.
        ///   - hangingSpacing: The part of the amount that hangs over the end of a line, although it is not white
        ///     space.
        mutating func add(
            _ amount: Double, to end: Int, isWhiteSpace: Bool, hangingSpacing: Double = 0, isInsideWord: Bool = false
        ) {
            advance += amount
            if !isWhiteSpace || endsVisibly { hangsInsideWord = isWhiteSpace && isInsideWord }
            trailing = isWhiteSpace ? trailing + amount : hangingSpacing
            if !isWhiteSpace { visibleEnd = end }
            endsVisibly = !isWhiteSpace
        }
    }

    private mutating func addRuns(of text: StyledText) {
        for index in runs.indices {
            let range = runs[index].range
            switch runs[index].kind {
            case .glyphs: addWords(of: index, text)
            case .tab:
                close(at: range.lowerBound, .opportunity)
                close(at: range.upperBound, .tab)
            case .control:
                sum.add(0, to: range.upperBound, isWhiteSpace: true)
                closeIfAllowed(at: range.upperBound)
            case .attachment(let width):
                sum.add(width, to: range.upperBound, isWhiteSpace: false)
                closeIfAllowed(at: range.upperBound)
            }
        }
        close(at: units.count, .opportunity)
    }

    /// A word mostly lies between two opportunities; one that holds some is added cluster by cluster.
    private mutating func addWords(of run: Int, _ text: StyledText) {
        let measures = runs[run].measures
        for index in runs[run].words {
            // Read where it lies: a copy counts references.
            let (start, end) = (words[index].start, words[index].end)
            guard !hasOpportunity(inside: start..<end),
                end - start == 1 || !SegmentBuilder.isWhiteSpace(units[end - 1])
            else {
                addClusters(of: index, run, measures, text)
                continue
            }
            let isSpaced = words[index].spacedCount != 0
            sum.add(
                words[index].advance(measures: measures), to: end,
                isWhiteSpace: hangs(start..<end, isSpaced: isSpaced, isAfterVisible: sum.endsVisibly),
                hangingSpacing: isSpaced ? measures.hangingSpacing : 0)
            closeIfAllowed(at: end)
        }
    }

    private mutating func addClusters(
        of word: Int, _ run: Int, _ measures: ShapedRun.Measures, _ text: StyledText
    ) {
        let (wordStart, wordEnd, adjustment) = (words[word].start, words[word].end, words[word].adjustment)
        let shaped = words[word].kept ?? runs[run].glyphs(of: words[word], in: text)
        shaped.glyphs.withUnsafeBufferPointer { glyphs in
            var index = 0
            while index < glyphs.count {
                let first = index
                var advance = 0
                repeat {
                    advance += Int(glyphs[index].advance)
                    index += 1
                } while index < glyphs.count && glyphs[index].cluster == glyphs[first].cluster
                let isLast = index == glyphs.count
                let start = wordStart + Int(glyphs[first].cluster)
                let end = isLast ? wordEnd : wordStart + Int(glyphs[index].cluster)
                let isSpaced = !glyphs[first].isInvisible
                let width = (isSpaced ? measures.width(ofCluster: advance) : 0) + (isLast ? adjustment : 0)
                sum.add(
                    width, to: end,
                    isWhiteSpace: hangs(start..<end, isSpaced: isSpaced, isAfterVisible: sum.endsVisibly),
                    hangingSpacing: isSpaced ? measures.hangingSpacing : 0, isInsideWord: start > wordStart)
                closeIfAllowed(at: end, isInsideWord: end < wordEnd)
            }
        }
    }

    @inline(__always)
    private func hasOpportunity(inside word: Range<Int>) -> Bool {
        boundaries.hasLine(in: word.lowerBound + 1..<word.upperBound)
    }

    @inline(__always)
    private mutating func closeIfAllowed(at end: Int, isInsideWord: Bool = false) {
        let boundary = boundaries[end]
        guard boundary.contains(.line) else { return }
        let ending: BreakSegment.Ending = units[end - 1] == 0xAD ? .hyphen : .opportunity
        close(at: end, boundary.contains(.mandatory) ? .mandatory : ending, isInsideWord: isInsideWord)
    }

    private mutating func close(at end: Int, _ ending: BreakSegment.Ending, isInsideWord: Bool = false) {
        guard end > lastEnd else { return }
        output.initializeElement(
            at: count,
            to: BreakSegment(
                end: end, advance: sum.advance, trailing: sum.trailing, visibleEnd: sum.visibleEnd, ending: ending,
                dividesWord: isInsideWord, hangsInsideWord: sum.hangsInsideWord))
        count += 1
        lastEnd = end
        sum = Sum(visibleEnd: end)
    }

    /// Whether a cluster hangs over a line's end: white space, and what shows nothing behind it; a space with a mark is
    /// none, and a soft hyphen may come to show.
    ///
    /// - Parameter isAfterVisible: Whether the cluster stands beside something visible, whose form it may decide.
    static func hangs(_ cluster: TextCluster, in text: StyledText, isAfterVisible: Bool) -> Bool {
        let first = text.units[cluster.range.lowerBound]
        return cluster.isInvisible
            ? first != 0xAD && !isAfterVisible : cluster.range.count == 1 && isWhiteSpace(first)
    }

    /// The same for a cluster, or a word without an opportunity inside.
    ///
    /// - Parameter isSpaced: Whether some of it shows.
    @inline(__always)
    private func hangs(_ range: Range<Int>, isSpaced: Bool, isAfterVisible: Bool) -> Bool {
        let first = units[range.lowerBound]
        return isSpaced ? range.count == 1 && SegmentBuilder.isWhiteSpace(first) : first != 0xAD && !isAfterVisible
    }

    /// White space that hangs over a line's end: all of it but the no-break spaces.
    @inline(__always)
    static func isWhiteSpace(_ unit: UInt16) -> Bool {
        unit <= 0x20 || unit == 0x85 || unit >= 0x1680 && isRareWhiteSpace(unit)
    }

    private static func isRareWhiteSpace(_ unit: UInt16) -> Bool {
        unit == 0x3000 || unit == 0x1680 || unit == 0x205F
            || unit >= 0x2000 && unit <= 0x200B && unit != 0x2007 || unit == 0x2028 || unit == 0x2029
    }
}

extension UnsafeBufferPointer<TextAnalysis.Boundary> {
    /// Eight boundaries from an offset on, those marked at which a line may start.
    @inline(__always)
    private func lines(at offset: Int) -> UInt64 {
        UnsafeRawPointer(baseAddress! + offset).loadUnaligned(as: UInt64.self) & 0x0101_0101_0101_0101
    }

    /// At how many offsets a line may start.
    var lineCount: Int {
        var (sum, offset) = (0, 0)
        while offset + 8 <= count {
            sum &+= lines(at: offset).nonzeroBitCount
            offset &+= 8
        }
        while offset < count {
            sum &+= self[offset].contains(.line) ? 1 : 0
            offset &+= 1
        }
        return sum
    }

    /// Whether a line may start at one of some offsets.
    @inline(__always)
    fileprivate func hasLine(in range: Range<Int>) -> Bool {
        var offset = range.lowerBound
        while offset < range.upperBound {
            guard offset + 8 <= count else {
                if self[offset].contains(.line) { return true }
                offset &+= 1
                continue
            }
            let lines = lines(at: offset)
            if lines != 0 { return offset &+ lines.trailingZeroBitCount >> 3 < range.upperBound }
            offset &+= 8
        }
        return false
    }
}

extension UnsafeBufferPointer<ShapedRun> {
    fileprivate var tabCount: Int {
        var count = 0
        for index in indices { if case .tab = self[index].kind { count += 1 } }
        return count
    }
}

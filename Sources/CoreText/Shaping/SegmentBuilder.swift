/// Adds up the advances between break opportunities, once, so that each new width is a walk over few numbers.
struct SegmentBuilder {
    private let text: StyledText
    private let units: UnsafeBufferPointer<UInt16>
    private let boundaries: UnsafeBufferPointer<TextAnalysis.Boundary>
    private let runs: UnsafeBufferPointer<ShapedRun>
    private let words: UnsafeBufferPointer<PlacedWord>

    /// The segments of a text.
    static func segments(
        of text: StyledText, _ analysis: TextAnalysis, _ runs: [ShapedRun], _ words: [PlacedWord]
    ) -> [BreakSegment] {
        text.units.withUnsafeBufferPointer { units in
            analysis.boundaries.withUnsafeBufferPointer { boundaries in
                words.withUnsafeBufferPointer { words in
                    runs.withUnsafeBufferPointer { runs in
                        SegmentBuilder(text: text, units: units, boundaries: boundaries, runs: runs, words: words)
                            .segments()
                    }
                }
            }
        }
    }

    private struct Sum {
        var advance = 0.0
        var trailing = 0.0
        var visibleEnd: Int
        /// Whether what was added last shows.
        var endsVisibly = false

        /// - Parameters:
        ///   - end: Where what is added ends.
        ///   - hangingSpacing: The part of the amount that hangs over the end of a line, although it is not white
        ///     space.
        mutating func add(_ amount: Double, to end: Int, isWhiteSpace: Bool, hangingSpacing: Double = 0) {
            advance += amount
            trailing = isWhiteSpace ? trailing + amount : hangingSpacing
            if !isWhiteSpace { visibleEnd = end }
            endsVisibly = !isWhiteSpace
        }
    }

    private func segments() -> [BreakSegment] {
        var result: [BreakSegment] = []
        result.reserveCapacity(boundaries.reduce(2) { $0 &+ Int($1.rawValue & TextAnalysis.Boundary.line.rawValue) })
        var sum = Sum(visibleEnd: 0)
        for index in runs.indices {
            let range = runs[index].range
            switch runs[index].kind {
            case .glyphs: addWords(of: index, &sum, &result)
            case .tab:
                close(at: range.lowerBound, .opportunity, &sum, &result)
                close(at: range.upperBound, .tab, &sum, &result)
            case .control:
                sum.add(0, to: range.upperBound, isWhiteSpace: true)
                closeIfAllowed(at: range.upperBound, &sum, &result)
            case .attachment(let width):
                sum.add(width, to: range.upperBound, isWhiteSpace: false)
                closeIfAllowed(at: range.upperBound, &sum, &result)
            }
        }
        close(at: units.count, .opportunity, &sum, &result)
        return result
    }

    /// A word mostly lies between two opportunities; one that holds some is added cluster by cluster.
    private func addWords(of run: Int, _ sum: inout Sum, _ result: inout [BreakSegment]) {
        let measures = runs[run].measures
        for index in runs[run].words {
            // Read where it lies: a copy counts references.
            let (start, end) = (words[index].start, words[index].end)
            guard !hasOpportunity(inside: start..<end),
                end - start == 1 || !SegmentBuilder.isWhiteSpace(units[end - 1])
            else {
                addClusters(of: words[index], runs[run], &sum, &result)
                continue
            }
            let isSpaced = words[index].spacedCount != 0
            sum.add(
                words[index].advance(measures: measures), to: end,
                isWhiteSpace: hangs(start..<end, isSpaced: isSpaced, isAfterVisible: sum.endsVisibly),
                hangingSpacing: isSpaced ? measures.hangingSpacing : 0)
            closeIfAllowed(at: end, &sum, &result)
        }
    }

    private func addClusters(
        of word: PlacedWord, _ run: ShapedRun, _ sum: inout Sum, _ result: inout [BreakSegment]
    ) {
        let shaped = word.kept ?? run.glyphs(of: word, in: text)
        shaped.glyphs.withUnsafeBufferPointer { glyphs in
            var index = 0
            while index < glyphs.count {
                let first = index
                var advance = 0
                repeat {
                    advance += Int(glyphs[index].advance)
                    index += 1
                } while index < glyphs.count && glyphs[index].cluster == glyphs[first].cluster
                let start = word.start + Int(glyphs[first].cluster)
                let end = index < glyphs.count ? word.start + Int(glyphs[index].cluster) : word.end
                let isSpaced = !glyphs[first].isInvisible
                let width = (isSpaced ? run.width(ofCluster: advance) : 0) + (index < glyphs.count ? 0 : word.adjustment)
                sum.add(
                    width, to: end,
                    isWhiteSpace: hangs(start..<end, isSpaced: isSpaced, isAfterVisible: sum.endsVisibly),
                    hangingSpacing: isSpaced ? run.hangingSpacing : 0)
                closeIfAllowed(at: end, &sum, &result, isInsideWord: end < word.end)
            }
        }
    }

    @inline(__always)
    private func hasOpportunity(inside word: Range<Int>) -> Bool {
        var offset = word.lowerBound + 1
        while offset < word.upperBound {
            if boundaries[offset].contains(.line) { return true }
            offset += 1
        }
        return false
    }

    @inline(__always)
    private func closeIfAllowed(
        at end: Int, _ sum: inout Sum, _ result: inout [BreakSegment], isInsideWord: Bool = false
    ) {
        let boundary = boundaries[end]
        guard boundary.contains(.line) else { return }
        let ending: BreakSegment.Ending = units[end - 1] == 0xAD ? .hyphen : .opportunity
        close(at: end, boundary.contains(.mandatory) ? .mandatory : ending, &sum, &result, isInsideWord: isInsideWord)
    }

    private func close(
        at end: Int, _ ending: BreakSegment.Ending, _ sum: inout Sum, _ result: inout [BreakSegment],
        isInsideWord: Bool = false
    ) {
        guard end > (result.last?.end ?? 0) else { return }
        result.append(
            BreakSegment(
                end: end, advance: sum.advance, trailing: sum.trailing, visibleEnd: sum.visibleEnd, ending: ending,
                dividesWord: isInsideWord))
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

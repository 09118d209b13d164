/// Adds up the advances between break opportunities, once, so that each new width is a walk over few numbers.
struct SegmentBuilder {
    private let text: StyledText
    private let units: UnsafeBufferPointer<UInt16>
    private let boundaries: UnsafeBufferPointer<TextAnalysis.Boundary>
    private let runs: [ShapedRun]
    private let words: UnsafeBufferPointer<PlacedWord>

    /// The segments of a text.
    static func segments(
        of text: StyledText, _ analysis: TextAnalysis, _ runs: [ShapedRun], _ words: [PlacedWord]
    ) -> [BreakSegment] {
        text.units.withUnsafeBufferPointer { units in
            analysis.boundaries.withUnsafeBufferPointer { boundaries in
                words.withUnsafeBufferPointer { words in
                    SegmentBuilder(text: text, units: units, boundaries: boundaries, runs: runs, words: words)
                        .segments()
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
        result.reserveCapacity(units.count / 5 + 2)
        var sum = Sum(visibleEnd: 0)
        for run in runs {
            switch run.kind {
            case .glyphs:
                for index in run.words { add(words[index], run, &sum, &result) }
            case .tab:
                close(at: run.range.lowerBound, .opportunity, &sum, &result)
                close(at: run.range.upperBound, .tab, &sum, &result)
            case .control:
                sum.add(0, to: run.range.upperBound, isWhiteSpace: true)
                closeIfAllowed(at: run.range.upperBound, &sum, &result)
            case .attachment(let width):
                sum.add(width, to: run.range.upperBound, isWhiteSpace: false)
                closeIfAllowed(at: run.range.upperBound, &sum, &result)
            }
        }
        close(at: units.count, .opportunity, &sum, &result)
        return result
    }

    /// A word mostly lies between two opportunities; one that holds some is added cluster by cluster.
    private func add(_ word: PlacedWord, _ run: ShapedRun, _ sum: inout Sum, _ result: inout [BreakSegment]) {
        let first = units[word.start]
        if !hasOpportunity(inside: word),
            word.length == 1 || !SegmentBuilder.isWhiteSpace(units[word.end - 1])
        {
            sum.add(
                word.advance(in: run), to: word.end,
                isWhiteSpace: hangs(word, first, isAfterVisible: sum.endsVisibly),
                hangingSpacing: word.spacedCount == 0 ? 0 : run.hangingSpacing)
            closeIfAllowed(at: word.end, &sum, &result)
            return
        }
        for cluster in ClusterWalk(word, in: run, of: text) {
            let range = cluster.range
            sum.add(
                cluster.advance, to: range.upperBound,
                isWhiteSpace: SegmentBuilder.hangs(cluster, in: text, isAfterVisible: sum.endsVisibly),
                hangingSpacing: cluster.hangingSpacing)
            closeIfAllowed(at: range.upperBound, &sum, &result, isInsideWord: range.upperBound < word.end)
        }
    }

    private func hasOpportunity(inside word: PlacedWord) -> Bool {
        var offset = word.start + 1
        let end = word.end
        while offset < end {
            if boundaries[offset].contains(.line) { return true }
            offset += 1
        }
        return false
    }

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

    /// The same for a word without an opportunity inside.
    private func hangs(_ word: PlacedWord, _ first: UInt16, isAfterVisible: Bool) -> Bool {
        word.spacedCount == 0
            ? first != 0xAD && !isAfterVisible : word.length == 1 && SegmentBuilder.isWhiteSpace(first)
    }

    /// White space that hangs over a line's end: all of it but the no-break spaces.
    @inline(__always)
    static func isWhiteSpace(_ unit: UInt16) -> Bool {
        unit == 0x20 || unit < 0x20 || unit == 0x3000 || unit == 0x1680 || unit == 0x205F
            || unit >= 0x2000 && unit <= 0x200B && unit != 0x2007 || unit == 0x2028 || unit == 0x2029 || unit == 0x85
    }
}

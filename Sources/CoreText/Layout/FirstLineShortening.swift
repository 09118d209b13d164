/// Ends paragraphs' first lines earlier than greedy breaking does, where their line break strategy asks for it.
///
/// Apple publishes no rule. These were read from images that UIKit drew on iOS 11 to 26: of two lines the second gets
/// the last word of the first if it would hold one word, and justified lines 1 and 2 are evened out (iOS 17).
struct FirstLineShortening {
    let shaped: ShapedText
    /// Points that lines may take.
    let width: Double
    /// How the last permitted line ends; nil where its paragraph says.
    let lastMode: NSLineBreakMode?

    /// The greatest share of the first line's length that the second may have after a word was pushed out: longer ones
    /// are long enough with one word. The images show at most 0.62 where a word was pushed, at least 0.82 elsewhere.
    private static let greatestShare = 0.75

    /// Where first lines end instead: offsets by the offsets at which the lines start.
    ///
    /// - Parameter lines: Of a text or a whole paragraph, broken greedily.
    func ends(of lines: [LineRecord]) -> [Int: Int] {
        guard shaped.text.formatRuns.contains(where: { !$0.format.lineBreakStrategy.isEmpty }) else { return [:] }
        var ends: [Int: Int] = [:]
        for paragraph in lines.split(after: { $0.ending == .hard }) where paragraph.count > 1 {
            let first = paragraph[paragraph.startIndex]
            let second = paragraph[paragraph.startIndex + 1]
            guard first.ending == .wrapped, first.cut == nil, second.cut == nil else { continue }
            ends[first.range.lowerBound] = end(of: first, before: second, isLast: paragraph.count == 2)
        }
        return ends
    }

    private func end(of first: LineRecord, before second: LineRecord, isLast: Bool) -> Int? {
        let format = shaped.text.format(at: first.range.lowerBound)
        let mode = lastMode ?? format.lineBreakMode
        guard mode == .byWordWrapping || mode == .byTruncatingTail, format.lineBreakMode != .byCharWrapping else {
            return nil
        }
        if format.alignment == .justified {
            guard format.lineBreakStrategy.contains(.standard), second.ending == .wrapped else { return nil }
            return evenEnd(of: first, before: second, format)
        }
        guard format.lineBreakStrategy.contains(.pushOut), isLast, second.ending == .hard else { return nil }
        return pushingEnd(of: first, before: second, format)
    }

    /// Where the last word of a line starts, if it goes to the next and last line.
    private func pushingEnd(of first: LineRecord, before second: LineRecord, _ format: ParagraphFormat) -> Int? {
        guard Self.mayPush(wordBefore: first.range.upperBound, into: second.visible, of: shaped.text.units),
            let start = wordStarts(in: first).first(where: { _ in true }),
            let lines = brokenLines(from: first.range.lowerBound, firstEndingAt: start, format),
            lines.second.range.upperBound == second.range.upperBound,
            lines.second.width <= Self.greatestShare * lines.first.width
        else { return nil }
        return start
    }

    /// Whether a word that ends at an offset is parted from a visible next line that holds one word.
    static func mayPush(wordBefore end: Int, into visible: Range<Int>, of units: UTF16Text) -> Bool {
        isSpace(units[end - 1]) && !units[visible].contains(where: isSpace)
    }

    /// Where a line ends that leaves as much free as the next one, which has the same words at its end as before.
    private func evenEnd(of first: LineRecord, before second: LineRecord, _ format: ParagraphFormat) -> Int? {
        var best: (end: Int?, difference: Double) = (nil, abs(second.width - first.width))
        for start in wordStarts(in: first) {
            guard let lines = brokenLines(from: first.range.lowerBound, firstEndingAt: start, format),
                lines.second.range.upperBound == second.range.upperBound,
                abs(lines.second.width - lines.first.width) < best.difference
            else { break }
            best = (start, abs(lines.second.width - lines.first.width))
        }
        return best.end
    }

    // MARK: - Words

    /// Where the words of a line start, the last first; not the line's own start.
    private func wordStarts(in line: LineRecord) -> some Sequence<Int> {
        let first = shaped.segmentIndex(after: line.range.lowerBound)
        let last = shaped.segmentIndex(after: line.visible.upperBound - 1)
        return (first..<max(first, last)).reversed().lazy.map { shaped.segments[$0].end }
            .filter { Self.isSpace(shaped.text.units[$0 - 1]) }
    }

    /// White space that parts words; spaces without width part places for breaks only.
    private static func isSpace(_ unit: UInt16) -> Bool { SegmentBuilder.isWhiteSpace(unit) && unit != 0x200B }

    private func brokenLines(
        from start: Int, firstEndingAt end: Int, _ format: ParagraphFormat
    ) -> (first: LineBreaker.Line, second: LineBreaker.Line)? {
        let paragraph = shaped.paragraphs[shaped.paragraphIndex(at: start)]
        var breaker = LineBreaker(shaped, mode: .words, at: start)
        let extents = [
            format.extent(ofFirstLine: start == paragraph.range.lowerBound, in: width),
            format.extent(ofFirstLine: false, in: width),
        ]
        guard
            let first = breaker.next(
                width: extents[0].width, tabStops: TabStops(format, indent: extents[0].indent), end: end),
            let second = breaker.next(width: extents[1].width, tabStops: TabStops(format, indent: extents[1].indent))
        else { return nil }
        return (first, second)
    }
}

extension Array {
    /// The array in parts, each of which ends with an element that passes a test.
    fileprivate func split(after isLast: (Element) -> Bool) -> [ArraySlice<Element>] {
        var parts: [ArraySlice<Element>] = []
        var start = startIndex
        while start < endIndex {
            let end = self[start...].firstIndex(where: isLast).map { $0 + 1 } ?? endIndex
            parts.append(self[start..<end])
            start = end
        }
        return parts
    }
}

/// Replaces the end, the start or the middle of a line that has too much text by a token.
///
/// The rules are those measured on iOS (behavior reference, section 3.4): as many user-perceived characters as fit,
/// white space beside the token removed; earlier lines are not touched.
struct Truncation {
    private let shaped: ShapedText
    private let custom: ShapedText?
    private let width: Double
    private let range: Range<Int>
    private let tokenWidths = TokenWidths()

    /// - Parameters:
    ///   - range: UTF-16 units that the line answers for; it starts where the line does.
    ///   - token: What stands for the cut text; nil for an ellipsis in the style of the text at the cut.
    ///   - width: Points that the line may take.
    init(of shaped: ShapedText, in range: Range<Int>, token: ShapedText?, width: Double) {
        self.shaped = shaped
        let paragraph = shaped.paragraphs[shaped.paragraphIndex(at: range.lowerBound)]
        custom = token?.running(paragraph.level & 1 == 1 ? .rightToLeft : .leftToRight)
        self.width = width
        self.range = range
    }

    /// One line that answers for all of the range; an ellipsis looks like the text that is shown beside it.
    func line(_ mode: NSLineBreakMode) -> LineRecord {
        switch mode {
        case .byTruncatingHead: headCut
        case .byTruncatingMiddle: middleCut
        case .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping: tailCut
        }
    }

    private var tailCut: LineRecord {
        let visible = range.lowerBound..<firstTerminator(in: range)
        let prefix = prefix(of: visible, atMost: width) { width - tokenWidth(after: $0, .end) }
        return record(prefix: prefix, token: token(after: prefix, .end), suffix: nil)
    }

    private var headCut: LineRecord {
        let suffix = suffix(of: range) { width - tokenWidth(before: $0) }
        let empty = Stretch(start: range.lowerBound, end: range.lowerBound, width: 0)
        return record(prefix: empty, token: token(at: modelOffset(before: suffix)), suffix: suffix)
    }

    private var middleCut: LineRecord {
        let visible = range.lowerBound..<firstTerminator(in: range)
        let half = prefix(of: visible, atMost: width / 2) { (width - tokenWidth(after: $0)) / 2 }
        let space = width - tokenWidth(after: half) - half.width
        let suffix = suffix(of: half.end..<range.upperBound) { _ in space }
        let prefix = evened(half, with: suffix)
        return record(prefix: prefix, token: token(after: prefix), suffix: suffix)
    }

    /// The start of a line with what is left of the width beside its end, if that brings the two nearer to equal.
    private func evened(_ prefix: Stretch, with suffix: Stretch) -> Stretch {
        let end = min(suffix.start, firstTerminator(in: prefix.start..<suffix.start))
        let space = width - suffix.width
        let longer = self.prefix(of: prefix.start..<end, atMost: space) { space - tokenWidth(after: $0) }
        return abs(longer.width - suffix.width) < abs(prefix.width - suffix.width) ? longer : prefix
    }

    private func record(prefix: Stretch, token: Token, suffix: Stretch?) -> LineRecord {
        let tail = suffix.map { $0.start..<$0.end } ?? range.upperBound..<range.upperBound
        return LineRecord(
            range: range, visible: prefix.start..<prefix.end, ending: .hard,
            cut: LineRecord.Cut(token: token.text, model: token.model, tail: tail),
            width: max(0, prefix.width + token.width + (suffix?.width ?? 0)),
            trailing: 0, narrowing: prefix.narrowing + (suffix?.narrowing ?? 0))
    }

    // MARK: - Tokens

    private struct Token {
        var text: ShapedText
        /// The character that it looks like; nil if it has a look of its own.
        var model: Int?
        var width: Double
    }

    /// What follows a token: text, or the line's end, over which its tracking hangs.
    private enum Follower { case text, end }

    private func token(at offset: Int, _ follower: Follower = .text) -> Token {
        let text = custom ?? ellipsis(at: offset)
        return Token(
            text: text, model: custom == nil ? offset : nil, width: follower == .end ? text.endAdvance : text.advance)
    }

    private func token(after prefix: Stretch, _ follower: Follower = .text) -> Token {
        token(at: modelOffset(after: prefix), follower)
    }

    /// The character beside the cut, which the token looks like: it may look otherwise at another cut, and be wider there.
    private func modelOffset(after prefix: Stretch) -> Int { max(range.lowerBound, prefix.end - 1) }

    private func modelOffset(before suffix: Stretch) -> Int {
        min(suffix.start, max(range.lowerBound, range.upperBound - 1))
    }

    private func tokenWidth(after prefix: Stretch, _ follower: Follower = .text) -> Double {
        tokenWidths.width(at: modelOffset(after: prefix), in: shaped.text) { token(at: $0, follower).width }
    }

    private func tokenWidth(before suffix: Stretch) -> Double {
        tokenWidths.width(at: modelOffset(before: suffix), in: shaped.text) { token(at: $0).width }
    }

    /// How wide tokens are in the styles that were asked for: one cut asks for the same one again and again.
    private final class TokenWidths {
        /// By where the stretch of a style begins.
        private var known: [Int: Double] = [:]

        func width(at offset: Int, in text: StyledText, made make: (Int) -> Double) -> Double {
            let style = text.styleRuns(in: offset..<offset + 1).first?.range.lowerBound ?? offset
            if let width = known[style] { return width }
            let width = make(offset)
            known[style] = width
            return width
        }
    }

    private func ellipsis(at offset: Int) -> ShapedText {
        var style = shaped.text.style(at: offset)
        style.attachment = nil
        return ShapedText(
            StyledText("\u{2026}", style: style, language: shaped.text.language), library: shaped.library)
    }

    // MARK: - Stretches that fit

    private struct Stretch {
        var start: Int
        var end: Int
        var width: Double
        /// Points by which it is narrower than its kept advances.
        var narrowing = 0.0
    }

    /// The longest start of a range whose width without white space at its end has space beside the token there.
    ///
    /// - Parameters:
    ///   - most: Points that no start has more of.
    ///   - space: Points that a start may take.
    private func prefix(of range: Range<Int>, atMost most: Double, space: (Stretch) -> Double) -> Stretch {
        let empty = Stretch(start: range.lowerBound, end: range.lowerBound, width: 0)
        var fitting: [Stretch] = []
        var sum = 0.0
        for cluster in shaped.clusters(in: range) {
            sum += cluster.advance
            if SegmentBuilder.hangs(cluster, in: shaped.text, isAfterVisible: false) { continue }
            if sum > most + LineBreaker.tolerance { break }
            guard isBoundary(cluster.range.upperBound) else { continue }
            fitting.append(Stretch(start: range.lowerBound, end: cluster.range.upperBound, width: sum))
        }
        return longest(of: fitting, space: space) ?? empty
    }

    /// The longest end of a range whose width without white space at its start has space beside the token there.
    private func suffix(of range: Range<Int>, space: (Stretch) -> Double) -> Stretch {
        let end = lastVisible(in: range)
        var fitting: [Stretch] = []
        var sum = 0.0
        for cluster in shaped.clustersBackwards(in: range.lowerBound..<end) {
            if shaped.text.units[cluster.range.lowerBound].endsLine { break }
            sum += cluster.advance - (cluster.range.upperBound == end ? cluster.hangingSpacing : 0)
            if SegmentBuilder.hangs(cluster, in: shaped.text, isAfterVisible: false) { continue }
            if sum > width + LineBreaker.tolerance { break }
            guard isBoundary(cluster.range.lowerBound) else { continue }
            fitting.append(Stretch(start: cluster.range.lowerBound, end: end, width: sum))
        }
        return longest(of: fitting, space: space) ?? Stretch(start: end, end: end, width: 0)
    }

    /// The last of ever longer stretches that still fits with the forms that its letters take at the cut.
    private func longest(of stretches: [Stretch], space: (Stretch) -> Double) -> Stretch? {
        for stretch in stretches.reversed() {
            let limit = space(stretch) + LineBreaker.tolerance
            guard stretch.width <= limit else { continue }
            let real = stretch.width + shaped.widening(byCutting: stretch.start..<stretch.end)
            if real > limit { continue }
            return Stretch(
                start: stretch.start, end: stretch.end, width: real, narrowing: max(0, stretch.width - real))
        }
        return nil
    }

    private func isBoundary(_ offset: Int) -> Bool {
        offset == shaped.text.units.count || shaped.boundaries[offset].contains(.grapheme)
    }

    private func firstTerminator(in range: Range<Int>) -> Int {
        shaped.text.units[range].firstIndex(where: \.endsLine) ?? range.upperBound
    }

    private func lastVisible(in range: Range<Int>) -> Int {
        (shaped.text.units[range].lastIndex { !$0.endsLine } ?? range.lowerBound - 1) + 1
    }
}

extension ShapedText {
    /// The text of a token in the direction of the paragraph that it stands in, whatever letters it has itself.
    fileprivate func running(_ direction: NSWritingDirection) -> ShapedText {
        let level: UInt8 = direction == .rightToLeft ? 1 : 0
        guard paragraphs.contains(where: { $0.level != level }) else { return self }
        let formats = text.formatRuns.map { run in
            var run = run
            run.format.baseWritingDirection = direction
            return run
        }
        return ShapedText(text.replacing(formatRuns: formats), library: library)
    }

    /// By how many points the text of a range is wider when a line shows nothing beside it: letters at a cut take other
    /// forms, and the kerning with their neighbors is gone.
    func widening(byCutting range: Range<Int>) -> Double {
        guard !range.isEmpty else { return 0 }
        let (first, last) = (word(at: range.lowerBound), word(at: range.upperBound - 1))
        let atStart = first.map { widening(of: $0.word, in: $0.run, byCutting: range) } ?? 0
        guard let last, last.word.start != first?.word.start else { return atStart }
        return atStart + widening(of: last.word, in: last.run, byCutting: range)
    }

    private func word(at offset: Int) -> (word: PlacedWord, run: ShapedRun)? {
        let run = runs[runIndex(at: offset)]
        guard case .glyphs = run.kind else { return nil }
        return (words[wordIndex(at: offset, in: run)], run)
    }

    private func widening(of word: PlacedWord, in run: ShapedRun, byCutting range: Range<Int>) -> Double {
        let wanted = (word.start..<word.end).clamped(to: range)
        let shaped = run.glyphs(of: word, in: text)
        let from = shaped.glyphIndex(at: wanted.lowerBound - word.start)
        let to = shaped.glyphIndex(at: wanted.upperBound - word.start)
        if shaped.isSafeToCut(from), shaped.isSafeToCut(to) { return 0 }
        let kept = shaped.glyphs[from..<to]
        let shown = WordFragment(word, shaped, in: run, of: self, range: range).glyphs
        func advance(_ glyphs: ArraySlice<ShapedWord.Glyph>) -> Int { glyphs.reduce(0) { $0 + Int($1.advance) } }
        return Double(advance(shown) - advance(kept)) * run.scale
    }
}

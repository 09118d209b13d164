/// Puts the glyphs of one line in their places, for drawing and hit testing.
///
/// Lines only keep ranges; glyphs are fetched from the shared words when somebody asks for them.
struct LineAssembler {
    private let line: TextLayout.Line
    private let record: LineRecord
    private var tabs: [Double]

    init(_ line: TextLayout.Line) {
        self.line = line
        record = line.record
        tabs = record.tabs.reversed()
    }

    /// A stretch in logical order, before it has a place.
    private struct Slice {
        var run: ShapedRun
        var range: Range<Int>
        var text: ShapedText
        var isToken: Bool
        var level: UInt8

        /// Whether words from left to right are all plain, and none is cut.
        func holdsPlainWordsAlone(_ words: ArraySlice<PlacedWord>) -> Bool {
            guard !run.isRightToLeft, let first = words.first, let last = words.last else { return false }
            return range.lowerBound <= first.start && last.end <= range.upperBound
                && words.allSatisfy { $0.kept == nil }
        }
    }

    func runs() -> [TextLayout.Run] {
        var assembler = self
        let slices = logicalSlices()
        var parts = slices.map { assembler.part(of: $0) }
        // Tracking that hangs over the end of a line lies left of it where the line runs to the left.
        var x = record.x - (record.level & 1 == 1 ? slices.last?.run.hangingSpacing ?? 0 : 0)
        return VisualOrder.order(of: slices.map(\.level)).map { index in
            parts[index].move(to: x, baseline: record.baseline)
            x += Double(parts[index].width)
            return parts[index]
        }
    }

    private func logicalSlices() -> [Slice] {
        let shaped = line.layout.shaped
        var slices = LineAssembler.slices(of: shaped, in: record.visible, isToken: false)
        if let cut = record.cut {
            let token = LineAssembler.slices(of: cut.token, in: 0..<cut.token.text.units.count, isToken: true)
            let direction = cut.token.analysis.paragraphs.first?.level ?? 0
            slices += token.map { slice in
                var placed = slice
                placed.level += record.level - min(direction, record.level)
                return placed
            }
            slices += LineAssembler.slices(of: shaped, in: cut.tail, isToken: false)
        }
        return slices
    }

    private static func slices(of text: ShapedText, in range: Range<Int>, isToken: Bool) -> [Slice] {
        guard !range.isEmpty else { return [] }
        return text.runs[text.runIndex(at: range.lowerBound)...text.runIndex(at: range.upperBound - 1)].map { run in
            Slice(run: run, range: run.range.clamped(to: range), text: text, isToken: isToken, level: run.level)
        }
    }

    // MARK: - Parts

    /// The glyphs of a slice from x = 0.
    private mutating func part(of slice: Slice) -> TextLayout.Run {
        let style = slice.text.text.styleRuns[slice.run.style].style
        var part = TextLayout.Run(
            font: slice.run.font, glyphs: [], positions: [], clusters: [], range: slice.range, style: style, x: 0,
            width: 0, level: slice.level, isToken: slice.isToken, attachment: nil)
        switch slice.run.kind {
        case .glyphs: fill(&part, from: slice)
        case .tab: part.width = CGFloat(tabs.popLast() ?? 0)
        case .control: break
        case .attachment(let width):
            part.width = CGFloat(width)
            part.attachment = style.attachment
        }
        return part
    }

    private func fill(_ part: inout TextLayout.Run, from slice: Slice) {
        let first = slice.text.wordIndex(at: slice.range.lowerBound, in: slice.run)
        let last = slice.text.wordIndex(at: slice.range.upperBound - 1, in: slice.run)
        let words = slice.text.words[first...last]
        part.glyphs.reserveCapacity(slice.range.count)
        part.positions.reserveCapacity(slice.range.count)
        part.clusters.reserveCapacity(slice.range.count)
        var pen = Pen(
            shaped: line.layout.shaped, stretch: slice.isToken ? 0 : record.stretch,
            visibleEnd: record.visible.upperBound, run: slice.run, baselineShift: -Double(part.style.baselineOffset))
        if slice.holdsPlainWordsAlone(words) {
            pen.writePlain(words, of: slice.text.text, to: &part)
        } else {
            let placed = Array(zip(words, slice.run.glyphs(of: words, in: slice.text.text)))
            for (word, shaped) in slice.run.isRightToLeft ? placed.reversed() : placed {
                let fragment = WordFragment(word, shaped, in: slice.run, of: slice.text, range: slice.range)
                pen.write(fragment, to: &part)
            }
        }
        part.width = CGFloat(pen.x)
    }

    /// Writes glyphs one after the other, from left to right.
    private struct Pen {
        let shaped: ShapedText
        /// Points after each place that stretches, and where the visible text ends.
        let stretch: Double
        let visibleEnd: Int
        let run: ShapedRun
        /// Points below the baseline.
        let baselineShift: Double
        var x = 0.0

        /// Writes plain words from left to right, without an object for each.
        mutating func writePlain(
            _ words: ArraySlice<PlacedWord>, of text: StyledText, to part: inout TextLayout.Run
        ) {
            let font = run.font.face.harfBuzz.font
            run.plan(for: text).use { session in
                text.units.withUnsafeBufferPointer { units in
                    var glyphs: [ShapedWord.Glyph] = []
                    for word in words {
                        session.writePlainWord(
                            UnsafeBufferPointer(rebasing: units[word.start..<word.end]), in: font, into: &glyphs)
                        glyphs.withUnsafeBufferPointer { glyphs in
                            let clusters = WordFragment.Clusters(glyphs, start: word.start, end: word.end)
                            var next = 0
                            while let cluster = clusters.after(&next) { write(cluster, glyphs, to: &part) }
                        }
                        x += word.adjustment
                    }
                }
            }
        }

        mutating func write(_ fragment: WordFragment, to part: inout TextLayout.Run) {
            if run.isRightToLeft { x += fragment.adjustment }
            fragment.glyphs.withUnsafeBufferPointer { glyphs in
                let clusters = WordFragment.Clusters(glyphs, start: fragment.start, end: fragment.end)
                if run.isRightToLeft {
                    var next = glyphs.count
                    while let cluster = clusters.before(&next) { write(cluster, glyphs, to: &part) }
                } else {
                    var next = 0
                    while let cluster = clusters.after(&next) { write(cluster, glyphs, to: &part) }
                }
            }
            if !run.isRightToLeft { x += fragment.adjustment }
        }

        /// Spacing and stretch follow a cluster in reading order: they lie left of it where text runs to the left.
        private mutating func write(
            _ cluster: WordFragment.Cluster, _ glyphs: UnsafeBufferPointer<ShapedWord.Glyph>,
            to part: inout TextLayout.Run
        ) {
            let start = x
            let first = part.glyphs.count
            let isInvisible = glyphs[cluster.glyphs.lowerBound].isInvisible
            let extra = (isInvisible ? 0 : run.spacing) + stretch(after: cluster.range)
            if run.isRightToLeft { x += extra }
            for place in cluster.glyphs {
                let index =
                    run.isRightToLeft ? cluster.glyphs.upperBound - 1 - (place - cluster.glyphs.lowerBound) : place
                write(glyphs[index], to: &part)
            }
            if let fixed = run.fixedAdvance, !isInvisible { x = start + fixed + (run.isRightToLeft ? extra : 0) }
            if !run.isRightToLeft { x += extra }
            part.clusters.append(
                TextLayout.Run.Cluster(
                    range: cluster.range, glyphs: first..<part.glyphs.count, x: CGFloat(start),
                    width: CGFloat(x - start)))
        }

        @inline(__always)
        private mutating func write(_ glyph: ShapedWord.Glyph, to part: inout TextLayout.Run) {
            part.glyphs.append(glyph.id)
            let (dx, dy) = (Double(glyph.dx), Double(glyph.dy))
            part.positions.append(
                CGPoint(x: x + dx * run.scale + dy * run.slant, y: baselineShift - dy * run.verticalScale))
            x += Double(glyph.advance) * run.scale
        }

        private func stretch(after range: Range<Int>) -> Double {
            guard stretch > 0 else { return 0 }
            return Justification.stretches(after: range.upperBound - 1, in: shaped, before: visibleEnd) ? stretch : 0
        }
    }
}

extension TextLayout.Run {
    fileprivate mutating func move(to x: Double, baseline: Double) {
        self.x = CGFloat(x)
        for index in positions.indices {
            positions[index].x += CGFloat(x)
            positions[index].y += CGFloat(baseline)
        }
        for index in clusters.indices { clusters[index].x += CGFloat(x) }
    }
}

/// The order in which stretches of text with embedding levels stand on a line (UAX #9, rule L2).
enum VisualOrder {
    /// The indices of the stretches from left to right.
    static func order(of levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        let lowestOdd = levels.lazy.filter { $0 & 1 == 1 }.min() ?? highest + 1
        var level = highest
        while level >= lowestOdd, level > 0 {
            reverseStretches(of: &order) { levels[$0] >= level }
            level -= 1
        }
        return order
    }

    private static func reverseStretches(of order: inout [Int], where belongs: (Int) -> Bool) {
        var start = 0
        while start < order.count {
            guard belongs(order[start]) else {
                start += 1
                continue
            }
            var end = start
            while end < order.count, belongs(order[end]) { end += 1 }
            order[start..<end].reverse()
            start = end
        }
    }
}

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
        func holdsPlainWordsAlone(_ words: ClosedRange<Int>) -> Bool {
            guard !run.isRightToLeft, range.lowerBound <= text.words[words.lowerBound].start,
                text.words[words.upperBound].end <= range.upperBound
            else { return false }
            return text.words.withUnsafeBufferPointer { all in words.allSatisfy { all[$0].isPlain } }
        }
    }

    func runs() -> [TextLayout.Run] {
        var assembler = self
        let slices = logicalSlices()
        if slices.count == 1, record.level & 1 == 0 {
            var part = assembler.part(of: slices[0])
            part.move(to: record.x, baseline: record.baseline)
            return [part]
        }
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
        var pen = Pen(
            shaped: line.layout.shaped, stretch: slice.isToken ? 0 : record.stretch,
            visibleEnd: record.visible.upperBound, run: slice.run, baselineShift: -Double(part.style.baselineOffset))
        if !slice.holdsPlainWordsAlone(first...last) || !pen.writePlain(first...last, of: slice.text, to: &part) {
            part.glyphs.reserveCapacity(slice.range.count)
            part.positions.reserveCapacity(slice.range.count)
            part.clusters.reserveCapacity(slice.range.count)
            let words = slice.text.words[first...last]
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

        /// Writes plain words from left to right, without an object for each; false, and nothing, if one is plain no longer.
        mutating func writePlain(
            _ words: ClosedRange<Int>, of text: ShapedText, to part: inout TextLayout.Run
        ) -> Bool {
            let length = text.words[words.upperBound].end - text.words[words.lowerBound].start
            var pen: Pen? = self
            part.glyphs = Array(unsafeUninitializedCapacity: length) { ids, idCount in
                part.positions = Array(unsafeUninitializedCapacity: length) { places, placeCount in
                    part.clusters = Array(unsafeUninitializedCapacity: length) { clusters, clusterCount in
                        let output = PlainOutput(ids: ids, places: places, clusters: clusters)
                        pen = pen?.behind(words, of: text, output)
                        let count = pen == nil ? 0 : length
                        (idCount, placeCount, clusterCount) = (count, count, count)
                    }
                }
            }
            if let pen { self = pen }
            return pen != nil
        }

        /// Where plain glyphs go, each a cluster of one unit.
        private struct PlainOutput {
            let ids: UnsafeMutableBufferPointer<CGGlyph>
            let places: UnsafeMutableBufferPointer<CGPoint>
            let clusters: UnsafeMutableBufferPointer<TextLayout.Run.Cluster>
        }

        /// The pen after it has written plain words; nil if one is plain no longer.
        private func behind(_ words: ClosedRange<Int>, of text: ShapedText, _ output: PlainOutput) -> Pen? {
            let font = run.font.face.harfBuzz.font
            let origin = text.words[words.lowerBound].start
            var x = x
            let areWritten = run.plan(for: text.text).use { session in
                text.text.units.withUnsafeBufferPointer { units in
                    withUnsafeTemporaryAllocation(of: ShapedWord.Glyph.self, capacity: WordCache.longestWord) {
                        glyphs in
                        for index in words {
                            let range = text.words[index].start..<text.words[index].end
                            guard session.writePlainWord(.init(rebasing: units[range]), in: font, to: glyphs) else {
                                return false
                            }
                            write(glyphs, of: range, from: origin, at: &x, output)
                            x += text.words[index].adjustment
                        }
                        return true
                    }
                }
            }
            guard areWritten else { return nil }
            var pen = self
            pen.x = x
            return pen
        }

        /// Writes the glyphs of a plain word, whose advances are summed up as those of other clusters are.
        ///
        /// - Parameter origin: The unit that the first glyph of the output belongs to.
        @inline(__always)
        private func write(
            _ glyphs: UnsafeMutableBufferPointer<ShapedWord.Glyph>, of range: Range<Int>, from origin: Int,
            at x: inout Double, _ output: PlainOutput
        ) {
            for unit in range {
                let (place, start) = (unit - origin, x)
                let glyph = glyphs[unit - range.lowerBound]
                output.ids.initializeElement(at: place, to: glyph.id)
                output.places.initializeElement(at: place, to: CGPoint(x: x, y: baselineShift))
                x = run.fixedAdvance.map { start + $0 } ?? x + Double(glyph.advance) * run.scale
                x += run.spacing + stretch(after: unit..<unit + 1)
                output.clusters.initializeElement(
                    at: place,
                    to: TextLayout.Run.Cluster(
                        range: unit..<unit + 1, glyphs: place..<place + 1, x: CGFloat(start),
                        width: CGFloat(x - start)))
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

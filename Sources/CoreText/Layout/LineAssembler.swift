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

    /// What of a line is put in place.
    enum Extent {
        /// What shows.
        case visible
        /// The white space that hangs over the end as well.
        case whole
    }

    func runs(_ extent: Extent = .visible) -> [TextLayout.Run] {
        var assembler = self
        let hangs = extent == .whole && record.cut == nil && record.trailing > 0
        let slices = logicalSlices(in: hangs ? record.visible.lowerBound..<record.range.upperBound : record.visible)
        if slices.count == 1, record.level & 1 == 0 {
            var part = assembler.part(of: slices[0])
            part.move(to: record.x, baseline: record.baseline)
            return [part]
        }
        var parts = slices.map { assembler.part(of: $0) }
        // Tracking that hangs over the end of a line lies left of it where the line runs to the left.
        let hanging = hangs ? record.trailing : slices.last?.run.hangingSpacing ?? 0
        var x = record.x - (record.level & 1 == 1 ? hanging : 0)
        return VisualOrder.order(of: slices.map(\.level)).map { index in
            parts[index].move(to: x, baseline: record.baseline)
            x += Double(parts[index].width)
            return parts[index]
        }
    }

    private func logicalSlices(in visible: Range<Int>) -> [Slice] {
        let shaped = line.layout.shaped
        var slices = LineAssembler.slices(of: shaped, in: visible, isToken: false)
        if let cut = record.cut {
            let token = LineAssembler.slices(of: cut.token, in: 0..<cut.token.text.units.count, isToken: true)
            let direction = cut.token.paragraphs.first?.level ?? 0
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
        var pen = GlyphPen(
            shaped: line.layout.shaped, stretch: slice.isToken ? 0 : record.stretch,
            visibleEnd: record.visible.upperBound, run: slice.run, baselineShift: -Double(part.style.baselineOffset),
            shift: Double(part.style.ruby?.shift ?? 0) * (slice.run.isRightToLeft ? -1 : 1))
        if !slice.text.isFlat || !pen.writeFlat(slice.range, of: slice.text.text, to: &part) {
            fill(&part, from: slice, with: &pen)
        }
        part.width = CGFloat(pen.x)
    }

    /// The glyphs of words that are kept.
    private func fill(_ part: inout TextLayout.Run, from slice: Slice, with pen: inout GlyphPen) {
        let first = slice.text.wordIndex(at: slice.range.lowerBound, in: slice.run)
        let last = slice.text.wordIndex(at: slice.range.upperBound - 1, in: slice.run)
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

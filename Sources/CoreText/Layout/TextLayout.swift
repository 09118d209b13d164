import Synchronization

/// The result of stage 3: lines, broken, cut, aligned and stacked. Measuring, hit testing and drawing all read it.
///
/// Immutable and shareable. Points, unrounded; the origin is the block's top-left corner and y grows downwards.
/// Offsets count UTF-16 units.
package final class TextLayout: Sendable {
    /// The text that was laid out.
    package let shaped: ShapedText
    /// What the lines were set by.
    package let rules: LayoutRules
    /// Whether text was cut for lack of lines, height or width.
    package let isTruncated: Bool
    /// The lines, made when somebody asks for one of them.
    var records: LineTable {
        if let made = made.load() { return LineTable(made) }
        return LineTable(made.storeIfNil(LineTable(LineTypesetter.lines(of: shaped, rules: rules).lines).storage))
    }
    // Buffers are not Sendable, but nobody writes to this one once it was made.
    private nonisolated(unsafe) let made = LazyReference<LineTable.Storage>()
    /// What was put together for those who draw and touch the lines.
    private let assembled = LazyReference<AssembledLines>()

    /// How large the lines are together, where that is known without them.
    private let measure: LineMeasure?

    private var assembledLines: AssembledLines { assembled.load() ?? assembled.storeIfNil(AssembledLines()) }

    fileprivate func runs(of line: Line) -> [Run] {
        line.index < AssembledLines.keptLines
            ? assembledLines.runs(of: line.index) { LineAssembler(line).runs() } : LineAssembler(line).runs()
    }

    func parts(of line: Line) -> LineParts { assembledLines.parts(of: line) }

    init(_ shaped: ShapedText, rules: LayoutRules) {
        self.shaped = shaped
        self.rules = rules
        measure = LineMeasure(of: shaped, rules)
        guard measure == nil else {
            isTruncated = false
            return
        }
        let result = LineTypesetter.lines(of: shaped, rules: rules)
        isTruncated = result.isTruncated
        _ = made.storeIfNil(LineTable(result.lines).storage)
    }

    /// A layout of lines that were set one by one.
    init(_ shaped: ShapedText, lines: [LineRecord], isTruncated: Bool) {
        self.shaped = shaped
        rules = LayoutRules()
        measure = nil
        _ = made.storeIfNil(LineTable(lines).storage)
        self.isTruncated = isTruncated
    }

    /// The same lines, one of them moved to the right by a number of points.
    package func moving(lineAt index: Int, by distance: CGFloat) -> TextLayout {
        var moved = Array(records)
        moved[index].x += Double(distance)
        return TextLayout(shaped, lines: moved, isTruncated: isTruncated)
    }

    /// The lines, top to bottom. Each is a window on the layout and costs nothing.
    package var lines: some RandomAccessCollection<Line> {
        records.indices.lazy.map { [self] in Line(layout: self, index: $0) }
    }

    /// The line of an index, without a walk.
    package func line(at index: Int) -> Line { Line(layout: self, index: index) }

    /// The index of the line that answers for an offset; the last one for the end of the text, nil without lines.
    package func lineIndex(holding offset: Int) -> Int? { line(holding: offset)?.index }

    /// The widest line without the white space that hangs over its end.
    package var width: CGFloat { CGFloat(measure?.width ?? records.reduce(0) { max($0, $1.width) }) }

    /// The widest line with its indent and the white space that hangs over its end, at least as wide as it takes to
    /// divide words alike; a cut last line counts without the white space, and so do lines whose spacing draws that back.
    package var outerWidth: CGFloat {
        if let measure { return CGFloat(measure.outerWidth) }
        let records = records
        return records.indices.reduce(0) { widest, index in
            let line = records[index]
            let trailing = isTruncated && index == records.count - 1 ? 0 : max(0, line.trailing)
            return max(
                widest, indent(of: index, in: records) + CGFloat(line.width + line.narrowing) + CGFloat(trailing))
        }
    }

    private func indent(of index: Int, in records: LineTable) -> CGFloat {
        let format = shaped.text.format(at: records[index].range.lowerBound)
        guard format.firstLineHeadIndent > 0 || format.headIndent > 0 else { return 0 }
        let isFirst = index == 0 || records[index - 1].ending == .hard
        return isFirst ? format.firstLineHeadIndent : format.headIndent
    }

    /// From the block's top to the bottom of its lowest line: the last one, unless negative spacing draws a low line into a
    /// higher one.
    package var height: CGFloat {
        if let measure { return CGFloat(measure.height) }
        guard shaped.text.formatRuns.contains(where: { $0.format.drawsLinesTogether }) else {
            return CGFloat(records.last.map { $0.top + $0.height } ?? 0)
        }
        return CGFloat(records.reduce(0) { max($0, $1.top + $1.height) })
    }

    /// A line of the layout.
    package struct Line: Sendable {
        let layout: TextLayout
        /// 0 is the first line.
        package let index: Int

        // Its numbers are read from where they are: a copy of the record counts the references that it holds.
        var record: LineRecord { layout.records[index] }

        /// All text that the line answers for: hanging white space, terminator and cut text included.
        package var range: Range<Int> { layout.records[index].range }
        /// The left edge of the visible content.
        package var x: CGFloat { CGFloat(layout.records[index].x) }
        /// The top of the line box, from the block's top.
        package var top: CGFloat { CGFloat(layout.records[index].top) }
        /// The height of the line box; line spacing below it is not included.
        package var height: CGFloat { CGFloat(layout.records[index].height) }
        /// The distance of the baseline from the block's top.
        package var baseline: CGFloat { CGFloat(layout.records[index].baseline) }
        /// How far the line reaches above the baseline.
        package var ascent: CGFloat { CGFloat(layout.records[index].ascent) }
        /// Positive: how far the line reaches below the baseline.
        package var descent: CGFloat { CGFloat(layout.records[index].descent) }
        /// The line gap of the line's fonts, 0 if the layout's rules leave it out.
        package var leading: CGFloat { CGFloat(layout.records[index].leading) }
        /// The natural width of the visible content; a justified line is drawn wider.
        package var width: CGFloat { CGFloat(layout.records[index].width) }
        /// The width of the white space that hangs over the end of the line.
        package var trailingWhitespaceWidth: CGFloat { CGFloat(layout.records[index].trailing) }
        /// The text that the truncation token stands for, or nil if the line is whole.
        package var truncatedRange: Range<Int>? {
            guard let cut = record.cut, record.ending != .hyphenated else { return nil }
            return record.visible.upperBound..<max(record.visible.upperBound, cut.tail.lowerBound)
        }
        /// Whether the line shows a truncation token or a hyphen.
        package var hasToken: Bool { record.cut != nil }
        /// The character whose style and color the token takes; nil for a token with a style of its own, or none.
        package var tokenModel: Int? { record.cut?.model }
        /// Whether the line is its paragraph's last.
        package var endsParagraph: Bool { layout.records[index].ending == .hard }
        /// Whether the paragraph runs from right to left.
        package var isRightToLeft: Bool { layout.records[index].level & 1 == 1 }
        /// The glyphs of the visible content, stretch after stretch from left to right.
        package var runs: [Run] { layout.runs(of: self) }
        /// The same with the white space that hangs over the end.
        package var wholeRuns: [Run] {
            record.trailing > 0 ? LineAssembler(self).runs(.whole) : runs
        }
    }

    /// Glyphs of one font and one style on a line, ready to be drawn.
    package struct Run: Sendable {
        /// The font that the glyphs belong to.
        package var font: CTFont
        /// From left to right.
        package var glyphs: [CGGlyph]
        /// The glyphs' origins: points from the block's top-left corner, y downwards.
        package var positions: [CGPoint]
        /// From left to right: which glyphs show which text, and where.
        package var clusters: [Cluster]
        /// The text that the glyphs show.
        package var range: Range<Int>
        /// The attributes that the text was shaped with.
        package var style: CharacterStyle
        /// Points from the block's left edge.
        package var x: CGFloat
        /// The run's advance in points, with what justification adds.
        package var width: CGFloat
        /// The embedding level (UAX #9); odd is right to left.
        package var level: UInt8
        /// Whether the run belongs to a truncation token or a hyphen, not to the text.
        package var isToken: Bool
        /// The box of an inline object, in place of glyphs.
        package var attachment: CharacterStyle.AttachmentBox?

        /// The least stretch of text that a caret respects, and its glyphs.
        package struct Cluster: Sendable {
            /// UTF-16 units of the text (of the token's text in a token).
            package var range: Range<Int>
            /// Indices into the run's glyphs.
            package var glyphs: Range<Int>
            /// Points from the block's left edge.
            package var x: CGFloat
            /// Points, spacing included.
            package var width: CGFloat
        }
    }
}

extension ShapedText {
    /// Sets the text in a space: arithmetic on kept advances, without shaping anything again.
    package func layout(_ rules: LayoutRules) -> TextLayout { TextLayout(self, rules: rules) }
}

extension TextLayout.Line {
    /// The text of each cluster of one of the line's runs, in logical order, for documents.
    package func text(of run: TextLayout.Run) -> [GlyphCluster] {
        let token = record.cut?.token.text.units
        let units = run.isToken ? token ?? [] : layout.shaped.text.units
        let clusters = run.level & 1 == 1 ? run.clusters.reversed() : run.clusters
        return clusters.map { cluster in
            let range = cluster.range.clamped(to: units.indices)
            return GlyphCluster(text: String(decoding: units[range], as: UTF16.self), glyphs: cluster.glyphs)
        }
    }
}

extension TextLayout {
    /// The same lines, one of them spread over a width; nil if the line has no place where it could stretch.
    ///
    /// - Parameter width: Points; a line that is wider already stays as it is.
    package func stretching(lineAt index: Int, to width: CGFloat) -> TextLayout? {
        let slack = Double(width) - records[index].width
        guard slack > 0 else { return self }
        let stretch = Justification(shaped, records[index]).stretch(for: slack)
        guard stretch > 0 else { return nil }
        var stretched = Array(records)
        stretched[index].stretch = stretch
        return TextLayout(shaped, lines: stretched, isTruncated: isTruncated)
    }
}

extension ParagraphFormat {
    /// Whether a line may begin above the bottom of the line before.
    fileprivate var drawsLinesTogether: Bool { lineSpacing < 0 || paragraphSpacing < 0 || paragraphSpacingBefore < 0 }
}

/// What was put together of a layout's lines.
private final class AssembledLines: Sendable {
    /// The runs of lines that were asked for, kept because a label draws the same lines again and again.
    ///
    /// Bounded: the first 64 lines of a layout.
    private let runs = Mutex<[[TextLayout.Run]?]>([])
    static let keptLines = 64
    /// The parts of the line that was looked at last.
    private let parts = Mutex<LineParts?>(nil)

    func runs(of index: Int, made make: () -> [TextLayout.Run]) -> [TextLayout.Run] {
        if let kept = runs.withLock({ $0.indices.contains(index) ? $0[index] : nil }) { return kept }
        let made = make()
        runs.withLock { runs in
            if runs.count <= index { runs += Array(repeating: nil, count: index + 1 - runs.count) }
            runs[index] = made
        }
        return made
    }

    func parts(of line: TextLayout.Line) -> LineParts {
        if let kept = parts.withLock({ $0 }), kept.index == line.index { return kept }
        let found = LineParts(line)
        parts.withLock { $0 = found }
        return found
    }
}

/// The lines of a text in a space: measured, drawn and asked where letters lie, all from the same numbers.
///
/// Points, unrounded; the origin is the top left corner of the first line's space, y grows downwards. Offsets count
/// UTF-16 units of the text.
public struct StringLayout {
    private let block: TextBlock

    init(_ block: TextBlock) { self.block = block }

    /// The width of the widest line, without white space at lines' ends, and the height of all lines.
    public var size: CGSize { CGSize(width: block.layout.width, height: block.layout.height) }

    /// Whether text was cut for lack of lines, height or width.
    public var isTruncated: Bool { block.layout.isTruncated }

    /// The lines, top to bottom.
    public var lines: [Line] { block.layout.lines.map(Line.init) }

    /// Draws text, backgrounds and decorations, with baselines on whole pixels, the first line's top left corner at a
    /// point of the context.
    public func draw(in context: CGContext, at origin: CGPoint = .zero) {
        block.draw(in: context, at: origin, grid: PixelGrid(of: context))
    }

    // MARK: - Places

    /// The rectangles of a stretch of the text, as high as its lines: one for each piece that lies together.
    public func rects(for range: Range<Int>) -> [CGRect] { block.layout.selectionRects(for: range) }

    /// The offset before or after the character at a point, whichever is nearer to it; 0 without text.
    public func offset(at point: CGPoint) -> Int { block.layout.hit(point)?.insertionOffset ?? 0 }

    /// Where a caret before the character of an offset stands: of no width, as high as its line; nil without text.
    public func caret(at offset: Int) -> CGRect? {
        block.layout.caret(at: offset).map { CGRect(x: $0.x, y: $0.top, width: 0, height: $0.height) }
    }
}

extension StringLayout {
    /// A line of the layout; all lengths are in points, y grows downwards.
    public struct Line {
        private let line: TextLayout.Line

        init(_ line: TextLayout.Line) { self.line = line }

        /// All text that the line answers for: white space at its end, terminator and cut text included.
        public var range: Range<Int> { line.range }
        /// The text that a truncation token stands for; nil for a whole line.
        public var truncatedRange: Range<Int>? { line.truncatedRange }
        /// The space of what is seen, without white space at its end, from the layout's upper left corner.
        public var rect: CGRect { CGRect(x: line.x, y: line.top, width: line.width, height: line.height) }
        /// The distance of the baseline from the first line's top.
        public var baseline: CGFloat { line.baseline }
        /// How far the line reaches above its baseline.
        public var ascent: CGFloat { line.ascent }
        /// How far the line reaches below its baseline; positive.
        public var descent: CGFloat { line.descent }
        /// The width of the white space that hangs over the line's end.
        public var trailingWhitespaceWidth: CGFloat { line.trailingWhitespaceWidth }
        /// Whether its paragraph runs from right to left.
        public var isRightToLeft: Bool { line.isRightToLeft }
        /// Whether the line is its paragraph's last.
        public var endsParagraph: Bool { line.endsParagraph }
        /// The glyphs, from left to right.
        public var runs: [Run] { line.runs.map(Run.init) }
    }

    /// Glyphs of one font and one direction on a line.
    public struct Run {
        private let run: TextLayout.Run

        init(_ run: TextLayout.Run) { self.run = run }

        /// The font that the glyphs belong to: another than was asked for where that lacks them.
        public var font: CTFont { run.font }
        /// From left to right.
        public var glyphs: [CGGlyph] { run.glyphs }
        /// The glyphs' origins.
        public var positions: [CGPoint] { run.positions }
        /// The text that the glyphs show; of a truncation token's own text if `isToken`.
        public var range: Range<Int> { run.range }
        /// Whether the glyphs belong to a truncation token or a hyphen.
        public var isToken: Bool { run.isToken }
        /// Whether the text of the run runs from right to left.
        public var isRightToLeft: Bool { run.level & 1 == 1 }
    }
}

/// Draws lines of a layout manager: each part goes through the members that clients override.
struct FlowPainter {
    private let manager: NSLayoutManager
    /// UTF-16 units of the whole text.
    private let characters: Range<Int>
    private let origin: CGPoint
    private let context: CGContext
    private let grid: PixelGrid
    private let lines: [PlacedLine]

    /// Nil outside of drawing.
    init?(_ manager: NSLayoutManager, _ glyphs: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        self.manager = manager
        self.context = context
        self.origin = origin
        characters = manager.clamped(manager.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil))
        lines = manager.lines(of: characters)
        grid = PixelGrid(of: context)
    }

    func drawBackgrounds() {
        drawBoxes()
        painter.drawBackgrounds(
            of: lines.enumerated().map { painted($0, stretches(on: $1) { $0.background != nil }) })
    }

    /// Draws the boxes that lines lie in, whole, because no line has a part of a border.
    private func drawBoxes() {
        let painter = BlockPainter(context: context, grid: grid)
        var last: (blocks: FlowBlocks, container: Int)?
        for line in lines {
            guard let blocks = line.layout.blocks, last?.blocks !== blocks || last?.container != line.container else {
                continue
            }
            last = (blocks, line.container)
            painter.draw(
                blocks.boxes.filter { $0.container == line.container && !$0.isHidden },
                at: CGPoint(x: origin.x, y: origin.y + blocks.shift))
        }
    }

    func drawGlyphs() {
        for (index, line) in lines.enumerated() {
            painter.draw(painted(index, stretches(on: line) + [tokenStretch(of: line)].compactMap { $0 }))
            if manager.showsInvisibleCharacters { drawInvisibles(of: line) }
        }
    }

    /// Draws a line along the wanted characters, in the context's fill color.
    ///
    /// - Parameter baseline: Where the first line's baseline is taken to lie, in points below the container's top.
    func drawDecoration(_ style: NSUnderlineStyle, _ kind: DecorationPainter.Kind, baseline: CGFloat) {
        guard style.isVisible, let first = lines.first else { return }
        let shift = baseline - first.rect.minY - first.baseline
        // One height for all runs, so that the line goes straight on under letters of other fonts.
        let height = runs(showing: wanted(of: first), on: first).first.map { DecorationPainter.height(of: kind, $0) }
        for line in lines {
            let place = CGPoint(x: origin.x, y: self.baseline(of: line, movedBy: shift))
            for run in runs(showing: wanted(of: line), on: line) {
                DecorationPainter(run: run, place: place, grid: grid, context: context)
                    .draw(style, kind, height: height)
            }
        }
    }

    // MARK: - Lines

    private var painter: TextPainter { TextPainter(context, grid: grid, hooks: self) }

    private func painted(_ index: Int, _ stretches: [TextStretch]) -> PaintedLine {
        let line = lines[index]
        var painted = PaintedLine(
            line.line, place: CGPoint(x: origin.x, y: baseline(of: line)), top: origin.y + line.used.minY,
            height: line.used.height, stretches: stretches)
        (painted.index, painted.offset) = (index, line.paragraph.location)
        return painted
    }

    /// TextKit puts baselines on the next pixel down, where labels take the nearest (recorded for text views at 2×).
    private func baseline(of line: PlacedLine, movedBy shift: CGFloat = 0) -> CGFloat {
        grid.ceil(origin.y + line.rect.minY + line.baseline + shift)
    }

    /// What is wanted of a line's characters, from the paragraph's start.
    private func wanted(of line: PlacedLine) -> Range<Int> {
        let wanted = characters.clamped(to: line.characters)
        return wanted.lowerBound - line.paragraph.location..<wanted.upperBound - line.paragraph.location
    }

    private func stretches(
        on line: PlacedLine, where isDrawn: (TextPaint) -> Bool = { _ in true }
    ) -> [TextStretch] {
        (line.paragraph.text?.stretches(in: wanted(of: line)) ?? []).filter { isDrawn($0.paint) }.map { stretch in
            TextStretch(range: stretch.range, paint: stretch.paint, runs: runs(showing: stretch.range, on: line))
        }
    }

    private func runs(showing range: Range<Int>, on line: PlacedLine) -> [TextLayout.Run] {
        line.line.runs(showing: range).compactMap { $0.part(of: range) }
    }

    /// The ellipsis or hyphen of a line, in the color of the character that it takes its style from, if that is wanted.
    private func tokenStretch(of line: PlacedLine) -> TextStretch? {
        guard let offset = line.line.tokenModel, characters.contains(offset + line.paragraph.location),
            var paint = line.paragraph.text?.resolved.paints.paint(at: offset)
        else { return nil }
        (paint.underline, paint.strikethrough, paint.link, paint.attachment) = (nil, nil, nil, nil)
        return TextStretch(range: offset..<offset + 1, paint: paint, runs: line.line.runs.filter(\.isToken))
    }

    /// Draws marks for the white space and terminators of a line among the wanted characters.
    private func drawInvisibles(of line: PlacedLine) {
        context.saveGState()
        defer { context.restoreGState() }
        let start = line.paragraph.location
        InvisiblesPainter(line: line, origin: CGPoint(x: origin.x, y: baseline(of: line)), context: context)
            .draw(characters.lowerBound - start..<characters.upperBound - start)
    }
}

extension FlowPainter: TextPainterHooks {
    func backgroundRects(of stretch: TextStretch, on line: PaintedLine) -> [CGRect] {
        lines[line.index].rects(of: stretch.range.lowerBound + line.offset..<stretch.range.upperBound + line.offset)
            .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    func fill(_ rects: [CGRect], behind characters: Range<Int>, _ color: UIColor, in context: CGContext) {
        manager.fillBackgroundRectArray(
            rects, count: rects.count, forCharacterRange: NSRange(characters), color: color)
    }

    func show(_ run: TextLayout.Run, of stretch: TextStretch, on line: PaintedLine, in context: CGContext) {
        let run = shown(run, on: lines[line.index])
        guard !run.glyphs.isEmpty else { return }
        let attributes = lines[line.index].paragraph.text?.attributes(at: stretch.range.lowerBound) ?? [:]
        manager.shownText = context.keepsText ? line.line.text(of: run) : []
        defer { manager.shownText = [] }
        manager.showCGGlyphs(
            run.glyphs, positions: line.positions(of: run), count: run.glyphs.count, font: UIFont(serving: run.font),
            textMatrix: GlyphPainter(run, stretch.paint).matrix.concatenating(CGAffineTransform(scaleX: 1, y: -1)),
            attributes: attributes, in: context)
    }

    /// The run without what `setNotShownAttribute` hid.
    private func shown(_ run: TextLayout.Run, on line: PlacedLine) -> TextLayout.Run {
        let hidden = line.paragraph.marks.hidden
        guard !hidden.isEmpty, !run.isToken else { return run }
        return run.keeping { !hidden.contains(line.paragraph.glyphs.index(ofCharacter: $0.lowerBound)) }
    }

    func drawObject(_ run: TextLayout.Run, of stretch: TextStretch, on line: PaintedLine, in context: CGContext) {
        guard let attachment = stretch.paint.attachment?.object as? any LaidOutObject, let box = run.attachment else {
            return
        }
        let placed = lines[line.index]
        // `setAttachmentSize` may have given it another size.
        let glyph = placed.paragraph.glyphs.index(ofCharacter: run.range.lowerBound)
        let size = placed.paragraph.marks.attachmentSizes[glyph] ?? box.bounds.size
        let (bounds, offset) = (CGRect(origin: box.bounds.origin, size: size), run.range.lowerBound)
        let picture = attachment.image(
            for: bounds, attributes: placed.paragraph.text?.attributes(at: offset) ?? [:],
            location: CountedTextLocation(offset + line.offset),
            textContainer: manager.textContainers[placed.container])
        attachment.paint(
            picture, in: bounds,
            at: CGPoint(x: line.place.x + run.x + box.padding, y: line.place.y - run.style.baselineOffset),
            context, tint: stretch.paint.foreground)
    }

    func draw(
        _ style: NSUnderlineStyle, _ kind: DecorationPainter.Kind, along stretch: TextStretch, on line: PaintedLine,
        grid: PixelGrid, in context: CGContext
    ) {
        let placed = lines[line.index]
        let glyphs = placed.paragraph.glyphRange(of: stretch.range)
        switch kind {
        case .underline:
            manager.underlineGlyphRange(
                glyphs, underlineType: style, lineFragmentRect: placed.rect,
                lineFragmentGlyphRange: NSRange(placed.glyphs), containerOrigin: origin)
        case .strikethrough:
            manager.strikethroughGlyphRange(
                glyphs, strikethroughType: style, lineFragmentRect: placed.rect,
                lineFragmentGlyphRange: NSRange(placed.glyphs), containerOrigin: origin)
        }
    }
}

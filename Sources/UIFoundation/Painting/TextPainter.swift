/// Stage 4: draws lines of text into a context, by one order for labels, strings, CoreText and layout managers.
///
/// Backgrounds lie behind all lines. Then come the lines and, on each, one stretch after the other with its shadow:
/// the underline, glyphs and objects, the line through them. The context's coordinates have y down, in points; its state
/// is left as it was.
package struct TextPainter {
    private let context: CGContext
    private let grid: PixelGrid
    private let hooks: any TextPainterHooks

    /// - Parameters:
    ///   - grid: Where backgrounds and lines are put on pixels.
    ///   - hooks: How each part is put on the context.
    package init(_ context: CGContext, grid: PixelGrid, hooks: any TextPainterHooks = PlainTextHooks()) {
        self.context = context
        self.grid = grid
        self.hooks = hooks
    }

    /// Draws whole lines.
    package func draw(_ lines: [PaintedLine]) {
        drawBackgrounds(of: lines)
        for line in lines { draw(line) }
    }

    // MARK: - Backgrounds

    /// Neighboring rectangles of one color.
    private struct Background {
        var color: UIColor
        var characters: Range<Int>
        var rects: [CGRect]
    }

    /// Draws what lies behind glyphs.
    package func drawBackgrounds(of lines: [PaintedLine]) {
        var backgrounds: [Background] = []
        for line in lines {
            // Most stretches have none, and are not worth a copy.
            for index in line.stretches.indices {
                guard let color = line.stretches[index].paint.background else { continue }
                let stretch = line.stretches[index]
                let characters = stretch.range.lowerBound + line.offset..<stretch.range.upperBound + line.offset
                let rects = hooks.backgroundRects(of: stretch, on: line).map { grid.round($0) }
                if let last = backgrounds.last, last.color == color,
                    last.characters.upperBound == characters.lowerBound
                {
                    backgrounds[backgrounds.count - 1].characters = last.characters.lowerBound..<characters.upperBound
                    backgrounds[backgrounds.count - 1].rects += rects
                } else {
                    backgrounds.append(Background(color: color, characters: characters, rects: rects))
                }
            }
        }
        backgrounds.forEach(fill)
    }

    private func fill(_ background: Background) {
        context.saveGState()
        defer { context.restoreGState() }
        context.setFillColor(background.color.cgColor)
        context.setStrokeColor(background.color.cgColor)
        hooks.fill(background.rects, behind: background.characters, background.color, in: context)
    }

    // MARK: - Glyphs

    /// Draws a line without what lies behind it.
    package func draw(_ line: PaintedLine) {
        for index in line.stretches.indices { draw(line.stretches[index], on: line) }
        RubyPainter(context).draw(line)
    }

    private func draw(_ stretch: TextStretch, on line: PaintedLine) {
        context.keepingTextClip { paint(stretch, on: line) }
    }

    private func paint(_ stretch: TextStretch, on line: PaintedLine) {
        if let shadow = stretch.paint.shadow {
            context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color.cgColor)
        }
        decorate(.underline, stretch.paint.underline, stretch, on: line)
        let color = stretch.paint.takesContextColor ? context.fillColor : stretch.paint.foreground.cgColor
        context.setFillColor(color)
        context.setStrokeColor(stretch.paint.stroke?.color?.cgColor ?? color)
        for index in stretch.runs.indices { draw(stretch.runs[index], of: stretch, on: line) }
        decorate(.strikethrough, stretch.paint.strikethrough, stretch, on: line)
    }

    private func draw(_ run: TextLayout.Run, of stretch: TextStretch, on line: PaintedLine) {
        markLink(run, stretch.paint.link, on: line)
        if run.attachment != nil, stretch.paint.attachment != nil {
            hooks.drawObject(run, of: stretch, on: line, in: context)
        } else {
            hooks.show(run, of: stretch, on: line, in: context)
        }
    }

    /// Makes a run lead to its link, in documents.
    private func markLink(_ run: TextLayout.Run, _ link: URL?, on line: PaintedLine) {
        guard let link else { return }
        context.setURL(
            link, for: CGRect(x: line.place.x + run.x, y: line.top, width: run.width, height: line.height))
    }

    private func decorate(
        _ kind: DecorationPainter.Kind, _ decoration: TextPaint.Decoration?, _ stretch: TextStretch,
        on line: PaintedLine
    ) {
        guard let decoration else { return }
        let own = stretch.paint.takesContextColor ? nil : stretch.paint.foreground
        if let color = decoration.color ?? own { context.setFillColor(color.cgColor) }
        hooks.draw(decoration.style, kind, along: stretch, on: line, grid: grid, in: context)
    }
}

/// A line where it is drawn.
package struct PaintedLine {
    package let line: TextLayout.Line
    /// Where the first character of the line's layout stands in the whole text, in UTF-16 units.
    package var offset = 0
    /// The line's index among those that are drawn.
    package var index = 0
    /// The left edge of the layout, on the line's baseline as it is drawn, in the context's coordinates.
    package let place: CGPoint
    /// The top of the line box in the context's coordinates.
    package let top: CGFloat
    /// Of the line box, in points.
    package let height: CGFloat
    package let stretches: [TextStretch]

    package init(
        _ line: TextLayout.Line, place: CGPoint, top: CGFloat, height: CGFloat, stretches: [TextStretch]
    ) {
        self.line = line
        self.place = place
        self.top = top
        self.height = height
        self.stretches = stretches
    }

    /// The origins of a run's glyphs in the context's coordinates.
    package func positions(of run: TextLayout.Run) -> [CGPoint] {
        let lift = place.y - line.baseline
        return run.positions.map { CGPoint(x: $0.x + place.x, y: $0.y + lift) }
    }
}

/// Some text of a line that looks the same throughout.
package struct TextStretch {
    /// UTF-16 units of the layout's text.
    package var range: Range<Int>
    package var paint: TextPaint
    /// What shows it, from left to right.
    package var runs: [TextLayout.Run]

    package init(range: Range<Int>, paint: TextPaint, runs: [TextLayout.Run]) {
        self.range = range
        self.paint = paint
        self.runs = runs
    }
}

/// How the parts of a line are put on a context: layout managers hand them to the members that clients override.
///
/// The context has the color of the part, and the shadow of its stretch.
package protocol TextPainterHooks {
    /// The rectangles behind a stretch, in the context's coordinates.
    func backgroundRects(of stretch: TextStretch, on line: PaintedLine) -> [CGRect]
    /// Fills rectangles behind some characters of the whole text.
    func fill(_ rects: [CGRect], behind characters: Range<Int>, _ color: UIColor, in context: CGContext)
    /// Draws the glyphs of a run.
    func show(_ run: TextLayout.Run, of stretch: TextStretch, on line: PaintedLine, in context: CGContext)
    /// Draws the object that a run holds.
    func drawObject(_ run: TextLayout.Run, of stretch: TextStretch, on line: PaintedLine, in context: CGContext)
    /// Draws a line under or through a stretch.
    func draw(
        _ style: NSUnderlineStyle, _ kind: DecorationPainter.Kind, along stretch: TextStretch, on line: PaintedLine,
        grid: PixelGrid, in context: CGContext)
}

/// Drawing where nobody decides otherwise: labels, strings and CoreText's lines.
package struct PlainTextHooks: TextPainterHooks {
    package init() {}

    package func backgroundRects(of stretch: TextStretch, on line: PaintedLine) -> [CGRect] {
        stretch.runs.map { CGRect(x: line.place.x + $0.x, y: line.top, width: $0.width, height: line.height) }
    }

    package func fill(_ rects: [CGRect], behind characters: Range<Int>, _ color: UIColor, in context: CGContext) {
        for rect in rects { context.fill(rect) }
    }

    package func show(
        _ run: TextLayout.Run, of stretch: TextStretch, on line: PaintedLine, in context: CGContext
    ) {
        GlyphPainter(run, stretch.paint).draw(
            run.glyphs, at: line.positions(of: run), text: context.keepsText ? line.line.text(of: run) : [],
            in: context)
    }

    package func drawObject(
        _ run: TextLayout.Run, of stretch: TextStretch, on line: PaintedLine, in context: CGContext
    ) {
        guard let box = run.attachment else { return }
        stretch.paint.attachment?.object.paint(
            in: box.bounds,
            at: CGPoint(x: line.place.x + run.x + box.padding, y: line.place.y - run.style.baselineOffset),
            characterIndex: run.range.lowerBound, context, tint: stretch.paint.foreground)
    }

    package func draw(
        _ style: NSUnderlineStyle, _ kind: DecorationPainter.Kind, along stretch: TextStretch, on line: PaintedLine,
        grid: PixelGrid, in context: CGContext
    ) {
        for run in stretch.runs where run.attachment == nil {
            DecorationPainter(run: run, place: line.place, grid: grid, context: context).draw(style, kind)
        }
    }
}

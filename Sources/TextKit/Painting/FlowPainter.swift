/// Draws lines of a layout manager through its hooks.
struct FlowPainter {
    private let manager: NSLayoutManager
    /// UTF-16 units of the whole text.
    private let characters: Range<Int>
    private let origin: CGPoint
    private let context: CGContext
    private let grid: PixelGrid

    /// Nil outside of drawing.
    init?(_ manager: NSLayoutManager, _ glyphs: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        self.manager = manager
        self.context = context
        self.origin = origin
        characters = manager.clamped(manager.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil))
        grid = PixelGrid(of: context)
    }

    private var lines: [PlacedLine] { manager.lines(of: characters) }

    // MARK: - Backgrounds

    /// Neighboring rectangles of one color.
    private struct Background {
        var color: UIColor
        var characters: Range<Int>
        var rects: [CGRect]
    }

    func drawBackgrounds() {
        var backgrounds: [Background] = []
        for line in lines {
            for run in paints(on: line) {
                guard let color = run.paint.background else { continue }
                let range =
                    run.range.lowerBound + line.paragraph.location..<run.range.upperBound + line.paragraph.location
                let rects = line.rects(of: range).map { grid.round($0.offsetBy(dx: origin.x, dy: origin.y)) }
                if let last = backgrounds.last, last.color == color, last.characters.upperBound == range.lowerBound {
                    backgrounds[backgrounds.count - 1].characters = last.characters.lowerBound..<range.upperBound
                    backgrounds[backgrounds.count - 1].rects += rects
                } else {
                    backgrounds.append(Background(color: color, characters: range, rects: rects))
                }
            }
        }
        backgrounds.forEach(fill)
    }

    private func fill(_ background: Background) {
        context.saveGState()
        defer { context.restoreGState() }
        context.setFillColor(background.color.cgColor)
        manager.fillBackgroundRectArray(
            background.rects, count: background.rects.count, forCharacterRange: NSRange(background.characters),
            color: background.color)
    }

    // MARK: - Glyphs

    func drawGlyphs() {
        for line in lines {
            for stretch in paints(on: line) { draw(stretch, on: line) }
            drawToken(on: line)
            if manager.showsInvisibleCharacters { drawInvisibles(of: line) }
        }
    }

    /// The stretches of equal attributes that a line shows of the wanted characters.
    private func paints(on line: PlacedLine) -> [ParagraphText.PaintRun] {
        let wanted = characters.clamped(to: line.characters)
        let start = line.paragraph.location
        return line.paragraph.text?.paints(in: wanted.lowerBound - start..<wanted.upperBound - start) ?? []
    }

    private func draw(_ stretch: ParagraphText.PaintRun, on line: PlacedLine) {
        context.saveGState()
        defer { context.restoreGState() }
        prepare(stretch.paint)
        for run in line.line.runs(showing: stretch.range) {
            guard let part = run.part(of: stretch.range) else { continue }
            mark(part, on: line, as: stretch.paint.link)
            if let attachment = stretch.attributes[.attachment] as? NSTextAttachment, let box = part.attachment {
                let place = CGPoint(x: origin.x + part.x, y: baseline(of: line))
                let container = manager.textContainers[line.container]
                attachment.paint(
                    in: bounds(of: part, box, on: line), at: place, container: container,
                    characterIndex: line.paragraph.location + part.range.lowerBound, context,
                    tint: stretch.paint.foreground)
            } else {
                show(shown(part, on: line), stretch, on: line)
            }
        }
        decorate(stretch, on: line)
    }

    private func prepare(_ paint: TextPaint) {
        if let shadow = paint.shadow {
            context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color.cgColor)
        }
        context.setFillColor(paint.foreground.cgColor)
        context.setStrokeColor((paint.stroke?.color ?? paint.foreground).cgColor)
    }

    /// Makes a stretch lead to its link, in documents.
    private func mark(_ run: TextLayout.Run, on line: PlacedLine, as link: URL?) {
        guard let link else { return }
        let used = line.used
        context.setURL(
            link, for: CGRect(x: origin.x + run.x, y: origin.y + used.minY, width: run.width, height: used.height))
    }

    /// The bounds of an object, with the size that `setAttachmentSize` gave it.
    private func bounds(
        of run: TextLayout.Run, _ box: CharacterStyle.AttachmentBox, on line: PlacedLine
    ) -> CGRect {
        let glyph = line.paragraph.glyphs.index(ofCharacter: run.range.lowerBound)
        return CGRect(origin: box.bounds.origin, size: line.paragraph.marks.attachmentSizes[glyph] ?? box.bounds.size)
    }

    private func show(_ run: TextLayout.Run, _ stretch: ParagraphText.PaintRun, on line: PlacedLine) {
        guard !run.glyphs.isEmpty else { return }
        let lift = baseline(of: line) - line.line.baseline
        let positions = run.positions.map { CGPoint(x: $0.x + origin.x, y: $0.y + lift) }
        let painter = GlyphPainter(run, stretch.paint)
        manager.shownText = context.keepsText ? line.line.text(of: run) : []
        defer { manager.shownText = [] }
        manager.showCGGlyphs(
            run.glyphs, positions: positions, count: run.glyphs.count, font: UIFont(serving: run.font),
            textMatrix: painter.matrix.concatenating(CGAffineTransform(scaleX: 1, y: -1)),
            attributes: stretch.attributes, in: context)
    }

    /// The stretch without what `setNotShownAttribute` hid.
    private func shown(_ run: TextLayout.Run, on line: PlacedLine) -> TextLayout.Run {
        let hidden = line.paragraph.marks.hidden
        guard !hidden.isEmpty else { return run }
        return run.keeping { !hidden.contains(line.paragraph.glyphs.index(ofCharacter: $0.lowerBound)) }
    }

    /// The ellipsis or hyphen of a line whose last shown character is wanted.
    private func drawToken(on line: PlacedLine) {
        guard line.line.hasToken, let text = line.paragraph.text else { return }
        let tokens = line.line.runs.filter(\.isToken)
        let shownEnd = line.line.truncatedRange?.lowerBound ?? line.line.range.upperBound
        let offset = max(line.line.range.lowerBound, shownEnd - 1)
        guard characters.contains(offset + line.paragraph.location),
            let stretch = text.paints(in: offset..<offset + 1).first
        else { return }
        context.saveGState()
        defer { context.restoreGState() }
        prepare(stretch.paint)
        for token in tokens { show(token, stretch, on: line) }
    }

    /// TextKit puts baselines on the next pixel down, where labels take the nearest (recorded for text views at 2×).
    private func baseline(of line: PlacedLine) -> CGFloat {
        grid.ceil(origin.y + line.rect.minY + line.baseline)
    }

    /// Draws marks for the white space and terminators of a line among the wanted characters.
    private func drawInvisibles(of line: PlacedLine) {
        context.saveGState()
        defer { context.restoreGState() }
        let start = line.paragraph.location
        InvisiblesPainter(line: line, origin: CGPoint(x: origin.x, y: baseline(of: line)), context: context)
            .draw(characters.lowerBound - start..<characters.upperBound - start)
    }

    // MARK: - Decorations

    private func decorate(_ stretch: ParagraphText.PaintRun, on line: PlacedLine) {
        let glyphs = line.paragraph.glyphRange(of: stretch.range)
        if let underline = stretch.paint.underline {
            context.setFillColor((underline.color ?? stretch.paint.foreground).cgColor)
            manager.underlineGlyphRange(
                glyphs, underlineType: underline.style, lineFragmentRect: line.rect,
                lineFragmentGlyphRange: NSRange(line.glyphs), containerOrigin: origin)
        }
        if let strikethrough = stretch.paint.strikethrough {
            context.setFillColor((strikethrough.color ?? stretch.paint.foreground).cgColor)
            manager.strikethroughGlyphRange(
                glyphs, strikethroughType: strikethrough.style, lineFragmentRect: line.rect,
                lineFragmentGlyphRange: NSRange(line.glyphs), containerOrigin: origin)
        }
    }

    /// Draws a line along the wanted characters, in the context's fill color.
    ///
    /// - Parameter height: Points above the baseline.
    func drawDecoration(_ style: NSUnderlineStyle, _ kind: DecorationPainter.Kind, height: CGFloat) {
        guard style.isVisible else { return }
        for line in lines {
            let start = line.paragraph.location
            let wanted = characters.clamped(to: line.characters)
            let place = CGPoint(x: origin.x, y: baseline(of: line))
            let range = wanted.lowerBound - start..<wanted.upperBound - start
            for run in line.line.runs(showing: range) {
                guard let part = run.part(of: range) else { continue }
                DecorationPainter(run: part, place: place, grid: grid, context: context)
                    .draw(style, kind, height: height)
            }
        }
    }
}

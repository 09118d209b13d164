/// Gives each line its height and its place below the one before.
///
/// The box of a line is as high as the tallest of its styles' fonts; fallback fonts do not count, as on a phone. What
/// `minimumLineHeight` and `lineHeightMultiple` add lies above the text (behavior reference, section 4.3).
struct LineStacker {
    private let shaped: ShapedText
    private let leading: LayoutRules.FontLeading
    private let uniform: Box?

    /// Whether inline objects count for the height of a line.
    private enum Objects { case counted, ignored }

    /// Points above and below the baseline.
    private struct Box {
        var ascent = 0.0
        var descent = 0.0
        var leading = 0.0
        var gap = 0.0

        init() {}

        init(_ style: CharacterStyle, leading: LayoutRules.FontLeading, objects: Objects = .counted) {
            let offset = Double(style.baselineOffset)
            ascent = Double(style.font.ascender) + max(0, offset)
            descent = -Double(style.font.descender) + max(0, -offset)
            switch leading {
            case .included: self.leading = Double(style.font.leading + style.font.lineGap)
            case .ofTextStyles: gap = Double(style.font.lineGap)
            case .ignored: break
            }
            if let ruby = style.ruby {
                ascent += Double(ruby.above)
                descent += Double(ruby.below)
            }
            if objects == .counted, let bounds = style.attachment?.bounds {
                ascent = max(ascent, Double(bounds.maxY) + offset)
                descent = max(descent, -Double(bounds.minY) - offset)
            }
        }

        mutating func include(_ other: Box) {
            ascent = max(ascent, other.ascent)
            descent = max(descent, other.descent)
            leading = max(leading, other.leading)
            gap = max(gap, other.gap)
        }
    }

    init(_ shaped: ShapedText, leading: LayoutRules.FontLeading) {
        self.shaped = shaped
        self.leading = leading
        uniform = shaped.text.styleRuns.count == 1 ? Box(shaped.text.styleRuns[0].style, leading: leading) : nil
    }

    func stack(_ line: inout LineRecord, after last: LineRecord?, format: ParagraphFormat, isFirstOfParagraph: Bool) {
        measure(&line, format)
        line.top = top(after: last, format: format, isFirstOfParagraph: isFirstOfParagraph)
        line.baseline += line.top
    }

    /// Gives a line its height; its top is 0.
    func measure(_ line: inout LineRecord, _ format: ParagraphFormat) {
        let box = uniform ?? box(of: line)
        line.ascent = box.ascent
        line.descent = box.descent
        line.leading = box.leading
        line.gap = box.gap
        line.height = height(of: box, format)
        line.baseline = line.height - box.descent - box.leading
    }

    /// The height and the baseline that a line has without the objects on it, in points from its top.
    func measureOfText(on line: LineRecord) -> (height: Double, baseline: Double) {
        let box = box(of: line, objects: .ignored)
        let height = height(of: box, shaped.text.format(at: line.range.lowerBound))
        return (height, height - box.descent - box.leading)
    }

    /// The height of a line of nothing but the character at an offset, in points.
    func height(at offset: Int) -> Double {
        height(of: Box(shaped.text.style(at: offset), leading: leading), shaped.text.format(at: offset))
    }

    private func box(of line: LineRecord, objects: Objects = .counted) -> Box {
        var box = Box()
        let shown = line.cut.map { [line.visible, $0.tail] } ?? [line.range]
        for range in shown {
            for run in shaped.text.styleRuns(in: range) {
                box.include(Box(run.style, leading: leading, objects: objects))
            }
        }
        guard box.ascent == 0 else { return box }
        return Box(shaped.text.style(at: line.range.lowerBound), leading: leading, objects: objects)
    }

    private func height(of box: Box, _ format: ParagraphFormat) -> Double {
        var height = box.ascent + box.descent + box.leading
        if format.lineHeightMultiple > 0 { height *= Double(format.lineHeightMultiple) }
        height = max(height, Double(format.minimumLineHeight))
        if format.maximumLineHeight > 0 { height = min(height, Double(format.maximumLineHeight)) }
        // The product of two numbers within their limits may lie outside.
        return min(height, Double(CGFloat.unlimited))
    }

    private func top(after last: LineRecord?, format: ParagraphFormat, isFirstOfParagraph: Bool) -> Double {
        guard let last else { return 0 }
        let before = shaped.text.format(at: last.range.lowerBound)
        // Negative spacing draws lines together, but none above the line before.
        var top = max(last.top, last.top + last.height + last.gap + Double(before.lineSpacing))
        if isFirstOfParagraph { top += Double(before.paragraphSpacing) + Double(format.paragraphSpacingBefore) }
        return top
    }

    // MARK: - Lines that are all alike

    /// The measures of each line of a text in one style and one format; nil for other texts.
    var common: CommonLine? {
        guard let uniform, shaped.text.formatRuns.count == 1 else { return nil }
        let formats = shaped.text.formatRuns
        return CommonLine(
            height: height(of: uniform, formats[0].format), gap: uniform.gap,
            spacing: Double(formats[0].format.lineSpacing),
            paragraphSpacing: Double(formats[0].format.paragraphSpacing)
                + Double(formats[0].format.paragraphSpacingBefore))
    }

    /// A line like all others of its text, in points.
    struct CommonLine {
        let height: Double
        fileprivate let gap: Double
        fileprivate let spacing: Double
        fileprivate let paragraphSpacing: Double

        /// Where the line below one that begins at `top` begins.
        @inline(__always)
        func top(below top: Double, isFirstOfParagraph: Bool) -> Double {
            max(top, top + height + gap + spacing) + (isFirstOfParagraph ? paragraphSpacing : 0)
        }
    }
}

extension ShapedText {
    /// How far glyphs of fallback fonts may reach beyond the line boxes, which only the asked-for fonts size.
    ///
    /// Points above the first line's box and below the last one's, by the fallback fonts' own measures: whoever keeps a
    /// image of the text makes it larger by this, lest tall scripts be cut.
    package var overhang: (above: CGFloat, below: CGFloat) {
        var result: (above: CGFloat, below: CGFloat) = (0, 0)
        for run in runs {
            let asked = text.styleRuns[run.style].style.font
            guard run.font != asked else { continue }
            let own = run.font.face.metrics
            result.above = max(result.above, own.ascender * run.font.pointSize - asked.ascender)
            result.below = max(result.below, asked.descender - own.descender * run.font.pointSize)
        }
        return result
    }
}

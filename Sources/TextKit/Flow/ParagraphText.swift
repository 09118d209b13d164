/// Stage 1 for one paragraph of a text storage: what layout depends on, apart from what only drawing needs.
///
/// Colors and decorations are kept beside the styles, not in them, so that a changed color leaves runs, glyphs and
/// lines as they are.
struct ParagraphText {
    let styled: StyledText
    /// In order, without gaps; ranges count from the paragraph's start.
    let paints: [PaintRun]

    /// A stretch of text with the same attributes.
    struct PaintRun {
        var range: Range<Int>
        var paint: TextPaint
        var attributes: [NSAttributedString.Key: Any]
    }

    /// The objects in the text, by their characters.
    let attachments: [Int: NSTextAttachment]

    /// - Parameters:
    ///   - hyphenation: The hyphenation factor of paragraphs that have none.
    ///   - linkAttributes: How links look; nil for blue and underlined.
    init(
        _ storage: NSTextStorage, range: NSRange, hyphenation: Float,
        linkAttributes: [NSAttributedString.Key: Any]? = nil
    ) {
        let text = storage.attributedSubstring(from: range)
        var resolver = AttributeResolver(defaults: .textKit, fontScale: 1)
        resolver.attachmentSizing = .provisional
        if linkAttributes != nil { resolver.linkLook = .attributes }
        resolver.resolve(text)
        styled = StyledText(
            units: resolver.units, styleRuns: Self.withoutPaints(resolver.styleRuns),
            formatRuns: Self.hyphenated(resolver.formatRuns, hyphenation), language: resolver.language)
        attachments = resolver.attachments.compactMapValues { $0 as? NSTextAttachment }
        var paints: [PaintRun] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            let range = range.location..<range.location + range.length
            let font = resolver.font(attributes)
            let isStyledLink = attributes[.link] != nil && linkAttributes != nil
            let attributes = isStyledLink ? attributes.merging(linkAttributes ?? [:]) { $1 } : attributes
            paints.append(
                PaintRun(range: range, paint: resolver.textPaint(attributes, font: font), attributes: attributes))
        }
        self.paints = paints
    }

    private static func hyphenated(_ runs: [StyledText.FormatRun], _ factor: Float) -> [StyledText.FormatRun] {
        guard factor > 0 else { return runs }
        return runs.map { run in
            var run = run
            if run.format.hyphenationFactor == 0 { run.format.hyphenationFactor = CGFloat(factor) }
            return run
        }
    }

    private static func withoutPaints(_ runs: [StyledText.StyleRun]) -> [StyledText.StyleRun] {
        var merged: [StyledText.StyleRun] = []
        for run in runs {
            var run = run
            run.style.paint = 0
            if let last = merged.last, last.style == run.style {
                merged[merged.count - 1].range = last.range.lowerBound..<run.range.upperBound
            } else {
                merged.append(run)
            }
        }
        return merged
    }

    /// Whether glyphs and lines of another text would be the same.
    func isLaidOutLike(_ other: ParagraphText) -> Bool {
        styled.units == other.styled.units && styled.language == other.styled.language
            && attachments == other.attachments
            && styled.styleRuns.elementsEqual(other.styled.styleRuns) { $0.range == $1.range && $0.style == $1.style }
            && styled.formatRuns.elementsEqual(other.styled.formatRuns) {
                $0.range == $1.range && $0.format == $1.format
            }
    }

    /// The stretches of equal attributes in a range, cut to it.
    func paints(in range: Range<Int>) -> [PaintRun] {
        let first = paints.indices.bisected { paints[$0].range.upperBound > range.lowerBound }
        return paints[first...].prefix { $0.range.lowerBound < range.upperBound }.map { run in
            var run = run
            run.range = run.range.clamped(to: range)
            return run
        }
    }
}

/// Stage 1 for one paragraph of a text storage, with the attributes that hooks are told.
struct ParagraphText: TextSource {
    let resolved: ResolvedText
    /// In order, without gaps; ranges count from the paragraph's start.
    private let runs: [AttributeRun]
    /// The objects in the text, by their characters.
    let attachments: [Int: any LaidOutObject]
    /// The boxes and cells that the paragraph lies in, outermost first.
    let blocks: [NSTextBlock]

    /// A stretch of text with the same attributes.
    private struct AttributeRun {
        var range: Range<Int>
        var attributes: [NSAttributedString.Key: Any]
    }

    /// - Parameters:
    ///   - hyphenation: The hyphenation factor of paragraphs that have none.
    ///   - linkAttributes: How links look; nil for blue and underlined.
    init(
        _ text: NSAttributedString, hyphenation: Float, linkAttributes: [NSAttributedString.Key: Any]? = nil
    ) {
        var resolver = AttributeResolver(
            defaults: .textKit, fontScale: 1, destination: .layoutManager(linkAttributes: linkAttributes))
        resolver.resolve(text)
        resolver.formatRuns = Self.hyphenated(resolver.formatRuns, hyphenation)
        resolved = ResolvedText(resolver)
        attachments = resolver.attachments.compactMapValues { $0 as? any LaidOutObject }
        var (runs, blocks): ([AttributeRun], [NSTextBlock]) = ([], [])
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            let range = range.location..<range.location + range.length
            if runs.isEmpty { blocks = (attributes[.paragraphStyle] as? NSParagraphStyle)?.textBlocks ?? [] }
            runs.append(AttributeRun(range: range, attributes: resolver.shown(attributes)))
        }
        self.runs = runs
        self.blocks = blocks
    }

    private static func hyphenated(_ runs: [StyledText.FormatRun], _ factor: Float) -> [StyledText.FormatRun] {
        guard factor > 0 else { return runs }
        return runs.map { run in
            var run = run
            if run.format.hyphenationFactor == 0 { run.format.hyphenationFactor = CGFloat(factor) }
            return run
        }
    }

    var styled: StyledText { resolved.styled }

    /// Paragraphs of a storage are never shrunk.
    func resolved(fontScale: CGFloat) -> ResolvedText { resolved }

    /// Whether glyphs and lines of another text would be the same; blocks may have changed without a word.
    func isLaidOutLike(_ other: ParagraphText) -> Bool {
        blocks.isEmpty && other.blocks.isEmpty && styled == other.styled
            && attachments.count == other.attachments.count
            && attachments.allSatisfy { other.attachments[$0] === $1 }
    }

    /// The stretches of equal attributes in a range, cut to it.
    func stretches(in range: Range<Int>) -> [(range: Range<Int>, paint: TextPaint)] {
        runs[index(at: range.lowerBound)...].prefix { $0.range.lowerBound < range.upperBound }.map { run in
            (run.range.clamped(to: range), resolved.paints.paint(at: run.range.lowerBound))
        }
    }

    /// The attributes of a character, as it is drawn.
    func attributes(at offset: Int) -> [NSAttributedString.Key: Any] {
        let index = index(at: offset)
        return runs.indices.contains(index) ? runs[index].attributes : [:]
    }

    private func index(at offset: Int) -> Int { runs.indices.bisected { runs[$0].range.upperBound > offset } }
}

import Foundation
import PlacardSpecimens

/// Attributed text that comes as Markdown, HTML or RTF.
@MainActor enum ImportInput {
    static func runMarkdown(_ data: Data) {
        for syntax in [
            AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnly,
            .inlineOnlyPreservingWhitespace,
        ] {
            let options = AttributedString.MarkdownParsingOptions(
                interpretedSyntax: syntax, failurePolicy: .returnPartiallyParsedIfPossible)
            guard let text = try? AttributedString(markdown: data, options: options) else {
                return require(false, "what can be read is not given")
            }
            let depth = text.runs.map { $0.presentationIntent?.count ?? 0 }.max() ?? 0
            require(depth <= 64 && (syntax == .full || depth == 0), "blocks lie \(depth) deep")
            requireReturn(NSAttributedString(text))
        }
    }

    static func runHTML(_ data: Data) {
        guard let text = read(data, .html) else { return }
        requireReturn(text)
        requireLines(of: text)
        let whole = NSRange(location: 0, length: text.length)
        for type in [NSAttributedString.DocumentType.html, .rtf] {
            let written = try? text.data(from: whole, documentAttributes: [.documentType: type])
            require(written.flatMap { read($0, type) } != nil, "what was written as \(type.rawValue) is not read")
        }
    }

    static func runRTF(_ data: Data) {
        guard let text = read(data, .rtf) else { return }
        requireReturn(text)
        let size = text.boundingRect(
            with: CGSize(width: 300, height: 1_000), options: .usesLineFragmentOrigin, context: nil
        ).size
        require(size.width.isFinite && size.height.isFinite, "the text's size is \(size)")
    }

    private static func read(_ data: Data, _ type: NSAttributedString.DocumentType) -> NSAttributedString? {
        do {
            return try NSAttributedString(data: data, options: [.documentType: type])
        } catch {
            let line = "\(error)"
            require(!line.contains(where: \.isNewline), "more than a line: \(line)")
            return nil
        }
    }

    /// Each character must lie on a line of finite size, in cells of tables too.
    private static func requireLines(of text: NSAttributedString) {
        guard text.length <= 20_000 else { return }
        let storage = NSTextStorage(attributedString: text)
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 300, height: 0)))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var end = 0
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
            rect, used, _, glyphs, _ in
            require(rect.minY.isFinite && rect.maxY.isFinite && used.width.isFinite, "a line lies at \(rect)")
            require(glyphs.location == end, "a line begins at \(glyphs.location), behind \(end)")
            end = glyphs.location + glyphs.length
        }
        require(end == manager.numberOfGlyphs, "\(manager.numberOfGlyphs - end) glyphs lie on no line")
        let size = manager.usedRect(for: container).size
        require(size.width.isFinite && size.height.isFinite, "the text's size is \(size)")
    }

    /// Text must be the same after it has been a value of Swift's.
    private static func requireReturn(_ text: NSAttributedString) {
        require(
            NSAttributedString(AttributedString(text)).string == text.string, "the text is another after conversion")
    }
}

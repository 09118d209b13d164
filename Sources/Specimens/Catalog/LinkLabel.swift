/// A label that has replaced UILabel's drawing by a layout manager of its own, so that links look as it likes.
///
/// The way of doing it is that of clients: storage, layout manager and container beside the label, sized and measured
/// in `textRect(forBounds:limitedToNumberOfLines:)`, drawn in `drawText(in:)`.
final class LinkLabel: UILabel {
    private let storage = NSTextStorage(string: "")
    private let manager: NSLayoutManager
    private let container = NSTextContainer(size: .zero)

    init(manager: NSLayoutManager) {
        self.manager = manager
        super.init(frame: .zero)
        container.lineFragmentPadding = 0
        container.widthTracksTextView = true
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        manager.textStorage = storage
    }

    required init?(coder: NSCoder) { nil }

    override var attributedText: NSAttributedString? {
        didSet { storage.setAttributedString(wrapping(attributedText ?? NSAttributedString(string: ""))) }
    }

    /// The container breaks lines; a paragraph style that truncates would make one line of each paragraph.
    private func wrapping(_ text: NSAttributedString) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        let copy = NSMutableAttributedString(attributedString: text)
        copy.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: copy.length))
        return copy
    }

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let (size, lines) = (container.size, container.maximumNumberOfLines)
        defer {
            container.size = size
            container.maximumNumberOfLines = lines
        }
        container.size = CGSize(width: min(bounds.width, 1e7), height: 0)
        container.maximumNumberOfLines = numberOfLines
        container.lineBreakMode = lineBreakMode
        let text = manager.boundingRect(forGlyphRange: manager.glyphRange(for: container), in: container)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: text.width.rounded(.up), height: text.height.rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        container.size = CGSize(width: bounds.width, height: 0)
        container.maximumNumberOfLines = numberOfLines
        container.lineBreakMode = lineBreakMode
    }

    override func drawText(in rect: CGRect) {
        container.size = CGSize(width: rect.width, height: 0)
        let glyphs = manager.glyphRange(for: container)
        let text = manager.boundingRect(forGlyphRange: glyphs, in: container)
        let origin = CGPoint(x: rect.minX, y: rect.minY + max(0, (rect.height - text.height) / 2))
        manager.drawBackground(forGlyphRange: glyphs, at: origin)
        manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
    }
}

/// Draws links without a line and in the text's own color.
final class QuietLinkManager: NSLayoutManager {
    override func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {}

    override func showCGGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
        textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any], in context: CGContext
    ) {
        if let color = attributes[.foregroundColor] as? UIColor { context.setFillColor(color.cgColor) }
        super.showCGGlyphs(
            glyphs, positions: positions, count: glyphCount, font: font, textMatrix: textMatrix,
            attributes: attributes, in: context)
    }
}

import Foundation

/// How a piece of a text that is read from HTML or RTF looks.
struct ImportedStyle: Hashable {
    var families: [String] = []
    /// Points; a pixel of CSS is one.
    var size: CGFloat = 12
    /// OpenType's usWeightClass.
    var weight = 400
    var isItalic = false
    var color: UIColor?
    var background: UIColor?
    var isUnderlined = false
    var isStruck = false
    var letterSpacing: CGFloat?
    var baselineOffset: CGFloat = 0
    var link: String?
    var language: String?
    /// The object that stands for the text.
    var attachment: AttributeValue?
    var keepsWhiteSpace = false
    var transform = Transform.none
    var paragraph = Paragraph()

    enum Transform { case none, uppercase, lowercase, capitalize }

    /// What a block has, and hands on to blocks within it.
    struct Paragraph: Hashable {
        var alignment = NSTextAlignment.natural
        var direction = NSWritingDirection.natural
        var lineHeight: CGFloat?
        /// Times the font's size.
        var lineHeightFactor: CGFloat?
        var textIndent: CGFloat = 0
        /// Points from the left edge, those of blocks around included.
        var left: CGFloat = 0
        var right: CGFloat = 0
        /// Points below; blocks do not inherit it.
        var spacing: CGFloat = 0
        /// Markers of the lists that the text lies in, the outermost first.
        var lists: [NSTextList.MarkerFormat] = []
        /// The cells that the text lies in, the outermost first.
        var blocks: [NSTextBlock] = []

        /// The same with the indents and the spacing of the block around.
        func withoutBox(of outer: Paragraph) -> Paragraph {
            var paragraph = self
            (paragraph.left, paragraph.right, paragraph.spacing) = (outer.left, outer.right, 0)
            return paragraph
        }

        /// The same within a cell, whose edges indents count from.
        func inCell(_ cell: NSTextBlock) -> Paragraph {
            var paragraph = self
            (paragraph.left, paragraph.right, paragraph.textIndent) = (0, 0, 0)
            paragraph.lists = []
            paragraph.blocks.append(cell)
            return paragraph
        }
    }

    /// The default of HTML that Apple's systems read: Times New Roman in 12 points.
    static let standardFamily = "Times New Roman"

    // MARK: Attributes

    /// What Foundation's attributed string says of the text.
    func attributes(baseURL: URL?) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: color ?? .black, .paragraphStyle: paragraphStyle,
        ]
        attributes[.backgroundColor] = background
        if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        attributes[.kern] = letterSpacing.map { Double($0) }
        if baselineOffset != 0 { attributes[.baselineOffset] = Double(baselineOffset) }
        attributes[.link] = link.flatMap { URL(string: $0, relativeTo: baseURL) }
        attributes[.languageIdentifier] = language
        attributes[.attachment] = attachment
        return attributes
    }

    private var font: UIFont {
        for family in families + [Self.standardFamily] {
            if let font = font(inFamily: family) { return font }
        }
        return .systemFont(ofSize: size)
    }

    private func font(inFamily family: String) -> UIFont? {
        let traits = isItalic ? UIFontDescriptor.SymbolicTraits.traitItalic : []
        let heavy: UIFontDescriptor.SymbolicTraits = weight >= 600 ? .traitBold : []
        switch family.lowercased() {
        case "-apple-system", "system-ui", "blinkmacsystemfont", "ui-sans-serif", ".sfui-regular",
            ".applesystemuifont":
            return system(.default)
        case "ui-monospace", ".applesystemuifontmonospaced": return system(.monospaced)
        case "ui-serif", ".applesystemuifontserif": return system(.serif)
        case "ui-rounded", ".applesystemuifontrounded": return system(.rounded)
        case "monospace": return faced("Courier New", heavy.union(traits))
        case "sans-serif": return faced("Helvetica", heavy.union(traits))
        case "serif", "cursive", "fantasy": return faced(Self.standardFamily, heavy.union(traits))
        default: return faced(family, heavy.union(traits))
        }
    }

    private func system(_ design: UIFontDescriptor.SystemDesign) -> UIFont? {
        let font = UIFont.systemFont(
            ofSize: size, weight: Self.weights.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? .regular)
        let descriptor = font.fontDescriptor.withDesign(design) ?? font.fontDescriptor
        guard isItalic else { return UIFont(descriptor: descriptor, size: 0) }
        let slanted = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.traitItalic))
        return UIFont(descriptor: slanted ?? descriptor, size: 0)
    }

    private static let weights: [(Int, UIFont.Weight)] = [
        (100, .ultraLight), (200, .thin), (300, .light), (400, .regular), (500, .medium), (600, .semibold),
        (700, .bold),
        (800, .heavy), (900, .black),
    ]

    private func faced(_ name: String, _ traits: UIFontDescriptor.SymbolicTraits) -> UIFont? {
        guard let font = UIFont(name: name, size: size) ?? Self.familyFont(name, size: size) else { return nil }
        guard !traits.isEmpty else { return font }
        let descriptor = font.fontDescriptor
        return descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(traits)).map {
            UIFont(descriptor: $0, size: 0)
        }
            ?? font
    }

    private static func familyFont(_ family: String, size: CGFloat) -> UIFont? {
        guard UIFont.familyNames.contains(family) else { return nil }
        return UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: family, .size: size]), size: 0)
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = paragraph.alignment
        style.baseWritingDirection = paragraph.direction
        style.paragraphSpacing = paragraph.spacing
        style.firstLineHeadIndent = paragraph.left + paragraph.textIndent
        style.headIndent = paragraph.left
        style.tailIndent = -paragraph.right
        style.minimumLineHeight = paragraph.lineHeight ?? paragraph.lineHeightFactor.map { $0 * size } ?? 0
        style.tabStops = []
        style.defaultTabInterval = 36
        style.textBlocks = paragraph.blocks
        guard !paragraph.lists.isEmpty else { return style }
        style.textLists = paragraph.lists.map { NSTextList(markerFormat: $0) }
        style.firstLineHeadIndent = 0
        style.tabStops = [
            NSTextTab(textAlignment: .left, location: paragraph.left - 25),
            NSTextTab(textAlignment: .natural, location: paragraph.left),
        ]
        return style
    }
}

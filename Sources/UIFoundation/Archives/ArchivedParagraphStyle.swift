/// A paragraph style's values as archives hold them.
struct ArchivedParagraphStyle: Codable {
    static let key = "NSParagraphStyleValues"

    let alignment, lineBreakMode, writingDirection: Int
    let firstLineHeadIndent, headIndent, tailIndent: CGFloat
    let lineSpacing, paragraphSpacing, paragraphSpacingBefore: CGFloat
    let minimumLineHeight, maximumLineHeight, lineHeightMultiple, defaultTabInterval: CGFloat
    let lineBreakStrategy: UInt
    let usesTightening: Bool
    let hyphenation: NSParagraphStyle.Hyphenation
    let tabs: [Tab]
    let lists: [List]

    struct Tab: Codable {
        let alignment: Int
        let location: CGFloat
        let terminators: CharacterSet?
    }

    struct List: Codable {
        let format: String
        let options, start: Int
    }

    init(_ style: NSParagraphStyle) {
        let format = style.format
        (alignment, lineBreakMode) = (format.alignment.rawValue, format.lineBreakMode.rawValue)
        writingDirection = format.baseWritingDirection.rawValue
        (firstLineHeadIndent, headIndent) = (format.firstLineHeadIndent, format.headIndent)
        (tailIndent, lineSpacing) = (format.tailIndent, format.lineSpacing)
        (paragraphSpacing, paragraphSpacingBefore) = (format.paragraphSpacing, format.paragraphSpacingBefore)
        (minimumLineHeight, maximumLineHeight) = (format.minimumLineHeight, format.maximumLineHeight)
        (lineHeightMultiple, defaultTabInterval) = (format.lineHeightMultiple, format.defaultTabInterval)
        lineBreakStrategy = format.lineBreakStrategy.rawValue
        (usesTightening, hyphenation) = (style.usesTightening, style.hyphenation)
        tabs = style.textTabs.map {
            Tab(alignment: $0.alignment.rawValue, location: $0.location, terminators: $0.columnTerminators)
        }
        lists = style.lists.map {
            List(format: $0.markerFormat.rawValue, options: $0.listOptions.rawValue, start: $0.startingItemNumber)
        }
    }

    /// The values as setters would have taken them, whatever an archive holds.
    var format: ParagraphFormat {
        let style = NSMutableParagraphStyle()
        style.alignment = NSTextAlignment(rawValue: alignment) ?? .natural
        style.lineBreakMode = NSLineBreakMode(rawValue: lineBreakMode) ?? .byWordWrapping
        style.baseWritingDirection = NSWritingDirection(rawValue: writingDirection) ?? .natural
        (style.firstLineHeadIndent, style.headIndent) = (firstLineHeadIndent, headIndent)
        (style.tailIndent, style.lineSpacing) = (tailIndent, lineSpacing)
        (style.paragraphSpacing, style.paragraphSpacingBefore) = (paragraphSpacing, paragraphSpacingBefore)
        (style.minimumLineHeight, style.maximumLineHeight) = (minimumLineHeight, maximumLineHeight)
        (style.lineHeightMultiple, style.defaultTabInterval) = (lineHeightMultiple, defaultTabInterval)
        style.lineBreakStrategy = NSParagraphStyle.LineBreakStrategy(rawValue: lineBreakStrategy)
        style.tabStops = textTabs
        (style.hyphenationFactor, style.usesDefaultHyphenation) = (hyphenation.factor, hyphenation.usesDefault)
        return style.format
    }

    var textTabs: [NSTextTab] {
        tabs.map {
            NSTextTab(
                textAlignment: NSTextAlignment(rawValue: $0.alignment) ?? .left, location: $0.location,
                options: $0.terminators.map { [.columnTerminators: $0] } ?? [:])
        }
    }

    var textLists: [NSTextList] {
        lists.map {
            NSTextList(
                markerFormat: NSTextList.MarkerFormat($0.format), options: NSTextList.Options(rawValue: $0.options),
                startingItemNumber: $0.start)
        }
    }
}

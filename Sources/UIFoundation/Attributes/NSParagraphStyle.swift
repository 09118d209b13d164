/// The attributes of whole paragraphs.
///
/// Equal by value. Source: Apple's documentation of `NSParagraphStyle`.
///
/// Unchecked because the subclass changes what this class keeps; texts keep copies.
open class NSParagraphStyle: AttributeValue, NSSecureCoding, @unchecked Sendable {
    /// All values in the engine's form; only the mutable subclass writes here.
    package var format: ParagraphFormat
    var usesTightening: Bool
    var textTabs: [NSTextTab]
    var lists: [NSTextList] = []
    var blocks: [NSTextBlock] = []
    var hyphenation = Hyphenation() {
        didSet { format.hyphenationFactor = hyphenation.threshold }
    }

    /// The style of text that has none: natural alignment, word wrapping, twelve tab stops 28 points apart.
    public static let `default` = NSParagraphStyle()

    static let standardTabs = ParagraphFormat.standardTabStops.map {
        NSTextTab(textAlignment: .left, location: $0.location)
    }

    /// Makes a style of default values.
    public override init() {
        format = ParagraphFormat()
        usesTightening = false
        textTabs = NSParagraphStyle.standardTabs
    }

    init(copying style: NSParagraphStyle) {
        format = style.format
        usesTightening = style.usesTightening
        textTabs = style.textTabs
        lists = style.lists
        blocks = style.blocks
        hyphenation = style.hyphenation
    }

    /// Reads a style that was archived here, under keys of Placard's own; what is none has the default values, because
    /// archives give no nil for a value of a dictionary (`UIFont.init(coder:)`).
    public required init?(coder: NSCoder) {
        guard coder.archive != nil else { return nil }
        let stored: ArchivedParagraphStyle? = coder.archivedValue(ArchivedParagraphStyle.key)
        format = stored?.format ?? ParagraphFormat()
        usesTightening = stored?.usesTightening ?? false
        textTabs = stored?.textTabs ?? NSParagraphStyle.standardTabs
        lists = stored?.textLists ?? []
        blocks = coder.archived(Self.blocksKey, of: Self.blockClasses) ?? []
        hyphenation = stored?.hyphenation ?? Hyphenation()
    }

    /// Writes all of the style's values.
    open func encode(with coder: NSCoder) {
        coder.archive(ArchivedParagraphStyle(self), as: ArchivedParagraphStyle.key)
        if !blocks.isEmpty { coder.archive(blocks as NSArray, as: Self.blocksKey) }
    }

    private static let blocksKey = "NSTextBlocks"
    private static let blockClasses: [AnyClass] = [
        NSArray.self, NSTextBlock.self, NSTextTable.self, NSTextTableBlock.self, UIColor.self,
    ]

    /// Whether archives may restrict the classes that they hold; they may.
    open class var supportsSecureCoding: Bool { true }

    /// The direction that paragraphs in a language (BCP 47) run in; nil asks for the user's own language.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
        return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// How lines lie between the margins; `natural` by default.
    open var alignment: NSTextAlignment { format.alignment }
    /// How lines end that are too long for their width; between words by default.
    open var lineBreakMode: NSLineBreakMode { format.lineBreakMode }
    /// The direction that paragraphs run in; by default that of their first strong character (UAX #9).
    open var baseWritingDirection: NSWritingDirection { format.baseWritingDirection }
    /// Points below each line but the last; negative ones draw lines together.
    open var lineSpacing: CGFloat { format.lineSpacing }
    /// Points below the paragraph.
    open var paragraphSpacing: CGFloat { format.paragraphSpacing }
    /// Points above the paragraph.
    open var paragraphSpacingBefore: CGFloat { format.paragraphSpacingBefore }
    /// Points from the leading edge to the first line.
    open var firstLineHeadIndent: CGFloat { format.firstLineHeadIndent }
    /// Points from the leading edge to the other lines.
    open var headIndent: CGFloat { format.headIndent }
    /// Above 0: points from the leading edge to the lines' ends; otherwise from the trailing edge.
    open var tailIndent: CGFloat { format.tailIndent }
    /// Points; what it adds lies above the text.
    open var minimumLineHeight: CGFloat { format.minimumLineHeight }
    /// Points; 0 sets no limit.
    open var maximumLineHeight: CGFloat { format.maximumLineHeight }
    /// Multiplies the natural height of lines before the limits apply; 0 leaves it.
    open var lineHeightMultiple: CGFloat { format.lineHeightMultiple }
    /// Where tabs lead, tried in this order: the first one beyond the pen counts.
    open var tabStops: [NSTextTab]! { textTabs }
    /// Points between tab stops after the last of `tabStops`.
    open var defaultTabInterval: CGFloat { format.defaultTabInterval }
    /// The share of the width that a line must fill, lest the next word be divided; 0 divides none.
    open var hyphenationFactor: Float { hyphenation.factor }
    /// Whether words are divided as the system does where `hyphenationFactor` is 0: here wherever that fills a line.
    open var usesDefaultHyphenation: Bool { hyphenation.usesDefault }
    /// Whether letters may move together before a line is cut; labels have a property of their own for it. Stored; no
    /// effect.
    open var allowsDefaultTighteningForTruncation: Bool { usesTightening }
    /// The lists that the paragraph is in, outermost first; their markers stand in the text.
    open var textLists: [NSTextList] { lists }
    /// The blocks that the paragraph lies in, outermost first: boxes, and cells of tables. Layout managers heed them, labels and
    /// drawn strings do not.
    open var textBlocks: [NSTextBlock] { blocks }
    /// Where lines end otherwise than greedily; paragraphs of their own accord end them greedily.
    open var lineBreakStrategy: LineBreakStrategy { format.lineBreakStrategy }

    /// When words are divided.
    struct Hyphenation: Hashable, Codable {
        var factor: Float = 0
        var usesDefault = false

        /// The factor that holds.
        var threshold: CGFloat { factor == 0 && usesDefault ? 1 : CGFloat(factor) }
    }

    /// Where lines end otherwise than greedily; raw values as on iOS.
    public typealias LineBreakStrategy = NSLineBreakStrategy

    /// The same style, which never changes.
    open override func copy() -> Any {
        NSParagraphStyle(copying: self)
    }

    /// A style of the same values that can be changed.
    open override func mutableCopy() -> Any {
        NSMutableParagraphStyle(copying: self)
    }

    override func hasSameValue(as other: AttributeValue) -> Bool {
        guard let other = other as? NSParagraphStyle else { return false }
        return format == other.format && usesTightening == other.usesTightening
            && textTabs == other.textTabs && hyphenation == other.hyphenation && lists == other.lists
            && blocks == other.blocks
    }

    override func hashValue(into hasher: inout Hasher) {
        hasher.combine(format)
    }
}

/// A place on the line to which a tab character advances, as UIKit's paragraph styles name it.
public final class NSTextTab: Hashable, Sendable {
    /// Which part of the text after the tab lies at `location`.
    public let alignment: NSTextAlignment
    /// Points from the leading edge.
    public let location: CGFloat

    /// The characters of which the first one lies behind a right stop; nil for the whole text before the stop.
    let columnTerminators: CharacterSet?
    /// What was given besides: of a right stop, the `columnTerminators` that make a column of numbers.
    public var options: [OptionKey: Any] { columnTerminators.map { [.columnTerminators: $0] } ?? [:] }

    /// Makes a tab stop; a location that is not finite counts as 0.
    public init(
        textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
    ) {
        self.alignment = alignment
        self.location = loc.isFinite ? loc : 0
        columnTerminators = options[.columnTerminators] as? CharacterSet
    }

    /// The name of an option of a tab stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The option's name, as on iOS.
        public let rawValue: String

        /// Makes an option of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The key of the characters that end a column, a `CharacterSet`: the first of them lies behind a right stop.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The characters that end a column of numbers: the decimal separator of a locale, or of the user's.
    public static func columnTerminators(for locale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (locale ?? .current).decimalSeparator ?? ".")
    }

    /// Compares alignments, locations and the characters that end columns.
    public static func == (a: NSTextTab, b: NSTextTab) -> Bool {
        a.alignment == b.alignment && a.location == b.location && a.columnTerminators == b.columnTerminators
    }

    /// Hashes alignment and location.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(alignment)
        hasher.combine(location)
    }
}

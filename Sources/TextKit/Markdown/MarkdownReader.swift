import CMarkdown
import Foundation

/// Makes an attributed string of either kind of a tree of Markdown, as Foundation on Apple's systems does.
///
/// Blocks follow each other without a character between; a line's end within a paragraph is a space, a thematic break a
/// dash of three em. Source: Apple's documentation of `PresentationIntent`, and output that programs print.
struct MarkdownReader {
    private var runs = AttributedRuns<Style>()
    /// The blocks that texts lie in, by the numbers that styles have.
    private var intents: [PresentationIntent?] = []

    private let baseURL: URL?
    private let joints: [Int: UInt8]
    private let language: String?
    private let escape: WhiteSpaceEscape?

    private var blocks: [Block] = []
    /// Whether blocks have begun or ended since the last text.
    private var hasOtherBlocks = true
    /// How many blocks have begun.
    private var identity = 0
    private var style = Style()
    private var links: [URL?] = []
    private var pictures: [Picture] = []
    private var emphases = 0
    private var strongs = 0
    private var strikes = 0

    /// Blocks deeper than this are not told.
    static let maximumDepth = 64

    private struct Block {
        var type: PresentationIntent.IntentType
        /// Items of a list, rows of a table or cells of a row so far.
        var parts = 0
    }

    /// How a text is marked up.
    private struct Style: Hashable {
        /// Where the blocks that it lies in are listed.
        var blocks = 0
        var inline = InlinePresentationIntent()
        var link: URL?
        var imageURL: URL?
        var description: String?
    }

    /// A picture that is open, with the length of the text before it.
    private struct Picture {
        var url: URL?
        var title: String
        var isEmpty = true
    }

    /// Begins an empty text.
    ///
    /// - Parameters:
    ///   - joints: What stood between pieces of paragraphs, by the line that the second one begins in.
    ///   - escape: How ends of lines were written that are kept.
    init(
        options: AttributedString.MarkdownParsingOptions, baseURL: URL?, joints: [Int: UInt8] = [:],
        escape: WhiteSpaceEscape? = nil
    ) {
        self.baseURL = baseURL
        self.joints = joints
        self.escape = escape
        language = options.languageCode
    }

    /// Appends a tree's text.
    mutating func read(_ tree: MarkdownTree) {
        tree.walk { visit($0, $1) }
    }

    // MARK: What has been read

    /// The text as a value.
    var attributedString: AttributedString { runs.attributedString(attributes) }
    /// The text as an object.
    var mutableAttributedString: NSMutableAttributedString { runs.mutableAttributedString(attributes) }

    private func attributes<Set: AttributeSet>(of style: Style) -> Set {
        var attributes = Set()
        attributes.set(AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self, language)
        attributes.set(AttributeScopes.UIKitAttributes.PresentationIntentAttribute.self, intents[style.blocks])
        attributes.set(
            AttributeScopes.UIKitAttributes.InlinePresentationIntentAttribute.self,
            style.inline.isEmpty ? nil : style.inline)
        attributes.set(AttributeScopes.FoundationAttributes.LinkAttribute.self, style.link)
        attributes.set(AttributeScopes.FoundationAttributes.ImageURLAttribute.self, style.imageURL)
        attributes.set(AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.self, style.description)
        return attributes
    }

    private mutating func visit(_ node: MarkdownNode, _ step: MarkdownNode.Step) {
        switch node.kind {
        case CMARK_NODE_TEXT: append(node.literal)
        case CMARK_NODE_SOFTBREAK: append(escape == nil ? " " : "\n", .softBreak)
        case CMARK_NODE_LINEBREAK: append("\n", .lineBreak)
        case CMARK_NODE_CODE: append(node.literal, .code)
        case CMARK_NODE_HTML_INLINE: append(node.literal, .inlineHTML)
        case CMARK_NODE_EMPH: emphases += step == .beginning ? 1 : -1
        case CMARK_NODE_STRONG: strongs += step == .beginning ? 1 : -1
        case CMARK_NODE_LINK: step == .beginning ? beginLink(node) : endLink()
        case CMARK_NODE_IMAGE: step == .beginning ? beginPicture(node) : endPicture()
        default: visitBlock(node, step)
        }
    }

    // MARK: Inline markup

    private mutating func beginLink(_ node: MarkdownNode) {
        links.append(url(node.address))
        style.link = links.last ?? nil
    }

    private mutating func endLink() {
        links.removeLast()
        style.link = links.last ?? nil
    }

    private mutating func beginPicture(_ node: MarkdownNode) {
        pictures.append(Picture(url: url(node.address), title: node.title))
        showPicture()
    }

    private mutating func endPicture() {
        if let picture = pictures.last, picture.isEmpty { append("\u{FFFC}") }
        pictures.removeLast()
        if !pictures.isEmpty { pictures[pictures.count - 1].isEmpty = false }
        showPicture()
    }

    private mutating func showPicture() {
        style.imageURL = pictures.last?.url
        style.description = pictures.last.flatMap { $0.title.isEmpty ? nil : $0.title }
    }

    private func url(_ address: String) -> URL? {
        let address = escape?.restored(address) ?? address
        return address.isEmpty ? nil : URL(string: address, relativeTo: baseURL)
    }

    private mutating func append(_ piece: String, _ kind: InlinePresentationIntent = []) {
        var intent = kind
        if emphases > 0 { intent.insert(.emphasized) }
        if strongs > 0 { intent.insert(.stronglyEmphasized) }
        if strikes > 0 { intent.insert(.strikethrough) }
        if !pictures.isEmpty { pictures[pictures.count - 1].isEmpty = false }
        style.inline = intent
        if hasOtherBlocks { noteBlocks() }
        runs.append(escape?.restored(piece) ?? piece, style)
    }

    // MARK: Blocks

    private mutating func visitBlock(_ node: MarkdownNode, _ step: MarkdownNode.Step) {
        switch node.kind {
        case CMARK_NODE_CODE_BLOCK: leaf(.codeBlock(languageHint: node.language), node.literal)
        case CMARK_NODE_THEMATIC_BREAK: leaf(.thematicBreak, "\u{2E3B}")
        case CMARK_NODE_HTML_BLOCK: leaf(.paragraph, node.literal, .blockHTML)
        default:
            if node.kindName == "strikethrough" {
                strikes += step == .beginning ? 1 : -1
            } else if step == .end {
                end()
            } else if node.kind == CMARK_NODE_PARAGRAPH, let sign = joints[node.firstLine] {
                rejoin(sign)
            } else {
                begin(kind(of: node))
            }
        }
    }

    private mutating func kind(of node: MarkdownNode) -> PresentationIntent.Kind {
        switch node.kind {
        case CMARK_NODE_PARAGRAPH: return .paragraph
        case CMARK_NODE_HEADING: return .header(level: node.headingLevel)
        case CMARK_NODE_BLOCK_QUOTE: return .blockQuote
        case CMARK_NODE_LIST:
            nextPart = node.firstNumber ?? 1
            return node.firstNumber == nil ? .unorderedList : .orderedList
        case CMARK_NODE_ITEM: return .listItem(ordinal: takePart())
        default: return tableKind(of: node)
        }
    }

    private mutating func tableKind(of node: MarkdownNode) -> PresentationIntent.Kind {
        switch node.kindName {
        case "table":
            nextPart = 1
            return .table(columns: node.columns)
        case "table_header":
            return .tableHeaderRow
        case "table_row": return .tableRow(rowIndex: takePart())
        case "table_cell": return .tableCell(columnIndex: takePart())
        default: return .paragraph
        }
    }

    /// The number that the first part of the block has which begins next.
    private var nextPart = 0

    /// The number of a part of the innermost block, which counts on.
    private mutating func takePart() -> Int {
        guard !blocks.isEmpty else { return 0 }
        blocks[blocks.count - 1].parts += 1
        return blocks[blocks.count - 1].parts - 1
    }

    private mutating func begin(_ kind: PresentationIntent.Kind) {
        identity += 1
        blocks.append(Block(type: .init(kind: kind, identity: identity), parts: nextPart))
        (nextPart, hasOtherBlocks) = (0, true)
    }

    private mutating func end() {
        blocks.removeLast()
        hasOtherBlocks = true
    }

    /// Goes on with the paragraph that was cut, which the last block but this was.
    private mutating func rejoin(_ sign: UInt8) {
        blocks.append(Block(type: .init(kind: .paragraph, identity: identity)))
        hasOtherBlocks = true
        append(" ", sign == UInt8(ascii: " ") ? [] : .softBreak)
    }

    private mutating func leaf(
        _ kind: PresentationIntent.Kind, _ text: String, _ intent: InlinePresentationIntent = []
    ) {
        begin(kind)
        append(text, intent)
        end()
    }

    /// Lists the blocks that the next text lies in, unless the last one lies in the same.
    private mutating func noteBlocks() {
        let types = blocks.suffix(Self.maximumDepth).reversed().map(\.type)
        let intent = types.isEmpty ? nil : PresentationIntent(types: types)
        if intents.last != intent || intents.isEmpty { intents.append(intent) }
        (style.blocks, hasOtherBlocks) = (intents.count - 1, false)
    }
}

/// Attributes as one of the kinds of attributed strings holds them.
private protocol AttributeSet {
    init()
    mutating func set<Key: AttributedStringKey>(_ key: Key.Type, _ value: Key.Value?) where Key.Value: Sendable
}

extension AttributeContainer: AttributeSet {
    fileprivate mutating func set<Key: AttributedStringKey>(_ key: Key.Type, _ value: Key.Value?)
    where Key.Value: Sendable { self[key] = value }
}

extension [NSAttributedString.Key: Any]: AttributeSet {
    fileprivate mutating func set<Attribute: AttributedStringKey>(_ key: Attribute.Type, _ value: Attribute.Value?)
    where Attribute.Value: Sendable {
        // Without an error: conversions of the keys that Markdown makes throw none.
        guard let value, let object = try? ScopeKeys.object(for: value, key) else { return }
        self[NSAttributedString.Key(key.name)] = object
    }
}

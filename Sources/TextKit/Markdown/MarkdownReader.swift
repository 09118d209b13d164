import CMarkdown
import Foundation

/// Makes an attributed string of a tree of Markdown, as Foundation on Apple's systems does.
///
/// Blocks follow each other without a character between; a line's end within a paragraph is a space, a thematic break a
/// dash of three em. Source: Apple's documentation of `PresentationIntent`, and output that programs print.
struct MarkdownReader {
    /// What has been read.
    var text: AttributedString {
        mutating get { builder.result }
    }

    private var builder = AttributedStringBuilder()

    private let baseURL: URL?
    private let joints: [Int: UInt8]
    private let common: AttributeContainer
    private let escape: WhiteSpaceEscape?

    private var blocks: [Block] = []
    /// How many blocks have begun.
    private var identity = 0
    private var style = Style()
    private var links: [URL?] = []
    private var pictures: [Picture] = []
    private var emphases = 0
    private var strongs = 0
    private var strikes = 0

    private var pending = ""
    private var pendingStyle = Style()
    private var pendingIntent = InlinePresentationIntent()

    /// Blocks deeper than this are not told.
    static let maximumDepth = 64

    private struct Block {
        var type: PresentationIntent.IntentType
        /// Items of a list, rows of a table or cells of a row so far.
        var parts = 0
    }

    private struct Style: Equatable {
        var blocks: PresentationIntent?
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
        var common = AttributeContainer()
        common.languageIdentifier = options.languageCode
        self.common = common
    }

    /// Appends a tree's text.
    mutating func read(_ tree: MarkdownTree) {
        tree.walk { visit($0, begins: $1) }
        flush()
    }

    private mutating func visit(_ node: MarkdownNode, begins: Bool) {
        switch node.kind {
        case CMARK_NODE_TEXT: append(node.literal)
        case CMARK_NODE_SOFTBREAK: append(escape == nil ? " " : "\n", .softBreak)
        case CMARK_NODE_LINEBREAK: append("\n", .lineBreak)
        case CMARK_NODE_CODE: append(node.literal, .code)
        case CMARK_NODE_HTML_INLINE: append(node.literal, .inlineHTML)
        case CMARK_NODE_EMPH: emphases += begins ? 1 : -1
        case CMARK_NODE_STRONG: strongs += begins ? 1 : -1
        case CMARK_NODE_LINK: begins ? beginLink(node) : endLink()
        case CMARK_NODE_IMAGE: begins ? beginPicture(node) : endPicture()
        default: visitBlock(node, begins: begins)
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
        if style != pendingStyle || intent != pendingIntent {
            flush()
            (pendingStyle, pendingIntent) = (style, intent)
        }
        pending += escape?.restored(piece) ?? piece
    }

    private mutating func flush() {
        guard !pending.isEmpty else { return }
        var attributes = common
        attributes.presentationIntent = pendingStyle.blocks
        attributes.inlinePresentationIntent = pendingIntent.isEmpty ? nil : pendingIntent
        attributes.link = pendingStyle.link
        attributes.imageURL = pendingStyle.imageURL
        attributes.alternateDescription = pendingStyle.description
        builder.append(pending, attributes)
        pending = ""
    }

    // MARK: Blocks

    private mutating func visitBlock(_ node: MarkdownNode, begins: Bool) {
        switch node.kind {
        case CMARK_NODE_CODE_BLOCK: leaf(.codeBlock(languageHint: node.language), node.literal)
        case CMARK_NODE_THEMATIC_BREAK: leaf(.thematicBreak, "\u{2E3B}")
        case CMARK_NODE_HTML_BLOCK: leaf(.paragraph, node.literal, .blockHTML)
        default:
            if node.kindName == "strikethrough" {
                strikes += begins ? 1 : -1
            } else if !begins {
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
        nextPart = 0
        tellBlocks()
    }

    private mutating func end() {
        blocks.removeLast()
        tellBlocks()
    }

    /// Goes on with the paragraph that was cut, which the last block but this was.
    private mutating func rejoin(_ sign: UInt8) {
        blocks.append(Block(type: .init(kind: .paragraph, identity: identity)))
        tellBlocks()
        append(" ", sign == UInt8(ascii: " ") ? [] : .softBreak)
    }

    private mutating func leaf(
        _ kind: PresentationIntent.Kind, _ text: String, _ intent: InlinePresentationIntent = []
    ) {
        begin(kind)
        append(text, intent)
        end()
    }

    private mutating func tellBlocks() {
        style.blocks =
            blocks.isEmpty
            ? nil : PresentationIntent(types: blocks.suffix(Self.maximumDepth).reversed().map(\.type))
    }
}

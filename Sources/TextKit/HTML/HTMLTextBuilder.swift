import Foundation

/// Writes an attributed string while a parser goes through HTML: white space is collapsed, blocks end with a line's end,
/// items of lists begin with their markers, `<br>` is U+2028, as on Apple's systems.
final class HTMLTextBuilder: HTMLParser.Listener {
    private var sheet = CSSSheet()
    private var path: [CSSSheet.Element] = []
    private var open: [Open] = [Open(style: ImportedStyle())]
    private var sheetText: String?
    private var title: String?

    private var runs: [(text: String, style: ImportedStyle)] = []
    /// The first run of the paragraph that is being written, and of the one before.
    private var paragraphStart = 0
    private var lastParagraphStart = 0
    /// What a space looks like that waits for a letter that makes it one: as the element it stands in.
    private var waitingSpace: ImportedStyle?
    /// Whether a block has begun, or ended, and nothing stands in the line yet.
    private var isLineStart = true
    private var blockStyle = ImportedStyle()
    private var tables = HTMLTableBuilder()
    private var pictureCount = 0
    private var bullets: [NSTextList.MarkerFormat: String] = [:]
    private let baseURL: URL?
    private let mode: CSSMode

    /// Begins an empty text; addresses of links are relative to the base.
    init(baseURL: URL? = nil, mode: CSSMode = .standards) {
        (self.baseURL, self.mode) = (baseURL, mode)
    }

    /// The title that the text declares.
    var documentTitle: String? { title?.trimmed }

    /// An element that has begun.
    private struct Open {
        var style: ImportedStyle
        var box = CSSBox()
        /// What the next item of the list is numbered; nil for lists of bullets.
        var number: Int?
        /// Whether the item's marker is still to be written.
        var waits = false
        /// Whether the element or one around it is not shown.
        var isHidden = false
        /// How many elements have begun in it.
        var elements = 0
        /// Where the first paragraph of a cell begins, if nothing else does: a cell has one at least.
        var cellStart: Int?
    }

    func begin(_ name: String, _ attributes: [String: String]) {
        let classes = attributes["class"]?.split(whereSeparator: \.isWhitespace).prefix(32).map(String.init) ?? []
        open[open.count - 1].elements += 1
        path.append(
            CSSSheet.Element(
                name: name, identity: attributes["id"], classes: classes, position: open[open.count - 1].elements))
        var element = open[open.count - 1]
        (element.waits, element.cellStart, element.elements) = (false, nil, 0)
        let outer = element.style
        element.style.paragraph.spacing = 0
        var applier = CSSApplier(style: element.style, box: CSSBox(), outerSize: outer.size, mode: mode)
        if Self.boxElements.contains(name) { applier.block = CSSBlock() }
        HTMLElementDefaults.apply(name, attributes, to: &applier)
        for declarations in sheet.declarations(for: path) { applier.apply(declarations) }
        if let inline = attributes["style"] { applier.apply(CSSDeclarations(inline[...])) }
        (element.style, element.box) = (applier.style, applier.box)
        element.style.paragraph.left += element.box.left
        element.style.paragraph.right += element.box.right
        element.style.paragraph.spacing = element.box.spacing ?? 0
        element.isHidden = element.isHidden || element.box.display == .none
        open.append(element)
        start(name, attributes, applier.block)
        if let block = applier.block, !isHidden { begin(name, attributes, block, outer: outer) }
        if name == "style" { sheetText = "" }
        if name == "title" { title = "" }
    }

    private func start(_ name: String, _ attributes: [String: String], _ box: CSSBlock?) {
        guard !isHidden else { return }
        if open[open.count - 1].box.display != .inline { endLine() }
        switch name {
        case "ul", "ol", "menu": beginList(name, attributes)
        case "li": open[open.count - 1].waits = true
        case "br": breakLine()
        case "hr": endLine()
        case "img": writePicture(attributes, box)
        default: break
        }
    }

    func end(_ name: String) {
        guard open.count > 1 else { return }
        if name == "style", let rules = sheetText {
            sheet.append(rules)
            sheetText = nil
        }
        let element = open.removeLast()
        path.removeLast()
        guard !element.isHidden, element.box.display != .inline else { return }
        blockStyle = element.style
        endLine(with: element.style.paragraph)
        if let start = element.cellStart, start == paragraphStart { append("\n", element.style) }
        if name == "table" { tables.endTable() }
    }

    func text(_ characters: UnsafeBufferPointer<UInt8>) {
        let piece = String(decoding: characters, as: UTF8.self)
        if sheetText != nil { sheetText? += piece }
        if path.last?.name == "title" { title? += piece }
        guard !isHidden else { return }
        open[open.count - 1].style.keepsWhiteSpace ? writeKept(piece) : write(piece)
    }

    private var isHidden: Bool { open[open.count - 1].isHidden }

    // MARK: Tables

    /// The elements whose boxes are read.
    private static let boxElements: Set<String> = ["table", "col", "tr", "td", "th", "img"]

    /// Begins a table, a row or a cell, whose box has the element's background and margins.
    private func begin(_ name: String, _ attributes: [String: String], _ block: CSSBlock, outer: ImportedStyle) {
        var style = open[open.count - 1].style
        let background = style.background == outer.background ? nil : style.background
        let color = style.color ?? .black
        (style.background, style.paragraph) = (outer.background, style.paragraph.withoutBox(of: outer.paragraph))
        switch name {
        case "table":
            tables.beginTable(
                attributes, block, color: color, background: background,
                indent: (outer.paragraph.left, outer.paragraph.right))
        case "col": return tables.addColumn(attributes, block)
        case "tr": tables.beginRow(block, background: background)
        case "img": return
        default:
            guard let cell = tables.cell(attributes, block, color: color, background: background) else { break }
            style.paragraph = style.paragraph.inCell(cell)
            open[open.count - 1].cellStart = paragraphStart
        }
        open[open.count - 1].style = style
    }

    // MARK: Lists

    private func beginList(_ name: String, _ attributes: [String: String]) {
        let depth = open[open.count - 1].style.paragraph.lists.count
        let bullets: [NSTextList.MarkerFormat] = [.disc, .circle, .square]
        let marker = open[open.count - 1].box.marker ?? (name == "ol" ? .decimal : bullets[min(depth, 2)])
        open[open.count - 1].style.paragraph.lists.append(marker)
        open[open.count - 1].style.paragraph.lists = open[open.count - 1].style.paragraph.lists.suffix(32)
        let start = name == "ol" ? Int(attributes["start"] ?? "") : nil
        open[open.count - 1].number = start.map { min(max($0, -Self.greatestNumber), Self.greatestNumber) } ?? 1
    }

    /// The greatest number that a list begins with, so that counting on never overflows.
    private static let greatestNumber = 1_000_000_000

    /// Writes the marker of the item that begins in this line.
    private func writeMarker() {
        guard let item = open.lastIndex(where: \.waits) else { return }
        for index in open.indices { open[index].waits = false }
        let style = open[item].style
        guard item > 0, let format = open[item].box.marker ?? style.paragraph.lists.last else { return }
        let number = open[item - 1].number ?? 1
        open[item - 1].number = number + 1
        guard !format.rawValue.isEmpty else { return }
        append("\t\(marker(format, number))\t", style)
    }

    /// The marker of an item; those that do not count are kept.
    private func marker(_ format: NSTextList.MarkerFormat, _ number: Int) -> String {
        if let bullet = bullets[format] { return bullet }
        let list = NSTextList(markerFormat: format)
        let marker = list.marker(forItemNumber: number)
        guard !list.isOrdered else { return marker + "." }
        bullets[format] = marker
        return marker
    }

    // MARK: Pictures

    /// Writes a picture, or in its place what it shows.
    private func writePicture(_ attributes: [String: String], _ box: CSSBlock?) {
        guard pictureCount < HTMLPicture.maximumCount, let object = HTMLPicture.object(attributes, size: box) else {
            return write(attributes["alt"] ?? "")
        }
        pictureCount += 1
        open[open.count - 1].style.attachment = object
        write("\u{FFFC}")
    }

    // MARK: Text

    /// Collapses white space, as CSS does where `white-space` is normal.
    private func write(_ piece: String) {
        let style = open[open.count - 1].style
        var word = ""
        let outerSpace = waitingSpace
        for scalar in piece.unicodeScalars {
            if scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" || scalar == "\u{C}" {
                if !isLineStart || !word.isEmpty { waitingSpace = waitingSpace ?? style }
                continue
            }
            if waitingSpace != nil {
                if word.isEmpty, let outerSpace { append(" ", outerSpace) } else { word += " " }
                waitingSpace = nil
            }
            if isLineStart { beginLine() }
            word.unicodeScalars.append(scalar)
        }
        if !word.isEmpty { append(Self.transformed(word, style.transform), style) }
    }

    private func writeKept(_ piece: String) {
        guard !piece.isEmpty else { return }
        if isLineStart { beginLine() }
        if let waitingSpace { append(" ", waitingSpace) }
        waitingSpace = nil
        append(piece.replacing("\r\n", with: "\n").replacing("\n", with: "\u{2028}"), open[open.count - 1].style)
    }

    private func beginLine() {
        writeMarker()
        isLineStart = false
        blockStyle = open[open.count - 1].style
    }

    private func breakLine() {
        if isLineStart { beginLine() }
        waitingSpace = nil
        append("\u{2028}", open[open.count - 1].style)
    }

    private func endLine(with paragraph: ImportedStyle.Paragraph? = nil) {
        waitingSpace = nil
        if isLineStart {
            if let paragraph { raiseSpacing(to: paragraph.spacing) }
            return
        }
        var style = runs.last?.style ?? blockStyle
        if let paragraph {
            style.paragraph = paragraph
            setParagraph(paragraph)
        }
        append("\n", style)
        isLineStart = true
    }

    /// Gives the line that ends the paragraph style of its block.
    private func setParagraph(_ paragraph: ImportedStyle.Paragraph) {
        var index = runs.count - 1
        while index >= paragraphStart {
            runs[index].style.paragraph = paragraph
            index -= 1
        }
    }

    /// The larger of two margins counts that meet below a paragraph.
    private func raiseSpacing(to spacing: CGFloat) {
        guard let last = runs.last, last.style.paragraph.spacing < spacing, paragraphStart == runs.count else {
            return
        }
        for index in stride(from: runs.count - 1, through: lastParagraphStart, by: -1) {
            runs[index].style.paragraph.spacing = spacing
        }
    }

    private func append(_ piece: String, _ style: ImportedStyle) {
        if runs.count > paragraphStart, runs[runs.count - 1].style == style {
            runs[runs.count - 1].text += piece
        } else {
            runs.append((piece, style))
        }
        if piece == "\n" {
            lastParagraphStart = paragraphStart
            paragraphStart = runs.count
        }
    }

    private static func transformed(_ text: String, _ transform: ImportedStyle.Transform) -> String {
        switch transform {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalize: text.capitalized
        }
    }

    /// What has been written.
    var result: NSMutableAttributedString {
        runs.reduce(into: AttributedRuns()) { $0.append($1.text, $1.style) }
            .mutableAttributedString { $0.attributes(baseURL: baseURL) }
    }
}

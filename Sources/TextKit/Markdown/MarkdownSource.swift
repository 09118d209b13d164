import Foundation

/// Markdown as it is handed to the parser: bounded, with very long paragraphs in pieces.
///
/// The parser's time grows with the square of a paragraph's links and emphasis, and of a row's cells. So paragraphs are
/// read in pieces of some kilobytes, cut where no markup seems open, and put together again; what stays dear is refused.
struct MarkdownSource {
    /// UTF-8 text with ends of paragraphs where pieces end.
    private(set) var bytes: [UInt8] = []
    /// What stood where a piece ends, by the number of the line that the next one begins in.
    private(set) var joints: [Int: UInt8] = [:]
    /// Whether tables are read: rows have few enough cells.
    private(set) var hasTables = true

    /// The most bytes that are read.
    static let maximumLength = 16 << 20
    /// Paragraphs longer than this are cut.
    private static let pieceLength = 8 << 10
    private static let maximumCells = 512
    /// The most steps that the parser may take beside the linear ones.
    private static let maximumCost = 500_000_000

    private var line = 1
    private var fence: UInt8?
    private var paragraph = Paragraph()
    private var cost = 0

    /// What is known of the paragraph that is being read.
    private struct Paragraph {
        /// Bytes since its beginning or since the last cut.
        var length = 0
        /// Whether a cut would end more than the paragraph: a list, a quotation, a table, code.
        var isWhole = false
        /// How often each sign has stood there, modulo 2, and how many brackets are open.
        var parities: [UInt8: Bool] = [:]
        var brackets = 0
        var links = 0
        var marks = 0

        var isBalanced: Bool { brackets == 0 && !parities.values.contains(true) }
    }

    private let isInline: Bool
    /// Where pieces of inline text begin that are not the first.
    private var cuts: [Int] = []

    /// Takes a text with blocks.
    init(_ text: String) throws(MarkdownError) {
        try self.init(text, isInline: false)
    }

    /// Takes a text that is one paragraph, whatever its lines begin with.
    init(inlines text: String) throws(MarkdownError) {
        try self.init(text, isInline: true)
    }

    /// The pieces of inline text.
    var pieces: [String] {
        zip([0] + cuts, cuts + [bytes.count]).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
    }

    private init(_ text: String, isInline: Bool) throws(MarkdownError) {
        self.isInline = isInline
        guard text.utf8.count <= Self.maximumLength else { throw .tooLong(text.utf8.count) }
        let source = Array(text.utf8)
        bytes.reserveCapacity(source.count + source.count / 64)
        var start = 0
        while start < source.count {
            let end = source[start...].firstIndex { $0 == UInt8(ascii: "\n") } ?? source.count - 1
            try append(source[start...end])
            start = end + 1
        }
        try finishParagraph()
    }

    private mutating func append(_ text: ArraySlice<UInt8>) throws(MarkdownError) {
        if !isInline { try noteBlock(text) }
        for (index, byte) in zip(text.indices, text) {
            note(byte, after: bytes.last)
            if isCut(byte, at: index, in: text) { try cut(at: byte) } else { bytes.append(byte) }
        }
        line += 1
    }

    /// Takes note of what a line begins with, if it is no text.
    private mutating func noteBlock(_ text: ArraySlice<UInt8>) throws(MarkdownError) {
        let content = text.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let first = content.first ?? UInt8(ascii: "\n")
        if first == UInt8(ascii: "\n") || first == UInt8(ascii: "\r") {
            try finishParagraph()
        } else if isFence(content) {
            fence = fence == nil ? first : fence == first ? nil : fence
            paragraph.isWhole = true
        } else if fence != nil || isBlockStart(content) || content.startIndex - text.startIndex > 3 {
            paragraph.isWhole = true
        }
        if text.count(where: { $0 == UInt8(ascii: "|") }) > Self.maximumCells { hasTables = false }
    }

    /// Whether the paragraph may be cut in place of a white space: between letters, when it is long enough.
    private func isCut(_ byte: UInt8, at index: Int, in text: ArraySlice<UInt8>) -> Bool {
        guard paragraph.length >= Self.pieceLength, !paragraph.isWhole, fence == nil,
            byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n"),
            bytes.last.map(Self.isLetter) == true || bytes.last == UInt8(ascii: ".")
                || bytes.last == UInt8(ascii: ",")
        else { return false }
        if byte == UInt8(ascii: " "), index + 1 < text.endIndex, !Self.isLetter(text[index + 1]) { return false }
        return paragraph.isBalanced || paragraph.length >= 2 * Self.pieceLength
    }

    private mutating func cut(at byte: UInt8) throws(MarkdownError) {
        try finishParagraph()
        guard !isInline else {
            cuts.append(bytes.count)
            return bytes.append(byte)
        }
        bytes += [UInt8(ascii: "\n"), UInt8(ascii: "\n")]
        line += byte == UInt8(ascii: "\n") ? 1 : 2
        joints[byte == UInt8(ascii: "\n") ? line + 1 : line] = byte
    }

    private mutating func note(_ byte: UInt8, after previous: UInt8?) {
        paragraph.length += 1
        switch byte {
        case UInt8(ascii: "["): paragraph.brackets += 1
        case UInt8(ascii: "]"):
            paragraph.brackets -= 1
            paragraph.links += 1
        case UInt8(ascii: "("), UInt8(ascii: "<"): paragraph.brackets += 1
        case UInt8(ascii: ")"), UInt8(ascii: ">"): paragraph.brackets -= 1
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"):
            paragraph.parities[byte, default: false].toggle()
            if byte != previous { paragraph.marks += 1 }
        case UInt8(ascii: "!"): paragraph.marks += 1
        default: break
        }
    }

    private mutating func finishParagraph() throws(MarkdownError) {
        cost += paragraph.links * paragraph.marks
        guard cost <= Self.maximumCost else { throw .tooIntricate }
        paragraph = Paragraph()
    }

    // MARK: Lines

    private func isFence(_ content: ArraySlice<UInt8>) -> Bool {
        guard let sign = content.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else { return false }
        return content.prefix(3).allSatisfy { $0 == sign } && content.count >= 3
    }

    /// Whether a line begins what is more than a paragraph.
    private func isBlockStart(_ content: ArraySlice<UInt8>) -> Bool {
        guard let sign = content.first else { return false }
        switch sign {
        case UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "#"): return true
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: ":"), UInt8(ascii: "="):
            let next = content.dropFirst().first
            return sign == UInt8(ascii: ":") || next == nil || !Self.isLetter(next ?? 0) && next != sign
                || content.allSatisfy { $0 == sign || $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "|") }
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            let rest = content.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            return rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ")")
        default: return false
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}

/// Why Markdown cannot be read.
public enum MarkdownError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There are more bytes than are read; with their number.
    case tooLong(Int)
    /// A paragraph has too many links and marks.
    case tooIntricate
    /// The bytes are not UTF-8.
    case notUTF8

    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .tooLong(let count):
            "the Markdown has \(count) bytes; \(MarkdownSource.maximumLength) are read at most, so read it in parts"
        case .tooIntricate:
            "a paragraph of the Markdown has too many links and marks to be read; break it by empty lines"
        case .notUTF8: "the Markdown is not UTF-8; convert it first"
        }
    }
}

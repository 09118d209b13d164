import SwiftSyntax

/// Changes to one file, each at its place; lines never move.
struct Edits {
    private(set) var all: [SourceEdit] = []

    mutating func insert(_ text: String, at position: AbsolutePosition) {
        all.append(SourceEdit(range: position..<position, replacement: text))
    }

    mutating func insert(_ text: String, before node: some SyntaxProtocol) {
        insert(text, at: node.positionAfterSkippingLeadingTrivia)
    }

    mutating func insert(_ text: String, after node: some SyntaxProtocol) {
        insert(text, at: node.endPositionBeforeTrailingTrivia)
    }

    /// Puts other text in the place of a piece of syntax; comments around it stay.
    mutating func replace(_ node: some SyntaxProtocol, with text: String) {
        let range = node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia
        replace(range, with: text, lines: Self.lineBreaks(in: node.trimmedDescription))
    }

    /// Takes a piece of syntax away with the space that follows it on its line.
    mutating func remove(_ node: some SyntaxProtocol) {
        let range = node.positionAfterSkippingLeadingTrivia..<node.endPosition
        replace(
            range, with: "", lines: Self.lineBreaks(in: node.trimmedDescription + node.trailingTrivia.description))
    }

    /// Puts other text in the place of a part of one line.
    mutating func replace(_ range: Range<AbsolutePosition>, with text: String) {
        replace(range, with: text, lines: 0)
    }

    mutating func append(_ others: Edits) { all += others.all }

    /// Whether a name at a place is gone afterwards.
    func takeOut(_ name: String, at position: AbsolutePosition) -> Bool {
        all.contains { $0.range.contains(position) && !$0.replacement.contains(name) }
    }

    /// As many line breaks follow as the old text had more than the new one.
    private mutating func replace(_ range: Range<AbsolutePosition>, with text: String, lines: Int) {
        let missing = max(0, lines - Self.lineBreaks(in: text))
        all.append(SourceEdit(range: range, replacement: text + String(repeating: "\n", count: missing)))
    }

    private static func lineBreaks(in text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

    // MARK: Applying

    /// The text with all changes made. A change within a piece that another one replaces is left out.
    func applied(to text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 256)
        var done = 0
        for edit in sorted {
            let (start, end) = (edit.range.lowerBound.utf8Offset, edit.range.upperBound.utf8Offset)
            guard start >= done else { continue }
            result += bytes[done..<start]
            result += edit.replacementBytes
            done = end
        }
        result += bytes[done...]
        return String(decoding: result, as: UTF8.self)
    }

    /// By place; at one place insertions come first in the order of adding, then the longest replacement.
    private var sorted: [SourceEdit] {
        all.enumerated().sorted { first, second in
            let (one, other) = (first.element, second.element)
            if one.range.lowerBound != other.range.lowerBound { return one.range.lowerBound < other.range.lowerBound }
            if one.range.isEmpty != other.range.isEmpty { return one.range.isEmpty }
            if one.range.upperBound != other.range.upperBound { return one.range.upperBound > other.range.upperBound }
            return first.offset < second.offset
        }.map(\.element)
    }
}

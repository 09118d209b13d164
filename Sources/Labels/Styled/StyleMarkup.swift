/// A text with marks, taken apart: what is shown, and the styles of each piece.
///
/// Read scalar by scalar, as XML is: a tag ends at its sign, whatever the text after it would join it to.
struct StyleMarkup {
    struct Piece: Equatable {
        var text: String
        /// Names of styles, the outermost first.
        var styles: [String]
    }

    private(set) var pieces: [Piece] = []

    /// More styles than this do not lie in one another.
    static let maximumDepth = 64
    private static let signs = [("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]

    private var rest: Substring.UnicodeScalarView
    private var place = MarkupError.Place()
    private var open: [(name: String, place: MarkupError.Place)] = []

    init(_ markup: String, names: [String]) throws(MarkupError) {
        rest = Substring(markup).unicodeScalars
        let known = Set(names)
        while let first = rest.first {
            switch first {
            case "<": try readTag(known)
            case "&": readSign()
            default: append(advance(by: rest.prefix { $0 != "<" && $0 != "&" }.count))
            }
        }
        if let last = open.last { throw .unended(last.name, at: last.place) }
    }

    private mutating func readTag(_ known: Set<String>) throws(MarkupError) {
        let start = place
        let isEnd = rest.dropFirst().first == "/"
        let begin = rest.dropFirst(isEnd ? 2 : 1)
        let letters = begin.prefix(while: Self.isNamed)
        guard !letters.isEmpty, begin.dropFirst(letters.count).first == ">" else { throw .noTag(at: start) }
        let name = String(letters)
        advance(by: letters.count + (isEnd ? 3 : 2))
        if isEnd {
            guard open.last?.name == name else { throw .wrongEnd(name, open: open.last?.name, at: start) }
            open.removeLast()
        } else {
            guard known.contains(name) else { throw .unknownStyle(name, at: start, allowed: known.sorted()) }
            guard open.count < Self.maximumDepth else { throw .tooDeep(Self.maximumDepth, at: start) }
            open.append((name, start))
        }
    }

    /// Whether names may have a letter: letters with their marks, numbers and some signs.
    private static func isNamed(_ letter: Unicode.Scalar) -> Bool {
        switch letter.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default:
            letter.properties.isAlphabetic || letter.properties.numericType != nil
                || "-_.".unicodeScalars.contains(letter)
        }
    }

    private mutating func readSign() {
        for (written, sign) in Self.signs where rest.starts(with: written.unicodeScalars) {
            advance(by: written.unicodeScalars.count)
            return append(sign)
        }
        append(advance(by: 1))
    }

    private mutating func append(_ text: String) {
        let styles = open.map(\.name)
        if pieces.last?.styles == styles {
            pieces[pieces.count - 1].text += text
        } else {
            pieces.append(Piece(text: text, styles: styles))
        }
    }

    /// Passes over some scalars and gives them.
    @discardableResult
    private mutating func advance(by count: Int) -> String {
        let read = String(rest.prefix(count))
        for character in read {
            place.column += 1
            if character.isNewline { place = MarkupError.Place(line: place.line + 1, column: 1) }
        }
        rest = rest.dropFirst(count)
        return read
    }
}

/// Why a text's markup cannot be understood.
public struct MarkupError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where in the text, counted from 1.
    public struct Place: Hashable, Sendable {
        /// The line, from 1.
        public var line = 1
        /// In characters as a reader counts them.
        public var column = 1
    }

    /// Where the fault lies.
    public let place: Place
    /// What is wrong, and what to do.
    public let message: String

    /// Where the fault lies and what is wrong, in one line.
    public var description: String { "markup:\(place.line):\(place.column): error: \(message)".inOneLine() }

    static func unknownStyle(_ name: String, at place: Place, allowed: [String]) -> MarkupError {
        let choice = allowed.isEmpty ? "the sheet has none" : "the sheet has \(allowed.listed(as: "styles"))"
        return MarkupError(place: place, message: "there is no style named \(name); \(choice)")
    }

    static func noTag(at place: Place) -> MarkupError {
        MarkupError(
            place: place,
            message: "no tag begins with this <; write <name> or </name>, or &lt; for the sign itself")
    }

    static func wrongEnd(_ name: String, open: String?, at place: Place) -> MarkupError {
        let remedy = open.map { "write </\($0)> first" } ?? "take it away or write <\(name)> before it"
        return MarkupError(place: place, message: "</\(name)> ends a style that is not the last begun; \(remedy)")
    }

    static func unended(_ name: String, at place: Place) -> MarkupError {
        MarkupError(place: place, message: "<\(name)> is not ended; write </\(name)> after its text")
    }

    static func tooDeep(_ limit: Int, at place: Place) -> MarkupError {
        MarkupError(place: place, message: "more than \(limit) styles lie in one another; end some of them before")
    }
}

/// Why a text's markup cannot be understood.
public struct MarkupError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where in the text, counted from 1.
    public struct Place: Hashable, Sendable {
        public var line = 1
        /// In characters as a reader counts them.
        public var column = 1
    }

    public let place: Place
    /// What is wrong, and what to do.
    public let message: String

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

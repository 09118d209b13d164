import Foundation

/// How much a style sheet or a label's file may ask for: far above what people write, far below what exhausts a
/// machine.
enum JSONLimits {
    /// The longest text that is read, in bytes.
    static let size = 1 << 20
    /// How deep objects and lists may lie in one another; all that is allowed lies at most four deep.
    static let depth = 32
    /// The most problems that are told of one text.
    static let problems = 100

    /// Why a text is kept from parsers; nil for one that they may read.
    static func problem(of json: Data) -> StyleSheetError.Problem? {
        guard json.count <= size else { return tooLong }
        guard String(data: json, encoding: .utf8) != nil, !json.contains(0) else { return notUTF8 }
        var (depth, line, isQuoted, isEscaped) = (0, 1, false, false)
        for byte in json {
            if byte == UInt8(ascii: "\n") { line += 1 }
            if isEscaped {
                isEscaped = false
            } else if isQuoted {
                isEscaped = byte == UInt8(ascii: "\\")
                isQuoted = byte != UInt8(ascii: "\"")
            } else {
                switch byte {
                case UInt8(ascii: "\""): isQuoted = true
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
                default: break
                }
            }
            guard depth <= Self.depth else { return tooDeep(line: line) }
        }
        return nil
    }

    static let tooLong = StyleSheetError.Problem(
        line: 1, path: [], message: "this has more than the \(size) bytes that are read; take out what is not used")

    /// Foundation reads other encodings too, in which lines and keys cannot be told.
    private static let notUTF8 = StyleSheetError.Problem(
        line: 1, path: [], message: "the text is not valid UTF-8; save the file as UTF-8")

    private static func tooDeep(line: Int) -> StyleSheetError.Problem {
        let message = "objects and lists lie more than \(depth) deep in one another; what is allowed lies four deep"
        return StyleSheetError.Problem(line: line, path: [], message: message)
    }
}

/// Counts how deeply code is nested before anybody parses it: some kinds of nesting cost the parser seconds for each level.
///
/// It tells code from texts and comments and knows nothing else of the language. A regular expression between single
/// slashes may mislead it up to the end of the line.
struct NestingScan {
    /// Brackets, interpolations and `#if` within each other. Code that people write has a few dozen.
    static let most = 500
    /// Square brackets within each other, as in `[A<[B: [C]]>]`: the parser tries each as a type, and takes twice as long with
    /// each. Braces and texts, which no type has, stand between others.
    static let mostSquareBrackets = 12
    /// Angle brackets within each other, closed or not, for which the parser takes a time that grows with the square of
    /// their number. A new statement, text or block begins anew.
    static let mostAngleBrackets = 32
    /// The same of signs between spaces (`a < b`), which people write to compare.
    static let mostComparisons = 100
    /// Signs `#` in a row, before a text with such fences or anything else, each of which the parser counts all of.
    static let mostHashes = 250

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    /// The code that the scan is in, behind the texts into which it is interpolated.
    private var levels = [Level()]
    private var conditions = 0
    /// How many signs `#` the last row of them had.
    private var hashes = 0
    /// What is open here that may be of one type.
    private var brackets = TypeBrackets()
    /// The same before each bracket that is open, those around interpolations included.
    private var outerBrackets: [TypeBrackets] = []
    /// The last byte of code that is no space, and whether the line began behind it.
    private var last: UInt8 = 0
    private var startsLine = true

    private struct TypeBrackets {
        var square = 0
        var angle = 0
        /// Signs `<` between spaces.
        var comparisons = 0

        /// Begins anew with what is no part of what was before.
        mutating func startStatement() { (angle, comparisons) = (0, 0) }
    }

    private struct Level {
        var brackets = 0
        /// The text that the code is interpolated into.
        var text: Text?
    }

    private struct Text {
        var hashes: Int
        var isOneLine: Bool
    }

    private init(_ text: String) { bytes = Array(text.utf8) }

    /// The line on which a text is nested more deeply than the limits permit, counted from 1; nil if it is not.
    static func excess(in text: String) -> Int? {
        var scan = NestingScan(text)
        while scan.position < scan.bytes.count {
            scan.step()
            if scan.isTooDeep { return scan.line }
        }
        return nil
    }

    private var isTooDeep: Bool {
        brackets.square > Self.mostSquareBrackets || brackets.angle > Self.mostAngleBrackets
            || brackets.comparisons > Self.mostComparisons || hashes > Self.mostHashes
            || levels.count + outerBrackets.count + conditions > Self.most
    }

    // MARK: - Code

    private mutating func step() {
        let byte = bytes[position]
        if startsLine, Self.startsStatement(byte), !Self.goesOn(behind: last) { brackets.startStatement() }
        defer { remember(byte) }
        switch byte {
        case UInt8(ascii: "\n"): line += 1
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ";"): readAngle(byte)
        case UInt8(ascii: "/") where starts(with: "//"): return skipLine()
        case UInt8(ascii: "/") where starts(with: "/*"): return skipComment()
        case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"):
            levels[levels.count - 1].brackets += 1
            outerBrackets.append(brackets)
            if byte == UInt8(ascii: "[") { brackets.square += 1 }
            if byte == UInt8(ascii: "{") { brackets = TypeBrackets() }
        case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"): return close()
        case UInt8(ascii: "#"), UInt8(ascii: "\""): return readSign()
        default: break
        }
        position += 1
    }

    private mutating func close() {
        position += 1
        guard levels[levels.count - 1].brackets == 0 else {
            let isBlock = bytes[position - 1] == UInt8(ascii: "}")
            brackets = outerBrackets.popLast() ?? TypeBrackets()
            if isBlock { brackets.startStatement() }
            levels[levels.count - 1].brackets -= 1
            return
        }
        if let text = levels[levels.count - 1].text {
            levels.removeLast()
            skip(text)
        }
    }

    private mutating func readAngle(_ byte: UInt8) {
        let before = position > 0 ? bytes[position - 1] : 0
        let after = position + 1 < bytes.count ? bytes[position + 1] : 0
        let space = UInt8(ascii: " ")
        switch byte {
        case UInt8(ascii: ";"): brackets.startStatement()
        case UInt8(ascii: "<"):
            let isComparison = before == space && after == space && !startsLine
            if isComparison { brackets.comparisons += 1 } else { brackets.angle += 1 }
        default:
            if before != UInt8(ascii: "-"), before != space || after != space {
                brackets.angle = max(0, brackets.angle - 1)
            }
        }
    }

    private mutating func remember(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\n"): startsLine = true
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
        default: (last, startsLine) = (byte, false)
        }
    }

    /// Whether a line that begins with a byte begins a statement, or an argument of one.
    private static func startsStatement(_ byte: UInt8) -> Bool {
        UnicodeScalar(byte).properties.isAlphabetic || byte >= 0x80
            || [UInt8(ascii: "_"), UInt8(ascii: "@")].contains(byte)
    }

    /// Whether a line goes on behind one that ends with a byte.
    private static func goesOn(behind byte: UInt8) -> Bool {
        [UInt8(ascii: "<"), UInt8(ascii: ","), UInt8(ascii: ".")].contains(byte)
    }

    /// A text, or what begins with `#`.
    private mutating func readSign() {
        hashes = 0
        while position + hashes < bytes.count, bytes[position + hashes] == UInt8(ascii: "#") { hashes += 1 }
        guard position + hashes < bytes.count, bytes[position + hashes] == UInt8(ascii: "\"") else {
            if starts(with: "#if") { conditions += 1 }
            if starts(with: "#endif"), conditions > 0 { conditions -= 1 }
            position += max(1, hashes)
            return
        }
        brackets = TypeBrackets()
        position += hashes
        let isOneLine = !starts(with: "\"\"\"")
        position += isOneLine ? 1 : 3
        skip(Text(hashes: hashes, isOneLine: isOneLine))
    }

    // MARK: - Texts and comments

    /// Goes behind a text, or to the code that is interpolated into it.
    private mutating func skip(_ text: Text) {
        let fence = String(repeating: "#", count: text.hashes)
        let (end, escape) = ((text.isOneLine ? "\"" : "\"\"\"") + fence, "\\" + fence)
        while position < bytes.count {
            if starts(with: end) {
                position += end.utf8.count
                return
            }
            // An unfinished text ends with its line, so that one mistake does not swallow the file.
            if bytes[position] == UInt8(ascii: "\n") {
                if text.isOneLine { return }
                line += 1
            }
            guard starts(with: escape) else {
                position += 1
                continue
            }
            position += escape.utf8.count
            guard starts(with: "(") else {
                if position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
                continue
            }
            position += 1
            return levels.append(Level(brackets: 0, text: text))
        }
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    }

    /// Comments may lie within each other.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            let isMark = starts(with: "/*") || starts(with: "*/")
            if isMark { depth += starts(with: "/*") ? 1 : -1 }
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += isMark ? 2 : 1
        } while depth > 0 && position < bytes.count
    }

    private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }
}

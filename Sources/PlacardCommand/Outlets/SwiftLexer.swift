/// Cuts Swift source into tokens: comments and the lines of `#if` are left out, strings count as one.
///
/// It knows as much of the language as it takes to find declarations, and reads any bytes without fail. A regular
/// expression between single slashes that has an unpaired quotation mark or brace in it is misread: write it between
/// `#/` and `/#`.
struct SwiftLexer {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var tokens: [SwiftToken] = []

    private init(_ source: String) { bytes = Array(source.utf8) }

    static func tokens(of source: String) -> [SwiftToken] {
        var lexer = SwiftLexer(source)
        while lexer.position < lexer.bytes.count { lexer.step() }
        return lexer.tokens
    }

    private mutating func step() {
        let byte = bytes[position]
        if byte == UInt8(ascii: "\n") { line += 1 }
        if Self.isSpace(byte) {
            position += 1
        } else if starts(with: "//") {
            skipLine()
        } else if starts(with: "/*") {
            skipComment()
        } else if let hashes = hashesBeforeLiteral() {
            add(.literal) { $0.skipLiteral(hashes: hashes) }
        } else if starts(with: "#if") || starts(with: "#else") || starts(with: "#endif") || starts(with: "#sourceLoc")
        {
            skipLine()
        } else if Self.isWordByte(byte) {
            let kind: SwiftToken.Kind = Self.isDigit(byte) ? .literal : .word
            add(kind) { lexer in lexer.skip { Self.isWordByte($0) } }
        } else if byte == UInt8(ascii: "`") {
            position += 1
            add(.word) { lexer in lexer.skip { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") } }
            position += 1
        } else {
            add(.sign) { $0.position += 1 }
        }
    }

    private mutating func add(_ kind: SwiftToken.Kind, _ advance: (inout SwiftLexer) -> Void) {
        let (start, first) = (position, line)
        advance(&self)
        position = min(position, bytes.count)
        tokens.append(
            SwiftToken(kind: kind, text: String(decoding: bytes[start..<position], as: UTF8.self), line: first))
    }

    // MARK: What is passed over

    private mutating func skip(while isPart: (UInt8) -> Bool) {
        while position < bytes.count, isPart(bytes[position]) { position += 1 }
    }

    private mutating func skipLine() { skip { $0 != UInt8(ascii: "\n") } }

    /// Comments may lie within each other.
    private mutating func skipComment() {
        var depth = 0
        while position < bytes.count {
            if starts(with: "/*") {
                depth += 1
                position += 2
            } else if starts(with: "*/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                if bytes[position] == UInt8(ascii: "\n") { line += 1 }
                position += 1
            }
        }
    }

    /// The number of `#` before a string or regular expression that starts here; nil where none starts.
    private func hashesBeforeLiteral() -> Int? {
        var end = position
        while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
        guard end < bytes.count else { return nil }
        if bytes[end] == UInt8(ascii: "\"") { return end - position }
        return bytes[end] == UInt8(ascii: "/") && end > position ? end - position : nil
    }

    private mutating func skipLiteral(hashes: Int) {
        position += hashes
        let fence = String(repeating: "#", count: hashes)
        if bytes[position] == UInt8(ascii: "/") {
            position += 1
            return skipText(to: "/" + fence, escape: nil, isOneLine: false, depth: 0)
        }
        let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        position += quote.utf8.count
        skipText(to: quote + fence, escape: "\\" + fence, isOneLine: quote.utf8.count == 1, depth: 0)
    }

    /// Goes behind the end of a text; what is interpolated may hold further texts.
    private mutating func skipText(to end: String, escape: String?, isOneLine: Bool, depth: Int) {
        while position < bytes.count {
            if starts(with: end) {
                position += end.utf8.count
                return
            }
            if let escape, starts(with: escape) {
                position += escape.utf8.count
                skipEscaped(depth: depth)
                continue
            }
            if bytes[position] == UInt8(ascii: "\n") {
                // An unfinished string ends with its line, so that one mistake does not swallow the file.
                if isOneLine { return }
                line += 1
            }
            position += 1
        }
    }

    /// What follows a backslash: one character, or an interpolation in parentheses.
    private mutating func skipEscaped(depth: Int) {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "("), depth < Self.deepest else {
            position += 1
            return
        }
        var open = 0
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") {
                let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
                position += quote.utf8.count
                skipText(to: quote, escape: "\\", isOneLine: quote.utf8.count == 1, depth: depth + 1)
                continue
            }
            if byte == UInt8(ascii: "\n") { line += 1 }
            if byte == UInt8(ascii: "(") { open += 1 }
            if byte == UInt8(ascii: ")") { open -= 1 }
            position += 1
            if open == 0 { return }
        }
    }

    /// The most strings within interpolations of strings; no program has more, and each takes stack.
    private static let deepest = 64

    private func starts(with text: StaticString) -> Bool {
        starts(with: text.withUTF8Buffer { Array($0) })
    }

    private func starts(with text: String) -> Bool { starts(with: Array(text.utf8)) }

    private func starts(with text: [UInt8]) -> Bool {
        position + text.count <= bytes.count && bytes[position..<position + text.count].elementsEqual(text)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F || byte >= 0x80
    }
}

/// A piece of Swift source that declarations are recognized by.
struct SwiftToken: Equatable {
    enum Kind {
        /// A keyword or a name, without backticks.
        case word
        /// One character that is neither letter nor digit.
        case sign
        /// A string or a number; its content does not matter here.
        case literal
    }

    let kind: Kind
    let text: String
    /// Counted from 1.
    let line: Int

    func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }
    func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
}

import Foundation

/// Reads property lists of the old style, as `.strings` files are: `"key" = "text";`, with comments as in C.
///
/// Foundation's reader tells the error stream, and not its caller, where a `;` is missing.
struct OldStylePropertyList {
    private let units: [UInt16]
    private var index = 0

    /// The dictionary that a text holds, with braces around it or without; of equal keys the last counts.
    ///
    /// - Throws: The first thing that is wrong.
    static func dictionary(_ text: String) throws(TextTable.Fault) -> [String: Any] {
        var reader = OldStylePropertyList(units: Array(text.utf16))
        let hasBraces = try reader.take("{")
        let table = try reader.pairs(until: hasBraces ? "}" : nil, depth: 0)
        guard try reader.next() == nil else {
            throw reader.fault("there is more behind the table's closing brace; remove it")
        }
        return table
    }

    private init(units: [UInt16]) { self.units = units }

    // MARK: Values

    /// Keys with their values up to a closing brace, or to the end.
    private mutating func pairs(until end: Unicode.Scalar?, depth: Int) throws(TextTable.Fault) -> [String: Any] {
        var pairs: [String: Any] = [:]
        while true {
            if let end, try take(end) { return pairs }
            if try next() == nil {
                guard end == nil else { throw fault("a } is missing; close the dictionary") }
                return pairs
            }
            let key = try string("a key")
            var (value, last): (Any, Int) = (key, index)
            if try take("=") {
                value = try self.value(of: key, depth: depth)
                last = index
            }
            guard try take(";") else {
                throw fault("a ; is missing behind the text of \"\(key.prefix(80))\"; add it", at: last)
            }
            pairs[key] = value
        }
    }

    private mutating func value(of key: String, depth: Int) throws(TextTable.Fault) -> Any {
        guard depth < TextTable.depth else {
            throw fault("values lie more than \(TextTable.depth) deep in one another; a table of texts has no such")
        }
        if try take("{") { return try pairs(until: "}", depth: depth + 1) }
        if try take("<") { return try data() }
        guard try take("(") else { return try string("the text of \"\(key.prefix(80))\"") }
        var list: [Any] = []
        while try !take(")") {
            list.append(try value(of: key, depth: depth + 1))
            guard try take(",") else {
                guard try take(")") else { throw fault("a ) is missing; close the list") }
                break
            }
        }
        return list
    }

    /// Bytes as hexadecimal digits; no text comes of them, so they are not kept.
    private mutating func data() throws(TextTable.Fault) -> Data {
        while index < units.count, units[index] != 0x3E { index += 1 }
        guard index < units.count else { throw fault("a > is missing; close the data") }
        index += 1
        return Data()
    }

    /// A text in quotation marks of either kind, or a word.
    private mutating func string(_ what: String) throws(TextTable.Fault) -> String {
        if try take("\"") { return try quoted(0x22, what) }
        if try take("'") { return try quoted(0x27, what) }
        let start = index
        while index < units.count, Self.isWord(units[index]) { index += 1 }
        guard start < index else { throw fault("\(what) is missing; write it in quotation marks") }
        return String(decoding: units[start..<index], as: UTF16.self)
    }

    private mutating func quoted(_ mark: UInt16, _ what: String) throws(TextTable.Fault) -> String {
        var (text, start): ([UInt16], Int) = ([], index)
        while index < units.count {
            let unit = units[index]
            index += 1
            if unit == mark { return String(decoding: text, as: UTF16.self) }
            if unit == 0x5C { text.append(escaped()) } else { text.append(unit) }
        }
        start -= 1
        throw fault("\(what) has no closing quotation mark; add it", at: start)
    }

    /// The unit that what follows a backslash stands for.
    private mutating func escaped() -> UInt16 {
        guard index < units.count else { return 0x5C }
        let unit = units[index]
        if (0x30...0x37).contains(unit) { return Self.nextStep(number(radix: 8, digits: 3)) }
        index += 1
        if unit == 0x55 { return number(radix: 16, digits: 4) }
        return Self.escapes[unit] ?? unit
    }

    /// What the letters a, b, f, n, r, t and v stand for behind a backslash.
    private static let escapes: [UInt16: UInt16] = [
        0x61: 0x07, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09, 0x76: 0x0B,
    ]

    /// A number of at most so many digits.
    private mutating func number(radix: UInt16, digits: Int) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<digits {
            guard index < units.count, units[index] < 0x80,
                let digit = Character(Unicode.Scalar(UInt8(units[index]))).hexDigitValue, digit < radix
            else { break }
            value = value &* radix &+ UInt16(digit)
            index += 1
        }
        return value
    }

    /// Three octal digits are a byte of NeXTSTEP's letters, of which the first half is ASCII.
    private static func nextStep(_ code: UInt16) -> UInt16 {
        guard code >= 0x80 else { return code }
        let text = String(data: Data([UInt8(truncatingIfNeeded: code)]), encoding: .nextstep)
        return text?.utf16.first ?? 0xFFFD
    }

    // MARK: Signs

    /// Takes a sign behind blanks and comments, if it is the next one.
    private mutating func take(_ sign: Unicode.Scalar) throws(TextTable.Fault) -> Bool {
        guard try next() == UInt16(sign.value) else { return false }
        index += 1
        return true
    }

    /// The next unit behind blanks and comments, which stays to be read; nil at the end.
    private mutating func next() throws(TextTable.Fault) -> UInt16? {
        while index < units.count {
            let unit = units[index]
            let following = index + 1 < units.count ? units[index + 1] : 0
            if Self.isBlank(unit) {
                index += 1
            } else if unit == 0x2F, following == 0x2F {
                while index < units.count, !Self.isLineEnd(units[index]) { index += 1 }
            } else if unit == 0x2F, following == 0x2A {
                skipComment()
            } else {
                return unit
            }
        }
        return nil
    }

    /// A comment that is not closed reaches to the end, as in Foundation.
    private mutating func skipComment() {
        index += 2
        while index < units.count {
            if units[index] == 0x2A, index + 1 < units.count, units[index + 1] == 0x2F {
                index += 2
                return
            }
            index += 1
        }
    }

    private static func isLineEnd(_ unit: UInt16) -> Bool { [0x0A, 0x0D, 0x2028, 0x2029].contains(unit) }

    private static func isBlank(_ unit: UInt16) -> Bool {
        (0x09...0x0D).contains(unit) || unit == 0x20 || unit == 0x2028 || unit == 0x2029
    }

    /// Letters, digits and `_ $ / : . -`, which need no quotation marks.
    private static func isWord(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x2D...0x2F: true
        default: false
        }
    }

    /// A fault at a place, by default the one that is read.
    private func fault(_ message: String, at place: Int? = nil) -> TextTable.Fault {
        let before = units[..<min(place ?? index, units.count)]
        let ends = before.indices.count {
            before[$0] == 0x0A || before[$0] == 0x0D && !($0 + 1 < units.count && units[$0 + 1] == 0x0A)
        }
        return TextTable.Fault(line: 1 + ends, message: message)
    }
}

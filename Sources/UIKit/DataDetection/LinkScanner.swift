import Foundation

/// Finds addresses of the web and of mail in one pass over a text.
///
/// An address has a scheme (`https://…`, `mailto:…`), or is a host under a known top-level domain (`example.com/path`),
/// or a name at such a host. Punctuation at its end belongs to the sentence, brackets only where none was opened
/// within.
struct LinkScanner {
    struct Found {
        let range: Range<Int>
        let url: URL
    }

    private let text: TextUnits
    private(set) var found: [Found] = []
    /// What lies before belongs to an address already.
    private var floor = 0

    init(_ text: TextUnits, in range: Range<Int>) {
        self.text = text
        var index = range.lowerBound
        while index < range.upperBound {
            let start = index
            while index < range.upperBound, Self.mayStandInAddress(text[index]) { index += 1 }
            if index > start { scan(start..<index) } else { index += 1 }
        }
    }

    /// Printable ASCII without the signs that quote addresses, and letters of scripts that are written with spaces.
    private static func mayStandInAddress(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B, 0x7C, 0x7D: false
        case 0x21...0x7E: true
        case 0x80...: TextUnits.isWord(unit) && !TextUnits.isDense(unit)
        default: false
        }
    }

    // MARK: Runs without space

    private mutating func scan(_ run: Range<Int>) {
        floor = run.lowerBound
        var index = run.lowerBound
        while index < run.upperBound {
            let next: Int
            switch text[index] {
            case UInt16(ascii: ":")
            where text.at(index + 1) == UInt16(ascii: "/") && text.at(index + 2) == UInt16(ascii: "/"):
                next = addSchemed(at: index, in: run)
            case UInt16(ascii: "@"): next = addMail(at: index, in: run)
            case UInt16(ascii: "."): next = addHost(around: index, in: run)
            default: next = index + 1
            }
            index = max(next, index + 1)
        }
    }

    /// An address with a scheme; the colon is at `colon`. Answers where to go on.
    private mutating func addSchemed(at colon: Int, in run: Range<Int>) -> Int {
        var start = colon
        while start > floor, Self.isSchemeUnit(text[start - 1]) { start -= 1 }
        while start < colon, !(0x41...0x5A).contains(text[start] & 0xDF) { start += 1 }
        let body = colon + 3
        guard colon - start >= 2, body < run.upperBound,
            TextUnits.isWord(text[body]) || text[body] == UInt16(ascii: "[")
        else { return body }
        return add(start..<trimmed(body, run.upperBound), prefix: "")
    }

    private static func isSchemeUnit(_ unit: UInt16) -> Bool {
        unit < 0x80 && (TextUnits.isWord(unit) || [0x2B, 0x2D, 0x2E].contains(unit))
    }

    private mutating func addMail(at sign: Int, in run: Range<Int>) -> Int {
        var start = sign
        while start > floor, isNameUnit(start - 1) { start -= 1 }
        while start < sign, !TextUnits.isWord(text[start]) { start += 1 }
        guard start < sign, text[sign - 1] != UInt16(ascii: "."), let end = hostEnd(from: sign + 1, in: run) else {
            return sign + 1
        }
        let scheme = Array("mailto:".utf16)
        let before = start - scheme.count
        let isSchemed = before >= floor && text.units[before..<start].elementsEqual(scheme)
        return add((isSchemed ? before : start)..<end, prefix: isSchemed ? "" : "mailto:")
    }

    private func isNameUnit(_ index: Int) -> Bool {
        TextUnits.isWord(text[index]) || text.isOne(of: "._%+-", at: index)
    }

    private mutating func addHost(around dot: Int, in run: Range<Int>) -> Int {
        var start = dot
        while start > floor, TextUnits.isWord(text[start - 1]) || text[start - 1] == UInt16(ascii: "-") { start -= 1 }
        let labels = labelsEnd(from: dot, in: run)
        let isFree = start == run.lowerBound || !text.isOne(of: "@_%+~&=#/.$", at: start - 1)
        guard isFree, let end = hostEnd(from: start, in: run), text.at(end) != UInt16(ascii: "@") else {
            return labels
        }
        let goesOn = end < run.upperBound && text.isOne(of: ":/?#", at: end)
        return add(start..<(goesOn ? trimmed(end, run.upperBound) : end), prefix: "http://")
    }

    private mutating func add(_ range: Range<Int>, prefix: String) -> Int {
        if let url = URL(string: prefix + text.text(range)) {
            found.append(Found(range: range, url: url))
            floor = range.upperBound
        }
        return range.upperBound
    }

    // MARK: Hosts

    /// Where letters, digits, hyphens and dots end.
    private func labelsEnd(from start: Int, in run: Range<Int>) -> Int {
        var end = start
        while end < run.upperBound, TextUnits.isWord(text[end]) || text.isOne(of: "-.", at: end) { end += 1 }
        return end
    }

    /// The end of a host that begins at an index; nil where none does.
    ///
    /// A host has 253 units at most (RFC 1035), and a registered name below a listed suffix.
    private func hostEnd(from start: Int, in run: Range<Int>) -> Int? {
        var end = labelsEnd(from: start, in: run)
        while end > start, text.isOne(of: "-.", at: end - 1) { end -= 1 }
        guard end - start <= 253, end == run.upperBound || !text.isOne(of: "_%+~&=$", at: end) else { return nil }
        let host = text.text(start..<end).lowercased()
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, let last = labels.last, last.contains(where: \.isLetter),
            labels.allSatisfy({ !$0.isEmpty && $0.utf16.count <= 63 && !$0.hasPrefix("-") && !$0.hasSuffix("-") }),
            PublicSuffixes.isTopLevel(String(last)), !PublicSuffixes.isListed(host),
            !isSentenceEnd(end - last.utf16.count..<end)
        else { return nil }
        return end
    }

    /// Whether a last label looks like the first word of a sentence that no space stands before: `end.It was`.
    private func isSentenceEnd(_ label: Range<Int>) -> Bool {
        let word = text.text(label)
        return word.first?.isUppercase == true && word.dropFirst().allSatisfy(\.isLowercase)
            && label.lowerBound > 1
            && text.text(label.lowerBound - 2..<label.lowerBound - 1).allSatisfy(\.isLowercase)
    }

    // MARK: Ends

    /// The end of an address whose body goes to `end` at most.
    private func trimmed(_ start: Int, _ end: Int) -> Int {
        var balance = [UInt16: Int]()
        for unit in text.units[start..<end] {
            if let opening = Self.brackets[unit] {
                balance[opening, default: 0] -= 1
            } else {
                balance[unit, default: 0] += 1
            }
        }
        var end = end
        while end > start {
            let unit = text[end - 1]
            if let opening = Self.brackets[unit] {
                guard balance[opening, default: 0] < 0 else { break }
                balance[opening, default: 0] += 1
            } else if !text.isOne(of: ".,;:!?'*", at: end - 1) {
                break
            }
            end -= 1
        }
        return end
    }

    private static let brackets: [UInt16: UInt16] = [0x29: 0x28, 0x5D: 0x5B]
}

extension UInt16 {
    init(ascii character: Unicode.Scalar) { self = UInt16(UInt8(ascii: character)) }
}

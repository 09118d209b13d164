/// Reads a line before Foundation does, which passes over some mistakes and loses some characters.
struct JSONLineReader {
    /// The line with what Foundation would lose written otherwise, each unit by one unit, so that all offsets stay what
    /// the sender counts: escapes of lone surrogates, which no Unicode string can hold, are U+FFFD, and U+FEFF, of
    /// which Foundation takes one from the beginning of each piece of a string, is an escape.
    private(set) var repaired: [UInt8] = []
    /// Whether a comma stands before a closing bracket.
    private(set) var hasTrailingComma = false
    /// A key of the outermost object that stands twice.
    private(set) var repeated: String?

    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    private var keys: Set<[UInt8]> = []
    /// The last byte that was no blank, outside of strings; strings count as their closing mark.
    private var last: UInt8 = 0
    /// Where the last string of the outermost object lies.
    private var lastString = 0..<0

    /// Takes a line, which is read by `run`.
    init(_ line: String) { bytes = Array(line.utf8) }

    /// Reads the line to its end.
    mutating func run() {
        repaired.reserveCapacity(bytes.count)
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""):
                string()
                last = byte
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                hasTrailingComma = hasTrailingComma || last == UInt8(ascii: ",")
                depth -= 1
            case UInt8(ascii: ":") where depth == 1: noteKey()
            default: break
            }
            if byte > 0x20 { last = byte }
            repaired.append(byte)
            index += 1
        }
    }

    private mutating func noteKey() {
        guard repeated == nil, !keys.insert(Array(bytes[lastString])).inserted else { return }
        repeated = String(decoding: bytes[lastString], as: UTF8.self)
    }

    private mutating func string() {
        let start = index + 1
        repeat {
            if bytes[index] == 0x5C {
                escape()
            } else if bytes[index] == 0xEF, bytes[index...].starts(with: [0xEF, 0xBB, 0xBF]) {
                repaired += Array(#"\ufeff"#.utf8)
                index += 3
            } else {
                repaired.append(bytes[index])
                index += 1
            }
        } while index < bytes.count && bytes[index] != UInt8(ascii: "\"")
        if depth == 1 { lastString = start..<index }
        guard index < bytes.count else { return }
        repaired.append(bytes[index])
        index += 1
    }

    private mutating func escape() {
        let (unit, next) = (escapedUnit(at: index), escapedUnit(at: index + 6))
        if let unit, unit & 0xFC00 == 0xD800, let next, next & 0xFC00 == 0xDC00 {
            copy(12)
        } else if let unit, unit & 0xF800 == 0xD800 {
            repaired += Array(#"\ufffd"#.utf8)
            index += 6
        } else {
            copy(2)
        }
    }

    private mutating func copy(_ count: Int) {
        let end = min(index + count, bytes.count)
        repaired += bytes[index..<end]
        index = end
    }

    private func escapedUnit(at index: Int) -> UInt16? {
        guard index + 6 <= bytes.count, bytes[index] == 0x5C, bytes[index + 1] == 0x75 else { return nil }
        return UInt16(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
    }
}

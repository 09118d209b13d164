import Foundation

/// The character identifiers (CIDs) of a CFF program's glyphs; PDF counts by these where a font has them.
///
/// Source: Adobe Technical Note 5176, sections 4 to 13.
struct CFFCharacters {
    private let identifiers: [UInt16]

    /// Nil if the font is not keyed by CIDs, or damaged.
    init?(_ program: Data) {
        var reader = Reader(bytes: [UInt8](program))
        guard let header = reader.byte(at: 2) else { return nil }
        reader.place = Int(header)
        guard reader.skipIndex() != nil, let top = reader.skipIndex(), top.count == 1,
            let dict = reader.dictionary(in: top[0]), dict[0x0C1E] != nil,
            let strings = dict[17], let charset = dict[15], charset > 2
        else { return nil }
        reader.place = strings
        guard let count = reader.short(), count > 0 else { return nil }
        reader.place = charset
        guard let read = reader.charset(count: count) else { return nil }
        identifiers = read
    }

    func identifier(of glyph: UInt16) -> UInt16? {
        identifiers.indices.contains(Int(glyph)) ? identifiers[Int(glyph)] : nil
    }
}

/// Reads big-endian numbers and CFF's structures; nil beyond the end.
private struct Reader {
    let bytes: [UInt8]
    var place = 0

    func byte(at index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

    mutating func number(_ size: Int) -> Int? {
        guard size > 0, place >= 0, place + size <= bytes.count else { return nil }
        defer { place += size }
        return bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
    }

    mutating func short() -> Int? { number(2) }

    /// Passes over an INDEX and gives the ranges of its objects.
    mutating func skipIndex() -> [Range<Int>]? {
        guard let count = short() else { return nil }
        if count == 0 { return [] }
        guard let size = number(1), (1...4).contains(size) else { return nil }
        var offsets: [Int] = []
        for _ in 0...count {
            guard let offset = number(size) else { return nil }
            offsets.append(offset)
        }
        let base = place - 1
        place = base + offsets[count]
        guard place <= bytes.count else { return nil }
        return zip(offsets, offsets.dropFirst()).map { base + $0..<base + max($0, $1) }
    }

    /// The last operand of each operator; two-byte operators are 0x0C00 and more.
    mutating func dictionary(in range: Range<Int>) -> [Int: Int]? {
        var (result, operand) = ([Int: Int](), 0)
        place = range.lowerBound
        while place < range.upperBound, let first = number(1) {
            switch first {
            case 12: result[0x0C00 | (number(1) ?? 0)] = operand
            case 0...21: result[first] = operand
            case 28: operand = short() ?? 0
            case 29: operand = number(4) ?? 0
            case 30: skipReal()
            case 32...246: operand = first - 139
            case 247...250: operand = (first - 247) * 256 + (number(1) ?? 0) + 108
            case 251...254: operand = -(first - 251) * 256 - (number(1) ?? 0) - 108
            default: return nil
            }
        }
        return result
    }

    private mutating func skipReal() {
        while let pair = number(1), pair & 0xF != 0xF, pair >> 4 != 0xF {}
    }

    mutating func charset(count: Int) -> [UInt16]? {
        guard let format = number(1), format <= 2 else { return nil }
        var list: [UInt16] = [0]
        while list.count < count {
            guard let first = short(), let left = format == 0 ? 0 : number(format) else { return nil }
            for step in 0...left where list.count < count { list.append(UInt16(truncatingIfNeeded: first + step)) }
        }
        return list
    }
}

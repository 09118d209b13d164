/// A text as UTF-16 units, with what scanners ask of each.
struct TextUnits {
    let units: [UInt16]

    init(_ text: String) { units = Array(text.utf16) }

    var count: Int { units.count }
    subscript(index: Int) -> UInt16 { units[index] }

    /// A part of the text; halves of pairs that it cuts become replacement characters.
    func text(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

    /// The unit at an index; nil beyond the ends.
    func at(_ index: Int) -> UInt16? { units.indices.contains(index) ? units[index] : nil }

    /// Whether a unit is an ASCII character of a set.
    func isOne(of set: StaticString, at index: Int) -> Bool {
        guard let unit = at(index), unit < 0x80 else { return false }
        return set.withUTF8Buffer { $0.contains(UInt8(unit)) }
    }

    // MARK: Kinds of units

    static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

    /// Letters, marks and digits of all scripts of the basic plane.
    static func isWord(_ unit: UInt16) -> Bool {
        if unit < 0x80 { return isDigit(unit) || (0x41...0x5A).contains(unit & 0xDF) }
        guard let scalar = Unicode.Scalar(unit) else { return false }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .decimalNumber:
            return true
        default: return false
        }
    }

    /// Letters of scripts that are written without spaces: Chinese, Japanese, Korean and Thai.
    static func isDense(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x0E00...0x0E7F, 0x1100...0x11FF, 0x2E80...0x30FF, 0x3130...0x318F, 0x31F0...0x31FF, 0x3400...0x9FFF,
            0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF66...0xFFDC:
            true
        default: false
        }
    }

    static func isSpace(_ unit: UInt16) -> Bool {
        unit == 0x20 || (0x09...0x0D).contains(unit) || unit == 0xA0 || (0x2000...0x200A).contains(unit)
            || [0x2028, 0x2029, 0x202F, 0x3000].contains(unit)
    }
}

/// The blocks of emoji and of pictures like them, whose characters are two UTF-16 units each.
enum EmojiUnits {
    /// From the tiles of Mahjong to the symbols for old computers, 3,072 characters.
    static let scalars: Range<UInt32> = 0x1F000..<0x1FC00

    /// Where in the blocks the character lies that starts at an offset; nil for other characters.
    @inline(__always)
    static func place(of index: Int, in units: UnsafeBufferPointer<UInt16>) -> Int? {
        guard isFirst(units[index]), index + 1 < units.count, units[index + 1] & 0xFC00 == 0xDC00 else { return nil }
        return Int(units[index] & 3) << 10 | Int(units[index + 1] & 0x3FF)
    }

    /// Whether the unit at an offset is the second of such a character.
    @inline(__always)
    static func isSecond(_ index: Int, in units: UnsafeBufferPointer<UInt16>) -> Bool {
        units[index] & 0xFC00 == 0xDC00 && index > 0 && isFirst(units[index - 1])
    }

    @inline(__always)
    private static func isFirst(_ unit: UInt16) -> Bool { unit >= 0xD83C && unit <= 0xD83E }
}

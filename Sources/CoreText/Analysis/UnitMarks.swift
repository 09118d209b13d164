/// What a text has at all, asked of each unit in a few instructions without a branch.
///
/// Comparisons with the bounds of all blocks take longer: the compiler makes branches of them.
struct UnitMarks: OptionSet {
    let rawValue: UInt64

    /// A character is written from right to left, or says how others are.
    static let directions = UnitMarks(rawValue: 1)
    /// A paragraph ends.
    static let paragraphEnds = UnitMarks(rawValue: 2)
    /// A unit is shaped alone: a control character, a separator or an attachment's.
    static let loners = UnitMarks(rawValue: 4)

    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(of units: UnsafeBufferPointer<UInt16>) {
        let table = Self.table
        var found: UInt64 = 0
        for index in units.indices {
            let unit = units[index]
            found |= table[Int(unit >> 4)] >> UInt64((unit & 15) << 2)
        }
        rawValue = found & 7
    }

    /// Four bits for each unit.
    ///
    /// Unchecked because nobody writes there; never freed, so that no text counts references to it.
    private nonisolated(unsafe) static let table: UnsafeBufferPointer<UInt64> = {
        let table = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: 0x1000)
        table.initialize(repeating: 0)
        for unit in UInt16.min...UInt16.max {
            let directions: UInt64 = changesDirections(unit) ? 1 : 0
            let ends: UInt64 = TextAnalysis.endsParagraph(unit) ? 2 : 0
            let isLoner: UInt64 = ShapedTextBuilder.standsAlone(unit) ? 4 : 0
            table[Int(unit >> 4)] |= (directions | ends | isLoner) << UInt64((unit & 15) << 2)
        }
        return UnsafeBufferPointer(table)
    }()

    /// Marks of emoji, quotation marks and dashes lie between such characters, so every block is named by itself.
    private static func changesDirections(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        // Of old encodings, and the first halves of what is beyond the Basic Multilingual Plane.
        case 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0xD802...0xD803, 0xD83A...0xD83B: true
        default: false
        }
    }
}

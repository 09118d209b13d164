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

    /// Four bits for each unit, filled block by block: a first label waits for them.
    ///
    /// Unchecked because nobody writes there; never freed, so that no text counts references to it.
    private nonisolated(unsafe) static let table: UnsafeBufferPointer<UInt64> = {
        let table = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: 0x1000)
        table.initialize(repeating: 0)
        for (marks, blocks) in blocks {
            for unit in blocks.joined() { table[Int(unit >> 4)] |= marks.rawValue << UInt64((unit & 15) << 2) }
        }
        return UnsafeBufferPointer(table)
    }()

    /// Marks of emoji, quotation marks and dashes lie between characters that change directions, so that every block is named
    /// by itself; the last four are those of old encodings and the first halves of what is beyond the Basic Multilingual
    /// Plane.
    private static let blocks: [(UnitMarks, [ClosedRange<UInt16>])] = [
        (
            .directions,
            [
                0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
                0xD802...0xD803, 0xD83A...0xD83B,
            ]
        ),
        (.paragraphEnds, [0x0A...0x0A, 0x0D...0x0D, 0x85...0x85, 0x2029...0x2029]),
        (.loners, [0...0x1F, 0x7F...0x7F, 0x85...0x85, 0x2028...0x2029, 0xFFFC...0xFFFC]),
    ]
}

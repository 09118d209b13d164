/// Which Unicode scalars a face has glyphs for: one bit each, in pages of 256.
///
/// Asking costs two loads, so fallback can ask many faces about each cluster.
struct FontCoverage: Sendable {
    /// For each page of 256 scalars an index into `pages`; 0 is the empty page.
    private var directory = [UInt16](repeating: 0, count: 0x1100)
    private var pages: [Page] = [Page()]

    private struct Page: Sendable {
        var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

        func has(_ low: Int) -> Bool {
            let word =
                switch low >> 6 {
                case 0: bits.0
                case 1: bits.1
                case 2: bits.2
                default: bits.3
                }
            return word & (1 << UInt64(low & 63)) != 0
        }

        mutating func insert(_ low: Int) {
            let bit = UInt64(1) << UInt64(low & 63)
            switch low >> 6 {
            case 0: bits.0 |= bit
            case 1: bits.1 |= bit
            case 2: bits.2 |= bit
            default: bits.3 |= bit
            }
        }
    }

    mutating func insert(_ scalar: UInt32) {
        guard scalar < 0x110000 else { return }
        let number = Int(scalar >> 8)
        if directory[number] == 0 {
            pages.append(Page())
            directory[number] = UInt16(pages.count - 1)
        }
        pages[Int(directory[number])].insert(Int(scalar & 0xFF))
    }

    func contains(_ scalar: UInt32) -> Bool {
        guard scalar < 0x110000 else { return false }
        let page = directory[Int(scalar >> 8)]
        return page != 0 && pages[Int(page)].has(Int(scalar & 0xFF))
    }

    /// Whether every printable ASCII character has a glyph.
    var hasASCII: Bool { (0x20...0x7E).allSatisfy { contains(UInt32($0)) } }
}

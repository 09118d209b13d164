/// The four letters that name tables, axes and features of fonts, and scripts, as one number (OpenType, "Data Types": Tag).
package enum OpenTypeTag {
    /// The number of four ASCII letters, the first one highest.
    package static func number(_ letters: String) -> UInt32 {
        letters.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// The letters of a number.
    package static func letters(_ number: UInt32) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }, as: UTF8.self)
    }
}

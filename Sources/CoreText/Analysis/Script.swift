/// Names of scripts (ISO 15924) as big-endian numbers, the form that ICU and HarfBuzz share.
enum Script {
    static let common: UInt32 = 0x5A79_7979  // Zyyy
    static let inherited: UInt32 = 0x5A69_6E68  // Zinh
    static let unknown: UInt32 = 0x5A7A_7A7A  // Zzzz
    static let latin: UInt32 = 0x4C61_746E  // Latn

    /// Whether the value says nothing of its own, so that neighbors decide.
    static func isWeak(_ script: UInt32) -> Bool {
        script == common || script == inherited || script == unknown
    }

    /// The number of a four-letter name.
    static func tag(_ name: StaticString) -> UInt32 {
        precondition(name.utf8CodeUnitCount == 4)
        return (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(name.utf8Start[$1]) }
    }

    /// The four letters.
    static func name(_ tag: UInt32) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
    }
}

/// The classes of a text's characters, without asking ICU for the common ones.
enum BidiClassTable {
    /// One class for each unit of a text, and which classes occur.
    ///
    /// Both halves of a surrogate pair carry the character's class. No rule tells two such characters from one: what
    /// counts characters (separators between numbers, brackets, isolates) is in the Basic Multilingual Plane.
    static func classes(of units: UnsafeBufferPointer<UInt16>) -> (classes: [BidiClass], found: BidiClassSet) {
        var found = BidiClassSet()
        let classes = [BidiClass](unsafeUninitializedCapacity: units.count) { classes, count in
            common.withUnsafeBufferPointer { common in
                var index = 0
                while index < units.count {
                    let unit = Int(units[index])
                    if unit < common.count {
                        classes[index] = common[unit]
                        found.insert(common[unit])
                        index += 1
                        continue
                    }
                    let (scalar, length) = UTF16Decoding.scalar(at: index, in: units, end: units.count)
                    let bidiClass = ICU.bidiClass(of: scalar)
                    found.insert(bidiClass)
                    for half in index..<index + length { classes[half] = bidiClass }
                    index += length
                }
            }
            count = units.count
        }
        return (classes, found)
    }

    /// The classes below U+3100: all alphabets of the plane, punctuation, symbols and the formatting characters.
    private static let common: [BidiClass] = (0..<0x3100).map(ICU.bidiClass)
}

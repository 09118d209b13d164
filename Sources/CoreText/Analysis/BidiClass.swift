/// What a character is to the bidirectional algorithm (UAX #9, table 4; the property Bidi_Class).
///
/// Numbered as ICU numbers them, so that its answers need no translation.
enum BidiClass: UInt8, Sendable {
    case leftToRight, rightToLeft
    case europeanNumber, europeanSeparator, europeanTerminator, arabicNumber, commonSeparator
    case paragraphSeparator, segmentSeparator, whiteSpace, otherNeutral
    case leftToRightEmbedding, leftToRightOverride, arabicLetter, rightToLeftEmbedding, rightToLeftOverride
    case popFormat, nonspacingMark, boundaryNeutral
    case firstStrongIsolate, leftToRightIsolate, rightToLeftIsolate, popIsolate

    /// Whether the character is one of `classes`.
    @inline(__always)
    func isOne(of classes: BidiClassSet) -> Bool { classes.rawValue & (1 << UInt32(rawValue)) != 0 }
}

/// Several classes at once; UAX #9 gives some of them names of their own.
struct BidiClassSet: OptionSet, Sendable {
    var rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ classes: BidiClass...) { self.init(rawValue: classes.reduce(0) { $0 | 1 << UInt32($1.rawValue) }) }

    @inline(__always)
    mutating func insert(_ member: BidiClass) { rawValue |= 1 << UInt32(member.rawValue) }

    @inline(__always)
    func contains(_ member: BidiClass) -> Bool { member.isOne(of: self) }

    static let strong = BidiClassSet(.leftToRight, .rightToLeft, .arabicLetter)
    static let isolateInitiators = BidiClassSet(.firstStrongIsolate, .leftToRightIsolate, .rightToLeftIsolate)
    static let isolates = isolateInitiators.union(BidiClassSet(.popIsolate))
    static let embeddings = BidiClassSet(
        .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride)
    /// The characters that rule X9 takes off the line.
    static let removed = embeddings.union(BidiClassSet(.popFormat, .boundaryNeutral))
    /// What rules N0 to N2 resolve: neutrals and isolate formatting characters ("NI").
    static let neutrals = isolates.union(
        BidiClassSet(.paragraphSeparator, .segmentSeparator, .whiteSpace, .otherNeutral))
    /// What rule L1 sets back to the paragraph's level before a separator and at the end of a line.
    static let trailing = isolates.union(removed).union(BidiClassSet(.whiteSpace))
    static let separators = BidiClassSet(.paragraphSeparator, .segmentSeparator)
}

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

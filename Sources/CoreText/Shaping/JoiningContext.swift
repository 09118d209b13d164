/// The letters beside a piece of text that its first and last letters join, although they are shaped apart from it: on
/// another line, behind an ellipsis or in another font.
///
/// A letter's form follows from the text and not from its line (CSS Text 3, section 5.4), so all of it that a piece takes
/// over is the nearest letter on either side; marks and formatting characters between are passed over (Unicode 9.2,
/// Joining_Type). None where nothing joins, so that words that stand free are the same everywhere.
struct JoiningContext: Equatable {
    /// 0 for none.
    private(set) var before: UInt32 = 0
    private(set) var after: UInt32 = 0

    static let none = JoiningContext()

    var isEmpty: Bool { before | after == 0 }

    private init() {}

    /// - Parameters:
    ///   - piece: Of a script whose letters join; at least one unit.
    ///   - belongs: Whether a unit lies in the directional run of the piece: letters of two do not join (UAX #9, 3.5).
    init(of piece: Range<Int>, in units: UnsafeBufferPointer<UInt16>, where belongs: (Int) -> Bool) {
        if let left = Letter(before: piece.lowerBound, in: units, belongs),
            let first = Letter(from: piece.lowerBound, in: units, { $0 < piece.upperBound }), first.joins(after: left)
        {
            before = left.scalar
        }
        if let right = Letter(from: piece.upperBound, in: units, belongs),
            let last = Letter(before: piece.upperBound, in: units, { $0 >= piece.lowerBound }),
            last.joins(before: right)
        {
            after = right.scalar
        }
    }

    /// The context of a part of what has this one.
    func part(_ part: Range<Int>, of whole: Range<Int>) -> JoiningContext {
        guard !isEmpty else { return self }
        var context = self
        if part.lowerBound > whole.lowerBound { context.before = 0 }
        if part.upperBound < whole.upperBound { context.after = 0 }
        return context
    }

    /// The context with another one's letters where it has none.
    func filled(from other: JoiningContext) -> JoiningContext {
        var filled = self
        if before == 0 { filled.before = other.before }
        if after == 0 { filled.after = other.after }
        return filled
    }

    /// What the hash of a text takes up for its context.
    var bits: UInt64 { UInt64(before) << 32 | UInt64(after) }

    /// A character that is not passed over.
    private struct Letter {
        let scalar: UInt32
        let type: ICU.JoiningType

        /// How many units are passed over at most: a word has a few marks, a text may have nothing else.
        private static let reach = 256

        /// The first one from an offset on.
        init?(from offset: Int, in units: UnsafeBufferPointer<UInt16>, _ belongs: (Int) -> Bool) {
            var index = offset
            while index < min(units.count, offset + Self.reach), belongs(index) {
                let (scalar, length) = UTF16Decoding.scalar(at: index, in: units, end: units.count)
                let type = ICU.joiningType(of: scalar)
                guard type == .transparent else {
                    (self.scalar, self.type) = (scalar, type)
                    return
                }
                index += length
            }
            return nil
        }

        /// The last one before an offset.
        init?(before offset: Int, in units: UnsafeBufferPointer<UInt16>, _ belongs: (Int) -> Bool) {
            var end = offset
            while end > max(0, offset - Self.reach), belongs(end - 1) {
                let start = UTF16Decoding.scalarStart(before: end, in: units)
                let scalar = UTF16Decoding.scalar(at: start, in: units, end: end).value
                let type = ICU.joiningType(of: scalar)
                guard type == .transparent else {
                    (self.scalar, self.type) = (scalar, type)
                    return
                }
                end = start
            }
            return nil
        }

        /// Whether the form of a letter may differ for the one before it; that of Syriac's alaph does even where the two
        /// do not touch (Unicode 9.3).
        func joins(after left: Letter) -> Bool {
            type.joinsBefore && (left.type.joinsAfter || left.type != .none && ICU.isAlaph(scalar))
        }

        func joins(before right: Letter) -> Bool {
            type.joinsAfter && right.type.joinsBefore || right.type != .none && ICU.isAlaph(scalar)
        }
    }
}

extension ICU.JoiningType {
    fileprivate var joinsBefore: Bool { self == .before || self == .both }
    fileprivate var joinsAfter: Bool { self == .after || self == .both }
}

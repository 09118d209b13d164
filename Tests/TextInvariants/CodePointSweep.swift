/// Every code point in the company that is hard on it: alone, and beside marks, joiners, directions and halves of
/// surrogate pairs.
public enum CodePointSweep {
    /// How many code points one text holds.
    private static let batch = 4
    private static let batchCount = 0x110000 / batch

    /// Of texts without an assigned character, which are all alike, one in so many is enough.
    private static let alike = 64

    /// What the code point, one or two units, may stand between.
    private static let companies: [(before: [UInt16], after: [UInt16])] = [
        ([], []), ([0x61], [0x301]), ([0x61, 0x301], [0x62]), (Array("👩\u{200D}".utf16), Array("\u{200D}👩".utf16)),
        ([0x2067, 0x61], [0x2069, 0x62]), ([0x202E], [0x202C]), ([0xD83D], [0x61]), ([0x61], [0xDE00]),
        (Array("ب".utf16), Array("ب".utf16)), ([0x6F22], [0x6F22]), ([0x61, 0x20], [0x20, 0x61]), ([0xAD], [0xAD]),
    ]

    /// What does not hold for texts that hold all code points between them; nothing if all holds.
    ///
    /// - Parameters:
    ///   - start: The number of the first text that is looked at.
    ///   - step: How many texts farther the next one lies.
    public static func violations(from start: Int, step: Int) -> [String] {
        stride(from: start, to: batchCount, by: step).flatMap { number in
            let codePoints = number * batch..<(number + 1) * batch
            return number % alike == 0 || codePoints.contains(where: isAssigned) ? violations(of: codePoints) : []
        }
    }

    private static func violations(of codePoints: Range<Int>) -> [String] {
        let units = codePoints.flatMap(paragraphs)
        return [0, 40, .infinity].flatMap { width in
            let found = TextInvariants.layoutViolations(of: TextCase(units: units, width: width))
            return found.isEmpty ? [] : found + ["U+\(String(codePoints.lowerBound, radix: 16)) on, width \(width)"]
        }
    }

    private static func isAssigned(_ codePoint: Int) -> Bool {
        let category = Unicode.Scalar(UInt32(codePoint))?.properties.generalCategory
        return category != .unassigned && category != .privateUse
    }

    private static func paragraphs(of codePoint: Int) -> [UInt16] {
        let own = Unicode.Scalar(UInt32(codePoint)).map { Array(Character($0).utf16) } ?? [UInt16(codePoint)]
        return companies.flatMap { $0.before + own + $0.after + [0x0A] }
    }
}

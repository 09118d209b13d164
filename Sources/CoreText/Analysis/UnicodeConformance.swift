/// The engine's answers to Unicode's own test files, for `placard conformance` and the tests.
///
/// Texts are given as code points, so that a test may contain what no Swift string holds (lone surrogates).
package enum UnicodeConformance {
    /// The base direction that a test gives its paragraphs; `automatic` finds it by rules P2 and P3.
    package enum Direction: Sendable { case leftToRight, rightToLeft, automatic }

    /// What UAX #9 says of a paragraph.
    package struct Bidi: Sendable {
        /// The first paragraph's embedding level: even is left to right, odd right to left.
        package var paragraphLevel: UInt8
        /// One for each code point; nil for those that rule X9 removes.
        package var levels: [UInt8?]
        /// The code points that remain, from left to right.
        package var order: [Int]
    }

    /// Levels and visual order of a text, which may hold several paragraphs; the first one's level is given.
    package static func bidi(_ codePoints: [UInt32], direction: Direction) -> Bidi {
        let (units, starts) = encoded(codePoints)
        let base: UInt8? =
            switch direction {
            case .automatic: nil
            case .leftToRight: 0
            case .rightToLeft: 1
            }
        let resolved = units.withUnsafeBufferPointer { BidiAlgorithm.levels(of: $0, base: base) }
        let perCodePoint = starts.map { resolved.levels[$0] }
        let isRemoved = codePoints.map { ICU.bidiClass(of: $0).isOne(of: .removed) }
        let kept = codePoints.indices.filter { !isRemoved[$0] }
        let order = VisualOrder.order(of: kept.map { perCodePoint[$0] }).map { kept[$0] }
        let levels = codePoints.indices.map { isRemoved[$0] ? nil : perCodePoint[$0] }
        return Bidi(paragraphLevel: resolved.paragraph, levels: levels, order: order)
    }

    /// Where a line may start (UAX #14), as code point offsets; the end included, 0 never.
    ///
    /// Plain UAX #14 as ICU implements it, without the tailorings of labels.
    package static func lineBreaks(_ codePoints: [UInt32]) -> [Int] {
        boundaries(.line, codePoints)
    }

    /// Where user-perceived characters start (UAX #29), as code point offsets; 0 and the end included.
    package static func graphemeBreaks(_ codePoints: [UInt32]) -> [Int] {
        [0] + boundaries(.grapheme, codePoints)
    }

    private static func boundaries(_ kind: ICU.Boundary, _ codePoints: [UInt32]) -> [Int] {
        let (units, starts) = encoded(codePoints)
        var found: [Int] = []
        units.withUnsafeBufferPointer { buffer in
            ICU.forEachBoundary(kind, of: buffer, locale: "root") { offset in
                found.append(starts.firstIndex(of: offset) ?? codePoints.count)
            }
        }
        return found
    }

    private static func encoded(_ codePoints: [UInt32]) -> (units: [UInt16], starts: [Int]) {
        var units: [UInt16] = []
        var starts: [Int] = []
        for point in codePoints {
            starts.append(units.count)
            if point < 0x10000 {
                units.append(UInt16(point))
            } else {
                units.append(UInt16(0xD800 + ((point - 0x10000) >> 10 & 0x3FF)))
                units.append(UInt16(0xDC00 + (point & 0x3FF)))
            }
        }
        return (units, starts)
    }
}

/// How a justified line spreads the space that is left: between words, and between ideographs.
///
/// Joins of cursive scripts are never pulled apart, because space is added only after white space and ideographs. Nor are
/// ligatures, and inline objects stand with the ideographs beside them.
struct Justification {
    private let shaped: ShapedText
    private let line: LineRecord

    init(_ shaped: ShapedText, _ line: LineRecord) {
        self.shaped = shaped
        self.line = line
    }

    /// Points to add after each place that may stretch; 0 if there is none or nothing is left.
    func stretch(for slack: Double) -> Double {
        guard slack > 0 else { return 0 }
        let count = placeCount
        return count > 0 ? slack / Double(count) : 0
    }

    /// After how many clusters of the line space may be added: what a pen adds it after, and nothing else.
    var placeCount: Int {
        let end = line.visible.upperBound
        func count(_ lasts: some Sequence<Int>) -> Int {
            lasts.reduce(0) { $0 + (Justification.stretches(after: $1, in: shaped, before: end) ? 1 : 0) }
        }
        guard !shaped.isFlat else { return count(line.visible) }
        return count(shaped.clusters(in: line.visible).lazy.map { $0.range.upperBound - 1 })
    }

    /// Whether space may be added after the character that ends at a unit.
    static func stretches(after offset: Int, in shaped: ShapedText, before end: Int) -> Bool {
        guard offset + 1 < end else { return false }
        let units = shaped.text.units
        let unit = units[offset]
        if shaped.isFlat { return unit == 0x20 }
        // A space that carries a mark is a letter like others.
        guard shaped.boundaries[offset + 1].contains(.grapheme) else { return false }
        if unit == 0x20 || unit == 0xA0 || unit == 0x3000 { return true }
        guard unit >= 0x2E80, shaped.boundaries[offset + 1].contains(.line),
            ![unit, units[offset + 1]].contains(object)
        else { return false }
        return isIdeographic(unit) || isIdeographic(units[offset + 1])
    }

    /// What stands for an inline object in a text.
    private static let object: UInt16 = 0xFFFC

    /// Han, kana and their punctuation; also the surrogates of the supplementary ideographic planes.
    private static func isIdeographic(_ unit: UInt16) -> Bool {
        unit >= 0x2E80 && unit <= 0x9FFF || unit >= 0xF900 && unit <= 0xFAFF || unit >= 0xFF00 && unit <= 0xFF9F
            || unit >= 0xD840 && unit <= 0xD88F
    }
}

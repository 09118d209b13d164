/// How runs are shaped that are alike but for their text.
final class ShapingManner {
    let run: RunManner
    let shaper: WordShaper
    /// The last word of one unit, and that unit: between words of a fallback font each space is a run of its own.
    /// The context's text is the only one that has it, so nobody checks each access.
    @exclusivity(unchecked) private var single: PlacedWord?
    @exclusivity(unchecked) private var singleUnit: UInt16 = 0

    init(_ run: RunManner, _ plan: ShapingPlan) {
        self.run = run
        shaper = WordShaper(plan: plan, face: run.font.face.harfBuzz, scale: run.measures.scale)
    }

    /// Appends the word of a unit alone, if that was the last one that was kept; false otherwise.
    @inline(__always)
    func append(single unit: UInt16, at start: Int, to words: inout [PlacedWord]) -> Bool {
        guard singleUnit == unit, var word = single else { return false }
        word.start = start
        words.append(word)
        return true
    }

    func keep(single word: PlacedWord, of unit: UInt16) { (single, singleUnit) = (word, unit) }
}

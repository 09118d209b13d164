/// One isolating run sequence (UAX #9, rule X10), in which types are resolved: its characters side by side, without
/// those that rule X9 removes.
struct BidiRunSequence {
    let level: UInt8
    /// The direction of what is before the sequence, and of what comes after it ("sos" and "eos").
    let start: BidiClass
    let end: BidiClass
    /// Where each character stands in the text, in UTF-16 units; empty if they stand side by side from `firstOffset` on.
    private let offsets: [Int]
    private let firstOffset: Int
    /// What each character is; the rules change it.
    var types: [BidiClass]
    /// The classes that occurred when the sequence was gathered. Rules for others are skipped.
    let found: BidiClassSet

    /// - Parameters:
    ///   - first: The index of the run that the sequence starts with.
    ///   - types: What the text's characters are after the explicit rules.
    ///   - classes: What they were before.
    init(
        startingWith first: Int, of runs: [BidiExplicitLevels.LevelRun], paragraphLevel: UInt8, types: [BidiClass],
        classes: [BidiClass]
    ) {
        level = runs[first].level
        var offsets: [Int] = []
        var gathered: [BidiClass] = []
        var found = BidiClassSet()
        var last = first
        var run: Int? = first
        while let index = run {
            for offset in runs[index].range where !types[offset].isOne(of: .removed) {
                offsets.append(offset)
                gathered.append(types[offset])
                found.insert(types[offset])
            }
            last = index
            run = runs[index].next
        }
        self.offsets = offsets
        firstOffset = 0
        self.types = gathered
        self.found = found
        let before = first > 0 ? runs[first - 1].level : paragraphLevel
        let endsInIsolate = offsets.last.map { classes[$0].isOne(of: .isolateInitiators) } ?? false
        let after = !endsInIsolate && last + 1 < runs.count ? runs[last + 1].level : paragraphLevel
        start = BidiRunSequence.direction(of: max(level, before))
        end = BidiRunSequence.direction(of: max(level, after))
    }

    /// The sequence of a paragraph without formatting characters, which has one level.
    init(plain types: ArraySlice<BidiClass>, _ found: BidiClassSet, level: UInt8) {
        self.level = level
        self.types = Array(types)
        self.found = found
        offsets = []
        firstOffset = types.startIndex
        start = BidiRunSequence.direction(of: level)
        end = start
    }

    /// A paragraph of one level, of whose characters some stand for those that follow them.
    ///
    /// - Parameter offsets: Where each stands in the text, in UTF-16 units.
    init(_ types: [BidiClass], at offsets: [Int], _ found: BidiClassSet, level: UInt8) {
        (self.level, self.types, self.found, self.offsets) = (level, types, found, offsets)
        firstOffset = 0
        start = BidiRunSequence.direction(of: level)
        end = start
    }

    /// Where a character stands in the text, in UTF-16 units.
    @inline(__always)
    func offset(_ index: Int) -> Int { offsets.isEmpty ? firstOffset + index : offsets[index] }

    var embeddingDirection: BidiClass { BidiRunSequence.direction(of: level) }

    static func direction(of level: UInt8) -> BidiClass { level & 1 == 0 ? .leftToRight : .rightToLeft }

    /// The level of each character once its type is resolved (rules I1 and I2).
    @inline(__always)
    func forEachLevel(_ body: (_ offset: Int, _ level: UInt8) -> Void) {
        let isOdd = level & 1 == 1
        let leftToRight = level + (isOdd ? 1 : 0)
        let rightToLeft = level + (isOdd ? 0 : 1)
        let number = level + (isOdd ? 1 : 2)
        for index in types.indices {
            let type = types[index]
            body(offset(index), type == .leftToRight ? leftToRight : type == .rightToLeft ? rightToLeft : number)
        }
    }
}

/// The levels at which the characters of a text stand.
struct BidiLevels {
    /// The level of the first paragraph: 0 from left to right, 1 from right to left.
    var paragraph: UInt8
    /// One for each UTF-16 unit, as for paragraphs set in one line each (rule L1 applied).
    var levels: [UInt8]
}

/// The Unicode bidirectional algorithm (UAX #9, Unicode 16), up to the levels of characters.
///
/// Linear in the length of the text. ICU gives the characters' properties only: its own algorithm reports simplified
/// levels and pairs some brackets otherwise than the standard, which Unicode's test files count as errors.
struct BidiAlgorithm {
    private let units: UnsafeBufferPointer<UInt16>
    private let classes: [BidiClass]
    /// The classes after overrides.
    private var types: [BidiClass]
    private let found: BidiClassSet
    private var levels: [UInt8]
    /// Whether text that permits it is walked stretch by stretch.
    private let takesStretches: Bool

    /// Levels of a text, paragraph by paragraph (rule P1).
    ///
    /// - Parameters:
    ///   - base: The level of the paragraphs; nil to take it from each one's first strong character.
    ///   - shortcut: A quick way that is not taken.
    static func levels(
        of units: UnsafeBufferPointer<UInt16>, base: UInt8?, without shortcut: Shortcut? = nil
    ) -> BidiLevels {
        var algorithm = BidiAlgorithm(units, takesStretches: Shortcut.directions.isOn && shortcut != .directions)
        var first: UInt8?
        var start = 0
        while start < units.count {
            let end = algorithm.paragraphEnd(from: start)
            let level = algorithm.resolve(start..<end, base: base)
            first = first ?? level
            start = end
        }
        return BidiLevels(paragraph: first ?? base ?? 0, levels: algorithm.levels)
    }

    private init(_ units: UnsafeBufferPointer<UInt16>, takesStretches: Bool) {
        self.takesStretches = takesStretches
        self.units = units
        (classes, found) = BidiClassTable.classes(of: units)
        types = classes
        levels = Array(repeating: 0, count: units.count)
    }

    private func paragraphEnd(from start: Int) -> Int {
        guard found.contains(.paragraphSeparator) else { return units.count }
        var index = start
        while index < units.count, classes[index] != .paragraphSeparator { index += 1 }
        let isPair = index + 1 < units.count && units[index] == 0x0D && units[index + 1] == 0x0A
        return min(index + (isPair ? 2 : 1), units.count)
    }

    /// Resolves one paragraph and tells its level.
    private mutating func resolve(_ range: Range<Int>, base: UInt8?) -> UInt8 {
        let hasFirstStrongIsolates = found.contains(.firstStrongIsolate)
        let strong =
            base == nil || hasFirstStrongIsolates
            ? BidiFirstStrong(
                of: classes[range], hasFirstStrongIsolates ? .paragraphAndIsolates : .paragraph) : nil
        let level = base ?? strong?.paragraph ?? 0
        if found.isDisjoint(with: BidiAlgorithm.formatting) {
            if takesStretches {
                resolveStretches(of: range, level: level)
            } else {
                resolve(BidiRunSequence(plain: types[range], found, level: level))
            }
            resetTrailing(range, to: level)
            return level
        }
        var explicit = BidiExplicitLevels(paragraphLevel: level)
        explicit.add(range, &types, isolateLevels: strong?.isolates ?? [])
        for first in explicit.runs.indices where !explicit.runs[first].isContinued {
            resolve(
                BidiRunSequence(
                    startingWith: first, of: explicit.runs, paragraphLevel: level, types: types, classes: classes))
        }
        spreadToRemoved(range)
        resetTrailing(range, to: level)
        return level
    }

    /// Resolves a paragraph without formatting characters.
    private mutating func resolveStretches(of range: Range<Int>, level: UInt8) {
        levels.withUnsafeMutableBufferPointer { levels in
            classes.withUnsafeBufferPointer { classes in
                BidiStretches.resolve(
                    UnsafeBufferPointer(rebasing: units[range]), UnsafeBufferPointer(rebasing: classes[range]), found,
                    level: level, to: UnsafeMutableBufferPointer(rebasing: levels[range]))
            }
        }
    }

    private mutating func resolve(_ unresolved: BidiRunSequence) {
        var sequence = unresolved
        sequence.resolveWeakTypes()
        sequence.resolveNeutrals(units, unresolved: types)
        levels.withUnsafeMutableBufferPointer { levels in sequence.forEachLevel { levels[$0] = $1 } }
    }

    private static let formatting = BidiClassSet.removed.union(.isolates)

    /// Characters that rule X9 removes take the level of a neighbor, so that they divide no run: those that open an
    /// embedding of what they open, all others of what stands before them.
    private mutating func spreadToRemoved(_ range: Range<Int>) {
        guard !found.isDisjoint(with: .removed) else { return }
        guard let first = range.first(where: { !classes[$0].isOne(of: .removed) }) else { return }
        for index in range where classes[index].isOne(of: .removed) {
            levels[index] = levels[index < first ? first : index - 1]
        }
        for index in range.dropLast().reversed() where classes[index].isOne(of: .embeddings) {
            levels[index] = levels[index + 1]
        }
    }

    /// Rule L1.
    private mutating func resetTrailing(_ range: Range<Int>, to level: UInt8) {
        let hasSeparators = !found.isDisjoint(with: .separators)
        var isTrailing = true
        for index in range.reversed() {
            if classes[index].isOne(of: .separators) {
                isTrailing = true
            } else if !classes[index].isOne(of: .trailing) {
                isTrailing = false
            }
            if isTrailing {
                levels[index] = level
            } else if !hasSeparators {
                return
            }
        }
    }
}

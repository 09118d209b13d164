/// One paragraph on its way through the bidirectional algorithm, with the overrides that styles ask for.
struct BidiParagraph {
    private let text: StyledText
    private let range: Range<Int>
    private let hasOverrides: Bool

    init(_ text: StyledText, range: Range<Int>, hasOverrides: Bool) {
        self.text = text
        self.range = range
        self.hasOverrides = hasOverrides
    }

    func resolve() -> BidiLevels {
        let base: UInt8? =
            switch text.format(at: range.lowerBound).baseWritingDirection {
            case .natural: nil
            case .leftToRight: 0
            case .rightToLeft: 1
            }
        guard hasOverrides else {
            return text.units.withUnsafeBufferPointer {
                BidiAlgorithm.levels(of: UnsafeBufferPointer(rebasing: $0[range]), base: base)
            }
        }
        let controlled = withControls()
        let resolved = controlled.units.withUnsafeBufferPointer { BidiAlgorithm.levels(of: $0, base: base) }
        return BidiLevels(paragraph: resolved.paragraph, levels: controlled.places.map { resolved.levels[$0] })
    }

    /// The paragraph with a formatting character for each style's direction and the place of each unit in it.
    ///
    /// UIKit defines `.writingDirection` by these very characters (UAX #9, section 2).
    private func withControls() -> (units: [UInt16], places: [Int]) {
        var units: [UInt16] = []
        var places: [Int] = []
        for run in text.styleRuns(in: range) {
            let directions = run.style.writingDirections
            units.append(contentsOf: directions.map(BidiParagraph.control))
            for offset in run.range.clamped(to: range) {
                places.append(units.count)
                units.append(text.units[offset])
            }
            units.append(contentsOf: directions.map { _ in BidiParagraph.pop })
        }
        return (units, places)
    }

    private static let pop: UInt16 = 0x202C

    private static func control(_ override: CharacterStyle.DirectionOverride) -> UInt16 {
        switch (override.direction == .rightToLeft, override.strength) {
        case (false, .embedding): 0x202A
        case (true, .embedding): 0x202B
        case (false, .override): 0x202D
        case (true, .override): 0x202E
        }
    }
}

/// The levels that first strong characters decide: the paragraph's (rules P2 and P3), and that inside each
/// first-strong isolate (rule X5c). One pass, however deep isolates are nested.
struct BidiFirstStrong {
    /// The level of the paragraph; nil if nothing in it is strong.
    private(set) var paragraph: UInt8?
    /// 0 or 1 for each first-strong isolate, in the order of the text.
    private(set) var isolates: [UInt8] = []

    /// - Parameter extent: What is sought; for the paragraph alone, reading ends at its first strong character.
    init(of classes: ArraySlice<BidiClass>, _ extent: Extent) {
        // The isolates that enclose the character: an index into `isolates`, or nil for one whose direction is given.
        var open: [Int?] = []
        var isUndecided: [Bool] = []
        for bidiClass in classes where bidiClass.isOne(of: BidiFirstStrong.relevant) {
            switch bidiClass {
            case .firstStrongIsolate:
                open.append(isolates.count)
                isolates.append(0)
                isUndecided.append(true)
            case .leftToRightIsolate, .rightToLeftIsolate: open.append(nil)
            case .popIsolate: _ = open.popLast()
            case let strong:
                let level: UInt8 = strong == .leftToRight ? 0 : 1
                if let innermost = open.last {
                    guard let isolate = innermost, isUndecided[isolate] else { continue }
                    isolates[isolate] = level
                    isUndecided[isolate] = false
                } else if paragraph == nil {
                    paragraph = level
                    if extent == .paragraph { return }
                }
            }
        }
    }

    enum Extent { case paragraph, paragraphAndIsolates }

    private static let relevant = BidiClassSet.strong.union(.isolates)
}

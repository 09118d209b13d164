/// A text and its analysis for the time of a walk, read where they lie: nobody counts references to them.
struct AnalyzedUnits {
    let units: UnsafeBufferPointer<UInt16>
    let styles: UnsafeBufferPointer<StyledText.StyleRun>
    let levels: UnsafeBufferPointer<UInt8>
    let scripts: UnsafeBufferPointer<TextAnalysis.ScriptRun>
    let boundaries: UnsafeBufferPointer<TextAnalysis.Boundary>
    let isASCII: Bool
    let marks: UnitMarks

    /// Lends the arrays of a text and its analysis.
    static func with<Result>(
        _ text: StyledText, _ analysis: TextAnalysis, _ body: (AnalyzedUnits) -> Result
    ) -> Result {
        text.units.withUnsafeBufferPointer { units in
            text.styleRuns.withUnsafeBufferPointer { styles in
                analysis.levels.withUnsafeBufferPointer { levels in
                    analysis.scripts.withUnsafeBufferPointer { scripts in
                        analysis.boundaries.withUnsafeBufferPointer { boundaries in
                            body(
                                AnalyzedUnits(
                                    units: units, styles: styles, levels: levels, scripts: scripts,
                                    boundaries: boundaries, isASCII: analysis.isASCII,
                                    marks: analysis.marks))
                        }
                    }
                }
            }
        }
    }
}

extension UnsafeBufferPointer<UInt16> {
    /// All bits that some unit has.
    var union: UInt16 {
        var union: UInt16 = 0
        for index in indices { union |= self[index] }
        return union
    }
}

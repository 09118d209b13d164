/// Quotation marks and dashes, about which the rules of ICU's locales say more than UAX #14 does.
extension LineBreakTailoring {
    // MARK: - Quotation marks

    /// A quotation mark that no space parts from its neighbor stays with it, whichever way the mark points and whatever
    /// the language: lines may start beside it only between East Asian characters (rules LB19 and LB19a; Unicode 15.0
    /// allows not even that).
    ///
    /// Chinese tells an opening “ and a closing ” by the character, so that ICU's rules for it stand.
    static func keepQuotesWithText(_ boundaries: Boundaries, _ units: Units, _ index: Int, _ language: String?) {
        let quote = units[index]
        guard quote != 0x201C && quote != 0x201D || !LineBreakLocale.isChinese(language) else { return }
        let after = baseIndex(after: index, units)
        let isBetweenWide = after < units.count && isWide(after, units) && isBehindWide(units, index)
        guard !isBetweenWide else { return }
        if after < units.count { boundaries[after].remove(.line) }
        // „ and ‚ are brackets to UAX #14 (class OP).
        if index > 0, quote != 0x201A, quote != 0x201E, !startsAnew(behind: units[index - 1]) {
            boundaries[index].remove(.line)
        }
    }

    // MARK: - Dashes

    /// Hyphens and wave dashes before which ICU's rules for ordinary Japanese setting let a line start.
    @inline(__always)
    static func isTailoredDash(_ unit: UInt16) -> Bool {
        unit == 0x2010 || unit == 0x2013 || unit == 0x301C || unit == 0x30A0
    }

    /// No line starts with a hyphen or a wave dash, in no language, unless a space is before it (rule LB21).
    static func keepDashesWithText(_ boundaries: Boundaries, _ units: Units, _ index: Int) {
        guard index > 0, !startsAnew(behind: units[index - 1]) else { return }
        boundaries[index].remove(.line)
    }

    // MARK: - Neighbors

    /// Whether a line may start behind a unit with whatever follows (rules LB4, LB5, LB8, LB18 and LB20).
    private static func startsAnew(behind unit: UInt16) -> Bool {
        unit == 0x20 || unit == 0x200B || unit == 0xFFFC || unit.endsLine
    }

    /// Where the character after a mark starts: behind the combining marks that the mark carries.
    private static func baseIndex(after index: Int, _ units: Units) -> Int {
        var after = index + 1
        while after < units.count, units[after] >= 0x300, ICU.lineBreakClass(of: UInt32(units[after])).isMark {
            after += 1
        }
        return after
    }

    /// Whether the character before an offset is East Asian, without the combining marks that it carries.
    private static func isBehindWide(_ units: Units, _ index: Int) -> Bool {
        var base = index - 1
        while base > 0, units[base] >= 0x300, ICU.lineBreakClass(of: UInt32(units[base])).isMark { base -= 1 }
        if base > 0, units[base] & 0xFC00 == 0xDC00 { base -= 1 }
        return base >= 0 && isWide(base, units)
    }

    private static func isWide(_ index: Int, _ units: Units) -> Bool {
        units[index] >= 0x1100 && ICU.isWide(UTF16Decoding.scalar(at: index, in: units, end: units.count).value)
    }
}

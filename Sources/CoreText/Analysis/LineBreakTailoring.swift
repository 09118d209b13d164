/// Where labels break lines otherwise than plain UAX #14 (as ICU implements Unicode 16) says.
///
/// UAX #14 invites tailoring (section 8). These are the rules by which browsers differ, checked against Chromium's line
/// breaks for texts in over 100 languages; Documentation/Decisions.md tells what each of them gained. A text starts as a
/// paragraph in it does, so that layout managers, which ask for one paragraph at a time, find the lines of labels.
enum LineBreakTailoring {
    /// Changes the opportunities in place.
    ///
    /// - Parameters:
    ///   - boundaries: One more than there are units.
    ///   - language: Of the text, BCP 47; nil for none.
    static func apply(
        to boundaries: inout [TextAnalysis.Boundary], of units: [UInt16], language: String? = nil
    ) {
        guard units.count > 1 else { return }
        boundaries.withUnsafeMutableBufferPointer { boundaries in
            units.withUnsafeBufferPointer { apply(to: boundaries, of: $0, language) }
        }
    }

    typealias Boundaries = UnsafeMutableBufferPointer<TextAnalysis.Boundary>
    typealias Units = UnsafeBufferPointer<UInt16>

    private static func apply(to boundaries: Boundaries, of units: Units, _ language: String?) {
        for index in units.indices {
            let unit = units[index]
            guard unit <= slash || !isPlain(unit) && (isDirectedQuote(unit) || isTailoredDash(unit)) else { continue }
            if unit > slash {
                if isTailoredDash(unit) {
                    keepDashesWithText(boundaries, units, index)
                } else {
                    keepQuotesWithText(boundaries, units, index, language)
                }
                continue
            }
            guard index + 1 < units.count else { return }
            switch unit {
            case slash: keepPathsTogether(boundaries, units, index)
            case hyphen: breakNumbersAtHyphens(boundaries, units, index)
            case space:
                if isPlain(units[index + 1]), index == 0 || isPlain(units[index - 1]) { continue }
                breakBesideQuotes(boundaries, units, index)
                breakBeforeDotNames(boundaries, units, index)
                breakBeforePaths(boundaries, units, index)
            default: break
            }
        }
    }

    /// Whether a unit is none of those that the rules here speak of: letters, digits and most others.
    @inline(__always)
    static func isPlain(_ unit: UInt16) -> Bool {
        unit > slash && unit < 0xAB || unit > 0xBB && unit < 0x2010
            || unit > 0x203A && unit != 0x301C && unit != 0x30A0
    }

    private static let slash: UInt16 = 0x2F
    private static let hyphen: UInt16 = 0x2D
    private static let space: UInt16 = 0x20
    private static let dot: UInt16 = 0x2E

    /// Paths and addresses (`~/.config`, `https://`) do not break after a slash.
    private static func keepPathsTogether(
        _ boundaries: Boundaries, _ units: Units, _ index: Int
    ) {
        if (0x21...0x7E).contains(units[index + 1]) { boundaries[index + 1].remove(.line) }
    }

    /// `02110-1301` breaks after its hyphen; `-1`, where the hyphen is a sign, does not.
    private static func breakNumbersAtHyphens(
        _ boundaries: Boundaries, _ units: Units, _ index: Int
    ) {
        guard index > 0, (0x30...0x39).contains(units[index + 1]), isAlphanumeric(units[index - 1]) else { return }
        boundaries[index + 1].insert(.line)
    }

    /// A space beside a quotation mark is a space like others: writers use the marks in both directions, so which
    /// side a mark belongs to is not known (Unicode 15.0, before rules LB15a and LB15b). What no space parts from its
    /// neighbors stays with them.
    private static func breakBesideQuotes(
        _ boundaries: Boundaries, _ units: Units, _ index: Int
    ) {
        let next = units[index + 1]
        if isDirectedQuote(next) {
            if !isBehindOpeningBracket(units, index) { boundaries[index + 1].insert(.line) }
        } else if index > 0, isDirectedQuote(units[index - 1]), !isOpeningBracket(next),
            !staysBehindSpaces(units, index + 1)
        {
            boundaries[index + 1].insert(.line)
        }
    }

    /// Whether no line starts with a character, whatever spaces stand before it (rules LB6, LB7, LB11, LB13 and LB15d).
    private static func staysBehindSpaces(_ units: Units, _ index: Int) -> Bool {
        switch ICU.lineBreakClass(of: UTF16Decoding.scalar(at: index, in: units, end: units.count).value) {
        case .lineFeed, .carriageReturn, .hardBreak, .space, .zeroWidthSpace, .wordJoiner, .close, .closeBrace,
            .exclamation, .infix, .slash:
            true
        default: false
        }
    }

    /// Whether an opening bracket stands before some spaces, which do not part it from what it opens (rule LB14).
    private static func isBehindOpeningBracket(_ units: Units, _ index: Int) -> Bool {
        var before = index
        while before > 0, units[before] == space { before -= 1 }
        return isOpeningBracket(units[before])
    }

    /// A name that starts with a dot (`.hidden`) is a word of its own, although no line may start with a full stop.
    private static func breakBeforeDotNames(
        _ boundaries: Boundaries, _ units: Units, _ index: Int
    ) {
        guard units[index + 1] == dot, index + 2 < units.count, isAlphanumeric(units[index + 2]) else { return }
        boundaries[index + 1].insert(.line)
    }

    /// A slash behind a space belongs to what follows it without a space (`/usr/lib`, `//server`, `/.config`), although no
    /// line may start with one: since paths do not break after a slash, a word and a path would stick together.
    private static func breakBeforePaths(_ boundaries: Boundaries, _ units: Units, _ index: Int) {
        guard units[index + 1] == slash, !isBehindOpeningBracket(units, index) else { return }
        var name = index + 2
        while name < units.count, units[name] == slash || units[name] == dot { name += 1 }
        guard name < units.count, !staysBehindSpaces(units, name) else { return }
        boundaries[index + 1].insert(.line)
    }

    private static func isAlphanumeric(_ unit: UInt16) -> Bool {
        (0x30...0x39).contains(unit) || (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
    }

    static func isDirectedQuote(_ unit: UInt16) -> Bool {
        unit & 0xFFEF == 0xAB || unit >= 0x2018 && unit <= 0x201F || unit == 0x2039 || unit == 0x203A
    }

    private static func isOpeningBracket(_ unit: UInt16) -> Bool { unit == 0x28 || unit == 0x5B || unit == 0x7B }
}

import Synchronization

/// What characters are to line breaks (Line_Break, UAX #14), as far as texts go that are broken without ICU.
enum LineBreakClass: UInt8, Sendable {
    case letter, hebrewLetter
    /// Of scripts that write no spaces, whose words a dictionary finds; marks of them are `complexMark`.
    case complexLetter
    case digit, ideograph, mark, complexMark, space, breakAfter, breakBefore, emDash, hyphen, slash, infix,
        exclamation
    case quote, openingQuote, closingQuote, open, closeBrace, close, prefix, postfix, nonstarter, inseparable
    case glue, wordJoiner, zeroWidthSpace, lineFeed, carriageReturn
    /// Another character after which a line must end.
    case hardBreak
    /// Small kana and the prolonged sound mark, with which a line may start in ordinary Japanese setting alone.
    case conditionalStarter
    /// A mark that joins what follows it, too.
    case joiner
    /// One of two that make a flag.
    case regionalIndicator
    /// An emoji that skin tones stay with; others are ideographs.
    case emojiBase
    case emojiModifier
    /// What other rules speak of: conjoining jamo, syllables of Java and Bali.
    case other

    @inline(__always)
    var isLetter: Bool { rawValue <= LineBreakClass.complexLetter.rawValue }
    @inline(__always)
    var isMark: Bool { self == .mark || self == .complexMark || self == .joiner }
    @inline(__always)
    var isComplex: Bool { self == .complexLetter || self == .complexMark }
    /// Whether a line may not start behind it even where spaces follow (LB14, LB15a).
    @inline(__always)
    var mayOpen: Bool { self == .open || self == .openingQuote }
    /// Most rules take letters of all alphabets for the same, and emoji for ideographs.
    var withoutScript: LineBreakClass {
        if isLetter { return .letter }
        return self == .emojiBase || self == .emojiModifier ? .ideograph : self
    }
    /// Whether marks behind it stand for themselves, as letters (LB10).
    var carriesNoMarks: Bool {
        switch self {
        case .space, .zeroWidthSpace, .lineFeed, .carriageReturn, .hardBreak: true
        default: false
        }
    }
}

/// The classes of all characters of the Basic Multilingual Plane and of emoji, as a language takes them.
struct LineBreakClasses: Sendable {
    /// Below U+3400: all alphabets but some rare ones, punctuation and symbols.
    private var low: [LineBreakClass]
    /// Of variation selectors, full-width and half-width forms.
    private var forms: [LineBreakClass]

    private static let lowLimit = 0x3400
    private static let formsStart = 0xFE00

    /// Those of ASCII, which breaks alike in all languages; never freed, so that no text counts references to them.
    static let ascii: Table = {
        let low = UnsafeMutableBufferPointer<LineBreakClass>.allocate(capacity: 0x80)
        _ = low.initialize(from: (0..<0x80).map(ICU.lineBreakClass))
        return Table(low: UnsafeBufferPointer(low), forms: UnsafeBufferPointer(start: nil, count: 0))
    }()
    /// Those of the blocks of emoji, which all languages take alike.
    fileprivate static let emoji = EmojiUnits.scalars.map(ICU.lineBreakClass)
    /// Those for a text without a language.
    private static let common = LineBreakClasses(locale: LineBreakLocale.name(for: nil))

    /// Those for a language; nil for none.
    static func of(_ language: String?) -> LineBreakClasses {
        guard let language, !language.isEmpty, language.utf8.count <= 32 else { return common }
        return others.withLock { others in
            if let known = others[language] { return known }
            if others.count >= mostLanguages { others.removeAll() }
            let classes = LineBreakClasses(locale: LineBreakLocale.name(for: language))
            others[language] = classes
            return classes
        }
    }

    /// Bounded: 64 languages of 14 KiB.
    private static let others = Mutex<[String: LineBreakClasses]>([:])
    private static let mostLanguages = 64

    private static let untailored = (
        low: (0..<UInt32(lowLimit)).map(ICU.lineBreakClass),
        forms: (UInt32(formsStart)..<0x10000).map(ICU.lineBreakClass)
    )

    /// Asks the rules of a locale about the characters that they may treat in ways of their own.
    private init(locale: String) {
        (low, forms) = Self.untailored
        for unit in low.indices { low[unit] = Self.tailored(low[unit], UInt16(unit), locale) }
        for place in forms.indices {
            forms[place] = Self.tailored(forms[place], UInt16(Self.formsStart + place), locale)
        }
    }

    private static func tailored(_ kind: LineBreakClass, _ unit: UInt16, _ locale: String) -> LineBreakClass {
        switch kind {
        case .openingQuote, .closingQuote: quotationMark(kind, unit, locale)
        case .conditionalStarter: breaks(between: [ideograph], and: [unit], locale) ? .ideograph : .nonstarter
        // Lines may start with dashes and wave dashes in some languages, if no letter is before them.
        case .breakAfter, .nonstarter: isTailored(unit, locale) ? .other : kind
        default: kind
        }
    }

    /// Which quotation marks open and which close is told by languages: German closes with the mark with which English opens.
    private static func quotationMark(_ kind: LineBreakClass, _ unit: UInt16, _ locale: String) -> LineBreakClass {
        if breaks(between: [hyphen], and: [unit], locale) { return .open }
        return breaks(between: [letter, unit], and: [letter], locale) ? .closeBrace : kind
    }

    private static func isTailored(_ unit: UInt16, _ locale: String) -> Bool {
        guard unit == 0x2010 || unit == 0x2013 || unit == 0x301C || unit == 0x30A0 else { return false }
        return unit == 0x2010 || breaks(between: [ideograph], and: [unit], locale)
    }

    private static let (letter, hyphen, ideograph): (UInt16, UInt16, UInt16) = (0x61, 0x2D, 0x4E00)

    private static func breaks(between left: [UInt16], and right: [UInt16], _ locale: String) -> Bool {
        var breaks = false
        (left + right).withUnsafeBufferPointer { text in
            ICU.forEachBoundary(.line, of: text, locale: locale) { if $0 == left.count { breaks = true } }
        }
        return breaks
    }

    /// Lends the tables for a walk.
    func with<Result>(_ body: (Table) -> Result) -> Result {
        low.withUnsafeBufferPointer { low in
            forms.withUnsafeBufferPointer { forms in body(Table(low: low, forms: forms)) }
        }
    }

    /// Unchecked because the lenders keep what it points to, and nobody writes there.
    struct Table: @unchecked Sendable {
        fileprivate let low: UnsafeBufferPointer<LineBreakClass>
        fileprivate let forms: UnsafeBufferPointer<LineBreakClass>

        @inline(__always)
        subscript(unit: UInt16) -> LineBreakClass {
            let unit = Int(unit)
            if unit < low.count { return low[unit] }
            // Ideographs and Hangul syllables.
            if unit < 0xD7A4 {
                return unit >= 0xAC00 || unit < 0xA000 && unit & 0xFFC0 != 0x4DC0 ? .ideograph : .other
            }
            return unit >= formsStart ? forms[unit - formsStart] : .other
        }

        /// The class of one of some units; of a pair of them the first has the pair's, and the second is a mark of it.
        @inline(__always)
        func kind(_ index: Int, of units: UnsafeBufferPointer<UInt16>) -> LineBreakClass {
            let kind = self[units[index]]
            return kind == .other ? Self.emoji(index, units) : kind
        }

        @inline(never)
        private static func emoji(_ index: Int, _ units: UnsafeBufferPointer<UInt16>) -> LineBreakClass {
            if let place = EmojiUnits.place(of: index, in: units) { return LineBreakClasses.emoji[place] }
            return EmojiUnits.isSecond(index, in: units) ? .mark : .other
        }
    }
}

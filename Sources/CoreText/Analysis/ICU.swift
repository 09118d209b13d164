import Foundation
import Synchronization
import _FoundationICU

/// All that is used of ICU: breaks and character properties, as plain Swift values.
///
/// The library is the one inside the toolchain's Foundation (Unicode 16), so nothing has to be installed. Swapping it
/// for Debian's libicu touches this file only. All offsets count UTF-16 units. Safe on any thread.
enum ICU {
    // MARK: - Boundaries (UAX #14, UAX #29)

    enum Boundary: Hashable, Sendable { case grapheme, line, word, sentence }

    /// Calls `body` with each boundary after 0, in order.
    static func forEachBoundary(
        _ kind: Boundary, of units: UnsafeBufferPointer<UInt16>, locale: String, _ body: (Int) -> Void
    ) {
        forEachPiece(kind, of: units, locale: locale) { end, _ in
            if kind != .grapheme || !joinsByNewRules(at: end, of: units) { body(end) }
        }
    }

    /// Calls `body` with the end of each piece between boundaries, and with whether it is more than white space and
    /// punctuation, which is known of words alone.
    static func forEachPiece(
        _ kind: Boundary, of units: UnsafeBufferPointer<UInt16>, locale: String, _ body: (Int, Bool) -> Void
    ) {
        let key = IteratorPool.Key(kind: kind, locale: locale)
        guard units.count > 0, let iterator = iterators.take(key) else { return }
        defer { iterators.give(iterator, back: key) }
        var status = U_ZERO_ERROR
        swift_ubrk_setText(iterator.pointer, units.baseAddress, Int32(units.count), &status)
        guard status.rawValue <= 0 else { return }
        while case let next = swift_ubrk_next(iterator.pointer), next != -1 {
            let counts =
                kind != .word || swift_ubrk_getRuleStatus(iterator.pointer) >= UBRK_WORD_NONE_LIMIT.rawValue
            body(Int(next), counts)
        }
    }

    private static let iterators = IteratorPool()

    /// Break iterators kept for reuse, because opening one costs more than walking a label with it.
    ///
    /// Bounded: at most 8 idle iterators a kind and locale, and 64 kinds and locales.
    private final class IteratorPool: Sendable {
        struct Key: Hashable, Sendable {
            var kind: Boundary
            var locale: String
        }

        /// Unchecked because an iterator belongs to one thread at a time: to the pool, or to whoever took it.
        struct Iterator: @unchecked Sendable { let pointer: OpaquePointer }

        private let idle = Mutex<[Key: [Iterator]]>([:])

        func take(_ key: Key) -> Iterator? {
            if let kept = idle.withLock({ $0[key]?.popLast() }) { return kept }
            var status = U_ZERO_ERROR
            let type =
                switch key.kind {
                case .grapheme: UBRK_CHARACTER
                case .line: UBRK_LINE
                case .word: UBRK_WORD
                case .sentence: UBRK_SENTENCE
                }
            guard let opened = swift_ubrk_open(type, key.locale, nil, 0, &status), status.rawValue <= 0 else {
                return nil
            }
            return Iterator(pointer: opened)
        }

        func give(_ iterator: Iterator, back key: Key) {
            let isKept = idle.withLock { idle in
                guard idle[key]?.count ?? 0 < 8, idle.count < 64 else { return false }
                idle[key, default: []].append(iterator)
                return true
            }
            if !isKept { swift_ubrk_close(iterator.pointer) }
        }
    }

    // MARK: - Characters

    /// The four letters of a character's script (ISO 15924) as a big-endian number: `Latn`, `Zyyy`, `Zinh`…
    static func script(of scalar: UInt32) -> UInt32 {
        var status = U_ZERO_ERROR
        return tag(of: swift_uscript_getScript(UChar32(scalar), &status))
    }

    /// Whether a character is used with a script (Script_Extensions, UAX #24).
    static func scalar(_ scalar: UInt32, isUsedWith script: UInt32) -> Bool {
        withUnsafeTemporaryAllocation(of: UScriptCode.self, capacity: 64) { codes in
            var status = U_ZERO_ERROR
            let count = swift_uscript_getScriptExtensions(UChar32(scalar), codes.baseAddress, 64, &status)
            guard status.rawValue <= 0 else { return false }
            return codes.prefix(Int(count)).contains { tag(of: $0) == script }
        }
    }

    /// A script's English name as Unicode writes it, with spaces: `Devanagari`, `Old Italic`.
    static func name(ofScript script: UInt32) -> String {
        var code = USCRIPT_COMMON
        var status = U_ZERO_ERROR
        swift_uscript_getCode(Script.name(script), &code, 1, &status)
        guard status.rawValue <= 0, let name = swift_uscript_getName(code) else { return Script.name(script) }
        return String(cString: name).replacingOccurrences(of: "_", with: " ")
    }

    private static func tag(of code: UScriptCode) -> UInt32 {
        let index = Int(code.rawValue)
        return tags.indices.contains(index) ? tags[index] : Script.common
    }

    /// The names of scripts by their codes.
    private static let tags = (Int32(0)..<256).map { code -> UInt32 in
        guard let name = swift_uscript_getShortName(UScriptCode(rawValue: code)) else { return Script.common }
        return (0..<4).reduce(0) { $0 << 8 | UInt32(UInt8(bitPattern: name[$1])) }
    }

    /// What a character is to the bidirectional algorithm (Bidi_Class).
    static func bidiClass(of scalar: UInt32) -> BidiClass {
        let direction = swift_u_charDirection(UChar32(bitPattern: scalar))
        return BidiClass(rawValue: UInt8(truncatingIfNeeded: direction.rawValue)) ?? .leftToRight
    }

    /// The other half of a pair of brackets, or nil (Bidi_Paired_Bracket).
    static func pairedBracket(of scalar: UInt32) -> (partner: UInt32, opens: Bool)? {
        let type = swift_u_getIntPropertyValue(UChar32(scalar), UCHAR_BIDI_PAIRED_BRACKET_TYPE)
        guard type != 0 else { return nil }
        return (UInt32(swift_u_getBidiPairedBracket(UChar32(scalar))), type == Int32(U_BPT_OPEN.rawValue))
    }

    enum Property {
        case emojiPresentation, emoji, emojiModifier, defaultIgnorable
    }

    static func scalar(_ scalar: UInt32, is property: Property) -> Bool {
        let which =
            switch property {
            case .emojiPresentation: UCHAR_EMOJI_PRESENTATION
            case .emoji: UCHAR_EMOJI
            case .emojiModifier: UCHAR_EMOJI_MODIFIER
            case .defaultIgnorable: UCHAR_DEFAULT_IGNORABLE_CODE_POINT
            }
        return swift_u_hasBinaryProperty(UChar32(scalar), which) != 0
    }

    /// Whether the character combines with the one before it (general categories Mn, Mc, Me).
    static func isMark(_ scalar: UInt32) -> Bool {
        let type = swift_u_charType(UChar32(scalar))
        return type == U_NON_SPACING_MARK.rawValue || type == U_COMBINING_SPACING_MARK.rawValue
            || type == U_ENCLOSING_MARK.rawValue || isNewMark(scalar)
    }

    /// Whether the character can form a user-perceived character with whatever is before it: marks, formatting
    /// characters such as the joiners, emoji modifiers and the voicing marks of half-width kana.
    static func mayExtendCluster(_ scalar: UInt32) -> Bool {
        isMark(scalar) || swift_u_charType(UChar32(bitPattern: scalar)) == U_FORMAT_CHAR.rawValue
            || (0x1F3FB...0x1F3FF).contains(scalar) || (0xFF9E...0xFF9F).contains(scalar)
    }

    /// What a character is to line breaks (Line_Break).
    static func lineBreakClass(of scalar: UInt32) -> LineBreakClass {
        let value = swift_u_getIntPropertyValue(UChar32(scalar), UCHAR_LINE_BREAK)
        if value == U_LB_COMPLEX_CONTEXT.rawValue { return isSpacelessMark(scalar) ? .complexMark : .complexLetter }
        if value == U_LB_QUOTATION.rawValue { return quotationMark(scalar) }
        if value == U_LB_IDEOGRAPHIC.rawValue { return isUnassignedEmoji(scalar) ? .emojiBase : .ideograph }
        return value >= 0 && Int(value) < lineBreakClasses.count ? lineBreakClasses[Int(value)] : .other
    }

    private static let lineBreakClasses = (UInt32(0)..<64).map { knownLineBreakClasses[$0] ?? .other }

    private static let knownLineBreakClasses: [UInt32: LineBreakClass] = [
        U_LB_ALPHABETIC.rawValue: .letter, U_LB_AMBIGUOUS.rawValue: .letter,
        U_LB_HEBREW_LETTER.rawValue: .hebrewLetter,
        U_LB_NUMERIC.rawValue: .digit, U_LB_COMBINING_MARK.rawValue: .mark, U_LB_SPACE.rawValue: .space,
        U_LB_BREAK_AFTER.rawValue: .breakAfter, U_LB_BREAK_BEFORE.rawValue: .breakBefore,
        U_LB_BREAK_BOTH.rawValue: .emDash, U_LB_HYPHEN.rawValue: .hyphen, U_LB_BREAK_SYMBOLS.rawValue: .slash,
        U_LB_INFIX_NUMERIC.rawValue: .infix, U_LB_EXCLAMATION.rawValue: .exclamation,
        U_LB_OPEN_PUNCTUATION.rawValue: .open, U_LB_CLOSE_PUNCTUATION.rawValue: .closeBrace,
        U_LB_CLOSE_PARENTHESIS.rawValue: .close, U_LB_PREFIX_NUMERIC.rawValue: .prefix,
        U_LB_POSTFIX_NUMERIC.rawValue: .postfix, U_LB_NONSTARTER.rawValue: .nonstarter,
        U_LB_CONDITIONAL_JAPANESE_STARTER.rawValue: .conditionalStarter,
        U_LB_H2.rawValue: .ideograph, U_LB_H3.rawValue: .ideograph, U_LB_INSEPARABLE.rawValue: .inseparable,
        U_LB_E_BASE.rawValue: .emojiBase, U_LB_E_MODIFIER.rawValue: .emojiModifier,
        U_LB_REGIONAL_INDICATOR.rawValue: .regionalIndicator, U_LB_ZWJ.rawValue: .joiner,
        U_LB_GLUE.rawValue: .glue, U_LB_WORD_JOINER.rawValue: .wordJoiner, U_LB_ZWSPACE.rawValue: .zeroWidthSpace,
        U_LB_LINE_FEED.rawValue: .lineFeed, U_LB_CARRIAGE_RETURN.rawValue: .carriageReturn,
        U_LB_NEXT_LINE.rawValue: .hardBreak, U_LB_MANDATORY_BREAK.rawValue: .hardBreak,
    ]

    private static func isSpacelessMark(_ scalar: UInt32) -> Bool {
        let type = swift_u_charType(UChar32(scalar))
        return type == U_NON_SPACING_MARK.rawValue || type == U_COMBINING_SPACING_MARK.rawValue
    }

    /// Skin tones stay with what may become an emoji, too.
    private static func isUnassignedEmoji(_ scalar: UInt32) -> Bool {
        swift_u_charType(UChar32(scalar)) == U_UNASSIGNED.rawValue
            && swift_u_hasBinaryProperty(UChar32(scalar), UCHAR_EXTENDED_PICTOGRAPHIC) != 0
    }

    private static func quotationMark(_ scalar: UInt32) -> LineBreakClass {
        switch UInt32(UInt8(bitPattern: swift_u_charType(UChar32(scalar)))) {
        case U_INITIAL_PUNCTUATION.rawValue: .openingQuote
        case U_FINAL_PUNCTUATION.rawValue: .closingQuote
        default: .quote
        }
    }

    /// How a character joins its neighbors where letters are written as one line (Joining_Type).
    enum JoiningType {
        case none
        /// Whatever stands on both sides of it joins.
        case transparent
        /// With the letter before it.
        case before
        /// With the letter after it.
        case after
        case both
    }

    static func joiningType(of scalar: UInt32) -> JoiningType {
        guard scalar >= 0x80 else { return .none }
        return switch UInt32(swift_u_getIntPropertyValue(UChar32(scalar), UCHAR_JOINING_TYPE)) {
        case U_JT_TRANSPARENT.rawValue: .transparent
        case U_JT_RIGHT_JOINING.rawValue: .before
        case U_JT_LEFT_JOINING.rawValue: .after
        case U_JT_DUAL_JOINING.rawValue, U_JT_JOIN_CAUSING.rawValue: .both
        default: .none
        }
    }

    /// Whether a letter is Syriac's alaph, which has forms for letters beside it that do not join it.
    static func isAlaph(_ scalar: UInt32) -> Bool {
        UInt32(swift_u_getIntPropertyValue(UChar32(scalar), UCHAR_JOINING_GROUP)) == U_JG_ALAPH.rawValue
    }

    /// Whether a character is as wide as an ideograph, or half as wide for its sake (East_Asian_Width).
    static func isWide(_ scalar: UInt32) -> Bool {
        let width = UInt32(swift_u_getIntPropertyValue(UChar32(scalar), UCHAR_EAST_ASIAN_WIDTH))
        return width == U_EA_FULLWIDTH.rawValue || width == U_EA_HALFWIDTH.rawValue || width == U_EA_WIDE.rawValue
    }

    /// What a character does to the boundary before it.
    static func graphemeKind(of scalar: UInt32) -> PlainGraphemes.Kind {
        guard !isNewMark(scalar) else { return .innerMark }
        guard swift_u_hasBinaryProperty(UChar32(scalar), UCHAR_EXTENDED_PICTOGRAPHIC) == 0 else { return .emoji }
        let conjunct = swift_u_getIntPropertyValue(UChar32(scalar), UCHAR_INDIC_CONJUNCT_BREAK)
        switch UInt32(swift_u_getIntPropertyValue(UChar32(scalar), UCHAR_GRAPHEME_CLUSTER_BREAK)) {
        case U_GCB_CONTROL.rawValue: return .control
        case U_GCB_CR.rawValue: return .carriageReturn
        case U_GCB_LF.rawValue: return .lineFeed
        case U_GCB_ZWJ.rawValue: return .joiner
        case U_GCB_REGIONAL_INDICATOR.rawValue: return .regionalIndicator
        case U_GCB_SPACING_MARK.rawValue: return .mark
        case U_GCB_EXTEND.rawValue:
            if conjunct == Int32(U_INCB_LINKER.rawValue) { return .linker }
            return conjunct == Int32(U_INCB_EXTEND.rawValue) ? .innerMark : .outerMark
        case U_GCB_OTHER.rawValue:
            let joins = conjunct == Int32(U_INCB_CONSONANT.rawValue) || IndicConsonants.contain(scalar)
            return joins ? .consonant : .other
        default: return .rare
        }
    }

    /// Whether a character is a mark of a Unicode version that the library does not know yet, and the language does.
    private static func isNewMark(_ scalar: UInt32) -> Bool {
        guard scalar >= 0x300, swift_u_charType(UChar32(scalar)) == U_UNASSIGNED.rawValue else { return false }
        return Unicode.Scalar(scalar)?.properties.isGraphemeExtend ?? false
    }

    /// Whether a character goes on at an offset by rules that are newer than the library's, which are those of Unicode 15.1:
    /// marks that it does not know (UAX #29, rule GB9), and all kinds of marks in a conjunct (GB9c since Unicode 16).
    private static func joinsByNewRules(at offset: Int, of units: UnsafeBufferPointer<UInt16>) -> Bool {
        guard offset < units.count, units[offset] >= 0x300 else { return false }
        let scalar = UTF16Decoding.scalar(at: offset, in: units, end: units.count).value
        if isNewMark(scalar) { return !graphemeKind(before: offset, of: units).kind.isControl }
        return switch graphemeKind(of: scalar) {
        case .consonant: isLinked(before: offset, of: units)
        case .emoji: units[offset - 1] == 0x200D && continuesEmoji(before: offset, of: units)
        default: false
        }
    }

    /// Whether nothing but marks stands between an offset and an emoji before it.
    private static func continuesEmoji(before offset: Int, of units: UnsafeBufferPointer<UInt16>) -> Bool {
        var place = offset
        while place > 0 {
            let (kind, start) = graphemeKind(before: place, of: units)
            guard kind.extends else { return kind == .emoji }
            place = start
        }
        return false
    }

    /// Whether a letter that ends at an offset, or marks behind one, join the next letter.
    private static func isLinked(before offset: Int, of units: UnsafeBufferPointer<UInt16>) -> Bool {
        var place = offset
        var hasLinker = false
        while place > 0 {
            let (kind, start) = graphemeKind(before: place, of: units)
            if kind == .consonant { return hasLinker }
            guard kind == .linker || kind == .innerMark || kind == .joiner else { return false }
            hasLinker = hasLinker || kind == .linker
            place = start
        }
        return false
    }

    /// What the character before an offset does, and where it starts.
    private static func graphemeKind(
        before offset: Int, of units: UnsafeBufferPointer<UInt16>
    ) -> (kind: PlainGraphemes.Kind, start: Int) {
        let start = UTF16Decoding.scalarStart(before: offset, in: units)
        return (graphemeKind(of: UTF16Decoding.scalar(at: start, in: units, end: offset).value), start)
    }

    /// The first unit of a character's canonical decomposition: the letter below its marks; nil where there is none.
    static func letter(of scalar: UInt32) -> UInt16? {
        var status = U_ZERO_ERROR
        guard let normalizer = swift_unorm2_getNFCInstance(&status), status.rawValue <= 0 else { return nil }
        return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 32) { units in
            let count = swift_unorm2_getDecomposition(
                normalizer, UChar32(bitPattern: scalar), units.baseAddress, 32, &status)
            return count > 1 && status.rawValue <= 0 ? units[0] : nil
        }
    }

    /// The canonical composition (NFC) of some units, or nil where nothing composes.
    static func composed(_ units: ArraySlice<UInt16>) -> [UInt16]? {
        var status = U_ZERO_ERROR
        guard let normalizer = swift_unorm2_getNFCInstance(&status), status.rawValue <= 0 else { return nil }
        let source = Array(units)
        var target = [UInt16](repeating: 0, count: source.count * 3 + 8)
        let count = swift_unorm2_normalize(
            normalizer, source, Int32(source.count), &target, Int32(target.count), &status)
        guard status.rawValue <= 0, count >= 0 else { return nil }
        let result = Array(target.prefix(Int(count)))
        return result == source ? nil : result
    }
}

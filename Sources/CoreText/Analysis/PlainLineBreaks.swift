/// Where lines may start in texts of printable ASCII, tabs, line ends, and the letters, digits and marks of alphabets:
/// UAX #14 (Unicode 16) without ICU.
///
/// Of the rules those are left that such characters can meet. `TextAnalysis` asks ICU about all other texts.
enum PlainLineBreaks {
    /// The line break classes of these characters.
    private enum Class: UInt8 {
        case letter, hebrewLetter, digit, mark, space, breakAfter, hyphen, slash, infix, exclamation, quote
        case open, closeBrace, close, prefix, postfix, lineFeed, carriageReturn, other

        @inline(__always)
        var isLetter: Bool { rawValue <= Class.hebrewLetter.rawValue }
        /// Most rules take letters of all alphabets for the same.
        var withoutScript: Class { self == .hebrewLetter ? .letter : self }
    }

    private static let ascii: [Class] = (0..<0x80).map { unit in
        switch UInt8(unit) {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case 0x20: .space
        case 0x09, UInt8(ascii: "|"): .breakAfter
        case 0x0A: .lineFeed
        case 0x0D: .carriageReturn
        case UInt8(ascii: "-"): .hyphen
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .infix
        case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
        case UInt8(ascii: "\""), UInt8(ascii: "'"): .quote
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .open
        case UInt8(ascii: "}"): .closeBrace
        case UInt8(ascii: ")"), UInt8(ascii: "]"): .close
        case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefix
        case UInt8(ascii: "%"): .postfix
        case 0x00..<0x20, 0x7F: .other
        default: .letter
        }
    }

    /// Letters, digits and marks of alphabets, by what ICU says of each character; `other` below U+0080.
    private static let alphabets = (UInt32(0)..<0x2000).map { $0 < 0x80 ? Class.other : alphabetic($0) }

    private static func alphabetic(_ scalar: UInt32) -> Class {
        switch ICU.lineBreakClass(of: scalar) {
        case .alphabetic: .letter
        case .hebrewLetter: .hebrewLetter
        case .numeric: .digit
        case .combiningMark: .mark
        case .other: .other
        }
    }

    /// Marks the offsets at which a line may or must start, the end included.
    ///
    /// - Parameter boundaries: One more than there are units.
    /// - Returns: False for text with other characters, of which nothing is marked then.
    static func mark(
        _ boundaries: UnsafeMutableBufferPointer<TextAnalysis.Boundary>, of units: UnsafeBufferPointer<UInt16>
    ) -> Bool {
        guard !units.isEmpty else { return true }
        let isMarked = ascii.withUnsafeBufferPointer { ascii in
            let alphabets = units.union < 0x80 ? [] : alphabets
            return alphabets.withUnsafeBufferPointer { alphabets in
                var walk = Walk(units: units, ascii: ascii, alphabets: alphabets)
                return walk.mark(boundaries)
            }
        }
        guard isMarked else {
            for index in units.indices { boundaries[index].subtract([.line, .mandatory]) }
            return false
        }
        let endsLine = TextAnalysis.isTerminator(units[units.count - 1])
        boundaries[units.count].formUnion(endsLine ? [.line, .mandatory] : .line)
        return true
    }

    /// A walk over all offsets in order.
    private struct Walk {
        let units: UnsafeBufferPointer<UInt16>
        let ascii: UnsafeBufferPointer<Class>
        let alphabets: UnsafeBufferPointer<Class>
        /// The class before the unit that the walk is behind, marks left out; `space` at the start, which is like it.
        private var previous = Class.space
        /// The class before the spaces that the walk is behind.
        private var beforeSpaces = Class.other
        /// Whether the unit before belongs to a number, or closes brackets behind one (LB25).
        private var isInNumber = false
        private var isBehindNumber = false

        init(
            units: UnsafeBufferPointer<UInt16>, ascii: UnsafeBufferPointer<Class>,
            alphabets: UnsafeBufferPointer<Class>
        ) {
            (self.units, self.ascii, self.alphabets) = (units, ascii, alphabets)
        }

        @inline(__always)
        private func kind(_ index: Int) -> Class {
            let unit = Int(units[index])
            return unit < 0x80 ? ascii[unit] : unit < alphabets.count ? alphabets[unit] : .other
        }

        /// Marks the offsets before the end; false at a character of another class.
        mutating func mark(_ boundaries: UnsafeMutableBufferPointer<TextAnalysis.Boundary>) -> Bool {
            var last = kind(0)
            guard last != .other, last != .mark else { return false }
            for index in 1..<units.count {
                let next = kind(index)
                // Inside a word nothing is to be decided, nor remembered: its last letter is all that counts behind it.
                if last.isLetter, next.isLetter {
                    (previous, last) = (last, next)
                    continue
                }
                if next == .mark, last.isLetter || last == .digit { continue }  // LB9
                guard next != .other, next != .mark else { return false }
                advance(over: last)
                if decides(last, next, index) {
                    let isMandatory = TextAnalysis.isTerminator(units[index - 1])
                    boundaries[index].formUnion(isMandatory ? [.line, .mandatory] : .line)
                }
                (previous, last) = (last, next)
            }
            return true
        }

        private mutating func advance(over last: Class) {
            if last != .space { beforeSpaces = last }
            isBehindNumber = isInNumber && (last == .close || last == .closeBrace)
            isInNumber = last == .digit || isInNumber && (last == .slash || last == .infix)
        }

        private func decides(_ last: Class, _ next: Class, _ index: Int) -> Bool {
            switch (last, next) {
            case (.lineFeed, _): return true  // LB5
            case (.carriageReturn, _): return next != .lineFeed
            case (_, .lineFeed), (_, .carriageReturn), (_, .space): return false  // LB6, LB7
            case (_, .closeBrace), (_, .close), (_, .exclamation), (_, .slash): return false  // LB13
            default: break
            }
            if last == .open || last == .space && beforeSpaces == .open { return false }  // LB14
            if next == .infix { return last == .space && follows(.digit, index) }  // LB15c, LB15d
            if last == .space { return true }  // LB18
            // LB19, LB21
            if last == .quote || next == .quote || next == .breakAfter || next == .hyphen { return false }
            if last == .hyphen, next == .letter, startsWord { return false }  // LB20a
            if last == .hyphen || last == .breakAfter, previous == .hebrewLetter {  // LB21a
                return next == .hebrewLetter
            }
            if last == .slash, next == .hebrewLetter { return false }  // LB21b
            return !isNumeric(last, next, index) && !isJoined(last.withoutScript, next.withoutScript)
        }

        private func follows(_ wanted: Class, _ index: Int) -> Bool {
            index + 1 < units.count && kind(index + 1) == wanted
        }

        /// Whether the unit before the walk's place starts a word.
        private var startsWord: Bool { previous == .space || previous == .lineFeed || previous == .carriageReturn }

        /// LB25.
        private func isNumeric(_ last: Class, _ next: Class, _ index: Int) -> Bool {
            switch next {
            case .prefix, .postfix: isInNumber || isBehindNumber
            case .digit: isInNumber || last == .prefix || last == .postfix || last == .hyphen || last == .infix
            case .open:
                (last == .prefix || last == .postfix)
                    && (follows(.digit, index) || follows(.infix, index) && follows(.digit, index + 1))
            default: false
            }
        }

        /// LB23, LB24, LB28 to LB30.
        private func isJoined(_ last: Class, _ next: Class) -> Bool {
            switch (last, next) {
            case (.letter, .digit), (.digit, .letter), (.letter, .prefix), (.letter, .postfix), (.letter, .open),
                (.prefix, .letter), (.postfix, .letter), (.infix, .letter), (.digit, .open), (.close, .letter),
                (.close, .digit), (.letter, .letter):
                true
            default: false
            }
        }
    }
}

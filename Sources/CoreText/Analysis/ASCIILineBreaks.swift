/// Where lines may start in texts of printable ASCII, tabs and line ends: UAX #14 (Unicode 16) without ICU.
///
/// Of the rules those are left that such characters can meet. `TextAnalysis` asks ICU about all other texts.
enum ASCIILineBreaks {
    /// The line break classes of ASCII.
    private enum Class: UInt8 {
        case letter, digit, space, breakAfter, hyphen, slash, infix, exclamation, quote, open, closeBrace, close,
            prefix,
            postfix, lineFeed, carriageReturn, other
    }

    private static let classes: [Class] = (0..<0x80).map { unit in
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

    /// Marks the offsets at which a line may or must start, the end included.
    ///
    /// - Parameters:
    ///   - boundaries: One more than there are units.
    ///   - units: All below U+0080.
    /// - Returns: False for text with other characters, of which nothing is marked then.
    static func mark(
        _ boundaries: UnsafeMutableBufferPointer<TextAnalysis.Boundary>, of units: UnsafeBufferPointer<UInt16>
    ) -> Bool {
        guard !units.isEmpty else { return true }
        return classes.withUnsafeBufferPointer { classes in
            var walk = Walk(units: units, classes: classes)
            var last = classes[Int(units[0])]
            guard last != .other else { return false }
            for index in 1..<units.count {
                let next = classes[Int(units[index])]
                defer { last = next }
                // Inside a word nothing is to be decided, nor remembered: its last letter is all that counts behind it.
                if last == .letter, next == .letter { continue }
                guard next != .other else {
                    for marked in 0..<index { boundaries[marked].subtract([.line, .mandatory]) }
                    return false
                }
                guard walk.mayBreak(between: last, next, at: index) else { continue }
                let isMandatory = TextAnalysis.isTerminator(units[index - 1])
                boundaries[index].formUnion(isMandatory ? [.line, .mandatory] : .line)
            }
            let endsLine = TextAnalysis.isTerminator(units[units.count - 1])
            boundaries[units.count].formUnion(endsLine ? [.line, .mandatory] : .line)
            return true
        }
    }

    /// A walk over the offsets in order; those between two letters may be left out.
    private struct Walk {
        let units: UnsafeBufferPointer<UInt16>
        let classes: UnsafeBufferPointer<Class>
        /// The class before the spaces that the walk is behind.
        private var beforeSpaces = Class.other
        /// Whether the unit before belongs to a number, or closes brackets behind one (LB25).
        private var isInNumber = false
        private var isBehindNumber = false

        init(units: UnsafeBufferPointer<UInt16>, classes: UnsafeBufferPointer<Class>) {
            self.units = units
            self.classes = classes
        }

        @inline(__always)
        private func kind(_ index: Int) -> Class { classes[Int(units[index])] }

        mutating func mayBreak(between last: Class, _ next: Class, at index: Int) -> Bool {
            advance(over: last)
            return decides(last, next, index)
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
            if last == .hyphen, next == .letter { return !startsWord(index - 1) }  // LB20a
            return !isNumeric(last, next, index) && !isJoined(last, next)
        }

        private func follows(_ wanted: Class, _ index: Int) -> Bool {
            index + 1 < units.count && kind(index + 1) == wanted
        }

        private func startsWord(_ index: Int) -> Bool {
            guard index > 0 else { return true }
            return switch kind(index - 1) {
            case .space, .lineFeed, .carriageReturn: true
            default: false
            }
        }

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

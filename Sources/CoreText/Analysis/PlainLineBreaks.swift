/// Where lines may start, by UAX #14 (Unicode 16) without ICU, which costs as much as the shaping of words that were
/// seen before.
///
/// The rules for conjoining jamo, syllables of Java and Bali and characters beyond the Basic Multilingual Plane that are
/// no emoji are left out: `TextAnalysis` asks ICU about texts with them. Words of scripts without spaces are found by
/// `ComplexLineBreaks`.
enum PlainLineBreaks {
    typealias Boundaries = UnsafeMutableBufferPointer<TextAnalysis.Boundary>
    typealias Units = UnsafeBufferPointer<UInt16>

    /// Marks the offsets at which a line may or must start, the end included.
    ///
    /// - Parameters:
    ///   - boundaries: One more than there are units.
    ///   - language: Of the text, BCP 47; nil for none.
    /// - Returns: False for text with other characters, of which nothing is marked then.
    static func mark(_ boundaries: Boundaries, of units: Units, language: String? = nil) -> Bool {
        guard !units.isEmpty else { return true }
        let isMarked =
            units.union < 0x80
            ? mark(boundaries, of: units, LineBreakClasses.ascii)
            : LineBreakClasses.of(language).with { mark(boundaries, of: units, $0) }
        guard isMarked else {
            for index in units.indices { boundaries[index].subtract([.line, .mandatory]) }
            return false
        }
        let endsLine = units[units.count - 1].endsLine
        boundaries[units.count].formUnion(endsLine ? [.line, .mandatory] : .line)
        return true
    }

    /// Marks the offsets before the end; false at a character of another class.
    private static func mark(
        _ boundaries: Boundaries, of units: Units, _ table: LineBreakClasses.Table
    ) -> Bool {
        var walk = Walk(units: units, table: table)
        let isMarked = walk.mark(boundaries)
        if isMarked, walk.hasComplex { ComplexLineBreaks.mark(boundaries, of: units, table) }
        return isMarked
    }

    /// A walk over all offsets in order.
    private struct Walk {
        let units: Units
        let table: LineBreakClasses.Table
        /// Whether it met a script whose words a dictionary finds.
        private(set) var hasComplex = false
        /// The class before the unit that the walk is behind, marks left out; `space` at the start, which is like it.
        private var previous = LineBreakClass.space
        /// The class before the spaces that the walk is behind.
        private var beforeSpaces = LineBreakClass.other
        /// Whether the opening quotation mark that is `beforeSpaces` begins a quotation for certain (LB15a).
        private var beginsQuotation = false
        /// Whether the unit before belongs to a number, or closes brackets behind one (LB25).
        private var isInNumber = false
        private var isBehindNumber = false
        /// Whether the unit before is the first of two that make a flag.
        private var isInFlag = false

        init(units: Units, table: LineBreakClasses.Table) {
            (self.units, self.table) = (units, table)
        }

        @inline(__always)
        private func kind(_ index: Int) -> LineBreakClass { table.kind(index, of: units) }

        /// Marks the offsets before the end; false at a character of another class.
        mutating func mark(_ boundaries: Boundaries) -> Bool {
            var last = kind(0)
            guard last != .other else { return false }
            hasComplex = last.isComplex
            if last.isMark { last = .letter }
            var index = 0
            while index + 1 < units.count {
                index += 1
                var next = kind(index)
                if last.isLetter, next.isLetter || next == .space {
                    walkWord(from: &index, &last)
                    continue
                }
                if last == .space, next.isLetter, !beforeSpaces.mayOpen {
                    boundaries[index].formUnion(.line)  // LB18
                    advance(over: last)
                    if next == .complexLetter { hasComplex = true }
                    (previous, last) = (last, next)
                    continue
                }
                if last == .ideograph, next == .ideograph, units[index - 1] != Self.joiner {
                    boundaries[index].formUnion(.line)
                    previous = last
                    continue
                }
                guard next != .other else { return false }
                if next.isComplex { hasComplex = true }
                if next.isMark {
                    guard last.carriesNoMarks else { continue }  // LB9
                    next = .letter
                }
                advance(over: last)
                if decides(last, next, index) {
                    let isMandatory = units[index - 1].endsLine
                    boundaries[index].formUnion(isMandatory ? [.line, .mandatory] : .line)
                }
                (previous, last) = (last, next)
            }
            return true
        }

        /// Walks over letters behind a letter, and a space behind them: no line starts there, and the last letter is all
        /// that counts behind them.
        ///
        /// - Parameters:
        ///   - index: The first of them, then the last.
        ///   - last: The class before it.
        @inline(__always)
        private mutating func walkWord(from index: inout Int, _ last: inout LineBreakClass) {
            var next = kind(index)
            while next.isLetter {
                if next == .complexLetter { hasComplex = true }
                (previous, last) = (last, next)
                guard index + 1 < units.count else { return }
                next = kind(index + 1)
                guard next.isLetter || next == .space else { return }
                index += 1
            }
            advance(over: last)
            (previous, last) = (last, .space)
        }

        @inline(__always)
        private mutating func advance(over last: LineBreakClass) {
            if last != .space { beforeSpaces = last }
            if last == .openingQuote { beginsQuotation = mayPrecedeQuotation }
            isBehindNumber = isInNumber && (last == .close || last == .closeBrace)
            isInNumber = last == .digit || isInNumber && (last == .slash || last == .infix)
            isInFlag = last == .regionalIndicator && !isInFlag
        }

        private func decides(_ last: LineBreakClass, _ next: LineBreakClass, _ index: Int) -> Bool {
            switch last {
            case .lineFeed, .hardBreak: return true  // LB4, LB5
            case .carriageReturn: return next != .lineFeed
            default: break
            }
            switch next {
            case .lineFeed, .carriageReturn, .hardBreak, .space, .zeroWidthSpace: return false  // LB6, LB7
            default: break
            }
            if units[index - 1] == Self.joiner { return false }  // LB8a
            let base = last == .space ? beforeSpaces : last
            // Most places are those where a word follows a space, and few rules know of both.
            if last == .space, next.isLetter { return base != .open && !(base == .openingQuote && beginsQuotation) }
            if base == .zeroWidthSpace { return true }  // LB8
            if last == .wordJoiner || next == .wordJoiner || last == .glue { return false }  // LB11, LB12
            switch next {
            case .glue: if last != .space, last != .breakAfter, last != .hyphen { return false }  // LB12a
            case .closeBrace, .close, .exclamation, .slash: return false  // LB13
            default: break
            }
            if base == .open || base == .openingQuote && beginsQuotation { return false }  // LB14, LB15a
            if next == .closingQuote, endsQuotation(index) { return false }  // LB15b
            if next == .infix { return last == .space && follows(.digit, index) }  // LB15c, LB15d
            if next == .nonstarter, base == .close || base == .closeBrace { return false }  // LB16
            if next == .emDash, base == .emDash { return false }  // LB17
            return last == .space || decidesBesideText(last, next, index)  // LB18
        }

        /// From rule LB19 on, where no spaces are.
        private func decidesBesideText(_ last: LineBreakClass, _ next: LineBreakClass, _ index: Int) -> Bool {
            if joinsQuote(last, next, index) { return false }
            switch next {
            case .breakAfter, .hyphen, .nonstarter, .inseparable: return false  // LB21, LB22
            default: break
            }
            if last == .breakBefore { return false }
            if last == .hyphen, next == .letter || next == .complexLetter, startsWord(index) { return false }
            if last == .hyphen || last == .breakAfter && !isWide(baseIndex(before: index)), previous == .hebrewLetter
            {
                return next == .hebrewLetter  // LB21a
            }
            if last == .slash, next == .hebrewLetter { return false }  // LB21b
            if last == .emojiBase, next == .emojiModifier { return false }  // LB30b
            return !isNumeric(last, next, index) && !isJoined(last.withoutScript, next.withoutScript, index)
        }

        // MARK: - Quotation marks

        /// LB19, LB19a.
        private func joinsQuote(_ last: LineBreakClass, _ next: LineBreakClass, _ index: Int) -> Bool {
            if next == .quote || next == .closingQuote || last == .quote || last == .openingQuote { return true }
            if next == .openingQuote {
                let after = baseIndex(after: index)
                return !isWide(baseIndex(before: index)) || after == units.count || !isWide(after)
            }
            guard last == .closingQuote else { return false }
            let quote = baseIndex(before: index)
            return !isWide(index) || quote == 0 || !isWide(baseIndex(before: quote))
        }

        /// Whether what is before an opening quotation mark leaves no doubt that it opens.
        private var mayPrecedeQuotation: Bool {
            switch previous {
            case .open, .quote, .openingQuote, .closingQuote, .glue: true
            default: previous.carriesNoMarks
            }
        }

        /// Whether what follows a closing quotation mark leaves no doubt that it closes.
        private func endsQuotation(_ index: Int) -> Bool {
            let after = baseIndex(after: index)
            guard after < units.count else { return true }
            switch kind(after) {
            case .glue, .wordJoiner, .closeBrace, .quote, .openingQuote, .closingQuote, .close, .exclamation, .infix,
                .slash:
                return true
            case let kind: return kind.carriesNoMarks
            }
        }

        // MARK: - Neighbors

        private func follows(_ wanted: LineBreakClass, _ index: Int) -> Bool {
            let after = baseIndex(after: index)
            return after < units.count && kind(after) == wanted
        }

        /// The next unit that is no mark.
        private func baseIndex(after index: Int) -> Int {
            var after = index + 1
            while after < units.count, kind(after).isMark { after += 1 }
            return after
        }

        /// The unit that carries the marks before an offset.
        private func baseIndex(before index: Int) -> Int {
            var base = index - 1
            while base > 0, kind(base).isMark { base -= 1 }
            return base
        }

        /// Whether a character is East Asian; marks that stand for themselves are not.
        private func isWide(_ index: Int) -> Bool {
            units[index] >= 0x1100 && !kind(index).isMark
                && ICU.isWide(UTF16Decoding.scalar(at: index, in: units, end: units.count).value)
        }

        private static let joiner: UInt16 = 0x200D

        /// Whether the hyphen before an offset starts a word.
        private func startsWord(_ index: Int) -> Bool {
            guard previous == .glue else { return previous.carriesNoMarks }
            let hyphen = baseIndex(before: index)
            return hyphen > 0 && kind(hyphen - 1) == .glue
        }

        /// LB25.
        private func isNumeric(_ last: LineBreakClass, _ next: LineBreakClass, _ index: Int) -> Bool {
            switch next {
            case .prefix, .postfix: isInNumber || isBehindNumber
            case .digit: isInNumber || last == .prefix || last == .postfix || last == .hyphen || last == .infix
            case .open:
                (last == .prefix || last == .postfix)
                    && (follows(.digit, index)
                        || follows(.infix, index) && follows(.digit, baseIndex(after: index)))
            default: false
            }
        }

        /// LB23, LB23a, LB24, LB27 to LB30b.
        private func isJoined(_ last: LineBreakClass, _ next: LineBreakClass, _ index: Int) -> Bool {
            switch (last, next) {
            case (.letter, .digit), (.digit, .letter), (.letter, .prefix), (.letter, .postfix), (.prefix, .letter),
                (.postfix, .letter), (.infix, .letter), (.close, .letter), (.close, .digit), (.letter, .letter),
                (.prefix, .ideograph), (.ideograph, .postfix):
                true
            case (.letter, .open), (.digit, .open): !isWide(index)
            case (.regionalIndicator, .regionalIndicator): isInFlag
            default: false
            }
        }
    }
}

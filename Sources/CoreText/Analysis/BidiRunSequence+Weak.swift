/// Resolving weak types (UAX #9, rules W1 to W7).
extension BidiRunSequence {
    mutating func resolveWeakTypes() {
        if found.contains(.nonspacingMark) { resolveMarks() }
        let hasNumbers = found.contains(.europeanNumber)
        if hasNumbers, found.contains(.arabicLetter) { resolveNumbersAfterArabic() }
        if found.contains(.arabicLetter) { replace(BidiClassSet(.arabicLetter), with: .rightToLeft) }
        guard found.isDisjoint(with: .numberParts) else { return resolveNumberParts() }
        if hasNumbers { resolveNumbersAfterLatin() }
    }

    private mutating func resolveNumberParts() {
        let hasNumbers = found.contains(.europeanNumber)
        if hasNumbers || found.contains(.arabicNumber) { resolveSeparators() }
        if hasNumbers, found.contains(.europeanTerminator) { resolveTerminators() }
        replace(.numberParts, with: .otherNeutral)
        if hasNumbers { resolveNumbersAfterLatin() }
    }

    /// Rule W1: a mark is what it stands on.
    private mutating func resolveMarks() {
        var previous = start
        for index in types.indices {
            if types[index] == .nonspacingMark {
                types[index] = previous.isOne(of: .isolates) ? .otherNeutral : previous
            }
            previous = types[index]
        }
    }

    /// Rule W2: after an Arabic letter, European digits are Arabic numbers.
    private mutating func resolveNumbersAfterArabic() {
        var strong = start
        for index in types.indices {
            if types[index].isOne(of: .strong) {
                strong = types[index]
            } else if types[index] == .europeanNumber, strong == .arabicLetter {
                types[index] = .arabicNumber
            }
        }
    }

    /// Rule W4: one separator between two numbers of a kind belongs to them.
    private mutating func resolveSeparators() {
        guard types.count > 2 else { return }
        for index in 1..<types.count - 1 {
            let isCommon = types[index] == .commonSeparator
            guard isCommon || types[index] == .europeanSeparator else { continue }
            let previous = types[index - 1]
            guard previous == types[index + 1] else { continue }
            if previous == .europeanNumber || previous == .arabicNumber && isCommon { types[index] = previous }
        }
    }

    /// Rule W5: terminators that touch a European number belong to it.
    private mutating func resolveTerminators() {
        var index = 0
        while index < types.count {
            guard types[index] == .europeanTerminator else {
                index += 1
                continue
            }
            let first = index
            while index < types.count, types[index] == .europeanTerminator { index += 1 }
            let touches =
                first > 0 && types[first - 1] == .europeanNumber
                || index < types.count && types[index] == .europeanNumber
            if touches { for terminator in first..<index { types[terminator] = .europeanNumber } }
        }
    }

    /// Rule W7: after a left-to-right letter, a European number is text like it.
    private mutating func resolveNumbersAfterLatin() {
        var strong = start
        for index in types.indices {
            switch types[index] {
            case .leftToRight, .rightToLeft: strong = types[index]
            case .europeanNumber: if strong == .leftToRight { types[index] = .leftToRight }
            default: break
            }
        }
    }

    /// Rules W3 (Arabic letters are right to left) and W6 (what is left of numbers' parts is neutral).
    private mutating func replace(_ classes: BidiClassSet, with replacement: BidiClass) {
        for index in types.indices where types[index].isOne(of: classes) { types[index] = replacement }
    }
}

extension BidiClassSet {
    static let numberParts = BidiClassSet(.europeanSeparator, .europeanTerminator, .commonSeparator)
}

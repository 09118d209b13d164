/// The levels of a paragraph without formatting characters, found stretch by stretch of one class: a few words and the spaces
/// between them in place of all their characters (UAX #9, rules W1 to W7, N0 to N2, I1 and I2). A bracket, with the marks on
/// it, is a stretch of its own.
struct BidiStretches {
    private let level: UInt8
    /// The direction of the paragraph, which is that of what is before and behind it.
    private let start: BidiClass
    private let found: BidiClassSet
    private let all: UnsafeMutableBufferPointer<Stretch>
    private var count = 0
    private var hasBrackets = false
    /// Whether the last stretch is a bracket, if it is neutral.
    private var endsInBracket = false

    /// Up to an offset, from where the one before it ends.
    private struct Stretch {
        var type: BidiClass
        var end: Int32
    }

    /// Writes the levels of a paragraph, one for each unit.
    ///
    /// - Parameters:
    ///   - classes: What its characters are.
    ///   - found: The classes that occur, none of which are formatting characters'.
    static func resolve(
        _ units: UnsafeBufferPointer<UInt16>, _ classes: UnsafeBufferPointer<BidiClass>, _ found: BidiClassSet,
        level: UInt8, to levels: UnsafeMutableBufferPointer<UInt8>
    ) {
        withUnsafeTemporaryAllocation(of: Stretch.self, capacity: units.count) { all in
            var stretches = BidiStretches(level, found, all)
            stretches.gather(units, classes)
            stretches.resolveNumbersAfterArabic()
            if !found.isDisjoint(with: .numberParts) { stretches.resolveNumberParts() }
            if found.contains(.europeanNumber) { stretches.resolveNumbersAfterLatin() }
            if stretches.hasBrackets {
                stretches.resolveBrackets(units, classes)
            } else {
                stretches.resolveNeutrals()
            }
            stretches.write(to: levels)
        }
    }

    private init(_ level: UInt8, _ found: BidiClassSet, _ all: UnsafeMutableBufferPointer<Stretch>) {
        (self.level, self.found, self.all) = (level, found, all)
        start = BidiRunSequence.direction(of: level)
    }

    /// Finds the stretches, marks being what they stand on (rule W1).
    private mutating func gather(_ units: UnsafeBufferPointer<UInt16>, _ classes: UnsafeBufferPointer<BidiClass>) {
        var last = start
        var index = 0
        while index < classes.count {
            let itself = classes[index]
            let first = index
            repeat { index += 1 } while index < classes.count && classes[index] == itself
            if itself == .otherNeutral {
                for place in first..<index { addNeutral(units[place], at: place) }
                last = itself
                continue
            }
            let type = itself == .nonspacingMark ? last : itself
            add(type, to: index, joinsLast: count > 0 && type == last)
            last = type
        }
    }

    @inline(__always)
    private mutating func add(_ type: BidiClass, to end: Int, joinsLast: Bool) {
        if joinsLast {
            all[count - 1].end = Int32(truncatingIfNeeded: end)
        } else {
            all.initializeElement(at: count, to: Stretch(type: type, end: Int32(truncatingIfNeeded: end)))
            count += 1
        }
    }

    private mutating func addNeutral(_ unit: UInt16, at place: Int) {
        let isBracket = BidiStretches.isBracket(UInt32(unit))
        let joins = count > 0 && all[count - 1].type == .otherNeutral && !endsInBracket && !isBracket
        add(.otherNeutral, to: place + 1, joinsLast: joins)
        endsInBracket = isBracket
        hasBrackets = hasBrackets || isBracket
    }

    private static func isBracket(_ scalar: UInt32) -> Bool {
        let isAsked = scalar >= 0x80 && scalar < 0x2000 || ScriptItemizer.Itemizer.mayBeBracket(scalar)
        return isAsked && ICU.pairedBracket(of: scalar) != nil
    }

    /// Rules N0 to N2, for which a stretch is like a character.
    private func resolveBrackets(_ units: UnsafeBufferPointer<UInt16>, _ classes: UnsafeBufferPointer<BidiClass>) {
        var sequence = BidiRunSequence(
            (0..<count).map { all[$0].type }, at: (0..<count).map { $0 > 0 ? Int(all[$0 - 1].end) : 0 }, found,
            level: level)
        sequence.resolveNeutrals(units, unresolved: Array(classes))
        for index in 0..<count { all[index].type = sequence.types[index] }
    }

    /// Rules W2 (after an Arabic letter, European digits are Arabic numbers) and W3 (that letter is right to left).
    private func resolveNumbersAfterArabic() {
        guard found.contains(.arabicLetter) else { return }
        var strong = start
        for index in 0..<count {
            let type = all[index].type
            if type.isOne(of: .strong) { strong = type }
            if type == .arabicLetter { all[index].type = .rightToLeft }
            if type == .europeanNumber, strong == .arabicLetter { all[index].type = .arabicNumber }
        }
    }

    /// Rules W4 (a separator between two numbers of a kind belongs to them), W5 (terminators that touch a European number
    /// do) and W6 (what is left of numbers' parts is neutral).
    private func resolveNumberParts() {
        for index in 0..<count where isSingle(index) && isBetweenNumbers(index) {
            all[index].type = all[index - 1].type
        }
        for index in 0..<count where all[index].type == .europeanTerminator && touchesNumber(index) {
            all[index].type = .europeanNumber
        }
        for index in 0..<count where all[index].type.isOne(of: .numberParts) { all[index].type = .otherNeutral }
    }

    private func isSingle(_ index: Int) -> Bool { all[index].end - (index > 0 ? all[index - 1].end : 0) == 1 }

    private func isBetweenNumbers(_ index: Int) -> Bool {
        guard index > 0, index + 1 < count, all[index - 1].type == all[index + 1].type else { return false }
        let number = all[index - 1].type
        switch all[index].type {
        case .commonSeparator: return number == .europeanNumber || number == .arabicNumber
        case .europeanSeparator: return number == .europeanNumber
        default: return false
        }
    }

    private func touchesNumber(_ index: Int) -> Bool {
        index > 0 && all[index - 1].type == .europeanNumber
            || index + 1 < count && all[index + 1].type == .europeanNumber
    }

    /// Rule W7: after a left-to-right letter, a European number is text like it.
    private func resolveNumbersAfterLatin() {
        var strong = start
        for index in 0..<count {
            switch all[index].type {
            case .leftToRight, .rightToLeft: strong = all[index].type
            case .europeanNumber: if strong == .leftToRight { all[index].type = .leftToRight }
            default: break
            }
        }
    }

    /// Rules N1 (what is the same on both sides) and N2 (the embedding's direction).
    private func resolveNeutrals() {
        var before = start
        var index = 0
        while index < count {
            if let direction = all[index].type.strongDirection {
                before = direction
                index += 1
                continue
            }
            let first = index
            var after: BidiClass?
            while index < count, after == nil {
                after = all[index].type.strongDirection
                if after == nil { index += 1 }
            }
            let direction = before == after ?? start ? before : start
            for neutral in first..<index { all[neutral].type = direction }
        }
    }

    /// Rules I1 and I2.
    private func write(to levels: UnsafeMutableBufferPointer<UInt8>) {
        let odd = level & 1
        var first = 0
        for index in 0..<count {
            let above: UInt8 =
                switch all[index].type {
                case .leftToRight: odd
                case .rightToLeft: 1 - odd
                default: 2 - odd
                }
            let end = Int(all[index].end)
            UnsafeMutableBufferPointer(rebasing: levels[first..<end]).update(repeating: level + above)
            first = end
        }
    }
}

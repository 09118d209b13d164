/// Divides text into runs of one script (UAX #24), the unit in which fonts are chosen and text is shaped.
///
/// Characters without a script of their own (punctuation, spaces, marks) take the script before them; at the start of
/// a paragraph, the first real one. A closing bracket takes the script of its opening one. A character that is used
/// with several scripts stays with the current one if that is among them.
enum ScriptItemizer {
    static func runs(
        of units: UnsafeBufferPointer<UInt16>, paragraphs: ShortList<TextAnalysis.Paragraph>
    ) -> [TextAnalysis.ScriptRun] {
        var runs: [TextAnalysis.ScriptRun] = []
        for paragraph in paragraphs where !paragraph.range.isEmpty {
            var itemizer = Itemizer()
            itemizer.walk(units, paragraph.range)
            for run in itemizer.runs {
                if runs.last?.script == run.script { runs[runs.count - 1].end = run.end } else { runs.append(run) }
            }
        }
        if runs.isEmpty { runs = [TextAnalysis.ScriptRun(end: units.count, script: Script.latin)] }
        return runs
    }

    struct Itemizer {
        var runs: [TextAnalysis.ScriptRun] = []
        private var current = Script.common
        private var openBrackets: [(partner: UInt32, script: UInt32)] = []

        mutating func walk(_ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) {
            var index = range.lowerBound
            let common = Itemizer.common
            let unless = Itemizer.unless
            while index < range.upperBound {
                let unit = Int(units[index])
                if unit < unless.count, unless[unit] == 0 || unless[unit] == current {
                    index += 1
                    continue
                }
                if let place = EmojiUnits.place(of: index, in: units), index + 1 < range.upperBound,
                    Itemizer.isWeakEmoji[place]
                {
                    index += 2
                    continue
                }
                let (scalar, length) = UTF16Decoding.scalar(at: index, in: units, end: range.upperBound)
                let script = Itemizer.script(of: scalar, common)
                // Most characters go on with the script that there is.
                if Script.isWeak(script) ? Itemizer.mayBeBracket(scalar) : script != current {
                    enter(resolved(script, of: scalar), at: index)
                }
                index += length
            }
            let last = Script.isWeak(current) ? Script.latin : current
            runs.append(TextAnalysis.ScriptRun(end: range.upperBound, script: last))
        }

        @inline(__always)
        static func script(of scalar: UInt32, _ common: [UInt32]) -> UInt32 {
            if scalar < 0x2B0 { return latinScript(of: scalar) }
            if scalar < common.count { return common[Int(scalar)] }
            if scalar >= 0x4E00, scalar <= 0x9FFF { return han }
            if EmojiUnits.scalars.contains(scalar) { return emoji[Int(scalar - EmojiUnits.scalars.lowerBound)] }
            return scalar >= 0xAC00 && scalar <= 0xD7A3 ? hangul : ICU.script(of: scalar)
        }

        private static let emoji = EmojiUnits.scalars.map(ICU.script)
        static let isWeakEmoji = emoji.map(Script.isWeak)

        private static let (han, hangul) = (Script.tag("Hani"), Script.tag("Hang"))

        /// The scripts below U+3100, without asking: all alphabets of the plane.
        static let common = (UInt32(0)..<0x3100).map(ICU.script)

        /// By unit below U+3100, the script in which the character changes nothing; 0 where that is any, 1 where it is
        /// none.
        ///
        /// Unchecked because nobody writes there; never freed, so that no text counts references to it.
        nonisolated(unsafe) static let unless: UnsafeBufferPointer<UInt32> = {
            let table = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: common.count)
            for scalar in UInt32(0)..<UInt32(common.count) {
                let script = script(of: scalar, common)
                let changes: UInt32 = Script.isWeak(script) ? (mayBeBracket(scalar) ? 1 : 0) : script
                table.initializeElement(at: Int(scalar), to: changes)
            }
            return UnsafeBufferPointer(table)
        }()

        /// Whether a character may be one of a pair of brackets: of ASCII three pairs are.
        @inline(__always)
        static func mayBeBracket(_ scalar: UInt32) -> Bool {
            switch scalar {
            case 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D: true
            // Neither emoji nor what joins them and selects their looks.
            default: scalar >= 0x2045 && scalar <= 0x301B || scalar >= 0xFE59 && scalar <= 0xFF63
            }
        }

        /// The scripts of Basic Latin, Latin-1, Latin Extended and IPA, without asking.
        private static func latinScript(of scalar: UInt32) -> UInt32 {
            switch scalar {
            case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF: Script.latin
            default: Script.common
            }
        }

        private mutating func resolved(_ script: UInt32, of scalar: UInt32) -> UInt32 {
            guard Script.isWeak(script) else { return stays(scalar, with: current, of: script) ? current : script }
            if Itemizer.mayBeBracket(scalar), let bracket = ICU.pairedBracket(of: scalar) {
                return resolved(bracket: bracket, scalar)
            }
            return current
        }

        /// Marks stay with their base, and letters shared by several scripts (such as the Arabic tatweel) with the
        /// current one.
        private func stays(_ scalar: UInt32, with current: UInt32, of script: UInt32) -> Bool {
            guard script != current, !Script.isWeak(current), script != Script.latin else { return false }
            return ICU.isMark(scalar) || ICU.scalar(scalar, isUsedWith: current)
        }

        private mutating func resolved(bracket: (partner: UInt32, opens: Bool), _ scalar: UInt32) -> UInt32 {
            if bracket.opens {
                // Bounded as in UAX #9, BD16.
                if openBrackets.count < 63 { openBrackets.append((bracket.partner, current)) }
                return current
            }
            while let open = openBrackets.popLast() {
                if open.partner == scalar { return Script.isWeak(open.script) ? current : open.script }
            }
            return current
        }

        private mutating func enter(_ script: UInt32, at index: Int) {
            guard script != current else { return }
            if !Script.isWeak(current) { runs.append(TextAnalysis.ScriptRun(end: index, script: current)) }
            current = script
        }
    }
}

/// Names of scripts (ISO 15924) as big-endian numbers, the form that ICU and HarfBuzz share.
enum Script {
    static let common: UInt32 = 0x5A79_7979  // Zyyy
    static let inherited: UInt32 = 0x5A69_6E68  // Zinh
    static let unknown: UInt32 = 0x5A7A_7A7A  // Zzzz
    static let latin: UInt32 = 0x4C61_746E  // Latn

    /// Whether the value says nothing of its own, so that neighbors decide.
    static func isWeak(_ script: UInt32) -> Bool {
        script == common || script == inherited || script == unknown
    }

    /// Whether letters of a script are set beside each other as they are, so that one alone kerns as it does in a word.
    static func isSimple(_ script: UInt32) -> Bool { simple.contains(script) }

    private static let simple = [latin, common, tag("Grek"), tag("Cyrl"), tag("Armn"), tag("Geor")]

    /// Whether letters of a script have other forms where they join their neighbors.
    static func isJoining(_ script: UInt32) -> Bool { joining.contains(script) }

    static let joining = [
        tag("Arab"), tag("Syrc"), tag("Nkoo"), tag("Mand"), tag("Mong"), tag("Phag"), tag("Adlm"), tag("Rohg"),
        tag("Mani"), tag("Phlp"), tag("Sogd"), tag("Chrs"), tag("Ougr"),
    ]

    /// The number of a four-letter name.
    static func tag(_ name: StaticString) -> UInt32 {
        precondition(name.utf8CodeUnitCount == 4)
        return (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(name.utf8Start[$1]) }
    }

    /// The four letters.
    static func name(_ tag: UInt32) -> String {
        OpenTypeTag.letters(tag)
    }
}

import Testing

@testable import PlacardCoreText

/// Questions about characters that are answered by a few comparisons have the answers of Unicode's tables, as ICU has them.
@Suite struct ShortQuestionsTests {
    private static let scalars = (UInt32(0)...0x10FFFF).filter { !(0xD800...0xDFFF).contains($0) }

    @Test func `Every character that may change a line's directions is seen`() {
        let changing: Set<BidiClass> = [
            .rightToLeft, .arabicLetter, .arabicNumber, .leftToRightEmbedding, .rightToLeftEmbedding,
            .leftToRightOverride, .rightToLeftOverride, .popFormat, .leftToRightIsolate, .rightToLeftIsolate,
            .firstStrongIsolate, .popIsolate,
        ]
        for scalar in Self.scalars where changing.contains(ICU.bidiClass(of: scalar)) {
            #expect(isRelevant(scalar), "\(String(scalar, radix: 16))")
        }
    }

    @Test(arguments: ["“It’s”—I…", "👍🏽❤️👨‍👩‍👧🇺🇸", "漢字かな한국어ไทยहिन्दी", "𝐇𐐀", "﹙１﹚"])
    func `Other texts are not asked for their directions`(text: String) {
        #expect(!Array(text.utf16).withUnsafeBufferPointer(UnitMarks.init).contains(.directions))
    }

    @Test func `Every bracket of general punctuation and beyond is looked for`() {
        for scalar in Self.scalars where scalar >= 0x2000 && ICU.pairedBracket(of: scalar) != nil {
            #expect(ScriptItemizer.Itemizer.mayBeBracket(scalar), "\(String(scalar, radix: 16))")
        }
    }

    @Test func `Every character has the script that ICU tells`() {
        for scalar in Self.scalars {
            let script = ScriptItemizer.Itemizer.script(of: scalar, ScriptItemizer.Itemizer.common)
            guard scalar >= 0x2B0 else { continue }
            #expect(script == ICU.script(of: scalar), "\(String(scalar, radix: 16))")
        }
    }

    @Test func `Units that end paragraphs and that are shaped alone are seen`() {
        for unit in UInt16.min...UInt16.max {
            let marks = [0x61, unit].withUnsafeBufferPointer(UnitMarks.init)
            #expect(marks.contains(.paragraphEnds) == unit.endsParagraph, "\(String(unit, radix: 16))")
            #expect(marks.contains(.loners) == ShapedTextBuilder.standsAlone(unit), "\(String(unit, radix: 16))")
        }
    }

    @Test func `Characters that are passed over on the way through scripts change nothing`() {
        for scalar in Self.scalars where scalar < 0x3100 {
            let changes = ScriptItemizer.Itemizer.unless[Int(scalar)]
            let script = ScriptItemizer.Itemizer.script(of: scalar, ScriptItemizer.Itemizer.common)
            let isWeak = Script.isWeak(script)
            let isBracket = ICU.pairedBracket(of: scalar) != nil
            #expect(changes == 0 ? isWeak && !isBracket : changes == script || isWeak, "\(String(scalar, radix: 16))")
        }
        for (place, isWeak) in ScriptItemizer.Itemizer.isWeakEmoji.enumerated() {
            #expect(isWeak == Script.isWeak(ICU.script(of: EmojiUnits.scalars.lowerBound + UInt32(place))))
        }
    }

    @Test func `No unit that line breaks are tailored at is taken for a plain one`() {
        for unit in UInt16.min...UInt16.max where LineBreakTailoring.isPlain(unit) {
            #expect(!LineBreakTailoring.isDirectedQuote(unit) && !LineBreakTailoring.isTailoredDash(unit))
            #expect(unit > 0x2F)
        }
    }

    private func isRelevant(_ scalar: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(scalar) else { return false }
        return Array(String(scalar).utf16).withUnsafeBufferPointer(UnitMarks.init).contains(.directions)
    }
}

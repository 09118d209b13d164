import Foundation
import Testing

@testable import PlacardCoreText

/// Lines may start where ICU says that they may, in all languages.
@Suite struct PlainLineBreaksTests {
    /// One of each class of ASCII, and letters that ICU might tell apart.
    private static let characters = Array("a1 \t\n\r-/.,!\"'()}$%|".utf16)
    /// Some of each other class: letters and marks of several scripts, ideographs, kana, Hangul, dashes, quotation marks,
    /// punctuation of full width, spaces that break, and those that do not.
    private static let others: [UInt16] =
        [
            0x628, 0x5D0, 0x5B7, 0x661, 0x915, 0x940, 0xE01, 0xE31, 0x1780, 0x1039, 0x4E00, 0xAC00, 0x3042, 0x3043,
            0x30FC,
        ]
        + [0x3001, 0x300C, 0x300D, 0x3005, 0x3000, 0xFF01, 0xFF08, 0xFF1A, 0xFFE5, 0x2014, 0x2013, 0x2010, 0x2026]
        + [0x201C, 0x201D, 0x2018, 0x2019, 0xAB, 0xBB, 0xB4, 0xB0, 0xA3, 0x964, 0xA0, 0x2060, 0x200B, 0x2028, 0x85]
    /// Emoji with skin tones and without, half flags, what may become an emoji, a joiner, marks, and what other rules speak of
    /// beside them.
    private static let emoji = [
        "👍", "😀", "🏽", "🇺", "\u{1FAFF}", "\u{1F2FF}", "❤", "☝", "\u{FE0F}", "\u{20E3}", "\u{200D}", "\u{301}", "a",
        "1", " ",
        "-", "/", ".", ",", "(", ")", "\"", "“", "”", "$", "%", "漢", "ש", "\u{2060}", "\u{200B}", "\u{A0}", "\n", "—",
        "…", "•",
    ].map { Array($0.utf16) }

    private static let locales = [
        "en", "ja@lb=normal", "zh_Hant", "ko", "th", "hi", "de", "fi", "sv", "he", "fr", "root",
    ]

    /// Every text with `PLACARD_TEST_TEXTS`, otherwise a sample of all.
    private static let isWhole = ProcessInfo.processInfo.environment["PLACARD_TEST_TEXTS"] != nil

    /// Some whose rules differ most.
    private static let differingLocales = ["en", "ja@lb=normal", "de", "fi"]

    @Test(arguments: ["en", "ja@lb=normal", "fi", "th", "root"])
    func `Every text of up to four characters breaks as ICU breaks it`(_ locale: String) {
        var texts: [[UInt16]] = [[]]
        for _ in 0..<(locale == "en" && Self.isWhole ? 4 : 3) {
            texts = texts.flatMap { text in Self.characters.map { text + [$0] } }
            for text in texts where !isEqual(text, locale) { record(text) }
        }
    }

    @Test(arguments: differingLocales)
    func `Every text of three characters of all classes breaks as ICU breaks it`(_ locale: String) {
        let all = Self.characters + Self.others
        var dice = RandomSource(seed: 0x3C1A)
        for first in all {
            for second in all {
                for third in Self.others
                where (Self.isWhole || dice.pick(6) == 0) && !isEqual([first, second, third], locale, .orLeft) {
                    record([first, second, third])
                }
            }
        }
    }

    @Test(arguments: locales)
    func `Long texts of all classes break as ICU breaks them`(_ locale: String) {
        var random = RandomSource(seed: 0xA1FA)
        let all = Self.characters + Self.others
        var marked = 0
        for _ in 0..<3_000 {
            let text = (0..<12).map { _ in
                random.pick(8) == 0 ? UInt16(0x80 + random.pick(0xD700)) : all[random.pick(all.count)]
            }
            if self.marked(text, locale) != nil { marked += 1 }
            if !isEqual(text, locale, .orLeft) { record(text) }
        }
        #expect(marked > 300)
    }

    @Test(arguments: differingLocales)
    func `Every text of up to three parts of emoji breaks as ICU breaks it`(_ locale: String) {
        var texts: [[UInt16]] = [[]]
        for _ in 0..<3 {
            texts = texts.flatMap { text in Self.emoji.map { text + $0 } }
            for text in texts where !isEqual(text, locale) { record(text) }
        }
    }

    @Test(arguments: locales)
    func `Long texts of emoji break as ICU breaks them`(_ locale: String) {
        var random = RandomSource(seed: 0xE301)
        for _ in 0..<3_000 {
            let text = (0..<12).flatMap { _ in Self.emoji[random.pick(Self.emoji.count)] }
            if !isEqual(text, locale) { record(text) }
        }
    }

    @Test func `Every character of emoji's blocks breaks beside others as ICU breaks it`() {
        var left = 0
        for scalar in EmojiUnits.scalars {
            let units = Array(String(Unicode.Scalar(scalar)!).utf16)
            left += marked(units) == nil ? 1 : 0
            for part in Self.emoji {
                let text = part + units + part + units + Array("🏽".utf16) + units
                if !isEqual(text, "en", .orLeft) { record(text) }
            }
        }
        // Those that are free, and whose class the blocks do not tell.
        #expect(left < 128)
    }

    @Test(arguments: differingLocales)
    func `Every character breaks beside others as ICU breaks it`(_ locale: String) {
        for unit in UInt16(0x80)...0xFFFF where unit & 0xF800 != 0xD800 {
            // Ideographs and syllables are alike.
            guard !(0x3500..<0x9F00).contains(unit), !(0xA100..<0xD700).contains(unit) else { continue }
            for text in [[unit, 0x61], [0x31, unit, 0x2D, unit, 0x61], [0x4E00, unit, unit, 0x3042, 0x201C, unit]]
            where !isEqual(text, locale, .orLeft) { record(text) }
        }
    }

    @Test func `Words of scripts without spaces end where ICU's dictionaries end them, asked once or twice`() {
        var random = RandomSource(seed: 0x7EA1)
        let starts: [Int] = [0xE01, 0xE81, 0x1780, 0x1000]
        for _ in 0..<1_500 {
            let text = (0..<40).map { _ -> UInt16 in
                random.pick(6) == 0
                    ? Self.others[random.pick(Self.others.count)] : UInt16(starts[random.pick(3)] + random.pick(60))
            }
            for _ in 0..<2 where !isEqual(text, "th", .orLeft) { record(text) }
        }
        let thai = Array("ภาษาไทยเขียนติดกันโดยไม่มีช่องว่างระหว่างคำ".utf16)
        #expect(isEqual(thai, "th"))
        #expect(isEqual(Array(repeating: thai, count: 20).flatMap { $0 }, "th"))
    }

    @Test func `Long texts break as ICU breaks them`() {
        var random = RandomSource(seed: 0xB4EA)
        for _ in 0..<3_000 {
            let text = (0..<30).map { _ in UInt16(random.pick(4) == 0 ? 0x20 + random.pick(95) : 0) }.map {
                $0 == 0 ? Self.characters[random.pick(Self.characters.count)] : $0
            }
            #expect(isEqual(text, "en"), "\(String(decoding: text, as: UTF16.self))")
        }
    }

    @Test func `Text with other characters is left to ICU`() {
        #expect(marked(Array("a𝐇b".utf16)) == nil)
        #expect(marked(Array("a\u{1100}b".utf16)) == nil)
        for text in ["aä", "a😀b", "a漢", "aก", "a\u{B}b", "“a” – b…"] {
            #expect(marked(Array(text.utf16)) != nil, "\(text)")
        }
        #expect(marked([]) == [[]])
    }

    private func record(_ text: [UInt16]) { Issue.record("\(text.map { String($0, radix: 16) })") }

    private func marked(_ text: [UInt16], _ locale: String = "en") -> [TextAnalysis.Boundary]? {
        var boundaries = [TextAnalysis.Boundary](repeating: [], count: text.count + 1)
        let language = locale == "root" ? nil : String(locale.prefix { $0 != "@" })
        let isDone = boundaries.withUnsafeMutableBufferPointer { boundaries in
            text.withUnsafeBufferPointer { PlainLineBreaks.mark(boundaries, of: $0, language: language) }
        }
        return isDone ? boundaries : nil
    }

    private enum Others { case counted, orLeft }

    /// Whether a text breaks as ICU breaks it, or is left to ICU.
    private func isEqual(_ text: [UInt16], _ locale: String, _ others: Others = .counted) -> Bool {
        let marked = marked(text, locale)
        if marked == nil, others == .orLeft { return true }
        var expected = [TextAnalysis.Boundary](repeating: [], count: text.count + 1)
        text.withUnsafeBufferPointer { units in
            ICU.forEachBoundary(.line, of: units, locale: locale) { offset in
                expected[offset] = text[offset - 1].endsLine ? [.line, .mandatory] : .line
            }
        }
        return marked == expected
    }
}

import CHarfBuzz
import Foundation
import Testing

@testable import PlacardCoreText

/// Words set by pairs must have the glyphs, places and flags that HarfBuzz gives them.
@Suite struct PairTableTests {
    @Test(arguments: ["Inter", "Liberation Sans", "Liberation Serif", "Noto Sans", "Noto Serif"])
    func `Most words of ordinary texts are set by pairs`(_ family: String) throws {
        let text = "Meet us at the station, but bring an umbrella with you: rain is what they promised for today"
        let words = try words(of: text, TestFonts.installed(family).face.harfBuzz, latin)
        #expect(words.count { $0.kept == nil } > words.count / 2)
    }

    @Test(arguments: [
        ("Noto Serif", "office", "a ligature"), ("Inter", "3x4", "a sign between digits"),
        ("Inter", "A:B", "a sign between capitals"), ("Inter", "e\u{301}e", "a mark"),
        ("Inter", "1\u{2044}2", "a fraction"), ("Inter", "a\u{AD}b", "a soft hyphen"),
    ])
    func `What depends on neighbors is left to HarfBuzz`(_ family: String, _ word: String, _ what: String) throws {
        #expect(try words(of: word, TestFonts.installed(family).face.harfBuzz, latin).allSatisfy { $0.kept != nil })
    }

    @Test func `Without kerning letters keep their own widths`() throws {
        let face = try TestFonts.installed("Inter").face.harfBuzz
        var key = latin
        key.features = [FontFeature(tag: "kern", value: 0)]
        let sum = "AVATo".unicodeScalars.reduce(0) { $0 + Int(face.advance(of: face.nominalGlyph(of: $1.value))) }
        #expect(words(of: "AVATo", face, key).map(\.advance) == [sum])
        #expect(words(of: "AVATo", face, latin).map(\.advance).reduce(0, +) < sum)
    }

    /// A sample of what is installed, or all of it with `PLACARD_TEST_TEXTS`.
    @Test(arguments: sample)
    func `Random words by pairs equal those of HarfBuzz in every font`(_ record: FontRecord) throws {
        let face = try #require(FontLibrary.shared.face(record)).harfBuzz
        var random = RandomSource(seed: UInt64(record.fullName.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }))
        let features = [[], [FontFeature(tag: "liga", value: 0)], [FontFeature(tag: "smcp", value: 1)]]
        for round in 0..<(Self.isWhole ? 60 : 20) {
            let (line, script) = RandomLines.line(from: &random)
            let key = ShapingPlan.Key(
                script: script, isRightToLeft: false, language: round % 5 == 0 ? "tr" : "",
                features: features[round % 7 < 5 ? 0 : round % 7 - 4])
            compare(line, face, key)
        }
    }

    private static let isWhole = ProcessInfo.processInfo.environment["PLACARD_TEST_TEXTS"] != nil

    private static let sample: [FontRecord] = {
        let all = FontLibrary.shared.catalog.records
        let count = isWhole ? all.count : 24
        return stride(from: 0, to: all.count, by: max(1, all.count / count)).map { all[$0] }
    }()

    private let latin = ShapingPlan.Key(script: Script.latin, isRightToLeft: false, language: "", features: [])

    private func words(of text: String, _ face: HarfBuzzFace, _ key: ShapingPlan.Key) -> [PlacedWord] {
        words(of: Array(text.utf16), face, face.plan(for: key))
    }

    private func words(of units: [UInt16], _ face: HarfBuzzFace, _ plan: ShapingPlan) -> [PlacedWord] {
        var words: [PlacedWord] = []
        units.withUnsafeBufferPointer { units in
            WordShaper(plan: plan, face: face, scale: 1).shape(0..<units.count, of: units, into: &words)
        }
        return words
    }

    /// The line in the font with and without pairs.
    private func compareLine(_ units: [UInt16], _ face: HarfBuzzFace, _ key: ShapingPlan.Key) {
        let plans = [Shortcut.on, []].map { shortcuts in
            ShapingPlan(
                key, spaces: face.plan(for: key).spaces, shortcuts: shortcuts)
        }
        let lines = plans.map { plan in
            let words = words(of: units, face, plan)
            let shaped = words.map { word in
                units[word.start..<word.end].withUnsafeBufferPointer { text in
                    word.kept ?? plan.use { $0.plainWord(for: text, in: face.font) }
                }
            }
            return PlacedGlyphs(zip(words, shaped), isRightToLeft: false)
        }
        #expect(lines[0] == lines[1], "\(String(decoding: units, as: UTF16.self))")
    }

    private func compare(_ line: String, _ face: HarfBuzzFace, _ key: ShapingPlan.Key) {
        let units = Array(line.utf16)
        compareLine(units, face, key)
        for word in words(of: line, face, key) where word.kept == nil {
            let (plain, shaped) = units[word.start..<word.end].withUnsafeBufferPointer { units in
                face.plan(for: key).use {
                    ($0.plainWord(for: units, in: face.font), $0.shape(units, in: face.font))
                }
            }
            let text = String(decoding: units[word.start..<word.end], as: UTF16.self)
            #expect(plain.glyphs == shaped.glyphs, "\(text) in \(line)")
            #expect(plain.glyphs.map(\.isSafeToBreak) == shaped.glyphs.map(\.isSafeToBreak), "\(text)")
            #expect(word.advance == shaped.advance && word.spacedCount == shaped.spacedCount, "\(text)")
        }
    }
}

extension FontRecord: CustomTestStringConvertible {
    public var testDescription: String { fullName }
}

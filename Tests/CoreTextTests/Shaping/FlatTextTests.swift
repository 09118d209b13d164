import Foundation
import Testing

@testable import PlacardCoreText

/// Texts that keep nothing of their words lie in lines and have glyphs as if they kept them.
@Suite struct FlatTextTests {
    @Test(arguments: ["Inter", "Liberation Sans", "Noto Serif"])
    func `Ordinary labels are flat`(_ family: String) throws {
        let font = try TestFonts.installed(family)
        for text in ["Settings", "Meet us at the station, but bring an umbrella", "Is it known? Yes!"] {
            #expect(ShapedText(text, font).isFlat, "\(text)")
        }
    }

    @Test(arguments: ["", "a\nb", "tab\tstop", "h\u{E9}", "\u{5E9}", "3x4", String(repeating: "w", count: 65)])
    func `Text that asks for more keeps its words`(_ text: String) throws {
        #expect(try !ShapedText(text, TestFonts.installed("Inter")).isFlat)
    }

    @Test func `Styles that ask for more keep words`() throws {
        var style = CharacterStyle(font: try TestFonts.installed("Inter"))
        style.tracking = 2
        #expect(!ShapedText(StyledText("label", style: style)).isFlat)
        let rightToLeft = ShapedText("label", style.font) { $0.baseWritingDirection = .rightToLeft }
        #expect(!rightToLeft.isFlat)
    }

    @Test(arguments: ["Inter", "Liberation Sans", "Liberation Serif", "Noto Sans", "Noto Serif", "Nimbus Sans"])
    func `Random texts lie in lines as those that keep their words`(_ family: String) throws {
        let font = try TestFonts.installed(family)
        var random = RandomSource(seed: UInt64(family.utf8.reduce(11) { $0 &* 31 &+ UInt64($1) }))
        var flatCount = 0
        for round in 0..<150 {
            var style = CharacterStyle(font: font)
            if round % 3 == 0 { style.kern = CGFloat(random.pick(5)) - 1.3 }
            var format = ParagraphFormat()
            format.alignment = [.natural, .center, .right, .justified][random.pick(4)]
            if round % 4 == 0 { format.lineBreakStrategy = .standard }
            let styled = StyledText(FlatTexts.text(from: &random), style: style, format: format)
            let flat = ShapedText(styled)
            flatCount += flat.isFlat ? 1 : 0
            compare(flat, ShapedText(shaping: styled, library: .shared), &random)
        }
        #expect(flatCount > 20)
    }

    /// Segments count their ends in 16 bits, and what begins anew after 65,536 is counted beside them.
    @Test(arguments: [65_535, 65_536, 65_537, 131_072, 131_073, 200_003])
    func `Long texts lie in lines as those that keep their words`(_ length: Int) throws {
        var random = RandomSource(seed: UInt64(length))
        let words = ["label", "a", "wonderful", "it", "station", "Settings", "umbrella"]
        var text = ""
        while text.utf8.count < length { text += words[random.pick(words.count)] + " " }
        let styled = StyledText(
            String(text.prefix(length)), style: CharacterStyle(font: try TestFonts.installed("Inter")))
        let (flat, whole) = (ShapedText(styled), ShapedText(shaping: styled, library: .shared))
        #expect(flat.isFlat && flat.segments.count == whole.segments.count)
        #expect(zip(flat.segments, whole.segments).allSatisfy { $0.isNear($1) })
        for offset in stride(from: 0, through: length, by: 4_093) {
            #expect(flat.segments.place(after: offset) == whole.segments.place(after: offset), "\(offset)")
        }
        let (own, other) = (flat.layout(width: 343), whole.layout(width: 343))
        #expect(own.lines.map(\.range) == other.lines.map(\.range) && own.height == other.height)
        for (own, other) in zip(own.lines, other.lines).suffix(400) { compare(own, other, "\(own.range)") }
        // The line with which numbers begin anew is cut.
        let turn = own.lines.count { $0.range.upperBound <= 65_536 }
        for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead] {
            let (cut, other) = (
                flat.layout(width: 343, lines: turn + 1, mode: mode),
                whole.layout(width: 343, lines: turn + 1, mode: mode)
            )
            #expect(cut.shownLines.suffix(2) == other.shownLines.suffix(2) && cut.isTruncated == other.isTruncated)
        }
    }

    private func compare(_ flat: ShapedText, _ whole: ShapedText, _ random: inout RandomSource) {
        let text = String(decoding: flat.text.units, as: UTF16.self)
        #expect(flat.segments.count == whole.segments.count, "\(text)")
        for (own, other) in zip(flat.segments, whole.segments) {
            #expect(own.isNear(other), "\(text): \(own) \(other)")
        }
        for _ in 0..<4 {
            var rules = LayoutRules()
            rules.width = random.pick(5) == 0 ? .infinity : CGFloat(random.pick(300)) + 0.5
            rules.maximumLines = random.pick(3) == 0 ? 2 : 0
            rules.lastLineBreakMode = [nil, .byTruncatingTail, .byTruncatingMiddle, .byCharWrapping][random.pick(4)]
            let (own, other) = (flat.layout(rules), whole.layout(rules))
            #expect(own.shownLines == other.shownLines, "\(text)")
            #expect(abs(own.width - other.width) < 1e-9 && own.height == other.height, "\(text)")
            for (own, other) in zip(own.lines, other.lines) { compare(own, other, text) }
        }
        // Whoever asks for words gets the same ones.
        #expect(flat.words.map(\.start) == whole.words.map(\.start), "\(text)")
        #expect(flat.runs.map(\.words) == whole.runs.map(\.words), "\(text)")
        #expect(flat.boundaries == whole.boundaries, "\(text)")
    }

    private func compare(_ own: TextLayout.Line, _ other: TextLayout.Line, _ text: String) {
        #expect(abs(own.width - other.width) < 1e-9 && abs(own.x - other.x) < 1e-9, "\(text)")
        #expect(own.runs.map(\.glyphs) == other.runs.map(\.glyphs), "\(text)")
        for (own, other) in zip(own.runs, other.runs) {
            #expect(own.clusters.map(\.range) == other.clusters.map(\.range), "\(text)")
            for (own, other) in zip(own.positions, other.positions) {
                #expect(abs(own.x - other.x) < 1e-9 && own.y == other.y, "\(text)")
            }
        }
    }
}

extension BreakSegment {
    /// Whether two differ in the last bits of sums alone.
    fileprivate func isNear(_ other: BreakSegment) -> Bool {
        end == other.end && visibleEnd == other.visibleEnd && ending == other.ending
            && dividesWord == other.dividesWord && abs(advance - other.advance) < 1e-9
            && abs(trailing - other.trailing) < 1e-9
    }
}

/// Texts of ASCII, most of which are flat.
private enum FlatTexts {
    static func text(from random: inout RandomSource) -> String {
        var text = ""
        let ends = random.pick(3) > 0 ? simpleEnds : simpleEnds + otherEnds
        for _ in 0...random.pick(40) {
            for _ in 0...random.pick(9) { text.unicodeScalars.append(letter(&random)) }
            text += ends[random.pick(ends.count)]
        }
        return text
    }

    private static func letter(_ random: inout RandomSource) -> Unicode.Scalar {
        random.pick(400) == 0
            ? Unicode.Scalar(UInt8(0x21 + random.pick(0x5E)))
            : Unicode.Scalar(UInt8(ascii: "a") + UInt8(random.pick(26)))
    }

    private static let simpleEnds = [" ", " ", " ", " ", " ", ", ", ". ", "  ", "-", "? ", "! ", "'"]
    private static let otherEnds = ["/", "\" ", " (", ") ", ": "]
}

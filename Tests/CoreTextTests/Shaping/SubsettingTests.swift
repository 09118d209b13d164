import Foundation
import Testing

@testable import PlacardCoreText

/// Faces cut down for documents, opened again as fonts of their own.
@Suite struct SubsettingTests {
    private func face(_ data: Data) throws -> FontFace { try FontFace(file: FontFile(data, name: "cut"), index: 0) }

    private func glyphs(_ text: String, of face: FontFace) -> Set<CGGlyph> {
        Set(text.unicodeScalars.map { face.harfBuzz.nominalGlyph(of: $0.value) })
    }

    @Test(arguments: [(100, 0.4, 0.3), (900, 0.8, 0.7)])
    func `A variable face is cut where it stands on its axis`(weight: Int, advance: Double, width: Double) throws {
        let url = Bundle.module.url(forResource: "VariableBox", withExtension: "ttf", subdirectory: "Fixtures")
        let library = FontLibrary(directories: [])
        try library.register(contentsOf: #require(url))
        let font = try #require(library.font(family: "Variable Box", size: 10, traits: FontTraits(weight: weight)))
        let glyph = font.face.harfBuzz.nominalGlyph(of: 0x41)
        let subset = try #require(font.face.subset(of: [glyph]))
        #expect(abs(try #require(subset.advances[glyph]) - advance) < 1e-3)
        let cut = try face(subset.program)
        #expect(cut.axes.isEmpty)
        let code = try #require(subset.codes[glyph])
        let box = try #require(cut.outline(of: code))
        #expect(abs(box.boundingBoxOfPath.width - width) < 1e-3)
    }

    @Test(arguments: ["Inter", "Noto Sans", "Noto Sans Arabic", "Noto Sans Devanagari"])
    func `A font for browsers shapes its text as the whole face does`(family: String) throws {
        let whole = try TestFonts.installed(family)
        let texts = ["Inter": "office AVATAR", "Noto Sans": "Tovarich", "Noto Sans Arabic": "السلام"]
        let text = texts[family] ?? "नमस्ते हिन्दी"
        let font = try #require(whole.face.webFont(for: [text], glyphs: glyphs(text, of: whole.face)))
        #expect(font.familyName == whole.face.familyName)
        let cut = CTFont(face: try face(font.file), pointSize: whole.pointSize)
        let widths = [whole, cut].map { ShapedText(text, $0).layout(width: .infinity).width }
        #expect(abs(widths[0] - widths[1]) < 1e-3 && widths[0] > 0)
        #expect(font.file.count < whole.face.file.bytes.count / 3)
    }

    private func run(_ text: String, _ font: CTFont, _ change: (inout GlyphRun) -> Void = { _ in }) throws -> GlyphRun
    {
        let line = try #require(ShapedText(text, font).layout(width: .infinity).lines.first)
        let run = try #require(line.runs.first)
        var glyphs = GlyphRun(
            source: run.font.face, pointSize: font.pointSize, glyphs: run.glyphs, positions: run.positions)
        glyphs.text = line.text(of: run)
        change(&glyphs)
        return glyphs
    }

    @Test func `Text as the font sets it is one stretch`() throws {
        let run = try run("office", try TestFonts.installed("Noto Sans"))
        let stretches = run.source.stretches(shaping: run, language: "en")
        #expect(
            stretches == [
                TextStretch(text: "office", origin: try #require(run.positions.first), isRightToLeft: false)
            ])
    }

    @Test func `Spaced letters are a stretch each, spaced Arabic is none`() throws {
        let latin = try run("vim", try TestFonts.installed("Noto Sans")) { run in
            for index in run.positions.indices { run.positions[index].x += CGFloat(index) * 3 }
        }
        #expect(latin.source.stretches(shaping: latin, language: "")?.map(\.text) == ["v", "i", "m"])
        let arabic = try run("سلم", try TestFonts.installed("Noto Sans Arabic")) { run in
            for index in run.positions.indices { run.positions[index].x += CGFloat(index) * 3 }
        }
        #expect(arabic.source.stretches(shaping: arabic, language: "") == nil)
    }

    @Test func `Right-to-left text begins at its left end`() throws {
        let run = try run("سلام", try TestFonts.installed("Noto Sans Arabic"))
        let stretch = try #require(run.source.stretches(shaping: run, language: "ar")?.first)
        #expect(stretch.isRightToLeft && stretch.text == "سلام")
        #expect(abs(stretch.origin.x - (run.positions.map(\.x).min() ?? -1)) < 0.2)
    }

    @Test func `Other glyphs than the font's own rules give are no stretches`() throws {
        let run = try run("abc", try TestFonts.installed("Noto Sans")) { $0.glyphs[1] += 1 }
        #expect(run.source.stretches(shaping: run, language: "") == nil)
    }
}

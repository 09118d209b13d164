import Foundation
import Testing

@testable import PlacardCoreText

/// Fonts made by Fixtures/make_fonts.py, whose docstring gives the expected numbers.
@Suite struct VariableFontTests {
    private func url(_ name: String) throws -> URL {
        try #require(Bundle.module.url(forResource: name, withExtension: "ttf", subdirectory: "Fixtures"))
    }

    private func width(weight: Int) throws -> CGFloat {
        let library = FontLibrary(directories: [])
        try library.register(contentsOf: url("VariableBox"))
        let font = try #require(library.font(family: "Variable Box", size: 10, traits: FontTraits(weight: weight)))
        #expect(font.synthesis == .none)
        return ShapedText("A", font).layout(width: 100).width
    }

    @Test(arguments: [(100, 4.0), (400, 5.5), (900, 8.0), (650, 6.75)])
    func `A weight is a place on the font's own axis`(weight: Int, advance: Double) throws {
        #expect(abs(try width(weight: weight) - advance) < 1e-3)
    }

    @Test func `a face moves to places on its axes, as near as these reach`() throws {
        let library = FontLibrary(directories: [])
        let face = try #require(library.register(contentsOf: url("VariableBox")).first)
        func width(_ tag: String, _ value: CGFloat) -> CGFloat {
            let varied = library.instance(of: face, variations: [FontVariation(tag: tag, value: value)])
            return ShapedText("A", CTFont(face: varied, pointSize: 10)).layout(width: 100).width
        }
        #expect(abs(width("wght", 650) - 6.75) < 1e-3 && abs(width("wght", 5_000) - 8) < 1e-3)
        #expect(library.instance(of: face, variations: [FontVariation(tag: "wdth", value: 50)]) === face)
        let heavy = [FontVariation(tag: "wght", value: 900)]
        #expect(library.instance(of: face, variations: heavy) === library.instance(of: face, variations: heavy))
    }

    @Test func `the box around all glyphs, and a glyph's ink, are those of the file`() throws {
        let face = try #require(FontLibrary(directories: []).register(contentsOf: url("VariableBox")).first)
        let whole = face.boundingBox
        #expect(abs(whole.minX - 0.05) < 1e-6 && abs(whole.width - 0.45) < 1e-6)
        #expect(abs(whole.minY) < 1e-6 && abs(whole.height - 0.7) < 1e-6)
        let layout = ShapedText("A", CTFont(face: face, pointSize: 100)).layout(width: 1_000)
        let (ink, line) = (try #require(layout.inkBounds), try #require(layout.lines.first))
        #expect(abs(ink.minX - 5) < 1e-3 && abs(ink.width - 45) < 1e-3)
        #expect(abs(ink.maxY - line.baseline) < 1e-3 && abs(ink.height - 70) < 1e-3)
    }

    @Test func `tables and names of glyphs are those of the file`() throws {
        let face = try #require(FontLibrary(directories: []).register(contentsOf: url("VariableBox")).first)
        let tag: UInt32 = 0x6676_6172
        #expect(face.tableTags.contains(tag) && face.table(tag).map { $0.count > 16 } == true)
        #expect(face.table(0x4142_4344) == nil)
        let glyph = face.harfBuzz.nominalGlyph(of: 0x41)
        #expect(face.name(of: glyph).flatMap(face.glyph(named:)) == glyph)
        #expect(face.axes.map(\.tag) == ["wght"] && face.axes.first?.isHidden == false)
    }

    @Test func `The glyph's outline and mask follow the axis`() throws {
        let library = FontLibrary(directories: [])
        try library.register(contentsOf: url("VariableBox"))
        let faces = try [100, 900].map { weight in
            try #require(library.font(family: "Variable Box", size: 10, traits: FontTraits(weight: weight))).face
        }
        let glyph = faces[0].harfBuzz.nominalGlyph(of: 0x41)
        let widths = faces.map { $0.outline(of: glyph)?.boundingBoxOfPath.width ?? 0 }
        #expect(abs(widths[0] - 0.3) < 1e-3 && abs(widths[1] - 0.7) < 1e-3)
        let masks = faces.map { $0.mask(of: glyph, pixelsPerEm: 100, quarter: 0)?.width ?? 0 }
        #expect(masks == [30, 70])
    }

    @Test func `Layers of a COLR glyph are drawn in the palette's colors`() throws {
        let library = FontLibrary(directories: [])
        let face = try #require(library.register(contentsOf: url("ColorBox")).first)
        #expect(face.hasColorGlyphs)
        let picture = try #require(face.picture(of: face.harfBuzz.nominalGlyph(of: 0x41), pixelsPerEm: 40))
        let image = picture.image
        image.withPixels { pixels in
            let row = image.height / 2 * image.width
            #expect(pixels[row + image.width / 4] == 0xFFFF_0000)
            #expect(pixels[row + image.width * 3 / 4] == 0xFF00_00FF)
        }
        #expect(abs(picture.bounds.width - 0.6) < 0.02)
    }

    @Test func `two fonts in memory of one name have instances of their own`() throws {
        let file = try TestFonts.installed("Inter").face.file
        let library = FontLibrary(directories: [])
        let faces = try (0..<2).map { _ in
            try FontFace(file: FontFile(Data(contentsOf: URL(fileURLWithPath: file.name)), name: "memory"), index: 0)
        }
        let heavy = [FontVariation(tag: "wght", value: 900)]
        let made = faces.map { library.instance(of: $0, variations: heavy) }
        #expect(made[0] !== made[1] && made[0].file === faces[0].file && made[1].file === faces[1].file)
    }
}

import Foundation
import Testing

@testable import PlacardCoreText

/// Glyphs of plain words are written into lines without an object for each word: they must be those of the words.
@Suite struct LineAssemblerTests {
    private let sentence =
        "Trains to the airport run every ten minutes until midnight; AVATAR, Toy and 17 others wait."

    private func text(_ family: String, tracking: CGFloat = 0) throws -> ShapedText {
        var style = CharacterStyle(font: try TestFonts.installed(family))
        style.tracking = tracking
        return ShapedText(StyledText(sentence, style: style))
    }

    @Test(arguments: ["Inter", "Liberation Sans", "Noto Serif"])
    func `A line has the glyphs of its words`(_ family: String) throws {
        let shaped = try text(family)
        let line = try #require(shaped.layout(width: .infinity).lines.first)
        #expect(shaped.words.contains { $0.kept == nil })
        #expect(line.runs.flatMap(\.glyphs) == shaped.shapedWords.flatMap(\.glyphs).map(\.id))
        #expect(line.runs.flatMap(\.clusters).map(\.range.count).reduce(0, +) == sentence.utf16.count)
    }

    /// The walk over clusters adds up the words' own glyphs.
    @Test(arguments: [0, 1.5] as [CGFloat])
    func `Each cluster lies behind those before it`(_ tracking: CGFloat) throws {
        let shaped = try text("Inter", tracking: tracking)
        for width in stride(from: 20.0, through: 400, by: 17) {
            for line in shaped.layout(width: width).lines {
                let drawn = line.runs.flatMap(\.clusters)
                let walked = Array(shaped.clusters(in: line.record.visible))
                #expect(drawn.map(\.range) == walked.map(\.range))
                var x = Double(line.x)
                for (cluster, step) in zip(drawn, walked) {
                    #expect(abs(Double(cluster.x) - x) < 1e-6)
                    x += step.advance
                }
            }
        }
    }
}

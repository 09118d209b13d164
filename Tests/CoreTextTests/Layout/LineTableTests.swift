import Foundation
import Testing

@testable import PlacardCoreText

/// Lines that are kept in few bytes are those that were made.
@Suite struct LineTableTests {
    @Test(arguments: ["Inter", "Liberation Sans"])
    func `Lines of random texts come back as they were`(_ family: String) throws {
        var random = RandomSource(seed: 0x1E_AF)
        let font = try TestFonts.installed(family)
        for round in 0..<150 {
            let shaped = ShapedText(RandomParagraphs.text(from: &random), font) { format in
                format.alignment = [.natural, .center, .justified, .right][round % 4]
                format.paragraphSpacing = CGFloat(round % 3)
            }
            var rules = LayoutRules()
            rules.width = CGFloat(random.pick(300)) + 0.5
            rules.maximumLines = round % 5 == 0 ? 2 : 0
            rules.lastLineBreakMode = round % 2 == 0 ? .byTruncatingTail : nil
            let lines = LineTypesetter.lines(of: shaped, rules: rules).lines
            #expect(LineTable(lines).map(description) == lines.map(description))
        }
    }

    private func description(_ line: LineRecord) -> String {
        "\(line)".replacingOccurrences(of: "-0.0,", with: "0.0,")
    }

    @Test func `A text without lines has none`() { #expect(LineTable([]).isEmpty) }
}

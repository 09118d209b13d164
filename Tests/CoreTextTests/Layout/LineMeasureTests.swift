import PlacardCoreGraphics
import Testing

@testable import PlacardCoreText

/// What is measured without lines is what the lines measure.
@Suite struct LineMeasureTests {
    @Test(arguments: ["Inter", "Liberation Sans", "Noto Sans"])
    func `Random texts are as large as their lines`(_ family: String) throws {
        var random = RandomSource(seed: 0x51_2E)
        let font = try TestFonts.installed(family)
        var measured = 0
        for _ in 0..<120 {
            let shaped = ShapedText(RandomParagraphs.text(from: &random), font) { $0 = .random(&random) }
            for _ in 0..<6 {
                let rules = LayoutRules.random(&random)
                guard let measure = LineMeasure(of: shaped, rules) else { continue }
                measured += 1
                let lines = LineTypesetter.lines(of: shaped, rules: rules)
                #expect(!lines.isTruncated)
                #expect(measure == LineMeasure(lines.lines), "\(String(decoding: shaped.text.units, as: UTF16.self))")
            }
        }
        // Cut texts, tabs and the like are left to lines.
        #expect(measured > 150)
    }

    @Test func `Words that are wider than the space, tabs and soft hyphens are left to lines`() {
        var rules = LayoutRules()
        rules.width = 60
        for text in ["this label", "this\tis", "la\u{AD}bel"] {
            rules.width = text == "this label" ? 10 : 60
            #expect(LineMeasure(of: ShapedText(text, TestFonts.metricsUI), rules) == nil)
        }
        #expect(LineMeasure(of: ShapedText("this is", TestFonts.metricsUI), rules) != nil)
    }

    @Test func `Text that is cut is left to lines`() {
        let shaped = ShapedText("this is a label that is used to test", TestFonts.metricsUI)
        var rules = LayoutRules()
        rules.width = 80
        #expect(LineMeasure(of: shaped, rules)?.count == shaped.layout(rules).lines.count)
        rules.maximumLines = 2
        #expect(LineMeasure(of: shaped, rules) == nil)
        rules.maximumLines = 0
        rules.height = 30
        #expect(LineMeasure(of: shaped, rules) == nil)
    }
}

extension LineMeasure {
    /// What lines that were made measure, none of them indented.
    fileprivate init(_ lines: [LineRecord]) {
        self.init(
            count: lines.count, width: lines.reduce(0) { max($0, $1.width) },
            outerWidth: lines.reduce(0) { max($0, $1.width + $1.trailing) },
            height: lines.last.map { $0.top + $0.height } ?? 0)
    }
}

/// Paragraphs of made-up words, with whatever ends lines.
enum RandomParagraphs {
    static func text(from random: inout RandomSource) -> String {
        var text = ""
        for _ in 0...random.pick(4) {
            text += RandomLines.line(from: &random).text
            text += ends[random.pick(ends.count)]
        }
        return text
    }

    private static let ends = [
        "", "", "", "\n", "\n", "\n\n", "\r\n", "\u{2028}", "\u{2029}", "\t", "\u{AD}", "   ", "well-known/slash ",
        "漢字。",
        "السلام ", "\u{B}", "\u{200B}", "\u{3000}",
    ]
}

extension ParagraphFormat {
    fileprivate static func random(_ random: inout RandomSource) -> ParagraphFormat {
        var format = ParagraphFormat()
        format.lineSpacing = CGFloat(random.pick(3)) - 1
        format.paragraphSpacing = CGFloat(random.pick(3))
        format.paragraphSpacingBefore = CGFloat(random.pick(2)) * 0.3
        format.lineHeightMultiple = random.pick(3) == 0 ? 1.1 : 0
        format.minimumLineHeight = random.pick(3) == 0 ? 25 : 0
        format.lineBreakStrategy = [[], .standard, .pushOut, .hangulWordPriority][random.pick(4)]
        format.alignment = [.natural, .left, .center, .justified][random.pick(4)]
        format.lineBreakMode = random.pick(8) == 0 ? .byCharWrapping : .byWordWrapping
        format.headIndent = random.pick(8) == 0 ? 5 : 0
        return format
    }
}

extension LayoutRules {
    fileprivate static func random(_ random: inout RandomSource) -> LayoutRules {
        var rules = LayoutRules()
        rules.width = random.pick(6) == 0 ? .infinity : CGFloat(random.pick(400)) + 0.5
        rules.height = random.pick(4) == 0 ? CGFloat(random.pick(200)) : .infinity
        rules.maximumLines = random.pick(4) == 0 ? random.pick(6) : 0
        rules.lastLineBreakMode = [nil, .byTruncatingTail, .byWordWrapping, .byClipping][random.pick(4)]
        rules.leading = [.included, .ofTextStyles, .ignored][random.pick(3)]
        return rules
    }
}

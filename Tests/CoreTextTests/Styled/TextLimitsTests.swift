import Foundation
import Testing

@testable import PlacardCoreText

/// Finite numbers that no text has come to numbers whose sums stay finite.
@Suite struct TextLimitsTests {

    private static let absurd: [CGFloat] = [1e308, -1e308, 800, -800, .infinity, -.infinity, .nan]

    private static let styles: [@Sendable (inout CharacterStyle, CGFloat) -> Void] = [
        { $0.kern = $1 }, { $0.tracking = $1 }, { $0.baselineOffset = $1 }, { $0.expansion = $1 },
        { $0.attachment = .init(bounds: CGRect(x: $1, y: $1, width: $1, height: $1)) },
        { $0.font = CTFont(face: $0.font.face, pointSize: $1) },
        { style, number in
            let matrix = CGAffineTransform(a: number, b: number, c: number, d: number, tx: number, ty: number)
            let modifiers = FontModifiers(matrix: matrix, fixedAdvance: number)
            style.font = CTFont(face: style.font.face, pointSize: 12, modifiers: modifiers)
        },
    ]

    private static let formats: [@Sendable (inout ParagraphFormat, CGFloat) -> Void] = [
        { $0.lineSpacing = $1 }, { $0.paragraphSpacing = $1 }, { $0.paragraphSpacingBefore = $1 },
        { $0.minimumLineHeight = $1 }, { $0.maximumLineHeight = $1 }, { $0.lineHeightMultiple = $1 },
        { $0.firstLineHeadIndent = $1 }, { $0.headIndent = $1 }, { $0.tailIndent = $1 },
        { $0.defaultTabInterval = $1 }, { $0.tabStops = [TabStop(location: $1)] }, { $0.hyphenationFactor = $1 },
    ]

    private func check(_ style: CharacterStyle, _ format: ParagraphFormat) {
        let text = "a\u{FFFC}b\tThis is\ntest string"
        let shaped = ShapedText(StyledText(text, style: style, format: format))
        for width in [0, 100, 1e308, CGFloat.infinity, .nan, -1] {
            let layout = shaped.layout(width: width)
            let numbers = layout.lines.flatMap { line in
                [line.x, line.top, line.width, line.height, line.baseline]
                    + line.runs.flatMap { [$0.x, $0.width] + $0.positions.flatMap { [$0.x, $0.y] } }
            }
            #expect((numbers + [layout.width, layout.height]).allSatisfy { abs($0) < 1e12 }, "\(width): \(numbers)")
        }
    }

    @Test(arguments: styles.indices, absurd) func `Absurd styles give finite lines`(index: Int, number: CGFloat) {
        var style = CharacterStyle(font: TestFonts.metricsUI)
        Self.styles[index](&style, number)
        check(style, ParagraphFormat())
    }

    @Test(arguments: formats.indices, absurd) func `Absurd formats give finite lines`(index: Int, number: CGFloat) {
        var format = ParagraphFormat()
        Self.formats[index](&format, number)
        check(CharacterStyle(font: TestFonts.metricsUI), format)
    }

    @Test(arguments: ["\u{301}", "\u{5B0}", "\u{200D}\u{301}", "ab", "a b"])
    func `No line is narrower than nothing`(text: String) {
        var style = CharacterStyle(font: TestFonts.metricsUI)
        for number in [-0.5, -40] as [CGFloat] {
            (style.tracking, style.kern) = (number, number)
            let layout = ShapedText(StyledText(text, style: style)).layout(width: .infinity)
            #expect(layout.lines.allSatisfy { $0.width >= 0 } && layout.width >= 0)
        }
    }

    @Test func `A line whose height is a product of limits is within them`() {
        var style = CharacterStyle(font: TestFonts.metricsUI)
        style.baselineOffset = .unlimited
        var format = ParagraphFormat()
        format.lineHeightMultiple = 10_000
        let layout = ShapedText(StyledText("ab", style: style, format: format)).layout(width: .infinity)
        #expect(layout.height == .unlimited)
    }
}

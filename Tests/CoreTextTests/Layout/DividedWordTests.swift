import Testing

@testable import PlacardCoreText

/// Words that are wider than a line. Kerning is gone where one is cut, so that a part may be wider than its letters were.
@Suite struct DividedWordTests {
    /// Where Chromium 156 ends the first line (`overflow-wrap: anywhere`, `text-rendering: geometricPrecision`).
    @Test(arguments: [
        ("AVAVAVAVAVAVAV", 30, 1), ("AVAVAVAVAVAVAV", 45.07, 2), ("AVAVAVAVAVAVAV", 58.77, 3),
        ("ToToTaTeVoVoWaWa", 40.96, 2), ("ToToTaTeVoVoWaWa", 53.29, 3), ("ToToTaTeVoVoWaWa", 68.36, 4),
        ("x.y,v.w,r.T.P.V.", 31.37, 2), ("x.y,v.w,r.T.P.V.", 35.48, 3),
    ])
    func `A part that is too wide when it is cut leaves a letter to the next line`(
        _ word: String, _ width: Double, _ end: Int
    ) throws {
        let shaped = ShapedText(word, try TestFonts.installed("Noto Serif", size: 24))
        #expect(shaped.layout(width: CGFloat(width)).lines.first?.range == 0..<end)
    }

    @Test(arguments: [NSLineBreakMode.byWordWrapping, .byCharWrapping], ["Noto Serif", "Inter"])
    func `No line of several letters is wider than its space`(_ mode: NSLineBreakMode, _ family: String) throws {
        let font = try TestFonts.installed(family, size: 24)
        for word in ["AVAVAVAV To.7.756", "f.T.P.V.,x.y", "10:30:45-AVA\u{AD}VAV", "KSv4Cax.Mar.v\u{E6}r"] {
            let shaped = ShapedText(word, font)
            for step in 0..<80 {
                let width = 14 + CGFloat(step) * 1.37
                for line in shaped.layout(width: width, lines: 0, mode: mode).lines where line.range.count > 2 {
                    #expect(line.width <= width + 1e-3, "\(word) \(line.range) at \(width)")
                }
                #expect(shaped.layout(width: width).lines.last?.range.upperBound == word.utf16.count)
            }
        }
    }
}

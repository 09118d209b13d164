import TestTools
import Testing

@testable import PlacardUIFoundation

/// Apple's documentation of `CTRubyAnnotation` and its constants.
@Suite struct RubySettingTests {
    private static let font = UIFont.systemFont(ofSize: 20)
    private static let key = NSAttributedString.Key(kCTRubyAnnotationAttributeName as String)

    private func text(
        _ base: String, _ ruby: String, _ alignment: CTRubyAlignment = .auto, at position: CTRubyPosition = .before,
        before: String = "", look: [CFString: Any] = [:]
    ) -> NSAttributedString {
        let annotation = CTRubyAnnotationCreateWithAttributes(
            alignment, .auto, position, ruby as CFString, look as CFDictionary)
        let text = NSMutableAttributedString(string: before + base, attributes: [.font: Self.font])
        text.addAttribute(
            Self.key, value: annotation, range: NSRange(location: before.utf16.count, length: base.utf16.count))
        return text
    }

    private func size(_ text: NSAttributedString) -> (width: Double, ascent: CGFloat, descent: CGFloat) {
        var (ascent, descent) = (CGFloat(0), CGFloat(0))
        let width = CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text), &ascent, &descent, nil)
        return (width, ascent, descent)
    }

    private func width(_ text: String, _ size: CGFloat) -> Double {
        Double(NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: size)]).size().width)
    }

    @Test func `a line is higher by its annotation, which is half as large as the text`() {
        let half = UIFont.systemFont(ofSize: 10).lineHeight
        let (above, below) = (size(text("Tokyo", "tk")), size(text("Tokyo", "tk", at: .after)))
        #expect(abs(above.ascent - Self.font.ascender - half) < 1e-6 && above.descent == -Self.font.descender)
        #expect(abs(below.descent + Self.font.descender - half) < 1e-6 && below.ascent == Self.font.ascender)
        let third = size(text("Tokyo", "tk", look: [kCTRubyAnnotationSizeFactorAttributeName: 0.3]))
        #expect(abs(third.ascent - Self.font.ascender - UIFont.systemFont(ofSize: 6).lineHeight) < 1e-6)
        let own = size(text("Tokyo", "tk", look: [kCTFontAttributeName: UIFont.systemFont(ofSize: 15)]))
        #expect(abs(own.ascent - Self.font.ascender - UIFont.systemFont(ofSize: 15).lineHeight) < 1e-6)
    }

    @Test func `the longer of two texts makes the room`() {
        #expect(abs(size(text("Tokyo", "tk")).width - width("Tokyo", 20)) < 1e-6)
        let long = "a long reading"
        #expect(abs(size(text("on", long)).width - width(long, 10)) < 1e-6)
        let scaled = text("on", long, look: [kCTRubyAnnotationScaleToFitAttributeName: true])
        #expect(abs(size(scaled).width - width("on", 20)) < 0.1)
        let expected = Self.font.ascender + UIFont.systemFont(ofSize: 10).lineHeight
        #expect(size(scaled).ascent < expected)
    }

    @Test(arguments: [
        (CTRubyAlignment.start, 0.0, 0.0), (.end, 1, 0), (.center, 0.5, 0), (.auto, 0.5, 0),
        (.distributeLetter, 0, 1),
        (.distributeSpace, 0.25, 0.5),
    ])
    func `a base text that is shorter is moved or spread`(alignment: CTRubyAlignment, before: Double, between: Double)
    {
        let (base, long) = ("oo", "a long reading")
        let space = width(long, 10) - width(base, 20)
        let line = CTLineCreateWithAttributedString(text(base, long, alignment))
        let places = CTLineGetGlyphRuns(line).compactMap { $0 as? CTRun }.flatMap { run in
            var places = [CGPoint](repeating: .zero, count: CTRunGetGlyphCount(run))
            CTRunGetPositions(run, CFRange(location: 0, length: places.count), &places)
            return places
        }
        let own = CTLineCreateWithAttributedString(NSAttributedString(string: base, attributes: [.font: Self.font]))
        let step = CTLineGetOffsetForStringIndex(own, 1, nil)
        #expect(abs(Double(places[0].x) - before * space) < 0.01)
        #expect(abs(Double(places[1].x - places[0].x - step) - between * space) < 0.01)
    }

    @Test func `kana are spread over ideographs, and Latin letters stand in their middle`() throws {
        func ruby(_ base: String, _ reading: String) throws -> TextPaint.Ruby {
            let resolved = ResolvedText(text(base, reading), defaults: .coreText)
            return try #require(resolved.paints.paint(at: 0).ruby)
        }
        let kana = try ruby("優勝大会", "ゆう")
        #expect(kana.shift > 5 && abs(kana.text.styleRuns[0].style.kern.map { $0 / 2 - kana.shift } ?? 1) < 1e-6)
        let latin = try ruby("Tokyo", "tk")
        #expect(latin.shift > 5 && latin.text.styleRuns[0].style.kern == nil)
    }

    @Test func `no line begins within a base text, but where that is longer than a line`() {
        func starts(_ text: NSAttributedString, _ width: CGFloat) -> [Int] {
            let setter = CTFramesetterCreateWithAttributedString(text)
            let path = CGPath(rect: CGRect(x: 0, y: 0, width: width, height: 900), transform: nil)
            let frame = CTFramesetterCreateFrame(setter, CFRange(), path, nil)
            return CTFrameGetLines(frame).compactMap { $0 as? CTLine }.map { CTLineGetStringRange($0).location }
        }
        let base = text("New York", "ny", before: "I am in ")
        #expect(starts(base, CGFloat(width("I am in New", 20)) + 1) == [0, 8])
        #expect(starts(base, CGFloat(width("New Y", 20))).contains { $0 > 8 })
        let two = NSMutableAttributedString(attributedString: text("New York", "ny"))
        two.append(text("日本", "にほん"))
        #expect(starts(two, CGFloat(width("New York", 20)) + 5) == [0, 8])
    }

    @Test func `it is drawn once, above its base text, in its own color`() throws {
        let text = text(
            "■■", "■", before: "■", look: [kCTForegroundColorAttributeName: UIColor.red.cgColor])
        let pixels = try Pixels(80, 40) { context in
            context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
            context.textPosition = CGPoint(x: 0, y: 36)
            CTLineDraw(CTLineCreateWithAttributedString(text), context)
        }
        let red = pixels.values.indices.filter { pixels.values[$0] == 0xFFFF_0000 }
        let black = pixels.values.indices.filter { pixels.values[$0] == 0xFF00_0000 }
        #expect(!red.isEmpty && !black.isEmpty)
        #expect((red.map { $0 / 80 }.max() ?? 0) < (black.map { $0 / 80 }.min() ?? 0))
        // Over the middle of the second and third square.
        let middle = Double(red.map { $0 % 80 }.reduce(0, +)) / Double(red.count)
        let (first, all) = (width("■", 20), width("■■■", 20))
        #expect(abs(middle - (first + all) / 2) < 1)
    }

    @Test func `an annotation without text is none`() {
        #expect(size(text("Tokyo", "")).ascent == Self.font.ascender)
        #expect(size(text("Tokyo", "tk", at: .inline)).ascent == Self.font.ascender)
    }

    /// Space beside a base text divides no characters that shaping holds together, in either direction.
    @Test(arguments: ["नमस्ते", "สวัสดี", "سلام", "👋🏽"])
    func `a base text of any script stands whole in the middle of a longer annotation`(base: String) throws {
        let long = "a reading that is longer than its text"
        let line = CTLineCreateWithAttributedString(text(base, long))
        let own = CTLineCreateWithAttributedString(NSAttributedString(string: base, attributes: [.font: Self.font]))
        let (ink, alone) = (
            CTLineGetBoundsWithOptions(line, .useGlyphPathBounds),
            CTLineGetBoundsWithOptions(own, .useGlyphPathBounds)
        )
        #expect(CTLineGetGlyphCount(line) == CTLineGetGlyphCount(own) && abs(ink.width - alone.width) < 0.01)
        let (all, natural) = (
            CTLineGetTypographicBounds(line, nil, nil, nil), CTLineGetTypographicBounds(own, nil, nil, nil)
        )
        #expect(abs(all - width(long, 10)) < 0.01)
        #expect(abs(Double(ink.midX - alone.midX) - (all - natural) / 2) < 0.01)
    }

    @Test func `an annotation over several paragraphs stands with the text of each`() {
        let long = "a long reading"
        let setter = CTFramesetterCreateWithAttributedString(text("on\non", long))
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 500, height: 500), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRange(location: 0, length: 0), path, nil)
        let lines = CTFrameGetLines(frame).compactMap { $0 as? CTLine }
        #expect(lines.count == 2)
        for line in lines { #expect(abs(CTLineGetTypographicBounds(line, nil, nil, nil) - width(long, 10)) < 1e-6) }
        let scaled = text("\non", long, look: [kCTRubyAnnotationScaleToFitAttributeName: true])
        #expect(abs(Double(scaled.size().width) - width("on", 20)) < 0.1)
    }

    @Test func `an annotation that runs to the left begins at the right`() throws {
        func red(_ alignment: CTRubyAlignment) throws -> [Int] {
            let text = text("■■■■■■", "■אב", alignment, look: [kCTForegroundColorAttributeName: UIColor.red])
            return try Pixels(160, 40) { context in
                context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
                context.textPosition = CGPoint(x: 0, y: 36)
                CTLineDraw(CTLineCreateWithAttributedString(text), context)
            }.columns { $0 == 0xFFFF_0000 }
        }
        let base = Int(width("■■■■■■", 20))
        #expect(try red(.end).last ?? 0 <= base && red(.start).first ?? base >= base - 40)
        #expect(try red(.start).last ?? 0 <= base && red(.end).first ?? base < 20)
    }
}

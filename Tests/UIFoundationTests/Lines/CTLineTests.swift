import PlacardUIFoundation
import TestTools
import Testing

/// Lines and runs agree with string drawing, which takes the same road, and with Apple's documentation.
@Suite struct CTLineTests {
    private static let font = UIFont.systemFont(ofSize: 17)

    private func attributed(_ text: String) -> NSAttributedString {
        NSAttributedString(string: text, attributes: [.font: Self.font])
    }

    private func line(_ text: String) -> CTLine { CTLineCreateWithAttributedString(attributed(text)) }

    private func runs(_ line: CTLine) -> [CTRun] { CTLineGetGlyphRuns(line).compactMap { $0 as? CTRun } }

    private func width(_ line: CTLine) -> Double { CTLineGetTypographicBounds(line, nil, nil, nil) }

    @Test(arguments: ["Hello, world", "مرحبا بالعالم", "नमस्ते दुनिया", "Hello مرحبا 123", "👋🏽 you"])
    func aLineIsAsWideAsTheDrawnString(text: String) {
        let line = line(text)
        #expect(abs(width(line) - Double(attributed(text).size().width)) < 1e-6)
        let sum = runs(line).reduce(0) { $0 + CTRunGetTypographicBounds($1, CFRange(), nil, nil, nil) }
        #expect(abs(sum - width(line)) < 1e-3)
        #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: text.utf16.count))
    }

    @Test func aLineMayHaveTheColorOfItsContext() throws {
        let key = kCTForegroundColorFromContextAttributeName as NSAttributedString.Key
        let text = NSAttributedString(
            string: "■", attributes: [.font: Self.font, key: true, .foregroundColor: UIColor.blue])
        let pixels = try Pixels(20, 24) { context in
            context.setFillColor(UIColor.red.cgColor)
            context.textPosition = CGPoint(x: 0, y: 18)
            CTLineDraw(CTLineCreateWithAttributedString(text), context)
        }
        #expect(pixels.values.contains(0xFFFF_0000) && !pixels.values.contains { $0 & 0xFF > 0 })
        #expect(kCTFontAttributeName as String == "NSFont" && kCTFontAttributeName as NSAttributedString.Key == .font)
    }

    /// Core Text's colors are Core Graphics' (Apple's documentation of `kCTForegroundColorAttributeName`).
    @Test func aColorOfCoreGraphicsIsDrawn() throws {
        let key = kCTForegroundColorAttributeName as NSAttributedString.Key
        let text = NSMutableAttributedString(string: "■■", attributes: [.font: Self.font, key: UIColor.red.cgColor])
        text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 1, length: 1))
        let pixels = try Pixels(40, 24) { context in
            context.textPosition = CGPoint(x: 0, y: 18)
            CTLineDraw(CTLineCreateWithAttributedString(text), context)
        }
        #expect(pixels.values.contains(0xFFFF_0000) && !pixels.values.contains(0xFF00_0000))
    }

    @Test func boundsAreThoseOfTheFont() {
        var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
        let width = CTLineGetTypographicBounds(line("Height"), &ascent, &descent, &leading)
        #expect(abs(ascent - Self.font.ascender) < 1e-6 && abs(descent + Self.font.descender) < 1e-6)
        let bounds = CTLineGetBoundsWithOptions(line("Height"), [])
        #expect(abs(bounds.minY + descent + leading) < 1e-6 && abs(bounds.maxY - ascent) < 1e-6)
        #expect(abs(bounds.width - width) < 1e-6)
        let ink = CTLineGetBoundsWithOptions(line("Height"), .useGlyphPathBounds)
        #expect(bounds.insetBy(dx: -1, dy: 0).contains(ink) && ink.minY < -2 && ink.maxY > 10)
    }

    /// Apple's documentation of `CTLineGetImageBounds`: the bounds of the ink "as if it were drawn into the context", by its
    /// text position.
    @Test func `The bounds of an image lie around what is drawn`() throws {
        let line = line("Height")
        var bounds = CGRect.zero
        let pixels = try Pixels(90, 60) { context in
            context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
            context.textPosition = CGPoint(x: 12, y: 40)
            bounds = CTLineGetImageBounds(line, context)
            CTLineDraw(line, context)
        }
        let (rows, columns) = (pixels.rows { $0 != 0 }, pixels.columns { $0 != 0 })
        let ink = CGRect(
            x: try #require(columns.first), y: try #require(rows.first), width: columns.count, height: rows.count)
        #expect(abs(ink.minX - bounds.minX) <= 1 && abs(ink.minY - bounds.minY) <= 1)
        #expect(abs(CGFloat(columns.last ?? 0) + 1 - bounds.maxX) <= 1)
        #expect(abs(CGFloat(rows.last ?? 0) + 1 - bounds.maxY) <= 1)
        #expect(CTLineGetImageBounds(line, nil) == CTLineGetBoundsWithOptions(line, .useGlyphPathBounds))
    }

    @Test func terminatorsEndNothing() {
        let line = line("one\ntwo\u{2028}three")
        #expect(CTLineGetStringRange(line).length == 13)
        #expect(abs(width(line) - width(self.line("one\u{200B}two\u{200B}three"))) < 1e-6)
    }

    @Test func aLineWithoutTextIsEmpty() throws {
        let empty = line("")
        #expect(width(empty) == 0 && CTLineGetGlyphCount(empty) == 0 && CTLineGetStringRange(empty) == CFRange())
        #expect(CTLineGetOffsetForStringIndex(empty, 0, nil) == 0)
        #expect(CTLineGetBoundsWithOptions(empty, .useGlyphPathBounds).isNull)
        #expect(CTLineCreateTruncatedLine(empty, 5, .end, line("…")) === empty)
        _ = try Pixels(10, 10) { CTLineDraw(empty, $0) }
    }

    @Test func whiteSpaceAtTheEndCountsAndIsToldApart() {
        let space = width(line("a b")) - width(line("ab"))
        #expect(abs(CTLineGetTrailingWhitespaceWidth(line("ab ")) - space) < 1)
        #expect(abs(width(line("ab ")) - width(line("ab")) - CTLineGetTrailingWhitespaceWidth(line("ab "))) < 1e-6)
    }

    @Test func aNewAttributeBeginsARun() throws {
        let text = NSMutableAttributedString(attributedString: attributed("plain linked plain"))
        text.addAttribute(.init("mark"), value: "x", range: NSRange(location: 6, length: 6))
        let runs = runs(CTLineCreateWithAttributedString(text))
        #expect(runs.map { CTRunGetStringRange($0).location } == [0, 6, 12])
        #expect(runs.map { CTRunGetAttributes($0)["mark"] as? String } == [nil, "x", nil])
        #expect(runs.map(CTRunGetGlyphCount).reduce(0, +) == 18)
    }

    /// Source: Apple's header `CTRun.h`: attributes tell the font that stands in for another one.
    @Test func aRunTellsTheFontThatItsGlyphsBelongTo() throws {
        let font = UIFont.systemFont(ofSize: 40)
        let text = NSAttributedString(string: "Aب", attributes: [.font: font])
        let found = runs(CTLineCreateWithAttributedString(text))
        #expect(found.count == 2)
        for run in found {
            let shown = try #require(CTRunGetAttributes(run)[kCTFontAttributeName as String] as? UIFont)
            #expect(shown.pointSize == 40)
            var glyphs = [CGGlyph](repeating: 0, count: CTRunGetGlyphCount(run))
            CTRunGetGlyphs(run, CFRange(location: 0, length: 0), &glyphs)
            var box = CGRect.zero
            CTFontGetBoundingRectsForGlyphs(shown.ctFont, .horizontal, glyphs, &box, 1)
            let ink = CTRunGetImageBounds(run, nil, CFRange(location: 0, length: 0))
            #expect(abs(box.width - ink.width) < 1 && abs(box.height - ink.height) < 1)
        }
        #expect(CTRunGetAttributes(found[0])[kCTFontAttributeName as String] as? UIFont === font)
        let plain = runs(CTLineCreateWithAttributedString(NSAttributedString(string: "A")))
        #expect((CTRunGetAttributes(plain[0])[kCTFontAttributeName as String] as? UIFont)?.pointSize == 12)
    }

    /// Programs read a run's arrays in place (Apple's header `CTRun.h`).
    @Test(arguments: ["Hello مرحبا 123", "नमस्ते", "\u{200B}"])
    func aRunTellsWhereItsArraysLie(text: String) throws {
        for run in runs(line(text)) {
            let count = CTRunGetGlyphCount(run)
            var glyphs = [CGGlyph](repeating: 0, count: count)
            var positions = [CGPoint](repeating: .zero, count: count)
            var advances = [CGSize](repeating: .zero, count: count)
            var indices = [CFIndex](repeating: 0, count: count)
            CTRunGetGlyphs(run, CFRange(), &glyphs)
            CTRunGetPositions(run, CFRange(), &positions)
            CTRunGetAdvances(run, CFRange(), &advances)
            CTRunGetStringIndices(run, CFRange(), &indices)
            func values<Value>(_ address: UnsafePointer<Value>?) throws -> [Value] {
                Array(UnsafeBufferPointer(start: try #require(address), count: count))
            }
            #expect(try values(CTRunGetGlyphsPtr(run)) == glyphs)
            #expect(try values(CTRunGetPositionsPtr(run)) == positions)
            #expect(try values(CTRunGetAdvancesPtr(run)) == advances)
            #expect(try values(CTRunGetStringIndicesPtr(run)) == indices)
        }
    }

    @Test func glyphsTellTheirPlacesAndCharacters() throws {
        let run = try #require(runs(line("abc")).first)
        var positions = [CGPoint](repeating: .zero, count: 3)
        var advances = [CGSize](repeating: .zero, count: 3)
        var indices = [CFIndex](repeating: -1, count: 3)
        CTRunGetPositions(run, CFRangeMake(0, 0), &positions)
        CTRunGetAdvances(run, CFRangeMake(0, 0), &advances)
        CTRunGetStringIndices(run, CFRangeMake(0, 3), &indices)
        #expect(positions[0] == .zero && abs(positions[1].x - advances[0].width) < 1e-6)
        #expect(indices == [0, 1, 2])
        var one = [CFIndex](repeating: -1, count: 1)
        CTRunGetStringIndices(run, CFRangeMake(2, 9), &one)
        #expect(one == [2])
    }

    @Test func runsFromTheRightSaySo() {
        let found = runs(line("abc שלום"))
        #expect(found.map(CTRunGetStatus).contains(.rightToLeft) && found.map(CTRunGetStatus).contains([]))
    }

    @Test func caretsAndTouchesAgree() {
        let line = line("Typing")
        for index in 0...6 {
            let offset = CTLineGetOffsetForStringIndex(line, index, nil)
            #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset + 0.1, y: 0)) == index)
        }
        #expect(abs(Double(CTLineGetOffsetForStringIndex(line, 6, nil)) - width(line)) < 1e-6)
        #expect(CTLineGetStringIndexForPosition(self.line(""), .zero) == kCFNotFound)
    }

    @Test func whereDirectionsMeetACaretHasTwoPlaces() {
        var second = CGFloat(0)
        let first = CTLineGetOffsetForStringIndex(line("abc שלום"), 4, &second)
        #expect(abs(first - second) > 10)
    }

    @Test func caretOffsetsAreToldFromLeftToRight() {
        var places: [(Double, CFIndex, Bool)] = []
        CTLineEnumerateCaretOffsets(line("abc")) { place, index, isLeading, stop in
            places.append((place, index, isLeading))
            stop.pointee = index == 1 && !isLeading
        }
        #expect(places.map(\.1) == [0, 0, 1, 1] && places.map(\.2) == [true, false, true, false])
        #expect(places.map(\.0) == places.map(\.0).sorted())
    }

    @Test(arguments: [CTLineTruncationType.start, .middle, .end])
    func aTruncatedLineFitsAndShowsItsToken(type: CTLineTruncationType) throws {
        let long = line("A line that is far too long for its room")
        let short = try #require(CTLineCreateTruncatedLine(long, 120, type, line("…more")))
        #expect(width(short) <= 120 && width(short) > 100)
        #expect(CTLineCreateTruncatedLine(long, 1000, type, nil) === long)
        #expect(CTLineCreateTruncatedLine(long, 10, type, line("…more")) == nil)
        #expect(width(try #require(CTLineCreateTruncatedLine(long, 120, type, nil))) <= 120)
    }

    @Test func aJustifiedLineFillsItsRoomInPart() throws {
        let natural = width(line("Some words here"))
        for (factor, expected) in [(1, 300), (0.5, natural + (300 - natural) / 2), (0, natural)] {
            let spread = try #require(CTLineCreateJustifiedLine(line("Some words here"), CGFloat(factor), 300))
            #expect(abs(width(spread) - expected) < 1e-6)
        }
        #expect(CTLineCreateJustifiedLine(line("word"), 1, 300) == nil)
    }

    @Test func flushFactorsDivideWhatIsLeft() {
        let slack = 200 - width(line("right"))
        #expect(abs(CTLineGetPenOffsetForFlush(line("right"), 1, 200) - slack) < 1e-6)
        #expect(abs(CTLineGetPenOffsetForFlush(line("right"), 0.5, 200) - slack / 2) < 1e-6)
        #expect(CTLineGetPenOffsetForFlush(line("right"), 0, 200) == 0)
        #expect(CTLineGetPenOffsetForFlush(line("too wide"), 1, 10) == 0)
    }

    @Test func aLineIsDrawnAsTheStringIsInAMirroredContext() throws {
        let text = attributed("Drawn")
        let expected = try Pixels(120, 30, scale: 2) { _ in
            text.draw(with: CGRect(x: 10, y: 20, width: 0, height: 0), options: [], context: nil)
        }
        let mirrored = try Pixels(120, 30, scale: 2) { context in
            context.translateBy(x: 0, y: 30)
            context.scaleBy(x: 1, y: -1)
            context.textPosition = CGPoint(x: 10, y: 10)
            CTLineDraw(CTLineCreateWithAttributedString(text), context)
        }
        let byMatrix = try Pixels(120, 30, scale: 2) { context in
            context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
            context.textPosition = CGPoint(x: 10, y: 20)
            for run in runs(CTLineCreateWithAttributedString(text)) { CTRunDraw(run, context, CFRange()) }
        }
        #expect(mirrored == expected && byMatrix == expected && expected.values.contains { $0 != 0 })
    }

    @Test func aLinkIsDrawnLikeOtherText() throws {
        func pixels(_ attributes: [NSAttributedString.Key: Any]) throws -> Pixels {
            try Pixels(60, 30) { context in
                context.textPosition = CGPoint(x: 2, y: 20)
                context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
                CTLineDraw(
                    CTLineCreateWithAttributedString(NSAttributedString(string: "link", attributes: attributes)),
                    context)
            }
        }
        #expect(try pixels([.link: "https://example.org"]) == pixels([:]))
    }

    @Test func tabStopsAreTriedInTheirOrder() {
        let style = NSMutableParagraphStyle()
        style.tabStops = [
            NSTextTab(textAlignment: .left, location: 90), NSTextTab(textAlignment: .left, location: 30),
        ]
        let text = NSAttributedString(string: "a\tb", attributes: [.paragraphStyle: style])
        let place = CTLineGetOffsetForStringIndex(CTLineCreateWithAttributedString(text), 2, nil)
        #expect(abs(place - 90) < 1e-6)
    }

    /// Apple's documentation of `CTLineGetTypographicBounds`: the width includes trailing whitespace; so do the runs.
    @Test(arguments: ["ab ", "ab", "ab  \t", "\u{5E9}\u{5DC}  ", "a\u{5E9} "])
    func runsHoldTheWhiteSpaceAtTheEnd(text: String) {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: attributes))
        let runs = (CTLineGetGlyphRuns(line) as? [CTRun]) ?? []
        let width = runs.reduce(0) { $0 + CTRunGetTypographicBounds($1, CFRangeMake(0, 0), nil, nil, nil) }
        #expect(abs(width - CTLineGetTypographicBounds(line, nil, nil, nil)) < 0.01)
        #expect(runs.reduce(0) { $0 + CTRunGetStringRange($1).length } == text.utf16.count)
    }

    /// Apple's documentation of `CGContext.setTextDrawingMode(_:)`: glyphs that clip cut what is drawn after the text.
    @Test func aLineMayCutWhatIsDrawnAfterIt() throws {
        func pixels(_ mode: CGTextDrawingMode) throws -> Int {
            try Pixels(60, 40) { context in
                context.textPosition = CGPoint(x: 2, y: 10)
                context.setTextDrawingMode(mode)
                CTLineDraw(line("Clip"), context)
                context.setFillColor(UIColor.red.cgColor)
                context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
            }.values.count { $0 == 0xFFFF_0000 }
        }
        #expect(try pixels(.fill) == 2400)
        let cut = try pixels(.clip)
        #expect((20..<300).contains(cut))
        #expect(try pixels(.fillClip) == cut)
    }
}

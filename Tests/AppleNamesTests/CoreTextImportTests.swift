import CoreText
import Testing

/// Code that draws lines by itself, with Apple's import.
@Suite struct CoreTextImportTests {
    @Test func `Code that imports CoreText lays out lines as it stands`() {
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: "Wine"))
        #expect(CTLineGetGlyphCount(line) == 4)
        let framesetter = CTFramesetterCreateWithAttributedString(NSAttributedString(string: "one\ntwo"))
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        let frame = CTFramesetterCreateFrame(framesetter, CFRange(location: 0, length: 0), path, nil)
        #expect((CTFrameGetLines(frame) as? [CTLine])?.count == 2)
    }
}

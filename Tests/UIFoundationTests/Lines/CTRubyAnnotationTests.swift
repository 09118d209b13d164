import Foundation
import Testing

@testable import PlacardUIFoundation

/// Apple's documentation of `CTRubyAnnotation`.
@Suite struct CTRubyAnnotationTests {
    @Test func `Annotations tell what they were made of`() {
        let text = Unmanaged.passRetained("とう" as CFString)
        defer { text.release() }
        var texts: [Unmanaged<CFString>?] = [text, nil, nil, nil]
        let ruby = CTRubyAnnotationCreate(.center, .none, 0.6, &texts)
        #expect(CTRubyAnnotationGetTextForPosition(ruby, .before) as String? == "とう")
        #expect(CTRubyAnnotationGetTextForPosition(ruby, .after) == nil)
        #expect(CTRubyAnnotationGetAlignment(ruby) == .center && CTRubyAnnotationGetOverhang(ruby) == .none)
        #expect(CTRubyAnnotationGetSizeFactor(ruby) == 0.6 && CTRubyAnnotationCreateCopy(ruby) == ruby)
        let other = CTRubyAnnotationCreateWithAttributes(
            .auto, .auto, .after, "きょう" as CFString,
            [kCTRubyAnnotationSizeFactorAttributeName: 0.25] as CFDictionary)
        #expect(CTRubyAnnotationGetSizeFactor(other) == 0.25 && other != ruby)
        let line = CTLineCreateWithAttributedString(
            NSAttributedString(
                string: "東", attributes: [NSAttributedString.Key(kCTRubyAnnotationAttributeName as String): ruby]))
        #expect(CTLineGetGlyphCount(line) == 1)
    }
}

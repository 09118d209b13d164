import Foundation
import PlacardCoreGraphics
import Testing

@Suite struct CoreFoundationNamesTests {
    @Test(arguments: [
        (CFRangeMake(2, 3), 2..<5), (CFRangeMake(2, 0), 2..<8), (CFRangeMake(2, .max), 2..<8),
        (CFRangeMake(8, 0), 8..<8), (CFRangeMake(.max, 1), 8..<8), (CFRangeMake(-4, 3), 0..<3),
        (CFRangeMake(.min, -1), 0..<8),
    ])
    func `a range covers what is there of it, all to the end if it has no length`(
        _ range: CFRange, _ covered: Range<Int>
    ) {
        #expect(range.covered(of: 8) == covered)
    }

    /// Examples of Apple's page of `CFStringTransform` and of ICU's rules.
    @Test(arguments: [
        ("北京", kCFStringTransformMandarinLatin as String, false, "běi jīng"),
        ("é", kCFStringTransformStripCombiningMarks as String, false, "e"),
        ("にほん", kCFStringTransformLatinHiragana as String, true, "nihon"),
    ])
    func `texts are changed by rules of scripts`(_ text: String, _ rule: String, _ reverse: Bool, _ changed: String) {
        let string = CFMutableString(string: "<" + text + ">")
        var range = CFRangeMake(1, text.utf16.count)
        #expect(CFStringTransform(string, &range, CFString(string: rule), reverse))
        #expect(string as String == "<" + changed + ">" && range == CFRangeMake(1, changed.utf16.count))
        #expect(!CFStringTransform(string, nil, CFString(string: "no rule"), false))
    }

    @Test func `integers have their least and their greatest by Foundation's names`() {
        #expect(NSIntegerMax == Int.max && NSIntegerMin == Int.min && NSUIntegerMax == UInt.max)
    }
}

import Foundation
import PlacardCoreGraphics
import Testing

/// Data and texts by CoreFoundation's functions. Source: Apple's documentation of `CFData` and `CFAttributedString`.
@Suite struct CoreFoundationDataTests {
    @Test func `bytes of data are read and written`() throws {
        let data = try #require(CFDataCreate(kCFAllocatorDefault, [1, 2, 3], 3))
        #expect(CFDataGetLength(data) == 3 && CFDataGetBytePtr(data)[2] == 3)
        var bytes: [UInt8] = [0, 0]
        CFDataGetBytes(data, CFRange(location: 1, length: 2), &bytes)
        #expect(bytes == [2, 3])
        let grown = try #require(CFDataCreateMutable(nil, 0))
        CFDataAppendBytes(grown, [7, 8], 2)
        CFDataGetMutableBytePtr(grown)[0] = 9
        #expect(CFDataGetBytePtr(grown)[0] == 9 && CFDataGetLength(grown) == 2)
    }

    @Test func `texts are made and get attributes`() throws {
        let text = try #require(CFAttributedStringCreateMutable(kCFAllocatorDefault, 0))
        CFAttributedStringReplaceString(text, CFRange(location: 0, length: 0), NSString("words"))
        CFAttributedStringSetAttribute(text, CFRange(location: 0, length: 2), NSString("mark"), NSNumber(value: 4))
        #expect(text.attribute(NSAttributedString.Key("mark"), at: 1, effectiveRange: nil) as? Int == 4)
        CFAttributedStringRemoveAttribute(text, CFRange(location: 0, length: 5), NSString("mark"))
        #expect(text.attributes(at: 1, effectiveRange: nil).isEmpty)
        let plain = CFAttributedStringCreate(nil, NSString("a"), NSDictionary(dictionary: ["mark": 1]))
        #expect(plain?.attribute(NSAttributedString.Key("mark"), at: 0, effectiveRange: nil) as? Int == 1)
    }

    @Test func `attributes of texts are read with their range`() {
        let text = NSMutableAttributedString(string: "words", attributes: [NSAttributedString.Key("mark"): 1])
        text.addAttribute(NSAttributedString.Key("mark"), value: 2, range: NSRange(location: 2, length: 2))
        var range = CFRange(location: 0, length: 0)
        #expect(CFAttributedStringGetAttribute(text, 3, NSString("mark"), &range) as? Int == 2)
        #expect(range.location == 2 && range.length == 2)
        #expect(CFAttributedStringGetAttribute(text, 0, NSString("other"), nil) == nil)
        #expect(CFAttributedStringGetAttributes(text, 0, &range)?["mark"] as? Int == 1)
        #expect(range.location == 0 && range.length == 2)
    }

    @Test func `errors say what they are`() {
        let error = NSError(
            domain: "cards", code: 7,
            userInfo: [NSLocalizedDescriptionKey: "no ace", NSLocalizedFailureReasonErrorKey: "cut"])
        #expect(CFErrorCopyDescription(error)?.description == "no ace")
        #expect(CFErrorCopyFailureReason(error)?.description == "cut")
        #expect(CFErrorCopyRecoverySuggestion(error) == nil)
        #expect(CFErrorGetCode(error) == 7 && CFErrorGetDomain(error)?.description == "cards")
        #expect(kCFBooleanTrue.boolValue && !kCFBooleanFalse.boolValue)
    }
}

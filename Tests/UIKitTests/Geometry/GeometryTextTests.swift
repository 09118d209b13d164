import Foundation
import PlacardUIKit
import Testing

/// Forms known from property lists and logs of Apple's systems.
@Suite struct GeometryTextTests {
    @Test func `geometry is printed as on Apple's systems`() {
        let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
        #expect(rect.debugDescription == "(1.0, 2.5, 3.0, 4.0)" && "\(rect.origin)" == "(1.0, 2.5)")
        #expect(String(reflecting: rect.size) == "(3.0, 4.0)")
    }

    @Test func `geometry is written for property lists and read again`() {
        let rect = CGRect(x: 4, y: 254, width: 164.66666666666666, height: 5.666666666666667)
        #expect(NSCoder.string(for: rect) == "{{4, 254}, {164.66666666666666, 5.666666666666667}}")
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        #expect(NSCoder.string(for: CGPoint(x: -1, y: 0.5)) == "{-1, 0.5}")
        #expect(NSCoder.cgPoint(for: "{-1, 0.5}") == CGPoint(x: -1, y: 0.5))
        #expect(NSCoder.cgSize(for: "nonsense") == .zero)
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: CGAffineTransform.identity)) == .identity)
    }

    @Test func `names of the C library and CoreFoundation come along`() {
        let array: CFArray = ["a", "b"] as NSArray
        #expect(CFArrayGetCount(array) == 2 && CFStringGetLength("äb" as NSString) == 2)
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: "text"))
        let runs = CTLineGetGlyphRuns(line)
        let run = unsafeBitCast(CFArrayGetValueAtIndex(runs, 0), to: CTRun.self)
        #expect(CTRunGetGlyphCount(run) == 4)
        let key = Unmanaged.passRetained(kCTFontAttributeName).autorelease().toOpaque()
        let font = unsafeBitCast(CFDictionaryGetValue(CTRunGetAttributes(run), key), to: CTFont.self)
        #expect(CTFontGetSize(font) == 12)
        let other = Unmanaged.passRetained("x" as NSString).autorelease().toOpaque()
        #expect(CFDictionaryGetValue(CTRunGetAttributes(run), other) == nil)
        var number: Int32 = -7
        #expect(CFNumberCreate(kCFAllocatorDefault, .sInt32Type, &number).intValue == -7)
        #expect(NSEC_PER_SEC == 1_000_000_000 && NSInteger(3) == 3)
        #expect(CFAbsoluteTimeGetCurrent() > 700_000_000 as CFAbsoluteTime)
    }
}

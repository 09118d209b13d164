import PlacardUIFoundation
import Testing

/// Apple's documentation of `CTParagraphStyle`: each setting is the member of `NSParagraphStyle` of its name.
@Suite struct CTParagraphStyleTests {
    @Test func `Settings in memory become a style`() {
        var alignment = CTTextAlignment.center
        var mode = CTLineBreakMode.byCharWrapping
        var direction = CTWritingDirection.rightToLeft
        var spacing: CGFloat = 7
        var indent: CGFloat = 3
        let style = withUnsafePointer(to: &alignment) { alignment in
            withUnsafePointer(to: &mode) { mode in
                withUnsafePointer(to: &direction) { direction in
                    withUnsafePointer(to: &spacing) { spacing in
                        withUnsafePointer(to: &indent) { indent in
                            let length = MemoryLayout<CGFloat>.size
                            let settings = [
                                CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
                                CTParagraphStyleSetting(spec: .lineBreakMode, valueSize: 1, value: mode),
                                CTParagraphStyleSetting(spec: .baseWritingDirection, valueSize: 1, value: direction),
                                CTParagraphStyleSetting(spec: .lineSpacing, valueSize: length, value: spacing),
                                CTParagraphStyleSetting(spec: .headIndent, valueSize: length, value: indent),
                                CTParagraphStyleSetting(spec: .tailIndent, valueSize: 1, value: indent),
                            ]
                            return CTParagraphStyleCreate(settings, settings.count)
                        }
                    }
                }
            }
        }
        #expect(style.alignment == .center && style.lineBreakMode == .byCharWrapping)
        #expect(style.baseWritingDirection == .rightToLeft)
        #expect(style.lineSpacing == 7 && style.headIndent == 3 && style.tailIndent == 0)
        #expect(CTParagraphStyleCreate(nil, 0) == NSParagraphStyle.default)
    }

    @Test func `Lines of a text in the style have its distance`() {
        func height(_ spacing: CGFloat) -> CGFloat {
            var spacing = spacing
            let style = withUnsafePointer(to: &spacing) {
                CTParagraphStyleCreate(
                    [
                        CTParagraphStyleSetting(
                            spec: .minimumLineSpacing, valueSize: MemoryLayout<CGFloat>.size, value: $0)
                    ], 1)
            }
            let key = kCTParagraphStyleAttributeName as NSAttributedString.Key
            let setter = CTFramesetterCreateWithAttributedString(
                NSAttributedString(string: "a\nb", attributes: [key: style]))
            let space = CGSize(width: 100, height: 1000)
            return CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRange(), nil, space, nil).height
        }
        #expect(abs(height(9) - height(0) - 9) < 0.01)
    }
}

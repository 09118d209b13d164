import Testing

@testable import PlacardUIFoundation

@Suite struct NSParagraphStyleTests {
    /// Apple's documentation of `NSParagraphStyle.default`.
    @Test func theDefaultStyleHasApplesValues() {
        let style = NSParagraphStyle.default
        #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
        #expect(style.baseWritingDirection == .natural && style.lineBreakStrategy == [])
        #expect(style.lineSpacing == 0 && style.paragraphSpacing == 0 && style.paragraphSpacingBefore == 0)
        #expect(style.firstLineHeadIndent == 0 && style.headIndent == 0 && style.tailIndent == 0)
        #expect(style.minimumLineHeight == 0 && style.maximumLineHeight == 0 && style.lineHeightMultiple == 0)
        #expect(style.hyphenationFactor == 0 && style.defaultTabInterval == 0)
        #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    }

    @Test func aMutableCopyIsEqualUntilItIsChanged() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.headIndent = 12
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style && copy.hash == style.hash)
        copy.lineSpacing = 3
        #expect(copy != style)
        #expect(style.lineSpacing == 0)
    }

    @Test func lengthsThatMakeNoSenseCountAsZero() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = .infinity
        style.minimumLineHeight = .nan
        style.tailIndent = -4
        #expect(style.lineSpacing == 0 && style.minimumLineHeight == 0 && style.tailIndent == -4)
        style.lineSpacing = -4
        #expect(style.lineSpacing == -4)
    }

    @Test func tabStopsAreKeptInTheOrderTheyWereGivenIn() {
        let style = NSMutableParagraphStyle()
        style.tabStops = []
        style.addTabStop(NSTextTab(textAlignment: .right, location: 90))
        style.addTabStop(NSTextTab(textAlignment: .left, location: 30))
        #expect(style.tabStops.map(\.location) == [90, 30])
        style.removeTabStop(NSTextTab(textAlignment: .right, location: 90))
        #expect(style.tabStops.map(\.location) == [30])
    }

    @Test func `No stops at all give those that styles have of their own accord`() {
        let style = NSMutableParagraphStyle()
        style.tabStops = []
        style.tabStops = nil
        #expect(style == NSParagraphStyle())
        let numbers = NSTextTab(
            textAlignment: .right, location: 90, options: [.columnTerminators: NSTextTab.columnTerminators(for: nil)])
        #expect(numbers != NSTextTab(textAlignment: .right, location: 90) && numbers.options.count == 1)
    }

    @Test func `Default hyphenation divides words unless a factor is set`() throws {
        let style = NSMutableParagraphStyle()
        #expect(!style.usesDefaultHyphenation)
        style.usesDefaultHyphenation = true
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style && copy.usesDefaultHyphenation && style.hyphenationFactor == 0)
        #expect(hasHyphen(style) && !hasHyphen(NSParagraphStyle()))
        style.hyphenationFactor = 0.1
        #expect(!hasHyphen(style))
    }

    private func hasHyphen(_ style: NSParagraphStyle) -> Bool {
        let text = NSAttributedString(string: "an unbelievable international", attributes: [.paragraphStyle: style])
        var rules = LayoutRules()
        rules.width = 80
        return ShapedText(ResolvedText(text, defaults: .textKit).styled).layout(rules).lines.contains { line in
            line.runs.contains(where: \.isToken)
        }
    }

    @Test func `Languages know their direction`() {
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "en-GB") == .leftToRight)
    }
}

import Testing

@testable import PlacardUIFoundation

/// Markers by their formats: Apple's documentation of `NSTextList.MarkerFormat`.
@Suite struct NSTextListTests {
    @Test(
        arguments: [
            (.decimal, 12, "12"), (.lowercaseAlpha, 28, "ab"), (.uppercaseAlpha, 26, "Z"),
            (.lowercaseRoman, 49, "xlix"),
            (.uppercaseRoman, 1994, "MCMXCIV"), (.uppercaseRoman, 0, "0"), (.lowercaseHexadecimal, 255, "ff"),
            (.octal, 8, "10"), (.disc, 3, "•"), (NSTextList.MarkerFormat("({decimal})"), 4, "(4)"),
        ] as [(NSTextList.MarkerFormat, Int, String)])
    func `A marker follows its format`(format: NSTextList.MarkerFormat, number: Int, marker: String) {
        #expect(NSTextList(markerFormat: format).marker(forItemNumber: number) == marker)
    }

    @Test func `Paragraph styles keep their lists and differ by them`() {
        let style = NSMutableParagraphStyle()
        style.textLists = [
            NSTextList(markerFormat: .disc), NSTextList(markerFormat: .decimal, startingItemNumber: 3),
        ]
        #expect(style.copy() as? NSParagraphStyle == style && style != NSParagraphStyle.default)
        #expect(style.textLists.map(\.isOrdered) == [false, true])
        let other = NSMutableParagraphStyle()
        other.setParagraphStyle(style)
        #expect(other.textLists == style.textLists)
    }
}

import Bubbles
import Testing
import UIKit

@MainActor @Suite struct BubbleLabelTests {
    @Test func `A bubble leaves its insets around the text`() {
        let (bubble, plain) = (BubbleLabel(text: "Hello"), UILabel())
        plain.text = "Hello"
        let (around, within) = (bubble.intrinsicContentSize, plain.intrinsicContentSize)
        #expect(around.width == within.width + 32 && around.height == within.height + 20)
    }

    @Test func `A long text wraps`() {
        let bubble = BubbleLabel(text: String(repeating: "word ", count: 20))
        let space = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
        let size = bubble.sizeThatFits(space)
        #expect(size.width <= 200 && size.height > 2 * bubble.font.lineHeight)
    }
}

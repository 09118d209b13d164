import UIKit
import XCTest
@testable import Bubbles

final class BubbleTests: XCTestCase {
    private class Delegate: BubbleViewDelegate {
        var taps = 0
        @objc func bubbleViewWasTapped(_ bubble: BubbleView) { taps += 1 }
    }

    func testTheNibConnectsPrivateOutletsAndRunsObservers() {
        let bubble = BubbleView.make(sender: "Ana", message: "Hello")
        XCTAssertEqual(bubble.message, "Hello")
        let label = bubble.subviews.compactMap { $0 as? UILabel }.last
        XCTAssertEqual(label?.numberOfLines, 0)
    }

    func testColorsOfCatalogsHaveTheSymbolsOfXcode() {
        var (red, green) = (CGFloat(0), CGFloat(0))
        BubbleView.make(sender: "Ana", message: "").backgroundColor?.getRed(&red, green: &green, blue: nil, alpha: nil)
        XCTAssertEqual(red, 0.8, accuracy: 0.01)
        XCTAssertEqual(green, 0.9, accuracy: 0.01)
    }

    func testRuntimeAttributesReachExtensions() {
        TextStyles.shared["sender"] = TextStyle.make { $0.color = .purple }
        let bubble = BubbleView.make(sender: "Ana", message: "")
        let sender = bubble.subviews.compactMap { $0 as? UILabel }.first
        XCTAssertEqual(sender?.textStyleName, "sender")
    }

    func testButtonsReachPrivateActions() {
        let bubble = BubbleView.make(sender: "Ana", message: "Hello")
        bubble.sendReply()
        bubble.sendReply()
        XCTAssertEqual(bubble.replies, 2)
    }

    func testTapsReachTheDelegateAndItsAbsenceHasADefault() {
        let bubble = BubbleView.make(sender: "Ana", message: "Hello")
        let delegate = Delegate()
        bubble.delegate = delegate
        bubble.perform(Selector(("tapped:")), with: UITapGestureRecognizer())
        XCTAssertEqual(delegate.taps, 1)
        XCTAssertEqual(bubble.alpha, 0.5)
    }

    @MainActor
    func testBubblesAreAsHighAsTheirTexts() {
        let list = BubbleList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        list.add(.make(sender: "Ana", message: "One line"))
        list.add(.make(sender: "Bo", message: "A message that takes some more lines than one at this width"))
        list.layoutIfNeeded()
        XCTAssertEqual(list.bubbles.count, 2)
        XCTAssertGreaterThan(list.bubbles[1].frame.height, list.bubbles[0].frame.height + 30)
        XCTAssertEqual(list.contentSize.width, 200)
        XCTAssertEqual(list.intrinsicContentSize.height, list.contentSize.height)
    }
}

@MainActor
final class StyleTests: XCTestCase {
    private var style: TextStyle!

    override func setUp() {
        super.setUp()
        style = TextStyle.make {
            $0.font = .boldSystemFont(ofSize: 20)
            $0.lineSpacing = 4
        }
    }

    func testStylesBecomeAttributes() throws {
        let text = "a".styled(style) + "b".styled(TextStyle())
        XCTAssertEqual(text.string, "ab")
        XCTAssertEqual(text.fonts.map { $0.pointSize }, [20, 17])
        let paragraph = try XCTUnwrap(text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
        XCTAssertEqual(paragraph.lineSpacing, 4)
    }

    func testCopiesAreIndependent() {
        let copy = style.copy() as! TextStyle
        copy.kern = 2
        XCTAssertEqual(style.kern, 0)
        XCTAssertNotNil(copy.attributes[.kern])
    }

    func testHeightsGrowWithLines() {
        XCTAssertGreaterThan("a long text in many lines".height(of: style, width: 60), style.font.lineHeight * 2)
    }
}

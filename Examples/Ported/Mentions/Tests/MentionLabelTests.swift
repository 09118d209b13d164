import XCTest
@testable import Mentions

private class Delegate: NSObject, MentionLabelDelegate {
    var tapped: [String] = []

    func mentionLabel(_ label: MentionLabel, didTap name: String) {
        tapped.append(name)
    }

    func mentionLabel(_ label: MentionLabel, shouldLink name: String) -> Bool {
        return name != "nobody"
    }
}

private class Silent: NSObject, MentionLabelDelegate {}

class MentionLabelTests: XCTestCase {
    var label: MentionLabel!
    private let delegate = Delegate()

    override func setUp() {
        super.setUp()
        label = MentionLabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        label.text = "@ana met @bo, not me@home"
    }

    func testMentionsAreFound() {
        XCTAssertEqual(label.mentions, ["ana", "bo"])
    }

    func testMentionsAreColored() {
        label.mentionColor = .red
        let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        XCTAssertEqual(color, .red)
        XCTAssertNotEqual(label.attributedText?.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor, .red)
    }

    func testTheDelegateDecidesWhatIsLinked() {
        label.delegate = delegate
        label.text = "@nobody and @ana"
        XCTAssertEqual(label.mentions, ["ana"])
    }

    func testADelegateMayLeaveEverythingOut() {
        let silent = Silent()
        label.delegate = silent
        label.text = "@nobody"
        XCTAssertEqual(label.mentions, ["nobody"])
        label.tapped("nobody")
    }

    func testTapsAreHandedOn() {
        var heard: [String] = []
        label.delegate = delegate
        label.onTap = { heard.append($0) }
        label.tapped("ana")
        XCTAssertEqual(delegate.tapped, ["ana"])
        XCTAssertEqual(heard, ["ana"])
    }

    func testOnlyMentionsTakeTouches() {
        XCTAssertTrue(label.point(inside: CGPoint(x: 8, y: 20), with: nil))
        XCTAssertFalse(label.point(inside: CGPoint(x: 290, y: 20), with: nil))
    }

    func testTheLabelReloadsBySelector() {
        label.delegate = delegate
        XCTAssertTrue(label.responds(to: #selector(MentionLabel.reload)))
        label.perform(#selector(MentionLabel.reload))
        XCTAssertEqual(label.accessibilityHint, "ana, bo")
    }

    @MainActor func testAnOutletIsSetByItsName() {
        label.setValue(delegate, forKey: "delegate")
        XCTAssertTrue(label.delegate === delegate)
        label.setValue(true, forKey: #keyPath(MentionLabel.isBoldMention))
        XCTAssertTrue(label.isBoldMention)
    }

    func testAViewCanBeTapped() {
        let view = UIView()
        view.onTapped = {}
        XCTAssertEqual(view.gestureRecognizers?.count, 1)
        XCTAssertNotNil(view.onTapped)
    }

    static var allTests = [
        ("testMentionsAreFound", testMentionsAreFound),
    ]
}

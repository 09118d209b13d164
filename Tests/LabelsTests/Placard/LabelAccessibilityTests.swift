import Foundation
import PlacardLabels
import Testing

@MainActor @Suite struct LabelAccessibilityTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let label = PlacardLabel(frame: CGRect(x: 20, y: 30, width: 200, height: 60))

    init() throws {
        label.numberOfLines = 0
        label.linkDetector = try LinkDetector()
        window.addSubview(label)
    }

    private var parts: [UIAccessibilityElement] {
        label.accessibilityElements?.compactMap { $0 as? UIAccessibilityElement } ?? []
    }

    @Test func aLabelWithoutLinksIsOneElement() {
        label.text = "Plain"
        #expect(label.isAccessibilityElement && label.accessibilityElements == nil)
        #expect(label.accessibilityLabel == "Plain" && label.accessibilityTraits == .staticText)
        #expect(label.accessibilityFrame == label.frame)
    }

    @Test func linksThatCanBeTappedAreElementsAfterTheText() throws {
        var tapped: [String] = []
        label.onLinkTap = { tapped.append($0.target) }
        label.text = "Ask @ann or #help"
        #expect(!label.isAccessibilityElement)
        #expect(parts.map(\.accessibilityLabel) == ["Ask @ann or #help", "@ann", "#help"])
        #expect(parts.map(\.accessibilityTraits) == [.staticText, .link, .link])
        let part = try #require(parts.last)
        let link = try #require(label.links.last)
        let rect = try #require(label.rects(of: link).first)
        #expect(part.accessibilityFrame == label.convert(rect, to: nil))
        #expect(part.accessibilityActivate() && tapped == ["#help"])
        #expect(label.accessibilityElementCount() == 3)
        #expect(label.index(ofAccessibilityElement: part) == 2)
        #expect(label.accessibilityElement(at: 3) == nil)
    }

    @Test func elementsStayTheSameUntilTheLabelChanges() throws {
        label.onLinkTap = { _ in }
        label.text = "Ask @ann"
        let before = try #require(parts.last)
        #expect(parts.last === before)
        label.text = "Ask @bob"
        #expect(parts.last !== before && parts.last?.accessibilityLabel == "@bob")
    }

    @Test func aShortenedLinkIsReadWholeAndOneThatWasCutAwayNotAtAll() {
        label.onLinkTap = { _ in }
        label.maximumURLLength = 12
        label.numberOfLines = 1
        label.text = "https://example.com/long and a good many more words until @ann"
        #expect(parts.dropFirst().map(\.accessibilityLabel) == ["https://example.com/long"])
    }

    @Test func theTruncationTokenIsAButton() throws {
        var taps = 0
        label.onTruncationTokenTap = { taps += 1 }
        label.truncationToken = NSAttributedString(string: "… more")
        label.numberOfLines = 1
        label.text = "A text that is longer than its label is wide"
        let token = try #require(parts.last)
        #expect(token.accessibilityTraits == .button && token.accessibilityLabel == "… more")
        #expect(token.accessibilityActivate() && taps == 1)
    }

    @Test func elementsOfTheProgramComeFirst() {
        label.onLinkTap = { _ in }
        label.text = "Ask @ann"
        let own = UIAccessibilityElement(accessibilityContainer: label)
        label.accessibilityElements = [own]
        #expect(label.accessibilityElements?.count == 1 && label.accessibilityElement(at: 0) as AnyObject === own)
    }
}

import Foundation
import PlacardLabels
import Testing

@MainActor @Suite struct LinkBehaviorTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
    private let label = PlacardLabel(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
    private let finger: TouchSequence

    init() {
        label.numberOfLines = 0
        window.addSubview(label)
        finger = TouchSequence(in: window)
    }

    private func middle(_ index: Int = 0) throws -> CGPoint {
        let rect = try #require(label.rects(of: label.links[index]).first)
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    @Test func linksByRangeAndSubstringAreFoundAndTakenBack() {
        label.text = "One two three"
        label.addLink("a", range: NSRange(location: 0, length: 3))
        #expect(label.addLink("b", substring: "three") && !label.addLink("c", substring: "four"))
        #expect(label.links.map(\.target) == ["a", "b"])
        #expect(label.links.map(\.range) == [NSRange(location: 0, length: 3), NSRange(location: 8, length: 5)])
        label.removeLinks()
        #expect(label.links.isEmpty)
    }

    @Test func rangesOutsideOfTheTextAreNoLinks() {
        label.text = "One"
        for range in [
            NSRange(location: 2, length: 5), NSRange(location: -1, length: 2), NSRange(location: 9, length: 1),
        ] {
            label.addLink("x", range: range)
        }
        #expect(label.links.isEmpty)
    }

    /// A pressed style with a wider font moves the text under the finger.
    @Test func aLinkWhosePressedStyleMovesItStillFires() throws {
        label.text = "Ask @ann or @bob today"
        label.linkDetector = .standard
        label.linkStyles[nil, .pressed] = LinkStyle(color: .red, font: .boldSystemFont(ofSize: 24))
        var tapped: [String] = []
        label.onLinkTap = { tapped.append($0.target) }
        for index in 0..<2 { finger.tap(at: try middle(index)) }
        #expect(tapped == ["@ann", "@bob"])
    }

    @Test func disabledLabelsFireNothingAndShowTheirLinksSo() throws {
        label.text = "@ann"
        label.linkDetector = .standard
        label.linkStyles[nil, .disabled] = LinkStyle(color: .green)
        var taps = 0
        label.onLinkTap = { _ in taps += 1 }
        label.isEnabled = false
        finger.tap(at: try middle())
        #expect(taps == 0)
    }

    @Test func linksFireUnderEveryBreakModeWhereTheirLettersAre() throws {
        label.linkDetector = .standard
        label.numberOfLines = 1
        label.text =
            "@beginning of a long line that has a good many words, @middle among them, and far more words before the @ending"
        for (mode, expected) in [
            (NSLineBreakMode.byTruncatingTail, ["@beginning"]), (.byTruncatingHead, ["@ending"]),
            (.byTruncatingMiddle, ["@beginning", "@ending"]), (.byClipping, ["@beginning"]),
        ] {
            label.lineBreakMode = mode
            let shown = label.links.filter { link in
                label.rects(of: link).contains { label.bounds.intersects($0) }
            }
            #expect(shown.map(\.target) == expected, "\(mode)")
            for link in shown {
                let rect = try #require(label.rects(of: link).first)
                #expect(label.link(at: CGPoint(x: rect.midX, y: rect.midY)) == link)
            }
        }
    }

    @Test func linksFollowShrunkText() throws {
        label.linkDetector = .standard
        label.numberOfLines = 1
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.2
        label.text = "A line that is shrunk a good deal until all of it fits, with @ann at its end"
        let link = try #require(label.links.first)
        let rect = try #require(label.rects(of: link).first)
        #expect(rect.maxX <= 300 && rect.maxX > 200 && rect.height < 20)
        #expect(label.link(at: CGPoint(x: rect.midX, y: rect.midY))?.target == "@ann")
        #expect(label.link(at: CGPoint(x: rect.minX - 8, y: rect.midY)) == nil)
    }

    @Test func theSlopIsAsWideAsIsWished() throws {
        label.linkDetector = .standard
        label.text = "Ask @ann today"
        let link = try #require(label.links.first)
        let rect = try #require(label.rects(of: link).first)
        let near = CGPoint(x: rect.midX, y: rect.maxY + 10)
        #expect(label.link(at: near) == nil)
        label.linkSlop = 12
        #expect(label.link(at: near)?.target == "@ann")
    }

    @Test func aTapThatTheSystemTakesAwayFiresNothing() throws {
        label.linkDetector = .standard
        label.text = "@ann"
        var taps = 0
        label.onLinkTap = { _ in taps += 1 }
        finger.down(at: try middle())
        finger.cancel()
        #expect(taps == 0 && label.pressedLink == nil)
    }

    @Test func touchesBesideLinksReachWhoeverIsBelow() throws {
        final class Below: UIView {
            var touches = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
        }
        let below = Below(frame: label.frame)
        window.addSubview(below)
        below.addSubview(label)
        label.linkDetector = .standard
        label.text = "@ann"
        label.onLinkTap = { _ in }
        finger.tap(at: CGPoint(x: 250, y: 100))
        #expect(below.touches == 1)
        finger.tap(at: try middle())
        #expect(below.touches == 1)
    }
}

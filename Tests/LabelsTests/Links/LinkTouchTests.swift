import Foundation
import PlacardLabels
import TestTools
import Testing

@MainActor @Suite struct LinkTouchTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let label = PlacardLabel(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
    private let finger: TouchSequence

    init() throws {
        label.numberOfLines = 0
        label.linkDetector = try LinkDetector()
        window.addSubview(label)
        finger = TouchSequence(in: window)
    }

    private func middle(of link: LabelLink) throws -> CGPoint {
        let rect = try #require(label.rects(of: link).first)
        return label.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    @Test func aTapDeliversTheLinkAndNothingFiresBeside() throws {
        label.text = "Ask @ann today"
        var tapped: [String] = []
        label.onLinkTap = { tapped.append($0.target) }
        let link = try #require(label.links.first)
        let point = try middle(of: link)
        finger.tap(at: point)
        #expect(tapped == ["@ann"])
        for beside in [CGPoint(x: point.x, y: point.y + 30), CGPoint(x: 200, y: point.y), CGPoint(x: 25, y: point.y)]
        {
            finger.tap(at: beside)
        }
        #expect(tapped == ["@ann"])
    }

    @Test func aFingerThatLeavesTheLinkCancelsIt() throws {
        label.text = "Ask @ann today"
        var taps = 0
        label.onLinkTap = { _ in taps += 1 }
        let link = try #require(label.links.first)
        let point = try middle(of: link)
        finger.down(at: point)
        #expect(label.pressedLink == link)
        finger.move(to: CGPoint(x: point.x, y: point.y + 40))
        #expect(label.pressedLink == nil)
        finger.move(to: point)
        finger.up()
        #expect(taps == 0)
    }

    @Test func aLongPressIsToldInPlaceOfATap() throws {
        label.text = "Ask @ann today"
        var told: [String] = []
        label.onLinkTap = { told.append("tap " + $0.target) }
        label.onLinkLongPress = { told.append("long " + $0.target) }
        let link = try #require(label.links.first)
        finger.press(at: try middle(of: link), for: 0.6)
        #expect(told == ["long @ann"])
        #expect(label.pressedLink == nil)
    }

    @Test func aShortenedURLIsDeliveredWhole() throws {
        label.text = "Read https://example.com/a/very/long/path?with=query now"
        label.maximumURLLength = 20
        var tapped: [String] = []
        label.onLinkTap = { tapped.append($0.target) }
        finger.tap(at: try middle(of: try #require(label.links.first)))
        #expect(tapped == ["https://example.com/a/very/long/path?with=query"])
        let long = PlacardLabel()
        long.text = label.text
        #expect(label.intrinsicContentSize.height <= long.intrinsicContentSize.height)
    }

    @Test func linksAreBlueWithoutUnderlineUnlessStyledOtherwise() throws {
        label.textColor = .black
        label.attributedText = NSAttributedString(
            string: "link", attributes: [.link: "https://example.com", .font: UIFont.boldSystemFont(ofSize: 40)])
        let plain = try Pixels(of: label)
        #expect(plain.values.contains { $0 >> 24 == 255 && $0 & 255 > 200 && $0 >> 16 & 255 < 100 })
        label.linkStyles[.attribute, .normal] = LinkStyle(color: .red, underline: .single)
        let styled = try Pixels(of: label)
        #expect(!styled.values.contains { $0 >> 24 == 255 && $0 & 255 > 200 })
        #expect(styled != plain)
    }

    @Test func theHighlightLiesBehindAllPiecesOfAPressedLink() throws {
        label.text = "See https://example.com/a-link-that-is-longer-than-one-line-of-this-label"
        label.linkHighlight = LinkHighlight(color: .green, cornerRadius: 0)
        label.onLinkTap = { _ in }
        let link = try #require(label.links.first)
        #expect(label.rects(of: link).count >= 2)
        let before = try Pixels(of: label).values.filter { $0 == 0xFF00_FF00 }.count
        finger.down(at: try middle(of: link))
        let pressed = try Pixels(of: label)
        #expect(before == 0)
        for rect in label.rects(of: link) {
            let row = Int(rect.minY + 1) * pressed.width
            #expect(pressed.values[row..<row + pressed.width].contains(0xFF00_FF00))
        }
    }

    /// Every point of a grid: on letters of a link its tap fires, farther away than the slop none does.
    @Test(
        arguments: [
            "Ask @ann or #help at https://example.com/page 😀 today, me@example.com",
            "你好@小明，请看https://example.com谢谢#话题",
            "مرحبا @أحمد انظر https://example.com الآن #وسم", "👨‍👩‍👧‍👦@family 🇩🇪#flag",
        ], [NSTextAlignment.natural, .center, .right])
    func tapsOnLinksHitAndTapsBesideMiss(text: String, alignment: NSTextAlignment) throws {
        label.text = text
        label.textAlignment = alignment
        label.verticalAlignment = .bottom
        label.shape = .bubble()
        label.textInsets = UIEdgeInsets(top: 4, left: 6, bottom: 4, right: 6)
        var tapped: [LabelLink] = []
        label.onLinkTap = { tapped.append($0) }
        let places = label.links.map { ($0, label.rects(of: $0)) }
        #expect(places.count >= 2 && places.allSatisfy { !$0.1.isEmpty })
        for x in stride(from: 1.5, to: 200, by: 8) {
            for y in stride(from: 1.5, to: 100, by: 6) {
                let point = CGPoint(x: x, y: y)
                tapped = []
                finger.tap(at: label.convert(point, to: nil))
                let on = places.first { $0.1.contains { $0.contains(point) } }?.0
                let isNear = places.contains { $0.1.contains { $0.insetBy(dx: -4, dy: -4).contains(point) } }
                if let on { #expect(tapped == [on], "at \(point)") }
                if !isNear { #expect(tapped.isEmpty, "at \(point)") }
            }
        }
    }

    @Test func `nobody presses links that mean nothing, although the label can be copied`() throws {
        label.text = "Ask @ann today"
        label.isCopyable = true
        let point = try middle(of: try #require(label.links.first))
        finger.down(at: point)
        #expect(label.pressedLink == nil)
        finger.up()
        label.onLinkTap = { _ in }
        finger.down(at: point)
        #expect(label.pressedLink != nil)
        finger.up()
    }
}

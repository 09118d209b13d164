import Foundation
import PlacardLabels
import Testing

@MainActor @Suite struct LabelCopyingTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    private let label = PlacardLabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    private let finger: TouchSequence
    private let copy = NSSelectorFromString("copy:")

    init() throws {
        label.linkDetector = try LinkDetector()
        label.maximumURLLength = 10
        label.text = "See https://example.com/a/long/path"
        label.pasteboard = .withUniqueName()
        window.addSubview(label)
        finger = TouchSequence(in: window)
    }

    private enum Place { case link, beside }

    private func press(on place: Place) throws {
        let link = try #require(label.links.first)
        let rect = try #require(label.rects(of: link).first)
        finger.press(at: CGPoint(x: place == .link ? rect.midX : 5, y: rect.midY), for: 0.6)
    }

    @Test func nothingIsCopiedUnlessTheLabelIsCopyable() throws {
        label.isUserInteractionEnabled = true
        try press(on: .link)
        #expect(label.pasteboard.string == nil)
        #expect(!label.canPerformAction(copy, withSender: nil))
    }

    @Test func aLongPressCopiesTheTextOrTheWholeTargetOfALink() throws {
        label.isCopyable = true
        var told: [String] = []
        label.onCopy = { told.append($0) }
        try press(on: .beside)
        #expect(label.pasteboard.string == "See https://example.com/a/long/path")
        try press(on: .link)
        #expect(label.pasteboard.string == "https://example.com/a/long/path")
        #expect(told.count == 2 && label.pasteboard.changeCount == 2)
    }

    @Test func aShortTapCopiesNothing() throws {
        label.isCopyable = true
        finger.tap(at: CGPoint(x: 5, y: 50))
        #expect(!label.pasteboard.hasStrings)
    }

    @Test func longPressesOnLinksAreTheProgramsIfItWantsThem() throws {
        label.isCopyable = true
        var pressed = 0
        label.onLinkLongPress = { _ in pressed += 1 }
        try press(on: .link)
        #expect(pressed == 1 && label.pasteboard.string == nil)
        try press(on: .beside)
        #expect(pressed == 1 && label.pasteboard.string != nil)
        (label.isCopyable, label.onLinkLongPress) = (false, nil)
        #expect(label.gestureRecognizers == nil)
    }

    @Test func menusFindTheLabelThroughTheChainOfResponders() {
        label.isCopyable = true
        let upon = UIView(frame: label.bounds)
        label.addSubview(upon)
        #expect(upon.target(forAction: copy, withSender: nil) as AnyObject === label)
        label.copy(nil as Any?)
        #expect(label.pasteboard.string == label.text)
        label.text = ""
        #expect(upon.target(forAction: copy, withSender: nil) == nil)
    }
}

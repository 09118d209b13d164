import Foundation
import Testing

@testable import PlacardUIKit

@MainActor @Suite(.serialized) struct TargetTests {
    private let listener = Listener()
    private let button = UIButton()

    /// Objective-C does not look at what a method is handed.
    @Test func aLinkOfTheDisplayCallsAMethodThatWasWrittenForTimers() {
        let clock = EventClock(.stepped)
        clock.drive {
            let link = CADisplayLink(target: listener, selector: "tick:")
            link.add(to: .main, forMode: .tracking)
            clock.advance(by: 0.02)
            link.invalidate()
            clock.advance(by: 0.1)
        }
        #expect(listener.heard == ["tick "])
    }

    /// Apple's documentation of `add(to:forMode:)` and `remove(from:forMode:)`: a link is taken from one mode at a time.
    @Test func aLinkOfTheDisplayStopsWithItsLastModeAndCanBeAddedAgain() {
        let clock = EventClock(.stepped)
        clock.drive {
            let link = CADisplayLink(target: listener, selector: "tick:")
            for mode in [RunLoop.Mode.tracking, .default] { link.add(to: .main, forMode: mode) }
            link.remove(from: .main, forMode: .default)
            clock.advance(by: 0.02)
            #expect(listener.heard.count == 1)
            link.remove(from: .main, forMode: .tracking)
            clock.advance(by: 0.1)
            #expect(listener.heard.count == 1)
            link.add(to: .main, forMode: .default)
            clock.advance(by: 0.02)
            #expect(listener.heard.count == 2)
            link.invalidate()
        }
    }

    /// Views make their links, paused, before any code is driven by a clock; a touch lets them go on.
    @Test func aLinkOfTheDisplayGoesOnByTheClockOfTheCodeThatEndsItsPause() {
        let clock = EventClock(.stepped)
        let link = CADisplayLink(target: listener, selector: "tick:")
        link.add(to: .main, forMode: .common)
        link.isPaused = true
        clock.drive { link.isPaused = false }
        clock.advance(by: 0.02)
        #expect(listener.heard == ["tick "])
        link.isPaused = true
        clock.advance(by: 1)
        link.invalidate()
        #expect(listener.heard == ["tick "])
    }

    /// Apple's documentation of `sendAction(_:to:from:for:)`: without a target the first responder gets the message.
    @Test func anActionFromNobodyReachesTheFirstResponderOfTheKeyWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let field = UITextField(frame: window.bounds)
        window.addSubview(field)
        window.makeKeyAndVisible()
        field.becomeFirstResponder()
        #expect(UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
        #expect(!field.isFirstResponder)
        window.isHidden = true
    }

    @Test func controlsSendTheirActionsToTargets() {
        button.addTarget(listener, action: "plain", for: .touchUpInside)
        button.addTarget(listener, action: "pick:event:", for: [.touchUpInside, .valueChanged])
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        #expect(listener.heard == ["plain", "pick", "pick"])
    }

    /// As on iOS, where Swift's types do not keep a nil of Objective-C out.
    @Test func aMethodThatWantsAnEventIsCalledWithoutOne() {
        button.addTarget(listener, action: "choose:event:", for: .valueChanged)
        button.sendActions(for: .valueChanged)
        #expect(listener.heard == ["choose 0"])
    }

    @Test func aTouchBringsItsEvent() {
        let stage = TouchStage()
        button.frame = stage.view.bounds
        stage.view.addSubview(button)
        button.addTarget(listener, action: "pick:event:", for: .touchUpInside)
        stage.finger.tap(at: stage.inside)
        #expect(listener.heard == ["pick with event"])
    }

    @Test func targetsThatWereRemovedHearNothing() {
        button.addTarget(listener, action: "plain", for: [.touchUpInside, .touchDown])
        #expect(button.actions(forTarget: listener, forControlEvent: .touchDown) == ["plain"])
        #expect(button.allTargets == [listener])
        button.removeTarget(listener, action: "plain", for: .touchDown)
        #expect(button.allControlEvents == .touchUpInside)
        button.removeTarget(nil, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(listener.heard.isEmpty && button.allTargets.isEmpty)
    }

    @Test func targetsAreNotHeld() {
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            button.addTarget(listener, action: "plain", for: .touchUpInside)
        }
        button.sendActions(for: .touchUpInside)
        #expect(gone == nil && button.actions(forTarget: nil, forControlEvent: .touchUpInside) == nil)
    }

    @Test func withoutATargetTheResponderChainIsAsked() {
        listener.addSubview(button)
        button.addTarget(nil, action: "plain", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(listener.heard == ["plain"])
        #expect(UIApplication.shared.sendAction("copy:", to: nil, from: button, for: nil))
        #expect(!UIApplication.shared.sendAction("paste:", to: nil, from: button, for: nil))
        #expect(listener.heard == ["plain", "copy"])
    }

    @Test func recognizersTellTheirTargets() {
        let stage = TouchStage()
        let tap = UITapGestureRecognizer(target: listener, action: "tap:")
        tap.addTarget(listener, action: "plain")
        stage.view.addGestureRecognizer(tap)
        stage.finger.tap(at: stage.inside)
        #expect(listener.heard == ["tap 3", "plain"])
        tap.removeTarget(listener, action: nil)
        stage.finger.tap(at: stage.inside)
        #expect(listener.heard.count == 2)
    }

    @Test func itemsOfBarsDoTheirActions() {
        let item = UIBarButtonItem(barButtonSystemItem: .done, target: listener, action: "plain")
        #expect(item.target === listener && item.action == "plain" && item.title == "Done")
        item.perform()
        #expect(listener.heard == ["plain"])
    }

    @Test func `a target that is gone does not count`() {
        let button = UIButton()
        do {
            let listener = Listener()
            button.addTarget(listener, action: Selector("plain"), for: .touchUpInside)
            #expect(button.allControlEvents == .touchUpInside)
        }
        var count = 0
        button.enumerateEventHandlers { _, _, _, _ in count += 1 }
        #expect(count == 0 && button.allControlEvents == [])
        let recognizer = UITapGestureRecognizer()
        do { recognizer.addTarget(Listener(), action: Selector("plain")) }
        recognizer.addTarget(nil, action: Selector("plain"))
        recognizer.removeTarget(nil, action: nil)
    }

    @Test func `what is observed by a selector goes when it is no longer observed`() {
        weak var observed: UIView?
        let listener = Listener()
        do {
            let view = UIView()
            observed = view
            NotificationCenter.default.addObserver(
                listener, selector: Selector("plain"), name: Notification.Name("test.goes"), object: view)
            NotificationCenter.default.removeObserver(listener)
        }
        #expect(observed == nil)
    }
}

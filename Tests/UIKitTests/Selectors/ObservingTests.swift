import PlacardUIKit
import Testing

@MainActor @Suite(.serialized) struct ObservingTests {
    private let listener = Listener()
    private let center = NotificationCenter()
    private let one = Notification.Name("one")
    private let other = Notification.Name("other")

    @Test func observersHearOfTheirNotifications() {
        center.addObserver(listener, selector: "note:", name: one, object: nil)
        center.post(name: one, object: nil)
        center.post(name: other, object: nil)
        #expect(listener.heard == ["one"])
    }

    @Test func observersThatWereRemovedHearNothing() {
        center.addObserver(listener, selector: "note:", name: one, object: nil)
        center.addObserver(listener, selector: "note:", name: other, object: nil)
        center.removeObserver(listener, name: one, object: nil)
        center.post(name: one, object: nil)
        center.post(name: other, object: nil)
        #expect(listener.heard == ["other"])
        center.removeObserver(listener)
        center.post(name: other, object: nil)
        #expect(listener.heard == ["other"])
    }

    @Test func observersAreNotHeld() {
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            center.addObserver(listener, selector: "note:", name: one, object: nil)
        }
        center.post(name: one, object: nil)
        #expect(gone == nil)
    }

    @Test func tokensOfClosuresAreRemovedAsEver() {
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: one, object: nil, queue: nil) { _ in count += 1 }
        center.post(name: one, object: nil)
        center.removeObserver(token)
        center.post(name: one, object: nil)
        #expect(count == 1)
    }

    @Test func timersTellTheirTargetsWithTheirInfo() {
        let timer = Timer.scheduledTimer(
            timeInterval: 0.001, target: listener, selector: "tick:", userInfo: "x", repeats: true)
        runLoop { listener.heard.count >= 2 }
        timer.invalidate()
        #expect(listener.heard.prefix(2) == ["tick x", "tick x"])
    }
}

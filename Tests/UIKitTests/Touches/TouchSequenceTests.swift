import Testing

@testable import PlacardUIKit

/// On iOS what changes in a turn of the run loop is laid out at its end, before the next event and the next timer.
@MainActor @Suite struct TouchSequenceTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let view: UIView

    init() {
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        view = controller.view
    }

    private func addButton(_ action: @escaping () -> Void) -> UIButton {
        let button = UIButton(primaryAction: UIAction { _ in action() })
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            button.widthAnchor.constraint(equalToConstant: 100), button.heightAnchor.constraint(equalToConstant: 40),
        ])
        return button
    }

    @Test func `a finger finds what was added just before`() {
        var taps = 0
        _ = addButton { taps += 1 }
        TouchSequence(in: window).tap(at: CGPoint(x: 100, y: 100))
        #expect(taps == 1)
    }

    @Test func `what was added has its place while time passes`() {
        let button = addButton {}
        var frame = CGRect.zero
        let finger = TouchSequence(in: window)
        window.eventClock.schedule(after: 0.1) { frame = button.frame }
        finger.wait(0.2)
        #expect(frame == CGRect(x: 50, y: 80, width: 100, height: 40))
    }

    @Test func `a clock that is moved on lays out what was changed before each alarm`() {
        window.eventClock = EventClock(.stepped)
        var frames: [CGRect] = []
        let first = addButton {}
        window.eventClock.schedule(after: 0.1) {
            frames.append(first.frame)
            let second = self.addButton {}
            self.window.eventClock.schedule(after: 0.1) { frames.append(second.frame) }
        }
        window.eventClock.advance(by: 1)
        #expect(frames == [CGRect](repeating: CGRect(x: 50, y: 80, width: 100, height: 40), count: 2))
    }

    @Test func `a clock does not keep its windows`() {
        let clock = EventClock(.stepped)
        weak var gone: UIWindow?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            window.eventClock = clock
            gone = window
        }
        #expect(gone == nil)
        clock.advance(by: 1)
    }
}

import PlacardUIKit
import Testing

/// Key-value observing of what is no view, as recognizers for links watch the label that they are attached to. Source: Apple's
/// article "Using Key-Value Observing in Swift".
@MainActor @Suite struct ObservedObjectsTests {
    private final class Watcher: UIGestureRecognizer {
        var observation: NSKeyValueObservation?
        var seen: [String] = []

        override init(target: Any?, action: Selector?) {
            super.init(target: target, action: action)
            observation = observe(\.view) { [unowned self] _, _ in seen.append(view is UILabel ? "label" : "none") }
        }
    }

    @Test func `a recognizer tells of the view that it is attached to`() {
        let (watcher, label) = (Watcher(target: nil, action: nil), UILabel())
        label.addGestureRecognizer(watcher)
        label.removeGestureRecognizer(watcher)
        #expect(watcher.seen == ["label", "none"])
    }

    @Test func `a recognizer tells of its state`() {
        let tap = UITapGestureRecognizer()
        var states: [UIGestureRecognizer.State] = []
        let observation = tap.observe(\.state, options: .new) { _, change in
            if let state = change.newValue { states.append(state) }
        }
        tap.state = .failed
        #expect(states == [.failed])
        observation.invalidate()
    }

    @Test func `a controller tells of its title`() {
        let controller = UIViewController()
        var titles: [String?] = []
        let observation = controller.observe(\.title, options: [.old, .new]) { controller, _ in
            titles.append(controller.title)
        }
        controller.title = "Inbox"
        #expect(titles == ["Inbox"])
        observation.invalidate()
    }
}

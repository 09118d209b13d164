import PlacardUIKit
import Testing

/// Apple's page of `observe(_:options:changeHandler:)`.
@MainActor @Suite struct KeyValueObservationTests {
    @Test func `a label's text is told with the one before`() {
        let label = UILabel()
        var heard: [String] = []
        let observation = label.observe(\.text, options: [.old, .new]) { label, change in
            heard.append("\((change.oldValue ?? nil) ?? "nothing") to \((change.newValue ?? nil) ?? "nothing")")
        }
        label.text = "a"
        label.text = "b"
        label.text = "b"
        #expect(heard == ["nothing to a", "a to b"])
        observation.invalidate()
        label.text = "c"
        #expect(heard.count == 2)
    }

    @Test func `places, sizes, states and offsets are told as they change`() {
        let (view, button) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIButton())
        var heard: [String] = []
        let observations = [
            view.observe(\.bounds) { view, _ in heard.append("bounds \(view.bounds.width)") },
            view.observe(\.center) { _, _ in heard.append("center") },
            view.observe(\.contentSize) { view, _ in heard.append("content \(view.contentSize.height)") },
            view.observe(\.contentOffset, options: .new) { _, change in
                heard.append("offset \(change.newValue?.y ?? 0)")
            },
            view.observe(\.isHidden) { _, _ in heard.append("hidden") },
            button.observe(\.isSelected) { _, _ in heard.append("selected") },
        ]
        view.bounds.size.width = 120
        view.center.x = 70
        view.contentSize = CGSize(width: 100, height: 500)
        view.isHidden = true
        button.isSelected = true
        #expect(heard == ["bounds 120.0", "center", "content 500.0", "hidden", "selected"])
        heard = []
        view.contentOffset.y = 40
        #expect(heard.contains("offset 40.0"))
        #expect(observations.count == 6)
    }

    /// Apple's documentation of `didChangeValue(forKey:)`.
    @Test func `a program says itself that a value of its own has changed`() {
        final class Rating: UILabel { var value = 0 }
        let rating = Rating()
        var told: [Int] = []
        let observation = rating.observe(\.value, options: [.new]) { _, change in told.append(change.newValue ?? -1) }
        rating.willChangeValue(forKey: "value")
        rating.value = 4
        #expect(told.isEmpty)
        rating.didChangeValue(forKey: "value")
        rating.didChangeValue(for: \.value)
        #expect(told == [4])
        observation.invalidate()
    }

    @Test func `an observation ends with its owner, and tells at once where that is asked for`() {
        let label = UILabel()
        var count = 0
        var observation: NSKeyValueObservation? = label.observe(\.text, options: .initial) { _, change in
            count += 1
            #expect(change.newValue == nil)
        }
        #expect(count == 1)
        label.text = "a"
        #expect(count == 2 && observation != nil)
        observation = nil
        label.text = "b"
        #expect(count == 2)
    }
}

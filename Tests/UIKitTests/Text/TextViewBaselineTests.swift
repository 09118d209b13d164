import Testing

@testable import PlacardUIKit

/// A text view's baselines are those of its first and its last line, as `firstBaselineAnchor` says of views with text.
@MainActor @Suite struct TextViewBaselineTests {
    private let text = UITextView()
    private let label = UILabel()
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    init() {
        text.isScrollEnabled = false
        text.font = .systemFont(ofSize: 12)
        text.text = "First\nLast"
        (label.font, label.text) = (.systemFont(ofSize: 12), "Label")
        for view in [text, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(view)
        }
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            text.widthAnchor.constraint(equalToConstant: 100),
            label.leadingAnchor.constraint(equalTo: text.trailingAnchor),
        ])
    }

    @Test func `A label stands on the line of a text view's first letters`() {
        text.topAnchor.constraint(equalTo: box.topAnchor, constant: 20).isActive = true
        label.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor).isActive = true
        box.layoutIfNeeded()
        #expect(abs(label.frame.minY - (text.frame.minY + text.textContainerInset.top)) <= 0.5)
    }

    @Test func `A label stands on the line of a text view's last letters`() {
        text.topAnchor.constraint(equalTo: box.topAnchor, constant: 20).isActive = true
        label.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor).isActive = true
        box.layoutIfNeeded()
        #expect(abs(label.frame.maxY - (text.frame.maxY - text.textContainerInset.bottom)) <= 0.5)
    }
}

import Testing

@testable import PlacardUIKit

@MainActor @Suite struct WrappedTextTests {
    /// A label that notes what is asked of it, in the order of asking.
    private final class Asked: UILabel {
        var calls: [String] = []

        override var intrinsicContentSize: CGSize {
            calls.append("intrinsicContentSize")
            return super.intrinsicContentSize
        }

        override func updateConstraints() {
            calls.append("updateConstraints")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            calls.append("layoutSubviews")
            super.layoutSubviews()
        }
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    private let label = Asked()
    private static let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 3)

    init() {
        label.numberOfLines = 0
        label.text = Self.text
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }

    private func pin() {
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    }

    @Test func `a label is asked with its width free and at the width that is found, then laid out`() {
        pin()
        label.setNeedsUpdateConstraints()
        label.calls = []
        root.layoutIfNeeded()
        #expect(
            label.calls == ["updateConstraints", "intrinsicContentSize", "intrinsicContentSize", "layoutSubviews"])
    }

    @Test func `a new width asks once more, and nothing asks again without reason`() {
        pin()
        root.layoutIfNeeded()
        label.calls = []
        root.frame.size.width = 150
        root.layoutIfNeeded()
        #expect(label.calls == ["intrinsicContentSize", "layoutSubviews"])
        label.calls = []
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(label.calls.isEmpty)
    }

    @Test func `invalidating asks both questions again`() {
        pin()
        root.layoutIfNeeded()
        label.calls = []
        label.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        #expect(label.calls.filter { $0 == "intrinsicContentSize" }.count == 2)
    }

    @Test func `text hugs its lines where it may, and takes more space when there is more`() {
        label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).isActive = true
        for width in [200, 320, 150, 3000, 200] as [CGFloat] {
            root.frame.size.width = width
            root.layoutIfNeeded()
            let fitting = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            #expect(label.frame.size == fitting)
        }
    }

    @Test func `what lies below follows the height of the text`() {
        pin()
        let below = UIView()
        below.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(below)
        below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 3).isActive = true
        root.layoutIfNeeded()
        let tall = below.frame.minY
        label.text = "One line"
        root.layoutIfNeeded()
        #expect(below.frame.minY == 23.5)
        label.text = Self.text
        root.layoutIfNeeded()
        #expect(below.frame.minY == tall)
    }

    @Test func `baselines of several lines are those of the first and the last`() {
        pin()
        let (first, last) = (UILabel(), UILabel())
        for one in [first, last] {
            one.text = "x"
            one.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(one)
        }
        first.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
        last.firstBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor).isActive = true
        for width in [200, 120, 300] as [CGFloat] {
            root.frame.size.width = width
            root.layoutIfNeeded()
            // The same font: tops of lines meet, and the last line ends where the label ends.
            #expect(abs(first.frame.minY - label.frame.minY) <= 0.5)
            #expect(abs(last.frame.maxY - label.frame.maxY) <= 0.5)
            #expect(last.frame.minY > first.frame.minY + 30)
        }
    }

    @Test func `text that must not be compressed wraps where required rules leave it no space`() {
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 150).isActive = true
        let before = NSLayoutConstraint.report
        var reports: [String] = []
        NSLayoutConstraint.report = { reports.append($0) }
        defer { NSLayoutConstraint.report = before }
        root.layoutIfNeeded()
        #expect(label.frame.size == label.sizeThatFits(CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude)))
        #expect(label.frame.height > 40 && reports.isEmpty)
    }
}

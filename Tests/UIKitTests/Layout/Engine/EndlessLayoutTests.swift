import PlacardUIKit
import Testing

/// Placard's own notice, where Apple's systems say nothing or stop the program ("Layout feedback loop").
@MainActor @Suite(.serialized) struct EndlessLayoutTests {
    private final class Restless: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            setNeedsLayout()
        }
    }

    @Test func `layout without end is told once for all views of a class and all passes`() {
        let before = NSLayoutConstraint.report
        defer { NSLayoutConstraint.report = before }
        var told: [String] = []
        NSLayoutConstraint.report = { told.append($0) }
        for _ in 0..<2 {
            let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            for _ in 0..<2 {
                view.setNeedsLayout()
                view.layoutIfNeeded()
            }
        }
        #expect(told.filter { $0.contains("Restless") && $0.contains("asks for layout") }.count == 1)
    }
}

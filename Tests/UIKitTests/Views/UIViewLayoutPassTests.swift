import PlacardUIKit
import Testing

/// Which changes mark whom: gnustep/libs-quartzcore's tests against Apple; how often: LayoutLoopHunter issue 1.
@MainActor @Suite struct UIViewLayoutPassTests {
    private final class Restless: UIView {
        var passes = 0
        var change: (Restless) -> Void = { _ in }

        override func layoutSubviews() {
            super.layoutSubviews()
            passes += 1
            change(self)
        }
    }

    private let view = Restless(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    /// What is reported while something is done.
    private static let changes: [@MainActor (Restless) -> Void] = [
        { $0.setNeedsLayout() }, { $0.addSubview(UIView()) },
        { view in
            for child in view.subviews { child.removeFromSuperview() }
            view.addSubview(UIView())
        }, { $0.bounds.size.width += 1 },
    ]

    @Test(arguments: 0..<4) func `A view that marks itself is laid out once more and then left`(_ index: Int) {
        view.change = Self.changes[index]
        let said = layoutReports { view.layoutIfNeeded() }
        #expect(view.passes == 2 && view.layer.needsLayout())
        #expect(said.count == 1 && said[0].hasPrefix("Restless:0x"))
        _ = layoutReports { view.layoutIfNeeded() }
        #expect(view.passes == 4)
    }

    @Test func `A change that comes to rest takes one repeat and no word`() {
        view.change = { if $0.subviews.isEmpty { $0.addSubview(UIView()) } }
        #expect(layoutReports { view.layoutIfNeeded() } == [])
        #expect(view.passes == 2 && !view.layer.needsLayout())
    }

    @Test func `Bringing the front view to the front changes nothing`() {
        let front = UIView()
        view.addSubview(front)
        view.change = { $0.bringSubviewToFront(front) }
        view.layoutIfNeeded()
        #expect(view.passes == 1)
    }

    @Test func `Adding marks the superview, not what is added`() {
        let added = Restless()
        view.layoutIfNeeded()
        added.layoutIfNeeded()
        view.addSubview(added)
        #expect(view.layer.needsLayout() && !added.layer.needsLayout())
        view.layoutIfNeeded()
        added.removeFromSuperview()
        #expect(view.layer.needsLayout() && !added.layer.needsLayout())
    }
}

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

    /// Widespread: `layoutSubviews()` makes gradients and shapes anew; digits that roll are layers, and begin to when all of
    /// them have been added.
    @Test func `layers without views come and go without layout of the view`() {
        view.layoutIfNeeded()
        let (first, second) = (CALayer(), CALayer())
        view.layer.addSublayer(first)
        view.layer.insertSublayer(second, below: first)
        first.removeFromSuperlayer()
        view.layer.sublayers = nil
        #expect(!view.layer.needsLayout())
        let added = UIView()
        view.layer.addSublayer(added.layer)
        #expect(view.layer.needsLayout())
    }

    @Test func `what a layer without a view needs is laid out with the view that it has come to`() {
        final class Column: CALayer {
            var passes = 0
            override func layoutSublayers() { passes += 1 }
        }
        view.layoutIfNeeded()
        let passes = view.passes
        let column = Column()
        column.addSublayer(CALayer())
        view.layer.addSublayer(column)
        view.layoutIfNeeded()
        #expect(view.passes == passes && column.passes == 1)
    }
}

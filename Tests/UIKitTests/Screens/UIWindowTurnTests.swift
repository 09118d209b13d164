import Dispatch
import PlacardUIKit
import Testing

/// Trees in a window are laid out and drawn once at a turn's end, views without a window are left alone: published
/// experiments with UIKit's run loop.
@MainActor @Suite struct UIWindowTurnTests {
    private final class Counting: UIView {
        var laidOut = 0
        var drawn = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            laidOut += 1
        }

        override func draw(_ rect: CGRect) { drawn += 1 }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    /// Lets what waits on the main queue happen.
    private func turn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    @Test func `A change is shown when the turn is over, and once`() async {
        window.addSubview(view)
        view.setNeedsDisplay()
        view.setNeedsLayout()
        #expect(view.laidOut == 0 && view.drawn == 0)
        await turn()
        #expect(view.laidOut == 1 && view.drawn == 1)
        await turn()
        #expect(view.laidOut == 1 && view.drawn == 1)
    }

    @Test func `So is a change that is made later`() async {
        window.addSubview(view)
        await turn()
        DispatchQueue.main.async { [view] in
            MainActor.assumeIsolated {
                view.setNeedsDisplay()
                view.frame.size.width = 60
            }
        }
        await turn()
        await turn()
        #expect(view.laidOut == 2 && view.drawn == 2)
    }

    @Test func `A view without a window is left alone until somebody asks`() async {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(view)
        await turn()
        #expect(view.laidOut == 0 && view.drawn == 0)
        root.layoutIfNeeded()
        #expect(view.laidOut == 1)
    }

    @Test func `A view that is drawn again and again does not keep the program busy`() async {
        final class Greedy: UIView {
            var drawn = 0
            override func draw(_ rect: CGRect) {
                drawn += 1
                setNeedsDisplay()
            }
        }
        let greedy = Greedy(frame: view.frame)
        window.addSubview(greedy)
        for _ in 0..<5 { await turn() }
        #expect(greedy.drawn == 1)
    }

    @Test func `Text and constraints that change show too`() async {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(label)
        let width = label.widthAnchor.constraint(equalToConstant: 40)
        width.isActive = true
        await turn()
        #expect(label.frame.width == 40 && label.layer.contents == nil)
        label.text = "Text"
        width.constant = 60
        await turn()
        #expect(label.frame.width == 60 && label.frame.height > 10 && label.layer.contents != nil)
    }
}

import PlacardUIKit
import TestTools
import Testing

/// What views of UIKit's own draw fits their size, whatever their content mode, as labels and controls do on iOS that are
/// loaded from nibs or turned with their screen.
@MainActor @Suite struct RedrawingTests {
    private func label() -> UILabel {
        let label = UILabel()
        (label.text, label.numberOfLines, label.backgroundColor) = ("A text of several words", 0, .yellow)
        label.contentMode = .left
        return label
    }

    private func control<Control: UIControl>(_ control: Control) -> Control {
        (control as? UISlider)?.value = 0.3
        return control
    }

    private func pages() -> UIPageControl {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        return pages
    }

    private func progress() -> UIProgressView {
        let view = UIProgressView()
        view.progress = 0.3
        return view
    }

    @Test func `A view that gets another size is drawn as one that has had it from the start`() throws {
        let makers: [() -> UIView] = [
            label, { control(UISlider()) }, pages, { control(UISwitch()) }, { control(UIStepper()) }, progress,
        ]
        for make in makers {
            let (changed, fresh) = (make(), make())
            changed.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
            _ = try Pixels(of: changed)
            changed.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
            fresh.frame = changed.frame
            #expect(try Pixels(of: changed) == Pixels(of: fresh), "\(type(of: fresh))")
        }
    }

    @Test func `Letters of a text view keep their shape while its height is animated`() throws {
        let clock = EventClock(.stepped)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        func text(height: CGFloat) -> UITextView {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: height))
            (view.text, view.isScrollEnabled) = (Array(repeating: "line", count: 12).joined(separator: "\n"), false)
            return view
        }
        let (view, still) = (text(height: 40), text(height: 200))
        window.addSubview(view)
        try clock.drive { () throws in
            _ = try Pixels(of: window)
            UIView.animate(withDuration: 1) {
                view.frame.size.height = 200
                view.layoutIfNeeded()
            }
            clock.advance(by: 0.5)
            let (shown, whole) = (try Pixels(of: view), try Pixels(of: still))
            for y in 0..<40 { for x in 0..<200 { #expect(shown[x, y] == whole[x, y]) } }
        }
    }
}

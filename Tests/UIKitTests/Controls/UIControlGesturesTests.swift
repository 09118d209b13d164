import PlacardUIKit
import Testing

/// Apple's documentation of `UIGestureRecognizer`, "Interacting with Other User Interface Controls": a tap on a button, switch,
/// segmented control, stepper or page control, and a finger along a slider's or switch's knob, are the control's.
@MainActor @Suite struct UIControlGesturesTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    init() { window.addSubview(card) }

    /// Counts what a recognizer of the card does and what a control sends.
    private func count(_ recognizer: UIGestureRecognizer, _ control: UIControl, _ event: UIControl.Event) -> Counts {
        let counts = Counts()
        recognizer.addAction { if $0.state != .changed { counts.gestures += 1 } }
        card.addGestureRecognizer(recognizer)
        control.addAction(UIAction { _ in counts.events += 1 }, for: event)
        control.frame.origin = CGPoint(x: 50, y: 50)
        card.addSubview(control)
        return counts
    }

    @Test func `a tap on a control is not that of a recognizer around it`() {
        let (button, steps, dots) = (UIButton(type: .system), UIStepper(), UIPageControl())
        button.frame.size = CGSize(width: 80, height: 40)
        dots.numberOfPages = 5
        dots.frame.size = CGSize(width: 120, height: 30)
        let controls: [(UIControl, UIControl.Event)] = [
            (button, .touchUpInside), (UISwitch(), .valueChanged),
            (UISegmentedControl(items: ["One", "Two"]), .valueChanged),
            (steps, .valueChanged), (dots, .valueChanged),
        ]
        for (control, event) in controls {
            let tap = UITapGestureRecognizer()
            let counts = count(tap, control, event)
            TouchSequence(in: window).tap(at: CGPoint(x: control.frame.maxX - 10, y: control.frame.midY))
            #expect(counts.gestures == 0 && counts.events == 1, "\(control)")
            TouchSequence(in: window).tap(at: CGPoint(x: 10, y: 200))
            #expect(counts.gestures == 1, "\(control)")
            control.removeFromSuperview()
            card.removeGestureRecognizer(tap)
        }
    }

    @Test func `a recognizer has the tap where it lies on the control, asks for two, or the control does nothing`() {
        let button = UIButton(type: .system)
        button.frame.size = CGSize(width: 80, height: 40)
        let (twice, own) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        twice.numberOfTapsRequired = 2
        let counts = count(twice, button, .touchUpInside)
        let middle = CGPoint(x: 90, y: 70)
        let finger = TouchSequence(in: window)
        finger.tap(at: middle)
        finger.tap(at: middle)
        #expect(counts.gestures == 1)
        finger.wait(1)
        let around = count(UITapGestureRecognizer(), button, [])
        button.isEnabled = false
        finger.tap(at: middle)
        #expect(around.gestures == 1)
        finger.wait(1)
        button.isEnabled = true
        var isOwn = false
        own.addAction { _ in isOwn = true }
        button.addGestureRecognizer(own)
        finger.tap(at: middle)
        #expect(isOwn && around.gestures == 1)
    }

    @Test func `a finger along a slider moves it, one across is a recognizer's`() {
        let slider = UISlider()
        slider.frame.size = CGSize(width: 200, height: 30)
        let counts = count(UIPanGestureRecognizer(), slider, .valueChanged)
        let finger = TouchSequence(in: window)
        finger.down(at: CGPoint(x: 60, y: 65))
        finger.move(to: CGPoint(x: 160, y: 65))
        finger.up()
        #expect(counts.gestures == 0 && slider.value > 0.4)
        finger.wait(1)
        finger.down(at: CGPoint(x: 160, y: 65))
        finger.move(to: CGPoint(x: 160, y: 165))
        finger.up()
        #expect(counts.gestures == 2)
    }
}

@MainActor private final class Counts {
    var gestures = 0
    var events = 0
}

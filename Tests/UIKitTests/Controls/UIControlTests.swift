import PlacardUIKit
import Testing

@MainActor @Suite struct UIControlTests {
    private let stage = TouchStage()
    private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    private let middle = CGPoint(x: 125, y: 125)

    init() { stage.window.addSubview(control) }

    private func record(_ events: UIControl.Event...) -> Log {
        let log = Log()
        for event in events { control.addAction(UIAction { _ in log.events.append(event) }, for: event) }
        return log
    }

    @Test func aTapIsDownAndUpInside() {
        let log = record(.touchDown, .touchUpInside, .touchUpOutside, .touchCancel)
        stage.finger.tap(at: middle)
        #expect(log.events == [.touchDown, .touchUpInside])
    }

    @Test func leavingAndComingBackIsToldAndHighlightFollows() {
        let log = record(.touchDragExit, .touchDragEnter, .touchUpInside, .touchUpOutside)
        stage.finger.down(at: middle)
        #expect(control.isHighlighted && control.state == .highlighted)
        stage.finger.move(to: CGPoint(x: 10, y: 10))
        #expect(!control.isHighlighted)
        stage.finger.move(to: middle)
        stage.finger.move(to: CGPoint(x: 10, y: 10))
        stage.finger.up()
        #expect(log.events == [.touchDragExit, .touchDragEnter, .touchDragExit, .touchUpOutside])
    }

    @Test func aDisabledControlDoesNothing() {
        let log = record(.touchDown, .touchUpInside)
        control.isEnabled = false
        stage.finger.tap(at: middle)
        #expect(log.events.isEmpty)
    }

    @Test func anActionOfTheSameNameReplacesTheOlderOne() {
        var done: [String] = []
        for name in ["old", "new"] {
            control.addAction(
                UIAction(identifier: .init("open")) { _ in done.append(name) }, for: .touchUpInside)
        }
        stage.finger.tap(at: middle)
        #expect(done == ["new"])
    }

    @Test func anActionKnowsItsSenderWhileItIsPerformed() {
        var sender: AnyObject?
        let action = UIAction { sender = $0.sender }
        control.addAction(action, for: .touchUpInside)
        stage.finger.tap(at: middle)
        #expect(sender === control)
        #expect(action.sender == nil)
    }

    /// Apple's page of `beginTracking(_:with:)`: a control follows the touch that it was asked about.
    @Test func `a second finger neither moves nor lifts the one that is followed`() {
        control.isMultipleTouchEnabled = true
        let log = record(.touchDown, .touchDragInside, .touchDragOutside, .touchUpInside, .touchUpOutside)
        let other = TouchSequence(in: stage.window)
        stage.finger.down(at: middle)
        other.down(at: CGPoint(x: 110, y: 110))
        other.move(to: CGPoint(x: 300, y: 300))
        other.up()
        #expect(log.events == [.touchDown] && control.isTracking && control.isHighlighted)
        stage.finger.up()
        #expect(log.events == [.touchDown, .touchUpInside])
    }
}

@MainActor private final class Log {
    var events: [UIControl.Event] = []

    private final class Month: UIView {
        let button: UIButton = {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            let itself: (Month) -> () -> Month = { month in { month } }
            button.addTarget(itself, action: Selector("go"), for: .touchUpInside)
            return button
        }()
        var goes = 0
    }

    /// `self` in such a closure is a method of `NSObject`; on iOS the action is found up the responder chain.
    @Test func `a target that is no object stands for the responder chain`() {
        let month = Month()
        month.addSubview(month.button)
        let action = Selector("go", of: Month.self) { (month: Month) in month.goes += 1 }
        month.button.addTarget({ month }, action: action, for: .touchUpInside)
        month.button.sendActions(for: .touchUpInside)
        #expect(month.goes == 1)
    }
}

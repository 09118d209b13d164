import PlacardUIKit
import Testing

@MainActor @Suite struct TouchRouterTests {
    @Test func aTouchBelongsToTheViewItCameDownOnWhereverItMoves() {
        let stage = TouchStage()
        stage.finger.down(at: stage.inside)
        stage.finger.move(to: CGPoint(x: 190, y: 190))
        stage.finger.up()
        #expect(stage.view.log == ["began", "moved", "ended"])
    }

    /// Views that find out in it what was touched read the event's time or kind. Source: Apple's documentation of
    /// `hitTest(_:with:)`: nil stands for calls from outside of an event-handling code.
    @Test func `the view that a finger comes down on is looked for with the event`() {
        final class Sensor: UIView {
            var times: [TimeInterval?] = []
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                times.append(event?.type == .touches ? event?.timestamp : nil)
                return super.hitTest(point, with: event)
            }
        }
        let stage = TouchStage()
        let sensor = Sensor(frame: stage.view.bounds)
        stage.view.addSubview(sensor)
        stage.finger.wait(2)
        stage.finger.tap(at: stage.inside)
        #expect(sensor.times == [2])
    }

    @Test func touchesBesideAViewDoNotReachIt() {
        let stage = TouchStage()
        stage.finger.tap(at: CGPoint(x: 150, y: 50))
        #expect(stage.view.log.isEmpty)
    }

    @Test func aCancelledTouchIsToldAsSuch() {
        let stage = TouchStage()
        stage.finger.down(at: stage.inside)
        stage.finger.cancel()
        #expect(stage.view.log == ["began", "cancelled"])
    }

    @Test func aViewThatTakesNoNoticePassesTouchesUpTheChain() {
        let stage = TouchStage()
        stage.view.addSubview(UIView(frame: stage.view.bounds))
        stage.finger.tap(at: stage.inside)
        #expect(stage.view.log == ["began", "ended"])
    }

    /// A default label takes no touches: recorded on iOS, they fall through to what lies beneath.
    @Test func tapsFallThroughADefaultLabel() {
        let stage = TouchStage()
        let label = UILabel(frame: stage.view.frame)
        stage.window.addSubview(label)
        stage.finger.tap(at: stage.inside)
        #expect(stage.view.log == ["began", "ended"])
    }

    /// Apple's documentation of `UITouch.tapCount`: how often the finger was tapped, which one that is drawn away was not.
    @Test func `a press after a finger was drawn away is the first one again`() {
        let stage = TouchStage()
        let control = UIControl(frame: stage.view.bounds)
        stage.view.addSubview(control)
        var repeats = 0
        control.addAction(UIAction { _ in repeats += 1 }, for: .touchDownRepeat)
        stage.finger.down(at: CGPoint(x: 10, y: 10))
        stage.finger.move(to: CGPoint(x: 90, y: 10))
        stage.finger.move(to: CGPoint(x: 10, y: 10))
        stage.finger.up()
        stage.finger.tap(at: CGPoint(x: 10, y: 10))
        #expect(repeats == 0)
        stage.finger.tap(at: CGPoint(x: 10, y: 10))
        #expect(repeats == 1)
    }

    @Test func locationsAreInTheCoordinatesOfTheViewAskedFor() throws {
        let stage = TouchStage()
        stage.view.frame.origin = CGPoint(x: 30, y: 40)
        var seen: [CGPoint] = []
        stage.view.addGestureRecognizer(
            UITapGestureRecognizer { seen = [$0.location(in: $0.view), $0.location(in: nil)] })
        stage.finger.tap(at: stage.inside)
        #expect(seen == [CGPoint(x: 20, y: 10), CGPoint(x: 50, y: 50)])
    }
}

import PlacardUIKit
import Testing

@MainActor @Suite struct GestureTests {
    private let stage = TouchStage()

    /// Has a recognizer on the stage's view count what it does.
    private func count(_ recognizer: UIGestureRecognizer) -> Counter {
        let counter = Counter()
        recognizer.addAction { counter.states.append($0.state) }
        stage.view.addGestureRecognizer(recognizer)
        return counter
    }

    @Test func aTapIsRecognizedAndTakesTheTouchFromTheView() {
        let taps = count(UITapGestureRecognizer())
        stage.finger.tap(at: stage.inside)
        stage.finger.tap(at: stage.inside)
        #expect(taps.states == [.ended, .ended])
        #expect(stage.view.log == ["began", "cancelled", "began", "cancelled"])
    }

    /// Code keeps further touches away while what it begins is under way, and asks for the velocity then.
    @Test func aRecognizerThatIsTurnedOffInItsActionKeepsWhatItKnowsUntilAllActionsAreOver() {
        let pan = UIPanGestureRecognizer()
        var known: [(UIGestureRecognizer.State, CGFloat)] = []
        pan.addAction { _ in
            guard pan.state == .ended else { return }
            pan.isEnabled = false
            known.append((pan.state, pan.translation(in: nil).y))
        }
        stage.view.addGestureRecognizer(pan)
        stage.finger.down(at: stage.inside)
        stage.finger.move(to: CGPoint(x: stage.inside.x, y: stage.inside.y + 30))
        stage.finger.move(to: CGPoint(x: stage.inside.x, y: stage.inside.y + 60))
        stage.finger.up()
        #expect(known.map(\.0) == [.ended] && (known.first?.1 ?? 0) > 20)
        #expect(pan.state == .possible)
    }

    @Test func viewsKeepTheirTouchesIfTheRecognizerLeavesThem() {
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        let taps = count(tap)
        stage.finger.tap(at: stage.inside)
        #expect(taps.states == [.ended])
        #expect(stage.view.log == ["began", "ended"])
    }

    /// The one that recognizes first asks the others; those that fail then ask nobody.
    @Test func recognizersOfOneViewAskEachOtherOnce() {
        final class Asking: UITapGestureRecognizer {
            static var count = 0
            override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
                Self.count += 1
                return false
            }
            override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
                Self.count += 1
                return true
            }
        }
        for _ in 0..<50 { stage.view.addGestureRecognizer(Asking(target: nil, action: nil)) }
        let taps = count(UITapGestureRecognizer())
        stage.finger.tap(at: stage.inside)
        #expect(taps.states.isEmpty && Asking.count <= 150)
    }

    @Test func aFingerThatMovesAwayIsNoTap() {
        let taps = count(UITapGestureRecognizer())
        stage.finger.down(at: stage.inside)
        stage.finger.move(to: CGPoint(x: 50, y: 90))
        stage.finger.up()
        #expect(taps.states.isEmpty)
        stage.finger.tap(at: stage.inside)
        #expect(taps.states == [.ended])
    }

    @Test func twoTapsAreADoubleTapUnlessTheyAreFarApartInTime() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let doubles = count(double)
        stage.finger.tap(at: stage.inside)
        stage.finger.wait(1)
        stage.finger.tap(at: stage.inside)
        stage.finger.wait(1)
        #expect(doubles.states.isEmpty)
        stage.finger.tap(at: stage.inside)
        stage.finger.tap(at: stage.inside)
        #expect(doubles.states == [.ended])
    }

    @Test func aSingleTapThatRequiresTheDoubleTapToFailWaitsForIt() {
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        let (singles, doubles) = (count(single), count(double))
        stage.finger.tap(at: stage.inside)
        #expect(singles.states.isEmpty)
        stage.finger.wait(1)
        #expect(singles.states == [.ended])
        stage.finger.tap(at: stage.inside)
        stage.finger.tap(at: stage.inside)
        #expect(singles.states == [.ended])
        #expect(doubles.states == [.ended])
    }

    /// Half a second and 10 points, as Apple documents.
    @Test func aLongPressBeginsAfterHalfASecondAndEndsWhenTheFingerIsLifted() {
        let presses = count(UILongPressGestureRecognizer())
        stage.finger.down(at: stage.inside)
        stage.finger.wait(0.49)
        #expect(presses.states.isEmpty)
        stage.finger.wait(0.02)
        #expect(presses.states == [.began])
        stage.finger.move(to: CGPoint(x: 70, y: 70))
        stage.finger.up()
        #expect(presses.states == [.began, .changed, .ended])
    }

    @Test func aLongPressFailsWhenTheFingerMovesTooFarTooSoon() {
        let presses = count(UILongPressGestureRecognizer())
        stage.finger.down(at: stage.inside)
        stage.finger.move(to: CGPoint(x: 50, y: 61))
        stage.finger.wait(1)
        stage.finger.up()
        #expect(presses.states.isEmpty)
    }

    @Test func `a press may have to follow taps`() {
        let press = UILongPressGestureRecognizer()
        press.numberOfTapsRequired = 1
        let presses = count(press)
        stage.finger.down(at: stage.inside)
        stage.finger.wait(1)
        stage.finger.up()
        #expect(presses.states.isEmpty)
        stage.finger.tap(at: stage.inside)
        stage.finger.wait(1)
        stage.finger.down(at: stage.inside)
        stage.finger.wait(1)
        stage.finger.up()
        #expect(presses.states.isEmpty)
        stage.finger.tap(at: stage.inside)
        stage.finger.down(at: stage.inside)
        stage.finger.wait(0.6)
        stage.finger.up()
        #expect(presses.states == [.began, .ended])
    }

    @Test func aLongPressMakesTheTapFail() {
        let (taps, presses) = (count(UITapGestureRecognizer()), count(UILongPressGestureRecognizer()))
        stage.finger.press(at: stage.inside, for: 0.6)
        #expect(taps.states.isEmpty)
        #expect(presses.states == [.began, .ended])
    }

    @Test func aPanFollowsTheFinger() {
        let pan = UIPanGestureRecognizer()
        var translations: [CGPoint] = []
        pan.addAction { if let pan = $0 as? UIPanGestureRecognizer { translations.append(pan.translation(in: nil)) } }
        stage.view.addGestureRecognizer(pan)
        stage.finger.down(at: stage.inside)
        stage.finger.move(to: CGPoint(x: 55, y: 50))
        #expect(translations.isEmpty)
        stage.finger.wait(0.1)
        stage.finger.move(to: CGPoint(x: 65, y: 50))
        #expect(pan.velocity(in: nil) == CGPoint(x: 100, y: 0))
        stage.finger.up()
        #expect(translations == [CGPoint(x: 15, y: 0), CGPoint(x: 15, y: 0)])
    }

    @Test func aDelegateMayForbidAndMayAllowTwoAtOnce() {
        let (first, second) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        let (firsts, seconds) = (count(first), count(second))
        let referee = Referee()
        first.delegate = referee
        stage.finger.tap(at: stage.inside)
        #expect(firsts.states.count + seconds.states.count == 1)
        referee.allowsBoth = true
        stage.finger.tap(at: stage.inside)
        #expect(firsts.states.count + seconds.states.count == 3)
        referee.mayBegin = false
        let before = firsts.states.count
        stage.finger.tap(at: stage.inside)
        #expect(firsts.states.count == before)
    }

    @Test func turningARecognizerOffCancelsWhatItIsDoing() {
        let press = UILongPressGestureRecognizer()
        let presses = count(press)
        stage.finger.down(at: stage.inside)
        stage.finger.wait(1)
        press.isEnabled = false
        stage.finger.up()
        #expect(presses.states == [.began, .cancelled])
        #expect(press.state == .possible)
    }

    /// The alarm of a long press is on the clock of the window that its view was in.
    @Test func aViewThatLeavesTheWindowInAnActionTakesNoAlarmAlong() {
        let press = UILongPressGestureRecognizer()
        let presses = count(press)
        let tap = UITapGestureRecognizer()
        tap.addAction { [stage] _ in stage.view.removeFromSuperview() }
        stage.view.addGestureRecognizer(tap)
        let window = stage.view.window
        stage.finger.tap(at: stage.inside)
        stage.finger.wait(2)
        #expect(presses.states.isEmpty && press.state == .possible)
        window?.addSubview(stage.view)
        stage.finger.press(at: stage.inside, for: 1)
        #expect(presses.states == [.began, .ended] && press.state == .possible)
    }

    /// Apple's documentation of `require(toFail:)` and `location(in:)`: the gesture is where its fingers were.
    @Test func `a recognizer that had to wait is where its finger was`() {
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        var places: [CGPoint] = []
        single.addAction { [stage] recognizer in
            places = [recognizer.location(in: stage.view)]
            for index in 0..<recognizer.numberOfTouches {
                places.append(recognizer.location(ofTouch: index, in: stage.view))
            }
        }
        for recognizer in [single, double] { stage.view.addGestureRecognizer(recognizer) }
        stage.finger.tap(at: CGPoint(x: 30, y: 20))
        #expect(places.isEmpty)
        stage.finger.wait(1)
        #expect(places == [CGPoint(x: 30, y: 20), CGPoint(x: 30, y: 20)])
    }

    /// Apple's documentation of `UIView.gestureRecognizerShouldBegin(_:)`; views between the touched one and the recognizer's
    /// are asked as well.
    @Test func `a view upon the recognizer's may keep it from beginning`() {
        final class Keeper: UIView {
            var permits = false
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { permits }
        }
        let (keeper, leaf) = (Keeper(frame: stage.view.bounds), UIView(frame: stage.view.bounds))
        keeper.addSubview(leaf)
        stage.view.addSubview(keeper)
        let taps = count(UITapGestureRecognizer())
        stage.finger.tap(at: stage.inside)
        #expect(taps.states.isEmpty)
        keeper.permits = true
        stage.finger.tap(at: stage.inside)
        #expect(taps.states == [.ended])
    }

    @Test func aViewThatLeavesTheWindowWhenItsPressBeginsBlocksNothing() {
        let press = UILongPressGestureRecognizer()
        press.addAction { [stage] _ in stage.view.removeFromSuperview() }
        let presses = count(press)
        let window = stage.view.window
        stage.finger.press(at: stage.inside, for: 1)
        stage.finger.wait(2)
        #expect(press.state == .possible)
        window?.addSubview(stage.view)
        stage.finger.press(at: stage.inside, for: 1)
        #expect(presses.states.filter { $0 == .began }.count == 2)
    }

    @Test func `a recognizer that is switched off, or taken away, while it waits does nothing`() {
        for takesAway in [false, true] {
            let stage = TouchStage()
            let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
            double.numberOfTapsRequired = 2
            single.require(toFail: double)
            var count = 0
            single.addAction { _ in count += 1 }
            for recognizer in [single, double] { stage.view.addGestureRecognizer(recognizer) }
            stage.finger.tap(at: stage.inside)
            if takesAway { stage.view.removeGestureRecognizer(single) } else { single.isEnabled = false }
            stage.finger.wait(1)
            #expect(count == 0)
        }
    }

    @Test func `taps that lie far from each other are no double tap`() {
        let stage = TouchStage()
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        var count = 0
        double.addAction { _ in count += 1 }
        stage.view.addGestureRecognizer(double)
        stage.finger.tap(at: CGPoint(x: 5, y: 5))
        stage.finger.wait(0.1)
        stage.finger.tap(at: CGPoint(x: 95, y: 95))
        #expect(count == 0)
        stage.finger.wait(1)
        for _ in 0..<2 {
            stage.finger.tap(at: stage.inside)
            stage.finger.wait(0.1)
        }
        #expect(count == 1)
    }
}

/// The states that a recognizer had whenever it acted.
@MainActor private final class Counter {
    var states: [UIGestureRecognizer.State] = []
}

@MainActor private final class Referee: UIGestureRecognizerDelegate {
    var allowsBoth = false
    var mayBegin = true
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { allowsBoth }
}

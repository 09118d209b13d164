import PlacardQuartzCore
import Testing

@Suite struct CALayerAnimationsTests {
    private final class Witness: CAAnimationDelegate {
        var heard: [String] = []
        func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append(flag ? "end" : "taken away") }
    }

    private let layer = CALayer()
    private let animation = CABasicAnimation(keyPath: "opacity")
    private let witness = Witness()

    init() { animation.delegate = witness }

    @Test func outsideATransactionAnAnimationIsOverAtOnce() {
        layer.add(animation, forKey: "fade")
        #expect(witness.heard == ["start", "end"])
        #expect(layer.animationKeys() == nil)
    }

    @Test func inATransactionItEndsWithItAndBeforeTheCompletionBlock() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [witness] in witness.heard.append("done") }
        layer.add(animation, forKey: "fade")
        #expect(layer.animationKeys() == ["fade"])
        CATransaction.commit()
        #expect(witness.heard == ["start", "end", "done"])
    }

    @Test func oneThatStaysIsListedUntilItIsTakenAway() {
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "fade")
        #expect(layer.animation(forKey: "fade") === animation)
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil && witness.heard == ["start", "end"])
    }

    @Test func takingAwayOneThatRunsTellsThatItWasNotFinished() {
        CATransaction.begin()
        layer.add(animation, forKey: "fade")
        layer.removeAnimation(forKey: "fade")
        CATransaction.commit()
        #expect(witness.heard == ["start", "taken away"])
    }

    @Test func oneUnderTwoKeysEndsUnderEachForItself() {
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "first")
        CATransaction.begin()
        layer.add(animation, forKey: "second")
        layer.removeAnimation(forKey: "second")
        CATransaction.commit()
        #expect(witness.heard == ["start", "end", "start", "taken away"])
        #expect(layer.animationKeys() == ["first"])
    }

    @Test func anInnerTransactionTakesOnTheSettingsOfTheOuter() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setAnimationDuration(3)
        CATransaction.begin()
        #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 3)
        CATransaction.setAnimationDuration(1)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 3)
        CATransaction.commit()
        #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
    }

    @Test func endingWithoutABeginningIsHarmless() {
        CATransaction.commit()
        var ran = false
        CATransaction.setCompletionBlock { ran = true }
        #expect(ran)
    }
}

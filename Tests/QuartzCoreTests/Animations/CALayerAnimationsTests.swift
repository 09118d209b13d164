import Dispatch
import PlacardQuartzCore
import Testing

@MainActor @Suite struct CALayerAnimationsTests {
    private final class Witness: CAAnimationDelegate {
        var heard: [String] = []
        func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append(flag ? "end" : "taken away") }
    }

    private let layer = CALayer()
    private let animation = CABasicAnimation(keyPath: "opacity")
    private let witness = Witness()

    init() { animation.delegate = witness }

    /// Lets what waits on the main queue happen.
    private func turn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    @Test func outsideATransactionAnAnimationIsOverAfterTheTurn() async {
        layer.add(animation, forKey: "fade")
        #expect(witness.heard == [] && layer.animationKeys() == ["fade"])
        await turn()
        #expect(witness.heard == ["start", "end"])
        #expect(layer.animationKeys() == nil)
    }

    @Test func inATransactionItEndsWithItAndBeforeTheCompletionBlock() async {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [witness] in witness.heard.append("done") }
        layer.add(animation, forKey: "fade")
        #expect(layer.animationKeys() == ["fade"])
        CATransaction.commit()
        await turn()
        #expect(witness.heard == ["start", "end", "done"])
    }

    @Test func oneThatStaysIsListedUntilItIsTakenAway() async {
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "fade")
        await turn()
        #expect(layer.animation(forKey: "fade") is CABasicAnimation)
        layer.removeAllAnimations()
        await turn()
        #expect(layer.animationKeys() == nil && witness.heard == ["start", "end"])
    }

    @Test func takingAwayOneThatRunsTellsThatItWasNotFinished() async {
        CATransaction.begin()
        layer.add(animation, forKey: "fade")
        layer.removeAnimation(forKey: "fade")
        CATransaction.commit()
        await turn()
        #expect(witness.heard == ["start", "taken away"])
    }

    @Test func oneUnderTwoKeysEndsUnderEachForItself() async {
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "first")
        await turn()
        CATransaction.begin()
        layer.add(animation, forKey: "second")
        layer.removeAnimation(forKey: "second")
        CATransaction.commit()
        await turn()
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

    @Test func endingWithoutABeginningIsHarmless() async {
        CATransaction.commit()
        CATransaction.setCompletionBlock { [witness] in witness.heard.append("done") }
        #expect(witness.heard == [])
        await turn()
        #expect(witness.heard == ["done"])
    }

    /// A marquee starts its next round when it is told of the end of the last one.
    @Test func anAnimationThatStartsAnotherAtItsEndDoesNotRecurse() async {
        final class Marquee: CAAnimationDelegate {
            var rounds = 0
            var isAdding = false
            var wasToldWhileAdding = false
            let layer = CALayer()

            func start() {
                let round = CABasicAnimation(keyPath: "position.x")
                round.delegate = self
                isAdding = true
                layer.add(round, forKey: "round")
                isAdding = false
            }

            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                rounds += 1
                wasToldWhileAdding = wasToldWhileAdding || isAdding
                if rounds < 3 { start() }
            }
        }
        let marquee = Marquee()
        marquee.start()
        while marquee.rounds < 3 { await turn() }
        #expect(!marquee.wasToldWhileAdding)
    }

    /// Apple's documentation of `CALayer.add(_:forKey:)`: later changes of the object are not propagated.
    @Test func aLayerKeepsItsOwnCopyOfAnAnimation() throws {
        let clock = EventClock(.stepped)
        try clock.drive {
            let layers = [CALayer(), CALayer()]
            let moving = CABasicAnimation(keyPath: "opacity")
            (moving.fromValue, moving.duration) = (1, 1)
            for (index, layer) in layers.enumerated() {
                moving.toValue = Double(index)
                layer.add(moving, forKey: "fade")
            }
            let kept = try layers.map { try #require($0.animation(forKey: "fade") as? CABasicAnimation) }
            #expect(kept.map { $0.toValue as? Double } == [0, 1])
            let group = CAAnimationGroup()
            group.animations = [moving]
            layers[0].add(group, forKey: "all")
            moving.toValue = 0.25
            let within = (layers[0].animation(forKey: "all") as? CAAnimationGroup)?.animations?.first
            #expect((within as? CABasicAnimation)?.toValue as? Double == 1)
        }
    }
}

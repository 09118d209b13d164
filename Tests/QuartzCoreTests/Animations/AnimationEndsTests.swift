import Foundation
import PlacardQuartzCore
import TestTools
import Testing

/// Who is told what and when, on a stepped clock.
@MainActor @Suite struct AnimationEndsTests {
    private final class Witness: CAAnimationDelegate {
        var heard: [String] = []
        func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append(flag ? "end" : "taken away") }
    }

    private let clock = EventClock(.stepped)
    private let layer = CALayer()
    private let witness = Witness()

    private func animation(lasting duration: Double = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration, animation.delegate) = (0, 1, duration, witness)
        return animation
    }

    /// Key-Value Coding Programming Guide: a path of one key is that key.
    @Test func `What is kept by a path is found by the key, and goes with copies`() {
        let animation = animation()
        animation.setValue(0.3, forKeyPath: "instanceDelay")
        animation.setValue("a", forKey: "name")
        let copy = animation.copy() as? CAAnimation
        #expect(animation.value(forKey: "instanceDelay") as? Double == 0.3)
        #expect(copy?.value(forKeyPath: "instanceDelay") as? Double == 0.3)
        #expect(copy?.value(forKeyPath: "name") as? String == "a")
    }

    @Test func `The delegate is told when the end is due and not in the call`() {
        clock.drive {
            layer.add(animation(), forKey: "a")
            #expect(witness.heard.isEmpty)
            clock.advance(by: 0.9)
            #expect(witness.heard == ["start"] && layer.animationKeys() == ["a"])
            clock.advance(by: 0.2)
            #expect(witness.heard == ["start", "end"] && layer.animationKeys() == nil)
        }
    }

    @Test func `A second animation under a key takes the first one away`() {
        clock.drive {
            layer.add(animation(), forKey: "a")
            clock.advance(by: 0.5)
            layer.add(animation(), forKey: "a")
            clock.advance(by: 0.9)
            #expect(witness.heard == ["start", "taken away", "start"])
            clock.advance(by: 0.2)
            #expect(witness.heard.last == "end")
        }
    }

    @Test func `A layer whose time stands still keeps its animation until it runs again`() {
        clock.drive {
            layer.add(animation(), forKey: "a")
            clock.advance(by: 0.25)
            let time = layer.convertTime(CACurrentMediaTime(), from: nil)
            layer.speed = 0
            layer.timeOffset = time
            clock.advance(by: 10)
            #expect(layer.presentation()?.opacity == 0.25 && witness.heard == ["start"])
            (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
            layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - time
            clock.advance(by: 0.25)
            #expect(layer.presentation()?.opacity == 0.5)
            clock.advance(by: 1)
            #expect(witness.heard == ["start", "end"])
        }
    }

    @Test func `A transaction's completion waits for the last of its animations`() {
        var told: [Double] = []
        clock.drive {
            CATransaction.begin()
            CATransaction.setCompletionBlock { told.append(clock.now) }
            layer.add(animation(lasting: 1), forKey: "a")
            layer.add(animation(lasting: 3), forKey: "b")
            CATransaction.commit()
            clock.advance(by: 2.9)
            #expect(told.isEmpty)
            clock.advance(by: 1)
            #expect(told.count == 1 && abs(told[0] - 3) < 1e-6)
        }
    }

    @Test func `A layer without an owner animates changes itself, unless it has just been added or is told not to`() {
        let above = CALayer()
        clock.drive {
            above.addSublayer(layer)
            layer.opacity = 0.5
            #expect(layer.animationKeys() == nil)
            clock.advance(by: 1)
            layer.opacity = 0
            clock.advance(by: 0.125)
            let shown = layer.presentation()?.opacity ?? 0
            #expect(layer.opacity == 0 && shown > 0 && shown < 0.5 && layer.presentation()?.model() === layer)
            clock.advance(by: 0.2)
            #expect(layer.animationKeys() == nil)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.opacity = 1
            CATransaction.commit()
            #expect(layer.animationKeys() == nil)
        }
        layer.opacity = 0.3
        #expect(layer.animationKeys() == nil && layer.presentation() === layer)
    }

    @Test func `Actions of one's own take the place of the standard ones`() {
        let above = CALayer()
        above.addSublayer(layer)
        let slow = animation(lasting: 5)
        layer.actions = ["opacity": slow, "zPosition": NSNull()]
        clock.drive {
            layer.opacity = 0.5
            layer.zPosition = 3
            #expect(layer.animationKeys() == ["opacity"] && layer.animation(forKey: "opacity")?.duration == 5)
        }
    }

    @Test func `who waits for an animation is told when its layer goes`() {
        clock.drive {
            var told = 0
            CATransaction.begin()
            CATransaction.setCompletionBlock { told += 1 }
            do {
                let layer = CALayer()
                layer.add(animation(), forKey: "a")
            }
            CATransaction.commit()
            clock.advance(by: 0.5)
            #expect(told == 1 && witness.heard == ["start", "taken away"])
        }
    }
}

import Foundation
import PlacardQuartzCore
import Testing

/// Apple's documentation of `CATransaction`: without a transaction, one begins by itself and ends with the turn.
@MainActor @Suite struct CATransactionTests {
    private let clock = EventClock(.stepped)

    @Test func `what is set outside of transactions holds until the end of the turn`() {
        clock.drive {
            let (root, layer) = (CALayer(), CALayer())
            root.addSublayer(layer)
            clock.advance(by: 1)
            CATransaction.setDisableActions(true)
            CATransaction.setAnimationDuration(3)
            CATransaction.begin()
            #expect(CATransaction.disableActions())
            CATransaction.commit()
            layer.opacity = 0.5
            #expect(layer.animationKeys() == nil && CATransaction.animationDuration() == 3)
            clock.advance(by: 0.1)
            #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
            layer.opacity = 0
            #expect(layer.animationKeys() == ["opacity"])
            CATransaction.setDisableActions(true)
            CATransaction.flush()
            #expect(!CATransaction.disableActions())
            CATransaction.setDisableActions(true)
        }
        EventClock(.stepped).drive { #expect(!CATransaction.disableActions()) }
        #expect(!CATransaction.disableActions())
    }

    @Test func `a completion block outside of transactions waits for the turn's animations`() {
        clock.drive {
            let layer = CALayer()
            var ended: [Double] = []
            CATransaction.setCompletionBlock { ended.append(clock.now) }
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.duration) = (0, 2)
            layer.add(fade, forKey: nil)
            clock.advance(by: 1.9)
            #expect(ended.isEmpty)
            clock.advance(by: 0.2)
            #expect(ended == [2])
        }
    }
}

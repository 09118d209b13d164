import Foundation
import PlacardQuartzCore
import Testing

@MainActor @Suite struct CATransitionTests {
    /// Apple's documentation of `add(_:forKey:)`: the key "transition" is used for transitions whatever is given.
    @Test func `a layer has one transition, under its own key`() {
        let clock = EventClock(.stepped)
        clock.drive {
            let layer = CALayer(.red, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            layer.add(CATransition(), forKey: nil)
            let last = CATransition()
            layer.add(last, forKey: "mine")
            #expect(layer.animationKeys() == [kCATransition])
            #expect(layer.animation(forKey: kCATransition) === last && layer.animation(forKey: "mine") == nil)
            for _ in 0..<2 { layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil) }
            #expect(layer.animationKeys()?.count == 3)
            layer.removeAllAnimations()
            #expect(layer.animationKeys() == nil)
        }
    }
}

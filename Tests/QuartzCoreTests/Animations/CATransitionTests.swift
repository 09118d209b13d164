import Foundation
import PlacardQuartzCore
import TestTools
import Testing

@MainActor @Suite struct CATransitionTests {
    /// Apple's documentation of `add(_:forKey:)`: the key "transition" is used for transitions whatever is given.
    @Test func `a layer has one transition, under its own key`() {
        let clock = EventClock(.stepped)
        clock.drive {
            let layer = CALayer(.red, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            layer.add(CATransition(), forKey: nil)
            let last = CATransition()
            last.type = .push
            layer.add(last, forKey: "mine")
            #expect(layer.animationKeys() == [kCATransition])
            let kept = layer.animation(forKey: kCATransition) as? CATransition
            #expect(kept?.type == .push && layer.animation(forKey: "mine") == nil)
            for _ in 0..<2 { layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil) }
            #expect(layer.animationKeys()?.count == 3)
            layer.removeAllAnimations()
            #expect(layer.animationKeys() == nil)
        }
    }

    /// Code that shows something from below, as sheets come, says `fromTop`: top is the end of y.
    @Test(arguments: [(CATransitionSubtype.fromTop, 9), (.fromBottom, 0)])
    func `what comes from the top comes from the end of y`(
        _ side: CATransitionSubtype, _ place: Int
    ) throws {
        let clock = EventClock(.stepped)
        try clock.drive { () throws in
            let layer = CALayer(.red, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            _ = try Pixels(of: layer, width: 10, height: 10)
            let transition = CATransition()
            (transition.type, transition.subtype, transition.duration) = (.push, side, 1)
            transition.timingFunction = CAMediaTimingFunction(name: .linear)
            layer.add(transition, forKey: nil)
            layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            clock.advance(by: 0.3)
            let shown = try Pixels(of: layer, width: 10, height: 10)
            #expect(shown[5, place] == 0xFF00_00FF && shown[5, 9 - place] == 0xFFFF_0000)
        }
    }

    /// Nothing of a transaction shows before its end, so the order of what code does within one does not matter.
    @Test(arguments: [true, false])
    func `the old image is the one before the moment, whether the contents change before or after`(
        _ changesFirst: Bool
    ) throws {
        let clock = EventClock(.stepped)
        try clock.drive { () throws in
            let layer = FilledLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            _ = try Pixels(of: layer, width: 10, height: 10)
            clock.advance(by: 1)
            if changesFirst { layer.fill = .blue }
            let transition = CATransition()
            (transition.type, transition.duration) = (.push, 1)
            transition.timingFunction = CAMediaTimingFunction(name: .linear)
            layer.add(transition, forKey: nil)
            if !changesFirst { layer.fill = .blue }
            clock.advance(by: 0.3)
            let shown = try Pixels(of: layer, width: 10, height: 10)
            #expect(shown[1, 5] == 0xFF00_00FF && shown[8, 5] == 0xFFFF_0000)
        }
    }

    /// What changed at an earlier moment has been seen, although no image was asked for meanwhile.
    @Test func `contents of an earlier moment are the old image`() throws {
        let clock = EventClock(.stepped)
        try clock.drive { () throws in
            let layer = FilledLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            _ = try Pixels(of: layer, width: 10, height: 10)
            layer.fill = .blue
            clock.advance(by: 1)
            let transition = CATransition()
            (transition.type, transition.duration) = (.push, 1)
            layer.add(transition, forKey: nil)
            layer.fill = .red
            clock.advance(by: 0.01)
            #expect(try Pixels(of: layer, width: 10, height: 10)[8, 5] == 0xFF00_00FF)
        }
    }
}

/// A layer that draws one color.
private final class FilledLayer: CALayer {
    var fill = CGColor.red { didSet { setNeedsDisplay() } }

    convenience init(frame: CGRect) {
        self.init()
        self.frame = frame
        setNeedsDisplay()
    }

    override func draw(in ctx: CGContext) {
        ctx.setFillColor(fill)
        ctx.fill(bounds)
    }
}

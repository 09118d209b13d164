import Foundation
import PlacardQuartzCore
import TestTools
import Testing

/// What changes of properties start, on a stepped clock.
@MainActor @Suite struct CALayerPresentationTests {
    private let clock = EventClock(.stepped)

    /// Notes what it is asked for.
    private final class Asked: CALayer {
        var keys: [String] = []
        override func action(forKey event: String) -> (any CAAction)? {
            keys.append(event)
            return super.action(forKey: event)
        }
    }

    /// A layer that has been seen upon another.
    private func seen<Layer: CALayer>(_ layer: Layer) -> Layer {
        root.addSublayer(layer)
        clock.advance(by: 1)
        return layer
    }

    private let root = CALayer()

    @Test func `a value that stays the same starts nothing`() {
        clock.drive {
            let layer = seen(Asked())
            layer.opacity = 1
            layer.position = .zero
            layer.bounds = .zero
            layer.frame = layer.frame
            layer.transform = CATransform3DIdentity
            layer.backgroundColor = nil
            layer.borderColor = CGColor.black.copy(alpha: 1)
            layer.cornerRadius = 0
            layer.isHidden = false
            layer.shadowPath = nil
            #expect(layer.animationKeys() == nil)
            layer.opacity = 0.5
            #expect(layer.animationKeys() == ["opacity"] && layer.keys.last == "opacity")
            let gradient = seen(CAGradientLayer())
            gradient.colors = [CGColor.red, CGColor.blue]
            gradient.removeAllAnimations()
            gradient.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor.blue]
            #expect(gradient.animationKeys() == nil)
            gradient.colors = [CGColor.blue, CGColor.red]
            #expect(gradient.animationKeys() == ["colors"])
        }
    }

    private func picture(_ color: UInt32) throws -> CGImage {
        try #require(CGImage(width: 1, height: 1, pixels: [color]))
    }

    @Test func `pictures of two sizes fade into each other, each over the whole layer`() throws {
        let half = try #require(CGImage(width: 1, height: 2, pixels: [0xFFFF_FFFF, 0]))
        let whole = try picture(0xFFFF_FFFF)
        for (from, to) in [(half, whole), (whole, half)] {
            try clock.drive {
                let layer = seen(CALayer())
                layer.frame = CGRect(x: 0, y: 0, width: 2, height: 8)
                (root.frame, layer.magnificationFilter) = (layer.frame, .nearest)
                let fade = CABasicAnimation(keyPath: "contents")
                (fade.fromValue, fade.toValue, fade.duration) = (from, to, 2)
                layer.add(fade, forKey: nil)
                clock.advance(by: 1)
                let pixels = try Pixels(of: root, width: 2, height: 8)
                #expect(pixels[0, 1] >> 24 >= 254 && (126...129).contains(pixels[0, 6] >> 24))
                layer.removeFromSuperlayer()
            }
        }
    }

    /// "CALayer Animatable Properties" of Apple's Core Animation Programming Guide lists `contents`, with a default
    /// animation.
    @Test func `contents fade into others and follow keyframes`() throws {
        let (red, blue) = (try picture(0xFFFF_0000), try picture(0xFF00_00FF))
        try clock.drive {
            let layer = seen(CALayer())
            layer.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
            root.frame = layer.frame
            clock.advance(by: 1)
            layer.contents = red
            layer.contents = blue
            #expect(layer.animationKeys() == ["contents"])
            layer.removeAllAnimations()
            layer.contents = blue
            #expect(layer.animationKeys() == nil)
            let fade = CABasicAnimation(keyPath: "contents")
            (fade.fromValue, fade.toValue, fade.duration) = (red, blue, 2)
            layer.add(fade, forKey: nil)
            clock.advance(by: 0.5)
            let mixed = try Pixels(of: root, width: 2, height: 2)[1, 1]
            #expect((190...192).contains(mixed >> 16 & 255) && (63...65).contains(mixed & 255))
            layer.removeAllAnimations()
            layer.contents = nil
            let frames = CAKeyframeAnimation(keyPath: "contents")
            (frames.values, frames.duration, frames.calculationMode) = ([red, blue], 2, .discrete)
            layer.add(frames, forKey: nil)
            #expect(try Pixels(of: root, width: 2, height: 2)[1, 1] == 0xFFFF_0000)
            clock.advance(by: 1.5)
            #expect(layer.presentation()?.contents as? CGImage === blue && layer.contents == nil)
            #expect(try Pixels(of: root, width: 2, height: 2)[1, 1] == 0xFF00_00FF)
            clock.advance(by: 1)
            #expect(try Pixels(of: root, width: 2, height: 2).values.allSatisfy { $0 == 0 })
            let text = seen(CATextLayer())
            text.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            text.removeAllAnimations()
            text.string = "a"
            text.displayIfNeeded()
            text.string = "b"
            text.displayIfNeeded()
            #expect(text.animationKeys() == nil)
        }
    }

    /// Apple's documentation of `CABasicAnimation`: with all values nil it interpolates between the previous value in the
    /// presentation layer and the current value.
    @Test func `an action without values begins at what showed before`() {
        clock.drive {
            let slow = CABasicAnimation(keyPath: "opacity")
            slow.duration = 2
            let (layer, other) = (seen(CALayer()), seen(CALayer()))
            layer.actions = ["opacity": slow]
            other.actions = ["opacity": slow]
            layer.opacity = 0
            other.opacity = 0.5
            clock.advance(by: 1)
            #expect(layer.presentation()?.opacity == 0.5 && other.presentation()?.opacity == 0.75)
            layer.opacity = 1
            clock.advance(by: 1)
            #expect(layer.presentation()?.opacity == 0.75)
            clock.advance(by: 1.1)
            #expect(layer.animationKeys() == nil)
        }
    }

    /// Apple's pages of `CAShapeLayer.path` and `CALayer.shadowPath`: no implicit animation.
    @Test func `paths change at once`() {
        clock.drive {
            let layer = seen(CAShapeLayer())
            layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 8), transform: nil)
            layer.shadowPath = layer.path
            #expect(layer.animationKeys() == nil)
        }
    }

    /// Apple's Core Animation Programming Guide, "Implicit animations": a layer shows from the end of the turn in which it was added,
    /// and with it what it was laid out with.
    @Test func `the first place of what was added before animates nothing, the next one does`() {
        final class Stack: CALayer {
            override func layoutSublayers() {
                for layer in sublayers ?? [] { layer.frame = bounds }
                mask?.frame = bounds
            }
        }
        let (stack, layer, mask) = (Stack(), CALayer(), CALayer())
        root.addSublayer(stack)
        stack.addSublayer(layer)
        stack.mask = mask
        stack.bounds.size.width = 10
        clock.advance(by: 1)
        clock.drive { root.layoutIfNeeded() }
        #expect(layer.frame.width == 10 && layer.animationKeys() == nil && mask.animationKeys() == nil)
        clock.advance(by: 1)
        clock.drive {
            stack.bounds.size.width = 20
            root.layoutIfNeeded()
        }
        #expect(layer.animationKeys() == ["position", "bounds"] && mask.animationKeys() == ["position", "bounds"])
    }
}

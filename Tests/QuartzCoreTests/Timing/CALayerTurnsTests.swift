import Foundation
import Testing

@testable import PlacardQuartzCore

/// A layer is a timed object as an animation is: outside its active duration it is clamped or taken out of what is
/// shown. Source: Apple's documentation of `CAMediaTiming` and its `fillMode`.
@MainActor @Suite struct CALayerTurnsTests {
    private let clock = EventClock(.stepped)

    /// A red layer upon another; what `change` says of it; and whether it shows at the times.
    private func shows(at times: [Double], _ change: (CALayer) -> Void) throws -> [Bool] {
        let (root, layer) = (CALayer(), CALayer())
        root.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        (layer.frame, layer.backgroundColor) = (root.bounds, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        root.addSublayer(layer)
        change(layer)
        return try times.map { time in
            clock.advance(by: time - clock.now)
            return try clock.drive {
                let context = try CGContext(size: root.bounds.size, scale: 1)
                root.render(in: context)
                return try #require(context.makeImage()).withPixels { $0[5] != 0 }
            }
        }
    }

    @Test func `A layer shows in its turns`() throws {
        #expect(
            try shows(at: [0.5, 1, 2, 3.5]) { ($0.beginTime, $0.duration) = (1, 2) } == [false, true, true, false])
    }

    @Test func `A layer shows as often as it is repeated`() throws {
        #expect(
            try shows(at: [0.5, 3, 4.5]) { ($0.duration, $0.repeatCount, $0.autoreverses) = (1, 2, true) }
                == [true, true, false])
    }

    @Test func `A layer that fills shows before its turns and after them`() throws {
        #expect(
            try shows(at: [0.5, 1.5, 9]) { ($0.beginTime, $0.duration, $0.fillMode) = (1, 1, .both) }
                == [true, true, true])
    }

    @Test func `A layer of which nothing is said always shows, and where no clock runs each does`() throws {
        #expect(CALayer().duration == .infinity)
        #expect(try shows(at: [0, 1e6]) { $0.duration = 0 } == [true, true])
        let layer = CALayer()
        (layer.bounds, layer.backgroundColor) = (CGRect(x: 0, y: 0, width: 2, height: 2), .black)
        (layer.beginTime, layer.duration) = (5, 1)
        let context = try CGContext(size: layer.bounds.size, scale: 1)
        layer.render(in: context)
        #expect(try #require(context.makeImage()).withPixels { $0[0] } == 0xFF00_0000)
    }

    @Test func `Animations upon a layer that is repeated run anew in each turn`() throws {
        let layer = CALayer()
        (layer.duration, layer.repeatCount) = (2, .infinity)
        clock.drive {
            let fading = CABasicAnimation(keyPath: "opacity")
            (fading.fromValue, fading.toValue, fading.duration) = (0, 1, 2)
            fading.isRemovedOnCompletion = false
            layer.add(fading, forKey: "fade")
            for (time, opacity) in [(0.5, 0.25), (2.5, 0.25), (5, 0.5)] as [(Double, Float)] {
                clock.advance(by: time - clock.now)
                #expect(abs((layer.presentation()?.opacity ?? -1) - opacity) < 1e-6)
            }
            layer.autoreverses = true
            clock.advance(by: 7 - clock.now)
            #expect(abs((layer.presentation()?.opacity ?? -1) - 0.5) < 1e-6)
        }
    }
}

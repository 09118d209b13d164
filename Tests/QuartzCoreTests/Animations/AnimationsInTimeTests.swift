import Foundation
import PlacardQuartzCore
import Testing

/// What layers show between the beginning and the end. The expected values follow from Apple's documentation of the
/// animation classes; those of curves and springs are tested apart.
@MainActor @Suite struct AnimationsInTimeTests {
    /// A layer with an animation that was added at 0 on a stepped clock.
    private func shown<Value>(
        at time: Double, _ animation: CAAnimation, on layer: CALayer = CALayer(), _ value: (CALayer) -> Value
    ) -> Value {
        let clock = EventClock(.stepped)
        return clock.drive {
            CATransaction.setDisableActions(true)
            layer.add(animation, forKey: "a")
            clock.advance(by: time)
            return value(layer.presentation() ?? layer)
        }
    }

    private func basic(_ keyPath: String, _ from: Any?, _ to: Any?, by: Any? = nil) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.byValue, animation.duration) = (from, to, by, 1)
        return animation
    }

    @Test func `A scale of all three dimensions is passed through as a scale`() {
        let animation = basic("transform", CATransform3DMakeScale(0.1, 0.1, 0.1), CATransform3DIdentity)
        let halfway = shown(at: 0.5, animation) { $0.transform }
        #expect(abs(halfway.m11 - 0.55) < 1e-6 && abs(halfway.m22 - 0.55) < 1e-6 && abs(halfway.m33 - 0.55) < 1e-6)
    }

    @Test(arguments: [
        ("zPosition", 4.0, 8.0, 6.0), ("cornerRadius", 0, 10, 5), ("borderWidth", 2, 4, 3), ("shadowRadius", 1, 3, 2),
        ("opacity", 0, 1, 0.5), ("shadowOpacity", 1, 0, 0.5), ("position.x", 0, 100, 50), ("position.y", 10, 30, 20),
        ("anchorPoint.x", 0, 1, 0.5), ("bounds.size.width", 10, 30, 20), ("bounds.size.height", 0, 9, 4.5),
        ("bounds.origin.y", 0, -8, -4), ("transform.translation.x", 0, 50, 25), ("transform.translation.y", 4, 8, 6),
        ("transform.scale", 1, 3, 2), ("transform.scale.x", 0.5, 1, 0.75), ("transform.scale.y", 2, 4, 3),
        ("transform.rotation", 0, 2, 1), ("transform.rotation.z", -1, 2, 0.5), ("shadowOffset.width", 0, 6, 3),
        ("contentsRect.origin.x", 0, 0.5, 0.25), ("contentsRect.size.height", 1, 0.5, 0.75),
    ])
    func `Halfway a number is between its ends`(keyPath: String, from: Double, to: Double, halfway: Double) {
        let found = shown(at: 0.5, basic(keyPath, from, to)) { AnimatedNumber.of(keyPath, $0) }
        #expect(abs(found - halfway) < 1e-6)
    }

    @Test func `Halfway points, sizes, rectangles and colors are between their ends`() {
        let position = shown(at: 0.5, basic("position", CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 30)), \.position)
        #expect(position == CGPoint(x: 5, y: 20))
        let boxed = basic("position", NSValue(cgPoint: .zero), NSValue(cgPoint: CGPoint(x: 8, y: 4)))
        #expect(shown(at: 0.25, boxed, \.position) == CGPoint(x: 2, y: 1))
        let bounds = basic(
            "bounds", CGRect(x: 0, y: 0, width: 10, height: 0), CGRect(x: 2, y: 4, width: 20, height: 8))
        #expect(shown(at: 0.5, bounds, \.bounds) == CGRect(x: 1, y: 2, width: 15, height: 4))
        let color = shown(at: 0.5, basic("backgroundColor", CGColor.red, CGColor.blue)) { $0.backgroundColor }
        #expect(color?.components == [0.5, 0, 0.5, 1])
        let faded = shown(at: 0.5, basic("backgroundColor", CGColor.clear, CGColor.red)) { $0.backgroundColor }
        #expect(faded?.components == [1, 0, 0, 0.5])
    }

    @Test func `A turn by nearly half a circle passes through the quarter`() {
        let animation = basic(
            "transform", CATransform3DIdentity, CATransform3DMakeRotation(3.14, 0, 0, 1))
        let shown = shown(at: 0.5, animation) { $0.affineTransform() }
        #expect(abs(shown.a - cos(1.57)) < 1e-6 && abs(shown.b - sin(1.57)) < 1e-6)
    }

    @Test func `Shapes, gradients and replicators have properties of their own`() {
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let path = basic("path", nil, CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil))
        let box = shown(at: 0.5, path, on: shape) { ($0 as? CAShapeLayer)?.path?.boundingBox }
        #expect(box == CGRect(x: 0, y: 0, width: 20, height: 15))
        #expect(shown(at: 0.25, basic("strokeEnd", 0, 1), on: shape) { ($0 as? CAShapeLayer)?.strokeEnd } == 0.25)
        let gradient = CAGradientLayer()
        let colors = basic("colors", [CGColor.red, CGColor.blue], [CGColor.blue, CGColor.blue])
        let first = shown(at: 0.5, colors, on: gradient) { ($0 as? CAGradientLayer)?.colors?.first as? CGColor }
        #expect(first?.components == [0.5, 0, 0.5, 1])
        let locations = basic("locations", [0, 0.5], [0.5, 1])
        let found = shown(at: 0.5, locations, on: gradient) {
            ($0 as? CAGradientLayer)?.locations?.map(\.doubleValue)
        }
        #expect(found == [0.25, 0.75])
        let copies = CAReplicatorLayer()
        let moved = basic("instanceTransform.translation.x", 0, 10)
        let step = shown(at: 0.5, moved, on: copies) { ($0 as? CAReplicatorLayer)?.instanceTransform.m41 }
        #expect(step == 5)
    }

    @Test func `Ends that are not given follow from the others and from the layer`() {
        let layer = CALayer()
        layer.zPosition = 10
        func halfway(_ from: Double?, _ to: Double?, _ by: Double?) -> CGFloat {
            shown(at: 0.5, basic("zPosition", from, to, by: by), on: layer, \.zPosition)
        }
        #expect(halfway(0, 4, nil) == 2)
        #expect(halfway(0, nil, 6) == 3)
        #expect(halfway(nil, 4, 2) == 3)
        #expect(halfway(0, nil, nil) == 5)
        #expect(halfway(nil, 20, nil) == 15)
        #expect(halfway(nil, nil, 8) == 14)
        #expect(halfway(nil, nil, nil) == 10)
    }

    @Test func `Additive animations are added to the value, and cumulative ones go on from turn to turn`() {
        let layer = CALayer()
        layer.zPosition = 10
        let added = basic("zPosition", 0, 4)
        added.isAdditive = true
        #expect(shown(at: 0.5, added, on: layer, \.zPosition) == 12)
        let growing = basic("zPosition", 0, 4)
        (growing.isCumulative, growing.repeatCount) = (true, 3)
        #expect(shown(at: 2.5, growing, on: layer, \.zPosition) == 10)
    }

    @Test func `After a million images nothing has drifted`() {
        let clock = EventClock(.stepped)
        let layer = CALayer()
        clock.drive {
            let turn = basic("zPosition", 0, 7)
            (turn.duration, turn.repeatCount) = (7, .infinity)
            layer.add(turn, forKey: "a")
            for _ in 0..<1_000_000 { clock.advance(by: 1.0 / 60) }
            // 1,000,000 / 60 seconds are 2,380 turns of 7 seconds and 6.666… seconds.
            #expect(clock.now == 1_000_000.0 / 60)
            #expect(abs((layer.presentation()?.zPosition ?? 0) - 20.0 / 3) < 1e-9)
            #expect(layer.animationKeys() == ["a"] && clock.nextAlarm == nil)
        }
    }

    @Test func `Turns are repeated, run backwards, and end where the count or the duration says`() {
        let turning = basic("zPosition", 0, 4)
        (turning.autoreverses, turning.repeatCount) = (true, 2)
        #expect(shown(at: 1.25, turning, \.zPosition) == 3)
        #expect(shown(at: 2.5, turning, \.zPosition) == 2)
        #expect(shown(at: 4.1, turning, \.zPosition) == 0)
        let cut = basic("zPosition", 0, 4)
        (cut.repeatCount, cut.fillMode, cut.isRemovedOnCompletion) = (1.5, .forwards, false)
        #expect(shown(at: 9, cut, \.zPosition) == 2)
        let long = basic("zPosition", 0, 4)
        (long.repeatDuration, long.fillMode, long.isRemovedOnCompletion) = (2.25, .forwards, false)
        #expect(shown(at: 9, long, \.zPosition) == 1)
        let endless = basic("zPosition", 0, 4)
        endless.repeatCount = .infinity
        #expect(shown(at: 1000.25, endless, \.zPosition) == 1)
    }

    @Test func `Speed, offset and fill mode place an animation in time`() {
        let fast = basic("zPosition", 0, 4)
        fast.speed = 2
        #expect(shown(at: 0.25, fast, \.zPosition) == 2)
        let offset = basic("zPosition", 0, 4)
        offset.timeOffset = 0.5
        #expect(shown(at: 0.25, offset, \.zPosition) == 3)
        let late = basic("zPosition", 3, 4)
        (late.beginTime, late.fillMode) = (2, .backwards)
        #expect(shown(at: 1, late, \.zPosition) == 3)
        late.fillMode = .removed
        #expect(shown(at: 1, late, \.zPosition) == 0)
    }

    /// "It starts animating at the frame it would be at at the offset time, and when it reaches the end it loops around": A to
    /// E become C, D, E, A, B (D. Rönnqvist, Controlling Animation Timing; N. Lockwood, iOS Core Animation, chapter 9).
    @Test(arguments: [(0.25, 3.0), (0.75, 1), (0.99, 1.96), (1.01, 9)])
    func `What an offset leaves out at the beginning follows at the end`(time: Double, value: CGFloat) {
        let layer = CALayer()
        layer.zPosition = 9
        let offset = basic("zPosition", 0, 4)
        offset.timeOffset = 0.5
        #expect(abs(shown(at: time, offset, on: layer, \.zPosition) - value) < 1e-6)
    }

    @Test func `A pace bends the way`() {
        let eased = basic("zPosition", 0, 1)
        eased.timingFunction = CAMediaTimingFunction(name: .easeIn)
        #expect(abs(shown(at: 0.5, eased, \.zPosition) - 0.315357) < 1e-5)
        let spring = CASpringAnimation(keyPath: "zPosition")
        (spring.fromValue, spring.toValue, spring.duration) = (0, 1, 2)
        #expect(abs(shown(at: 0.25, spring, \.zPosition) - 1.02336) < 1e-5)
    }

    @Test func `Keyframes pass their values at their times`() {
        let frames = CAKeyframeAnimation(keyPath: "zPosition")
        (frames.values, frames.duration) = ([0, 10, 20, 40], 1)
        #expect(abs(shown(at: 0.5, frames, \.zPosition) - 15) < 1e-9)
        frames.keyTimes = [0, 0.8, 0.9, 1]
        #expect(abs(shown(at: 0.4, frames, \.zPosition) - 5) < 1e-9)
        frames.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        #expect(abs(shown(at: 0.4, frames, \.zPosition) - 3.15357) < 1e-4)
        (frames.keyTimes, frames.timingFunctions, frames.calculationMode) = (nil, nil, .discrete)
        #expect(shown(at: 0.6, frames, \.zPosition) == 20)
        frames.calculationMode = .paced
        #expect(abs(shown(at: 0.5, frames, \.zPosition) - 20) < 1e-9)
        (frames.values, frames.calculationMode) = ([0, 0, 10, 10], .cubic)
        #expect(abs(shown(at: 0.5, frames, \.zPosition) - 5) < 1e-9)
    }

    @Test func `Along a path a layer that is paced keeps its speed, and may turn with it`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        let along = CAKeyframeAnimation(keyPath: "position")
        (along.path, along.duration, along.rotationMode) = (path, 1, .rotateAuto)
        along.calculationMode = .paced
        #expect(shown(at: 0.5, along, \.position) == CGPoint(x: 20, y: 0))
        let heading = shown(at: 0.9, along) { $0.affineTransform() }
        #expect(abs(heading.b - 1) < 1e-9)
        along.calculationMode = .linear
        let bend = shown(at: 0.6, along) { $0.affineTransform() }
        #expect(abs(bend.b - 1) < 1e-9)
    }

    @Test func `Groups run their animations in their own time and end them`() {
        let (moved, faded) = (basic("zPosition", 0, 10), basic("opacity", 1, 0))
        (moved.duration, moved.beginTime, moved.fillMode) = (1, 1, .both)
        faded.duration = 4
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([moved, faded], 2)
        #expect(shown(at: 0.5, group, \.zPosition) == 0)
        #expect(shown(at: 1.5, group, \.zPosition) == 5)
        #expect(shown(at: 1, group, \.opacity) == 0.75)
        #expect(shown(at: 2.5, group, \.opacity) == 1)
    }
}

/// A number of a layer by its key path.
private enum AnimatedNumber {
    @MainActor static func of(_ keyPath: String, _ layer: CALayer) -> Double {
        let transform = layer.affineTransform()
        return switch keyPath {
        case "zPosition": Double(layer.zPosition)
        case "cornerRadius": Double(layer.cornerRadius)
        case "borderWidth": Double(layer.borderWidth)
        case "shadowRadius": Double(layer.shadowRadius)
        case "opacity": Double(layer.opacity)
        case "shadowOpacity": Double(layer.shadowOpacity)
        case "position.x": Double(layer.position.x)
        case "position.y": Double(layer.position.y)
        case "anchorPoint.x": Double(layer.anchorPoint.x)
        case "bounds.size.width": Double(layer.bounds.width)
        case "bounds.size.height": Double(layer.bounds.height)
        case "bounds.origin.y": Double(layer.bounds.minY)
        case "transform.translation.x": Double(transform.tx)
        case "transform.translation.y": Double(transform.ty)
        case "transform.scale", "transform.scale.x": Double(transform.a)
        case "transform.scale.y": Double(transform.d)
        case "transform.rotation", "transform.rotation.z": atan2(Double(transform.b), Double(transform.a))
        case "shadowOffset.width": Double(layer.shadowOffset.width)
        case "contentsRect.origin.x": Double(layer.contentsRect.minX)
        case "contentsRect.size.height": Double(layer.contentsRect.height)
        default: .nan
        }
    }
}

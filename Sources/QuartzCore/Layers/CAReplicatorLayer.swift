/// A layer that shows its sublayers several times, each time moved on.
///
/// Source and defaults: Apple's documentation of `CAReplicatorLayer`.
open class CAReplicatorLayer: CALayer {
    /// How often the sublayers show, themselves included; at most `maximumInstances` are drawn.
    open var instanceCount = 1 {
        willSet { willChange("instanceCount", if: newValue != instanceCount) }
    }
    /// What moves each copy on from the one before it, about the anchor point; only the affine part is drawn.
    open var instanceTransform: CATransform3D = CATransform3DIdentity {
        willSet { willChange("instanceTransform", if: newValue != instanceTransform) }
    }
    /// What is added to each copy's opacity, from one to the next.
    open var instanceAlphaOffset: Float = 0 {
        willSet { willChange("instanceAlphaOffset", if: newValue != instanceAlphaOffset) }
    }
    /// What is added to the factor of each copy's red, from one to the next.
    open var instanceRedOffset: Float = 0
    /// What is added to the factor of each copy's green, from one to the next.
    open var instanceGreenOffset: Float = 0
    /// What is added to the factor of each copy's blue, from one to the next.
    open var instanceBlueOffset: Float = 0
    /// What the colors of the first copy are multiplied by; nil for white, which leaves them as they are.
    open var instanceColor: CGColor? = .white {
        willSet { willChange("instanceColor", if: newValue != instanceColor) }
    }
    /// Seconds by which each copy's animations are behind those of the one before it.
    open var instanceDelay: CFTimeInterval = 0
    /// Whether sublayers keep their depth; they lie flat in either case. Stored; no effect.
    open var preservesDepth = false

    /// The most copies that are drawn, so that a mistaken count does not draw for ever.
    public static let maximumInstances = 10_000

    override var sublayerSteps: [CompositingStep] {
        let begin = CompositingStep {
            $0.saveGState()
            return [self.copies(min(self.instanceCount, Self.maximumInstances), self.firstTint)]
        }
        return [begin, .last { $0.restoreGState() }]
    }

    /// What draws so many copies, one moved on from the other.
    private func copies(_ count: Int, _ tint: CopyTint) -> CompositingStep {
        CompositingStep { _ in
            guard count > 0 else { return [] }
            let next = CompositingStep {
                $0.concatenate(self.aboutAnchor(CATransform3DGetAffineTransform(self.instanceTransform)))
                return [self.copies(count - 1, self.tint(after: tint))]
            }
            return (tint.opacity > 0 ? self.atOwnTime(count, self.copy(tint)) : []) + [next]
        }
    }

    /// A copy's steps at the moment that the copy shows: each is a delay behind the one before it.
    ///
    /// - Parameter left: How many copies are still to be drawn, this one included.
    private func atOwnTime(_ left: Int, _ steps: [CompositingStep]) -> [CompositingStep] {
        guard instanceDelay != 0, let clock = EventClock.driving else { return steps }
        let number = Double(min(instanceCount, Self.maximumInstances) - left)
        let delay = number * instanceDelay
        var presented: [Presented] = []
        let begin = CompositingStep.last { _ in
            for child in self.children {
                presented += child.presentAll(at: self.localTime(at: clock.now) - delay, clock.now - delay)
            }
        }
        let end = CompositingStep.last { _ in
            for layer in presented.reversed() { layer.restore() }
        }
        return [begin] + steps + [end]
    }

    private func copy(_ tint: CopyTint) -> [CompositingStep] {
        let steps = super.sublayerSteps
        guard !tint.isWhite || tint.opacity < 1 else { return steps }
        return CompositingStep.group(tint.isWhite ? steps : Self.multiplied(steps, by: tint.color)) {
            $0.setAlpha(CGFloat(tint.opacity))
        }
    }

    private static func multiplied(_ steps: [CompositingStep], by color: CGColor) -> [CompositingStep] {
        let fill = CompositingStep.last {
            $0.setBlendMode(.multiply)
            $0.setFillColor(color)
            $0.fill($0.boundingBoxOfClipPath)
        }
        // The color lies also where nothing was drawn.
        let cut = CompositingStep.group(steps) { $0.setBlendMode(.destinationIn) }
        return CompositingStep.group(steps) + [fill] + cut
    }

    // MARK: Colors of copies

    /// What a copy's colors and opacity are multiplied by, each from 0 to 1.
    private struct CopyTint {
        var red: Float
        var green: Float
        var blue: Float
        var opacity: Float

        var isWhite: Bool { min(red, green, blue) >= 1 }
        var color: CGColor { CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: 1) }
    }

    private var firstTint: CopyTint {
        let parts = instanceColor.flatMap { AnimatableValue($0)?.numbers }?.map(Float.init) ?? []
        guard parts.count >= 4 else { return CopyTint(red: 1, green: 1, blue: 1, opacity: 1) }
        return CopyTint(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }

    private func tint(after tint: CopyTint) -> CopyTint {
        func moved(_ part: Float, _ offset: Float) -> Float { offset.isFinite ? min(max(part + offset, 0), 1) : part }
        return CopyTint(
            red: moved(tint.red, instanceRedOffset), green: moved(tint.green, instanceGreenOffset),
            blue: moved(tint.blue, instanceBlueOffset),
            opacity: min(tint.opacity + instanceAlphaOffset, 1))
    }
}

/// A layer that shows its sublayers several times, each time moved on.
///
/// Source and defaults: Apple's documentation of `CAReplicatorLayer`. Of the offsets between copies, that of opacity
/// is drawn; those of red, green and blue and the color are kept, but have no effect.
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
    /// What is added to each copy's red, from one to the next. Stored; no effect.
    open var instanceRedOffset: Float = 0
    /// What is added to each copy's green, from one to the next. Stored; no effect.
    open var instanceGreenOffset: Float = 0
    /// What is added to each copy's blue, from one to the next. Stored; no effect.
    open var instanceBlueOffset: Float = 0
    /// What the colors of the first copy are multiplied by. Stored; no effect.
    open var instanceColor: CGColor? = .white
    /// Seconds by which each copy's animations are behind those of the one before it.
    open var instanceDelay: CFTimeInterval = 0
    /// Whether sublayers keep their depth; they lie flat in either case. Stored; no effect.
    open var preservesDepth = false

    /// The most copies that are drawn, so that a mistaken count does not draw for ever.
    public static let maximumInstances = 10_000

    override var sublayerSteps: [CompositingStep] {
        let begin = CompositingStep {
            $0.saveGState()
            return [self.copies(min(self.instanceCount, Self.maximumInstances), opacity: 1)]
        }
        return [begin, .last { $0.restoreGState() }]
    }

    /// What draws so many copies, one moved on from the other.
    private func copies(_ count: Int, opacity: Float) -> CompositingStep {
        CompositingStep { _ in
            guard count > 0 else { return [] }
            let next = CompositingStep {
                $0.concatenate(self.aboutAnchor(CATransform3DGetAffineTransform(self.instanceTransform)))
                return [self.copies(count - 1, opacity: min(opacity + self.instanceAlphaOffset, 1))]
            }
            return (opacity > 0 ? self.atOwnTime(count, self.copy(opacity: opacity)) : []) + [next]
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

    private func copy(opacity: Float) -> [CompositingStep] {
        guard opacity < 1 else { return super.sublayerSteps }
        let begin = CompositingStep.last {
            $0.saveGState()
            $0.setAlpha(CGFloat(opacity))
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        let end = CompositingStep.last {
            $0.endTransparencyLayer()
            $0.restoreGState()
        }
        return [begin] + super.sublayerSteps + [end]
    }
}

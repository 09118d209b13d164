/// A layer that shows its sublayers several times, each time moved on.
///
/// Source and defaults: Apple's documentation of `CAReplicatorLayer`. Of the offsets between copies, that of opacity
/// is drawn; those of red, green and blue, the color and the delay are kept, but have no effect.
open class CAReplicatorLayer: CALayer {
    /// How often the sublayers show, themselves included; at most `maximumInstances` are drawn.
    open var instanceCount = 1
    /// What moves each copy on from the one before it, about the anchor point; only the affine part is drawn.
    open var instanceTransform: CATransform3D = CATransform3DIdentity
    /// What is added to each copy's opacity, from one to the next.
    open var instanceAlphaOffset: Float = 0
    /// What is added to each copy's red, from one to the next; kept, without effect.
    open var instanceRedOffset: Float = 0
    /// What is added to each copy's green, from one to the next; kept, without effect.
    open var instanceGreenOffset: Float = 0
    /// What is added to each copy's blue, from one to the next; kept, without effect.
    open var instanceBlueOffset: Float = 0
    /// What the colors of the first copy are multiplied by; kept, without effect.
    open var instanceColor: CGColor? = .white
    /// Seconds between the animations of two copies.
    open var instanceDelay: CFTimeInterval = 0
    /// Whether sublayers keep their depth; they lie flat in either case.
    open var preservesDepth = false

    /// The most copies that are drawn, so that a mistaken count does not draw for ever.
    public static let maximumInstances = 10_000

    override func drawSublayers(in context: CGContext) {
        let step = aboutAnchor(CATransform3DGetAffineTransform(instanceTransform))
        var opacity: Float = 1
        context.saveGState()
        for _ in 0..<min(max(instanceCount, 0), Self.maximumInstances) {
            if opacity > 0 { drawCopy(opacity: opacity, in: context) }
            opacity = min(opacity + instanceAlphaOffset, 1)
            context.concatenate(step)
        }
        context.restoreGState()
    }

    private func drawCopy(opacity: Float, in context: CGContext) {
        guard opacity < 1 else { return super.drawSublayers(in: context) }
        context.saveGState()
        context.setAlpha(CGFloat(opacity))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        super.drawSublayers(in: context)
        context.endTransparencyLayer()
        context.restoreGState()
    }
}

/// A layer that only holds others: of its own properties, those that draw have no effect.
///
/// Sublayers lie flat: depth is not drawn. Source: Apple's documentation of `CATransformLayer`.
open class CATransformLayer: CALayer {
    /// No effect: nothing of the layer itself is drawn.
    open override var backgroundColor: CGColor? {
        get { nil }
        set {}
    }
    /// No effect: nothing of the layer itself is drawn.
    open override var borderWidth: CGFloat {
        get { 0 }
        set {}
    }
    /// No effect: nothing of the layer itself is drawn.
    open override var contents: Any? {
        get { nil }
        set {}
    }
    /// No effect: sublayers are not cut.
    open override var masksToBounds: Bool {
        get { false }
        set {}
    }
    /// Nil: the layer itself cannot be hit, as Apple's documentation asks.
    open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}

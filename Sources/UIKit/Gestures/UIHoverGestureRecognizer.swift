/// Recognizes a pointer over a view; there is none here, so that it never does.
///
/// Source: Apple's documentation of `UIHoverGestureRecognizer`.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// How far above the screen a pencil is, from 0 to 1: 0.
    open var zOffset: CGFloat { 0 }
    /// How a pencil leans towards the screen, in radians: upright.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// Where a pencil leans to, in radians: to the right.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Where a pencil leans to: to the right.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// How a pencil is turned about itself, in radians: not at all.
    open var rollAngle: CGFloat { 0 }
}

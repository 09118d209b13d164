/// Recognizes fingers that are drawn inwards from an edge of the window.
///
/// A finger counts that comes down within 20 points of the edge; Apple's figure is unpublished. Source: Apple's
/// documentation of `UIScreenEdgePanGestureRecognizer`.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges that count; none at first.
    open var edges: UIRectEdge = []

    private static let reach: CGFloat = 20

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible, !isAtEdge(location(in: nil)) { state = .failed }
    }

    private func isAtEdge(_ point: CGPoint) -> Bool {
        let bounds = view?.window?.bounds ?? view?.bounds ?? .zero
        return edges.contains(.left) && point.x <= bounds.minX + Self.reach
            || edges.contains(.right) && point.x >= bounds.maxX - Self.reach
            || edges.contains(.top) && point.y <= bounds.minY + Self.reach
            || edges.contains(.bottom) && point.y >= bounds.maxY - Self.reach
    }
}

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

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

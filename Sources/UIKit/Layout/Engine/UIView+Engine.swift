extension UIView {
    /// Solves the rules of the tree, if this is its root, and marks the views whose subviews have to move.
    func solveRules() {
        guard let engine = viewState.engine else { return }
        engine.update()
        engine.publish()
    }

    /// Places the subviews where the rules want them, and those that no rule mentions by their content.
    func placeSubviews() {
        for view in subviews {
            if let frame = view.viewState.solvedFrame { view.take(frame) }
        }
        layOutByContent()
    }

    private func take(_ frame: CGRect) {
        guard transform.isIdentity else {
            bounds.size = frame.size
            center = CGPoint(x: frame.midX, y: frame.midY)
            return
        }
        if self.frame != frame { self.frame = frame }
    }
}

extension LayoutEngine {
    /// A view's or guide's rectangle in its superview's coordinates, on whole pixels; nil if no rule mentions it.
    func frame(of item: any LayoutItem) -> CGRect? {
        guard let record = records[ObjectIdentifier(item)], let grid = root?.pixelGrid else { return nil }
        let (x, width) = side(record.x, record.width, grid)
        let (y, height) = side(record.y, record.height, grid)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// Edges go to the nearest pixel, but a length of whole pixels stays, lest text lose its last glyph.
    private func side(
        _ origin: LinearSolver.Variable, _ length: LinearSolver.Variable, _ grid: PixelGrid
    ) -> (CGFloat, CGFloat) {
        let (start, side) = (CGFloat(solver.value(of: origin)), CGFloat(solver.value(of: length)))
        let first = grid.round(start)
        let whole = grid.round(side)
        if abs(whole - side) < 0.001 { return (first, whole) }
        return (first, max(0, grid.round(start + side) - first))
    }

    /// Hands every view its frame, and asks for layout above those that have to move.
    func publish() {
        for key in order {
            if let guide = records[key]?.item as? ScrollContentGuide { guide.take(frame(of: guide)?.size) }
            guard let view = records[key]?.item as? UIView else { continue }
            if view === root {
                resizeRoot(view)
            } else if !view.translatesAutoresizingMaskIntoConstraints {
                let frame = frame(of: view)
                guard frame != view.viewState.solvedFrame || frame != view.frame else { continue }
                view.viewState.solvedFrame = frame
                view.superview?.setNeedsLayout()
            }
        }
    }

    private func resizeRoot(_ view: UIView) {
        guard !view.translatesAutoresizingMaskIntoConstraints, let size = frame(of: view)?.size else { return }
        if size != view.bounds.size { view.frame.size = size }
    }
}

extension UIView {
    /// The least size that keeps the rules within this view, in points, or the nearest to a size that it can be.
    ///
    /// - Parameter targetSize: `layoutFittingCompressedSize` for as small, `layoutFittingExpandedSize` for as large as
    ///   possible.
    func fittingSize(
        _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        let engine = LayoutEngine(
            root: self, sizing: .fitting(targetSize, horizontal: horizontal, vertical: vertical))
        addRules(to: engine)
        _ = engine.record(for: self)
        engine.update()
        return engine.frame(of: self)?.size ?? bounds.size
    }

    private func addRules(to engine: LayoutEngine) {
        for constraint in viewState.constraints { engine.add(constraint) }
        for view in subviews { view.addRules(to: engine) }
    }

    public static let layoutFittingCompressedSize = CGSize.zero
    /// Larger than any screen; UIKit's figure.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

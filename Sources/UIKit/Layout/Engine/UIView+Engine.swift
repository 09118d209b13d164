import PlacardConstraintSolver

extension UIView {
    /// Solves the constraints of the tree, if this is its root, and marks the views whose subviews have to move.
    func solveConstraints() {
        recoverRules()
        guard let engine = viewState.engine else { return }
        engine.update()
        engine.publish()
    }

    /// Places the subviews where the constraints want them, and those that no constraint mentions by their content.
    func placeSubviews() {
        for view in viewState.subviews {
            if let frame = view.viewState.solvedFrame {
                view.take(frame)
            } else {
                layOutByContent(view)
            }
        }
    }

    /// Takes a frame from the engine, which need not be told of it, as bounds and center: classes that hear of their size
    /// by overriding `bounds` rely on it (Apple Developer Forums, thread 104489).
    private func take(_ frame: CGRect) {
        let isTransformed = layer.isTransformed
        guard isTransformed || self.frame != frame else { return }
        viewState.takesSolution = true
        defer { viewState.takesSolution = false }
        if bounds.size != frame.size { bounds.size = frame.size }
        let place = isTransformed ? CGPoint(x: frame.midX, y: frame.midY) : layer.anchor(in: frame)
        if center != place { center = place }
        (self as? UIScrollView)?.contentGuide.ownerDidTakeFrame()
    }
}

extension LayoutEngine {
    /// A view's or guide's rectangle in its superview's coordinates, on whole pixels; nil if no constraint mentions it.
    func frame(of item: any LayoutItem) -> CGRect? {
        guard let record = known(item), let grid = root?.pixelGrid else { return nil }
        return frame(of: record, grid)
    }

    private func frame(of record: ItemRecord, _ grid: PixelGrid) -> CGRect {
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

    /// Hands what has moved its frame, and asks for layout above it.
    func publish() {
        collectMoves()
        guard !moved.isEmpty, let root else { return }
        let grid = root.pixelGrid
        var contents: [(ScrollContentGuide, CGSize)] = []
        for record in moved.take() {
            guard let view = record.view else {
                if let content = record.scrollContent { contents.append((content, frame(of: record, grid).size)) }
                continue
            }
            if view === root {
                resizeRoot(view)
            } else if !view.translatesAutoresizingMaskIntoConstraints {
                publish(frame(of: record, grid), for: view, below: root)
            }
        }
        for (content, size) in contents { content.take(size) }
    }

    private func publish(_ frame: CGRect, for view: UIView, below root: UIView) {
        let state = view.viewState
        guard frame != state.solvedFrame || frame != view.frame else { return }
        state.solvedFrame = frame
        guard let above = state.superview else { return }
        if above === root {
            // The root is being laid out, and goes on with its subviews.
            root.viewState.onlySolves = false
        } else {
            above.setNeedsLayout()
        }
    }

    private func resizeRoot(_ view: UIView) {
        guard !view.translatesAutoresizingMaskIntoConstraints, let size = frame(of: view)?.size else { return }
        if size != view.bounds.size { view.frame.size = size }
    }
}

extension UIView {
    /// The least size that keeps the constraints within this view, in points, or the nearest to a size that it can be.
    ///
    /// - Parameter targetSize: `layoutFittingCompressedSize` for as small, `layoutFittingExpandedSize` for as large as
    ///   possible.
    func fittingSize(
        _ targetSize: CGSize, _ horizontal: UILayoutPriority = .fittingSizeLevel,
        _ vertical: UILayoutPriority = .fittingSizeLevel
    ) -> CGSize {
        updateConstraintsIfNeeded()
        let sizing = RootSizing.fitting(targetSize, horizontal: horizontal, vertical: vertical)
        let known = viewState.fittingEngine
        if known?.reliesOnLayout == true || known?.sizing.leavesWidthFree != sizing.leavesWidthFree {
            viewState.fittingEngine = nil
        }
        let engine = fittingEngine(sizing)
        if engine.sizing != sizing {
            engine.sizing = sizing
            engine.itemDidChange(self, .frame)
        }
        engine.update()
        return engine.frame(of: self)?.size ?? bounds.size
    }

    /// An engine of this view alone, which is kept: the next question may differ in the width only.
    private func fittingEngine(_ sizing: RootSizing) -> LayoutEngine {
        if let engine = viewState.fittingEngine { return engine }
        let engine = LayoutEngine(root: self, sizing: sizing)
        addAllConstraints(to: engine)
        _ = engine.record(for: self)
        viewState.fittingEngine = engine
        return engine
    }

    private func addAllConstraints(to engine: LayoutEngine) {
        forEachInTree { view in
            view.viewState.isInFittingEngine = true
            for constraint in view.viewState.constraints { engine.add(constraint) }
        }
    }

    /// For `systemLayoutSizeFitting(_:)`: as small as the constraints permit.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// Larger than any screen; UIKit's figure.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

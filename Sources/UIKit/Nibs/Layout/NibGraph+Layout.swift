extension NibGraph {
    /// Lays the views out by their constraints, as Interface Builder's canvas does for the document's device.
    ///
    /// What cannot hold together is told in `diagnostics`.
    ///
    /// - Parameter sheet: The view that takes the canvases; they are solved with it and stay there. Nil leaves each
    ///   canvas for itself.
    package mutating func layOut(
        _ nib: NibDocument, in space: NibSpace = NibSpace(), on sheet: UIView? = nil
    ) {
        let canvas = NibCanvasMaker(nib, space)
        let roots = roots
        layOutRowsAnew(in: space)
        NSLayoutConstraint.withoutReports {
            canvases += roots.map(canvas.ground)
            let grounds = canvases.suffix(roots.count)
            for ground in grounds { sheet?.addSubview(ground) }
            for ground in grounds { ground.layoutIfNeeded() }
            for (ground, root) in zip(grounds, roots) {
                ground.scrollToRest()
                canvas.addBars(to: ground, of: root, root.scene.flatMap { controllers[$0] })
            }
        }
        if nib.version.keepsContentOfLooseRows { keepContentOfLooseRows() }
        reportBroken()
    }

    /// Tells the frame that the content of a new row has of that of all rows that lie in no table.
    private mutating func keepContentOfLooseRows() {
        for index in objects.indices where objects[index].element.name == "tableViewCellContentView" {
            guard let row = objects[index].parent, objects[row].parent == nil else { continue }
            objects[index].canvasFrame = CGRect(x: 0, y: 0, width: 320, height: 43)
        }
    }

    /// Says which constraints have been given up: by id and line, or by the identifier of a stack view's own.
    private mutating func reportBroken() {
        let broken = canvases.flatMap(\.brokenConstraints)
        guard !broken.isEmpty else { return }
        let ids = Dictionary(constraints.map { (ObjectIdentifier($1), $0) }) { first, _ in first }
        let views = Dictionary(objects.map { (ObjectIdentifier($0.view), $0.id) }) { first, _ in first }
        let elements = objects.flatMap { [$0.element] + $0.element.list("constraints") }
        let lines = Dictionary(elements.compactMap { one in one.id.map { ($0, one.line) } }) { first, _ in first }
        for constraint in broken {
            let text = constraint.text { item in
                let view = item.layoutView
                let name = view.flatMap { views[ObjectIdentifier($0)] ?? nil }
                return view === item ? name : name.map { "\($0)'s guide" }
            }
            // What the document does not write is told at the stack view, or the view, that made it.
            let id =
                ids[ObjectIdentifier(constraint)] ?? constraint.holder.flatMap { views[ObjectIdentifier($0)] ?? nil }
            let maker = constraint.identifier.map { " (\($0))" } ?? ""
            diagnostics.append(
                IBDiagnostic(
                    .warning, object: id, line: id.flatMap { lines[$0] } ?? 1,
                    "the constraint contradicts others and is given up: \(text)\(maker); lower its priority, or that of "
                        + "one that it contradicts"))
        }
    }
}

/// Makes the canvas of each view at the top of a document.
@MainActor private struct NibCanvasMaker {
    private let nib: NibDocument
    private let space: NibSpace
    private let bars: NibBars
    private let barsAround: NibCanvasBars
    private var device: NibDevice { nib.device }
    private var version: NibToolsVersion { nib.version }

    init(_ nib: NibDocument, _ space: NibSpace) {
        self.nib = nib
        self.space = space
        bars = space.screen.map(nib.bars.on) ?? nib.bars
        barsAround = NibCanvasBars(nib, bars)
    }

    func ground(for root: NibObject) -> NibCanvas {
        let controller = root.scene.flatMap { nib.controllers[$0] }
        let canvas = canvas(for: root, controller)
        if space.pixels == .ofDevice { canvas.layer.contentsScale = device.scale }
        if root.lies(uponViewOf: controller) {
            root.view.viewState.controller?.viewRespectsSystemMinimumLayoutMargins = false
            if !root.element.hasOwnMargins { root.view.layoutMargins = .standardMargins }
        } else if !root.isCell(before: version) {
            if !version.hasWideMargins {
                root.view.viewState.controller?.viewRespectsSystemMinimumLayoutMargins = false
            }
            root.view.takeSystemMargins(
                version.hasWideMargins ? SystemMargins.side(atWidth: root.view.frame.width) : SystemMargins.narrow)
        }
        return canvas
    }

    private func canvas(for root: NibObject, _ controller: IBElement?) -> NibCanvas {
        if let screen = space.screen, let place = place(of: root, controller) {
            let canvas = NibCanvas(root.view, covering: space.cover.insets(or: place.cover))
            canvas.resize(to: place.frame, on: screen.size)
            return canvas
        }
        let canvas = NibCanvas(root.view, covering: space.cover.insets(or: cover(of: root, controller)))
        if !root.element.liesInItem { canvas.resize(width: space.width, height: space.height) }
        return canvas
    }

    /// Where a view fills the screen; nil for what is no screen.
    private func place(of root: NibObject, _ controller: IBElement?) -> NibPlace? {
        if let controller, root.element.key == "view" {
            return bars.place(of: controller, size: root.view.frame.size)
        }
        return nib.isScreen(root.view) ? bars.place(of: root.element) : nil
    }

    func addBars(to canvas: NibCanvas, of root: NibObject, _ controller: UIViewController?) {
        guard let element = root.scene.flatMap({ nib.controllers[$0] }), root.element.key == "view" else { return }
        barsAround.add(to: canvas, of: element, controller)
    }

    /// A controller's view is covered by what belongs to the device and by bars, another view by the device at most.
    private func cover(of root: NibObject, _ controller: IBElement?) -> UIEdgeInsets {
        if let id = root.id, nib.heldViews.contains(id) { return .zero }
        let size = root.view.frame.size
        if let controller, root.element.key == "view" { return nib.bars.cover(of: controller, size: size) }
        let isView = root.element.name == "view"
        // Rows are no screens, however high they are.
        let mayBeCovered = isView || root.view is UICollectionReusableView
        let isCovered = mayBeCovered && (version.coversLooseViews || version.coversLooseView(of: size))
        guard size == device.size || isCovered else {
            let isUnderNotch = isView && version.coversLooseViewsByNotch
            return isUnderNotch ? UIEdgeInsets(top: device.edges.top, left: 0, bottom: 0, right: 0) : .zero
        }
        let isFree = root.id == nib.ownersView || version.hangsLooseViews && size.width <= device.size.width
        let cover = nib.bars.cover(of: root.element, freeHeight: isFree ? size.height : nil)
        return version.doublesEdges ? cover + device.edges : cover
    }
}

extension IBElement {
    /// Whether an item of a bar shows the view: it is no screen, and the bar takes it as large as it is.
    fileprivate var liesInItem: Bool { key == "customView" || key == "titleView" }
}

extension NibObject {
    /// Whether a controller's view has margins that are not its own: a collection controller's collection lies upon the
    /// controller's view on iOS, and a document writes both as one.
    fileprivate func lies(uponViewOf controller: IBElement?) -> Bool {
        controller?.name == "collectionViewController" && element.name == "collectionView"
    }

    /// Whether a view at the top of a document is a cell with a cell's margins: rows always were, and other cells as long
    /// as margins of cells were those of any view.
    fileprivate func isCell(before version: NibToolsVersion) -> Bool {
        view is UITableViewCell || view is UICollectionViewCell && !version.hasMarginsOfCells
    }
}

extension UIView {
    /// The margins that the canvas gives to a view at the top of a document: those of a controller's view, at the sides no
    /// less than the system's, and none of its own above and below.
    ///
    /// Source: Apple's documentation of `viewRespectsSystemMinimumLayoutMargins`.
    fileprivate func takeSystemMargins(_ least: CGFloat) {
        let own = viewState.margins ?? .zero
        layoutMargins = UIEdgeInsets(
            top: own.top, left: max(own.left, least), bottom: own.bottom, right: max(own.right, least))
    }
}

extension NibGraph {
    /// Lays the views out by their constraints, as Interface Builder's canvas does for the document's device.
    ///
    /// What cannot hold together is told in `diagnostics`.
    ///
    package mutating func layOut(_ document: IBDocument, in space: NibSpace = NibSpace()) {
        let canvas = NibCanvasMaker(document, space)
        let report = NSLayoutConstraint.report
        NSLayoutConstraint.report = { _ in }
        defer { NSLayoutConstraint.report = report }
        for root in roots {
            let ground = canvas.ground(for: root)
            ground.layoutIfNeeded()
            ground.scrollToRest()
            canvas.addBars(to: ground, of: root, root.scene.flatMap { controllers[$0] })
            canvases.append(ground)
        }
        reportBroken()
    }

    private mutating func reportBroken() {
        let ids = Dictionary(constraints.map { (ObjectIdentifier($1), $0) }) { first, _ in first }
        for constraint in canvases.flatMap(\.brokenConstraints) {
            let id = ids[ObjectIdentifier(constraint)]
            diagnostics.append(
                IBDiagnostic(
                    .warning, object: id, "the constraint contradicts others and is given up: \(constraint.shortText)"
                ))
        }
    }
}

/// Makes the canvas of each view at the top of a document.
@MainActor private struct NibCanvasMaker {
    private let space: NibSpace
    private let device: NibDevice
    private let bars: NibBars
    private let version: NibToolsVersion
    private let barsAround: NibCanvasBars
    private let controllers: [String: IBElement]

    init(_ document: IBDocument, _ space: NibSpace) {
        self.space = space
        device = NibDevice(document)
        bars = NibBars(document, on: device)
        version = NibToolsVersion(document)
        barsAround = NibCanvasBars(document, bars)
        controllers = Dictionary(
            document.scenes.compactMap { scene in scene.id.flatMap { id in scene.controller.map { (id, $0) } } }
        ) { first, _ in first }
    }

    func ground(for root: NibObject) -> NibCanvas {
        let controller = root.scene.flatMap { controllers[$0] }
        let canvas = NibCanvas(root.view, covering: space.cover.insets(or: cover(of: root, controller)))
        canvas.resize(width: space.width, height: space.height ?? height(of: root, controller))
        let isScreen = controller != nil || root.element.name == "view"
        if isScreen, !root.hasOwnMargins { root.view.takeSystemMargins() }
        return canvas
    }

    func addBars(to canvas: NibCanvas, of root: NibObject, _ controller: UIViewController?) {
        guard let element = root.scene.flatMap({ controllers[$0] }), root.element.key == "view" else { return }
        barsAround.add(to: canvas, of: element, controller)
    }

    /// A controller's view is covered by what belongs to the device and by bars, another view by the device at most.
    private func cover(of root: NibObject, _ controller: IBElement?) -> UIEdgeInsets {
        let size = root.view.frame.size
        if let controller { return bars.cover(of: controller, height: size.height) }
        let isCovered = size == device.size || version.coversLooseViews && root.element.name == "view"
        let hidesStatusBar = root.element.child(keyed: "simulatedStatusBarMetrics")?.name == "nil"
        return isCovered ? device.cover(hidesStatusBar: hidesStatusBar) : .zero
    }

    private func height(of root: NibObject, _ controller: IBElement?) -> CGFloat? {
        let height = root.view.frame.height
        guard let surplus = controller.map({ bars.surplus(of: $0, height: height) }), surplus > 0 else { return nil }
        return height - surplus
    }
}

extension NibObject {
    fileprivate var hasOwnMargins: Bool {
        ["layoutMargins", "directionalLayoutMargins"].contains { element.child(keyed: $0) != nil }
    }
}

extension UIView {
    /// The margins of a controller's view: from the screen's edges to the sides, none above and below.
    fileprivate func takeSystemMargins() {
        let margin = SystemMargins.side(atWidth: frame.width)
        layoutMargins = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    }
}

extension NibGraph {
    /// Lays the views out by their constraints, as Interface Builder's canvas does for the document's device.
    ///
    /// What cannot hold together is told in `diagnostics`.
    ///
    /// - Parameters:
    ///   - width: Of every view at the top, in points; nil for the stored one.
    ///   - height: Likewise.
    package mutating func layOut(_ document: IBDocument, width: CGFloat? = nil, height: CGFloat? = nil) {
        let canvas = NibCanvasMaker(document)
        let report = NSLayoutConstraint.report
        NSLayoutConstraint.report = { _ in }
        defer { NSLayoutConstraint.report = report }
        for root in roots {
            let ground = canvas.ground(for: root)
            ground.resize(width: width, height: height)
            ground.layoutIfNeeded()
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
    private let device: NibDevice
    private let bars: NibBars
    private let controllers: [String: IBElement]

    init(_ document: IBDocument) {
        device = NibDevice(document)
        bars = NibBars(document)
        controllers = Dictionary(
            document.scenes.compactMap { scene in scene.id.flatMap { id in scene.controller.map { (id, $0) } } }
        ) { first, _ in first }
    }

    /// A view that fills the screen is covered by what belongs to the device, a controller's also by bars.
    func ground(for root: NibObject) -> NibCanvas {
        let controller = root.scene.flatMap { controllers[$0] }
        guard controller != nil || root.view.frame.size == device.size else {
            return NibCanvas(root.view, covering: .zero)
        }
        let hasMargins = ["layoutMargins", "directionalLayoutMargins"].contains {
            root.element.child(keyed: $0) != nil
        }
        if !hasMargins {
            let margin = NibDevice.systemMargin(atWidth: root.view.frame.width)
            root.view.layoutMargins = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
        }
        let bars = controller.map(bars.cover(of:)) ?? .zero
        return NibCanvas(root.view, covering: device.cover + bars)
    }
}

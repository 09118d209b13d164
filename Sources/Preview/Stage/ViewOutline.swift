import PlacardSpecimens

/// The views that a page can point at: what `placard inspect` tells of them, and where they stand.
struct ViewOutline {
    struct Part: Encodable, Hashable {
        /// The document's id; nil for what has none.
        let id: String?
        let `class`: String
        /// x, y, width and height in points, in the superview's coordinates.
        let frame: [Double]
        let text: String?
        /// The same rectangle in the image's coordinates.
        let place: [Double]
    }

    /// The views in the order of drawing; only the shown ones.
    let parts: @MainActor () -> [Part]
    let diagnostics: [InspectReport.Diagnostic]
    /// What a document says of its views, by the views.
    let objects: [ObjectIdentifier: NibObject]

    /// The objects of a document; for a label's file the label.
    @MainActor init(_ document: LaidOutDocument) {
        let sheet = document.sheet.view
        guard let graph = document.graph else {
            parts = { sheet.subviews.map { Part(view: $0, in: sheet) } }
            (diagnostics, objects) = ([], [:])
            return
        }
        let report = InspectReport(graph)
        diagnostics = report.diagnostics
        let named = graph.objects.filter { $0.id != nil }
        objects = Dictionary(named.map { (ObjectIdentifier($0.view), $0) }) { first, _ in first }
        parts = {
            zip(named, InspectReport(graph).objects).filter { $0.0.view.isShown(in: sheet) }
                .map { Part(object: $0.1, view: $0.0.view, in: sheet) }
        }
    }

    /// All views below a window.
    @MainActor init(_ window: UIWindow) {
        (diagnostics, objects) = ([], [:])
        parts = { [weak window] in
            guard let window else { return [] }
            return window.descendants.filter { $0.isShown(in: window) }.map { Part(view: $0, in: window) }
        }
    }
}

extension ViewOutline.Part {
    @MainActor fileprivate init(object: InspectReport.Object, view: UIView, in root: UIView) {
        self.init(
            id: object.id, class: object.class, frame: object.frame, text: object.text, place: view.place(in: root))
    }

    @MainActor fileprivate init(view: UIView, in root: UIView) {
        let frame = view.frame
        self.init(
            id: nil, class: "\(type(of: view))",
            frame: [frame.minX, frame.minY, frame.width, frame.height].map(Double.init),
            text: (view as? UILabel)?.text, place: view.place(in: root))
    }
}

extension UIView {
    /// All views below, parents before their children.
    var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }

    /// Whether the view and all around it up to a root can be seen.
    func isShown(in root: UIView) -> Bool {
        if self === root { return true }
        return !isHidden && alpha > 0 && superview?.isShown(in: root) == true
    }

    /// The view's rectangle in a root's coordinates: x, y, width and height.
    func place(in root: UIView) -> [Double] { place(of: bounds, in: root) }

    /// A rectangle of the view in a root's coordinates: x, y, width and height.
    func place(of rect: CGRect, in root: UIView) -> [Double] {
        let place = convert(rect, to: root)
        return [place.minX, place.minY, place.width, place.height].map(Double.init)
    }
}

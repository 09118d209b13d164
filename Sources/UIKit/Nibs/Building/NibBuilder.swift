/// Builds the views of a document, with their stored frames and their constraints.
///
/// Reading, building, laying out and drawing are apart: the document comes checked and unchanging, the graph is handed
/// to whoever wants to lay it out, draw it or look at it.
@MainActor package struct NibBuilder {
    private let context: NibContext
    private var graph = NibGraph()
    private var constraints = NibConstraints()
    private var scene: String?

    private init(_ document: IBDocument) { context = NibContext(document) }

    /// Builds everything in a document: a xib's top-level views, a storyboard's scenes.
    ///
    /// - Throws: `IBError` where a frame is absurd; everything else that is odd becomes a diagnostic.
    package static func build(_ document: IBDocument, traits: IBTraits = .phone) throws(IBError) -> NibGraph {
        var builder = NibBuilder(document)
        for element in document.topLevelObjects {
            try builder.buildTop(element.resolved(for: traits))
        }
        for scene in document.scenes {
            try builder.build(scene, traits)
        }
        return builder.finished()
    }

    /// Builds one scene of a storyboard.
    package static func build(
        _ scene: IBScene, of document: IBDocument, traits: IBTraits = .phone
    ) throws(IBError) -> NibGraph {
        var builder = NibBuilder(document)
        try builder.build(scene, traits)
        return builder.finished()
    }

    private func finished() -> NibGraph {
        var result = graph
        result.constraints = constraints.install(reportingTo: context)
        result.diagnostics = context.allDiagnostics
        return result
    }

    private mutating func build(_ scene: IBScene, _ traits: IBTraits) throws(IBError) {
        self.scene = scene.id
        guard let controller = scene.controller else { return }
        try buildTop(controller.resolved(for: traits))
    }

    /// A top-level view, or the view of a controller that stands there; other objects have no picture.
    private mutating func buildTop(_ element: IBElement) throws(IBError) {
        if NibFamily.all[element.name] != nil {
            try build(element, in: nil)
        } else if let view = element.child(keyed: "view") {
            let index = graph.objects.count
            try build(view, in: nil)
            constraints.noteGuides(of: element, on: graph.objects[index].view)
        } else if element.child(keyed: "frame") != nil {
            try build(element, in: nil)
        }
    }

    private mutating func build(_ element: IBElement, in parent: Int?) throws(IBError) {
        let family = NibFamily.all[element.name]
        let decoder = NibDecoder(element, context)
        let view = (family ?? .unknown).make(decoder)
        try view.decodeCommon(from: decoder)
        report(family, decoder)
        let index = record(view, family, decoder, parent)
        constraints.note(element, as: view)
        placeUnstored(view, decoder, in: parent)
        for place in (family ?? .unknown).children {
            try build(place, of: decoder, in: index)
        }
        view.decodeRuntimeAttributes(from: decoder)
        decoder.reportUnread()
    }

    private mutating func build(_ place: NibChildren, of decoder: NibDecoder, in parent: Int) throws(IBError) {
        let elements: [IBElement] =
            switch place {
            case .list(let name): decoder.list(name)
            case .keyed(let key): [decoder.child(keyed: key)].compactMap { $0 }
            case .sections: decoder.list("sections").flatMap { $0.list("cells") }
            }
        for element in elements where isView(element) {
            try build(element, in: parent)
        }
    }

    /// A content view without a stored frame fills its cell; other views without one wait for layout.
    private func placeUnstored(_ view: UIView, _ decoder: NibDecoder, in parent: Int?) {
        guard decoder.child(keyed: "frame") == nil else { return }
        if decoder.element.key == "contentView", let parent {
            view.frame = graph.objects[parent].view.bounds
        } else {
            decoder.report(.note, "no frame is stored for this view; it has no size")
        }
    }

    /// A member with only a reference stands for a view that is written elsewhere.
    private func isView(_ element: IBElement) -> Bool {
        element["reference"] == nil && element.name != "nil" && !NibFamily.notViews.contains(element.name)
    }

    private mutating func record(
        _ view: UIView, _ family: NibFamily?, _ decoder: NibDecoder, _ parent: Int?
    ) -> Int {
        if let parent { graph.objects[parent].view.addSubview(view) }
        let element = decoder.element
        let className = decoder.string("customClass") ?? family?.className ?? "UIView"
        graph.objects.append(
            NibObject(
                id: element.id, className: className, element: element, view: view, parent: parent,
                text: (view as? any NibTextShowing)?.shownText, scene: scene))
        return graph.objects.count - 1
    }

    private func report(_ family: NibFamily?, _ decoder: NibDecoder) {
        let name = decoder.element.name
        if let custom = decoder.string("customClass"), let known = family?.className {
            decoder.report(.note, "the class \(custom) is not known here; \(known) stands in for it")
        }
        if family == nil {
            decoder.report(.warning, "the element <\(name)> is not known; it is drawn as a plain view")
        } else if let caveat = family?.caveat {
            decoder.report(.note, "<\(name)> \(caveat)")
        }
    }
}

/// A view that shows plain text which a reader of the document may ask for.
@MainActor protocol NibTextShowing {
    var shownText: String? { get }
}

extension UILabel: NibTextShowing {
    var shownText: String? { text }
}

/// Makes the objects of a document: every view through `init(coder:)`, its subviews while it is made, then constraints.
///
/// Reading, building, laying out and drawing are apart: the document comes checked and unchanging, the graph is handed
/// to whoever wants to lay it out, draw it or look at it. A builder makes one set of objects, and lives on while a controller among them has yet
/// to load its view.
@MainActor package final class NibBuilder {
    let context: NibContext
    let classes: NibClasses
    let wiring: NibWiring
    let traits: IBTraits
    /// The views that were built, with what the document says of them.
    var graph = NibGraph()
    var constraints = NibConstraints()
    /// The scene that is being built; nil in a xib.
    var scene: IBScene?

    init(_ context: NibContext, classes: NibClasses, traits: IBTraits) {
        self.context = context
        self.classes = classes
        self.traits = traits
        wiring = NibWiring(context)
    }

    /// Builds everything in a document for a picture or a list: a xib's top-level views, a storyboard's scenes.
    ///
    /// - Throws: `IBError` where a frame is absurd; everything else that is odd becomes a diagnostic.
    package static func build(_ document: IBDocument, traits: IBTraits = .phone) throws(IBError) -> NibGraph {
        let builder = NibBuilder(NibContext(document), classes: NibClasses(), traits: traits)
        builder.buildObjects(document.topLevelObjects)
        for scene in document.scenes { builder.build(scene) }
        return try builder.finished()
    }

    /// Builds one scene of a storyboard for a picture.
    package static func build(
        _ scene: IBScene, of document: IBDocument, traits: IBTraits = .phone
    ) throws(IBError) -> NibGraph {
        let builder = NibBuilder(NibContext(document), classes: NibClasses(), traits: traits)
        builder.build(scene)
        return try builder.finished()
    }

    private func build(_ scene: IBScene) {
        self.scene = scene
        if let controller = scene.controller { buildObjects([controller]) }
        self.scene = nil
    }

    /// Objects with their views at once, as Interface Builder's canvas shows them.
    private func buildObjects(_ elements: [IBElement]) {
        let made = make(elements)
        for case let controller as UIViewController in made { controller.loadViewIfNeeded() }
        wiring.prepareForInterfaceBuilder()
    }

    private func finished() throws(IBError) -> NibGraph {
        if let failure = context.failure { throw failure }
        graph.diagnostics = context.allDiagnostics
        return graph
    }
}

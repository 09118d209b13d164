/// Makes the objects of a document: every view through `init(coder:)`, its subviews while it is made, then constraints.
///
/// Reading, building, laying out and drawing are apart: the document comes checked and unchanging, the graph is handed
/// to whoever wants to lay it out, draw it or look at it. A builder makes one set of objects, and lives on while a
/// controller among them has yet to load its view.
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
    /// The controller whose view is being made, from which segues start.
    weak var controller: UIViewController?
    /// Makes the controllers that segues lead to; nil without a program.
    weak var scenes: (any SceneMaking)?
    /// Containers whose controllers are to be made once everything around them is connected.
    var containers: [(element: IBElement, view: UIView)] = []
    /// The scenes that containers show on an image, by the ids of their controllers.
    var embeddable: [String: IBScene] = [:]
    /// How many scenes an image shows within others, at most.
    var embeddingsLeft = 50
    /// Above how many views no more scenes are shown within others.
    static let mostEmbedded = 20_000
    /// How many views are being made, one within the other.
    var depth = 0

    init(_ context: NibContext, classes: NibClasses, traits: IBTraits) {
        self.context = context
        self.classes = classes
        self.traits = traits
        wiring = NibWiring(context)
    }

    /// Builds everything in a document for an image or a list: a xib's top-level views, a storyboard's scenes.
    ///
    /// - Parameter assets: The images and colors that it names; what is not there is shown as the document stores
    ///   it.
    /// - Throws: `IBError` where a frame is absurd; everything else that is odd becomes a diagnostic.
    package static func build(
        _ nib: NibDocument, traits: IBTraits = .phone, attributes: RuntimeAttributes = .set,
        assets: DocumentAssets = DocumentAssets()
    ) throws(IBError) -> NibGraph {
        let nib = nib.traced
        let builder = NibBuilder(NibContext(nib, assets: assets), classes: NibClasses(), traits: traits)
        builder.context.runtimeAttributes = attributes
        builder.buildObjects(nib.document.topLevelObjects)
        for scene in nib.document.scenes { builder.build(scene) }
        return try builder.finished(nib.document.root)
    }

    /// What a container shows of the scene that is to lie in it.
    package enum Embedding: Sendable {
        /// Nothing: every scene stands for itself.
        case none
        /// The scene's view.
        case shown
    }

    /// What becomes of runtime attributes of UIKit's own classes.
    package enum RuntimeAttributes: Sendable {
        /// They are set, as when a program loads the document.
        case set
        /// They are set to learn what is wrong with them, and taken back: Interface Builder's canvas shows none.
        case tried
    }

    /// Builds one scene of a storyboard for an image.
    package static func build(
        _ scene: IBScene, of nib: NibDocument, traits: IBTraits = .phone, embedding: Embedding = .none,
        attributes: RuntimeAttributes = .set, assets: DocumentAssets = DocumentAssets()
    ) throws(IBError) -> NibGraph {
        let builder = NibBuilder(NibContext(nib, assets: assets), classes: NibClasses(), traits: traits)
        builder.context.runtimeAttributes = attributes
        if embedding == .shown { builder.embeddable = nib.shownScenes }
        let scene = IBScene(element: scene.element.traced)
        builder.build(scene)
        return try builder.finished(scene.element)
    }

    private func build(_ scene: IBScene) {
        within(scene) {
            if let controller = scene.controller { buildObjects([controller]) }
        }
    }

    /// Makes objects of a scene, in a xib of none.
    func within<Objects>(_ scene: IBScene?, _ make: () -> Objects) -> Objects {
        let before = self.scene
        self.scene = scene
        defer { self.scene = before }
        return make()
    }

    /// Makes objects of a controller of a scene.
    func within<Objects>(_ scene: IBScene?, of controller: UIViewController, _ make: () -> Objects) -> Objects {
        let before = self.controller
        self.controller = controller
        defer { self.controller = before }
        return within(scene, make)
    }

    /// Objects with their views at once, as Interface Builder's canvas shows them.
    private func buildObjects(_ elements: [IBElement]) {
        let made = make(elements)
        for case let controller as UIViewController in made { loadViews(of: controller) }
        wiring.prepareForInterfaceBuilder()
    }

    private func loadViews(of controller: UIViewController) {
        controller.loadViewIfNeeded()
        controller.children.forEach(loadViews)
    }

    private func finished(_ built: IBElement) throws(IBError) -> NibGraph {
        if let failure = context.failure { throw failure }
        NibAudit(context: context).report(built)
        graph.diagnostics = context.allDiagnostics
        graph.add(assetProblems: context.assetProblems)
        return graph
    }
}

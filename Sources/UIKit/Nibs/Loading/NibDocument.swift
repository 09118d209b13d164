/// A document with what all its scenes share, found once: each scene is built and laid out for itself, and must not look at
/// all the others.
package struct NibDocument: Sendable {
    package private(set) var document: IBDocument
    /// The device that the document was drawn on.
    package let device: NibDevice
    /// The tools that saved it.
    let version: NibToolsVersion
    /// The bars that containers put around controllers' views.
    let bars: NibBars
    /// The scenes by the ids of their controllers.
    package let scenes: [String: IBScene]
    /// The scenes that have a view, by the ids of their controllers; containers stand for what they show first.
    package let shownScenes: [String: IBScene]
    /// The controllers by the ids of their scenes.
    let controllers: [String: IBElement]
    /// The ids that stand for whoever is first in the responder chain.
    let firstResponders: Set<String>
    /// The sizes in points that views of the program's own classes asked for when the document was saved.
    let designedSizes: [String: CGSize]
    /// The view of a xib that is a controller's, which owns the document; nil for others.
    let ownersView: String?
    /// The views of controllers that a xib's containers hold, which no bar and no edge covers.
    let heldViews: Set<String>
    /// The names of fonts that the canvas showed another font for, though they may be here.
    private(set) var absentFonts: Set<String> = []

    package init(_ document: IBDocument) {
        self.document = document
        version = NibToolsVersion(document)
        device = NibDevice(document)
        bars = NibBars(document, on: device)
        let all = document.scenes
        let scenes = Dictionary(all.compactMap { scene in scene.controller?.id.map { ($0, scene) } }) { first, _ in
            first
        }
        self.scenes = scenes
        shownScenes = scenes.compactMapValues { $0.shown { scenes[$0] } }
        controllers = Dictionary(
            all.compactMap { scene in scene.id.flatMap { id in scene.controller.map { (id, $0) } } }
        ) {
            first, _ in first
        }
        let placeholders = document.placeholders + all.flatMap { $0.element.list("objects") }
        let ids = placeholders.filter { $0["placeholderIdentifier"] == "IBFirstResponder" }.compactMap(\.id)
        firstResponders = Set(ids + ["-2"])
        designedSizes = document.designedSizes
        ownersView = document.ownersView
        heldViews = Set(document.topLevelObjects.flatMap(\.heldViews))
    }

    /// The least screen that there has been, in points.
    private static let leastScreen = CGSize(width: 320, height: 480)

    /// Whether a view at the top is a screen by its size; rows and other cells are none.
    @MainActor package func isScreen(_ view: UIView) -> Bool {
        let size = view.frame.size
        guard !(view is UITableViewCell || view is UICollectionReusableView) else { return false }
        return size == device.size || size.width >= Self.leastScreen.width && size.height >= Self.leastScreen.height
    }

    /// The document with the fonts of its canvas, which had some not at hand.
    package func lacking(_ fonts: Set<String>) -> NibDocument {
        var result = self
        result.absentFonts = fonts
        return result
    }

    /// What the canvas showed for a font that Xcode had not got, in points; nil where that is not here either.
    @MainActor package func fontForAbsent(ofSize size: CGFloat) -> UIFont? {
        NibFonts.shownForAbsent(ofSize: size, by: version)
    }

    /// The document, noting what is read of it from now on.
    var traced: NibDocument {
        var result = self
        result.document = document.traced
        return result
    }
}

extension IBDocument {
    /// The view that the owner's outlet `view` leads to: the owner is a controller then.
    fileprivate var ownersView: String? {
        let owner = placeholders.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        return owner?.connections.lazy.compactMap { connection in
            if case .outlet("view", let destination) = connection { destination } else { nil }
        }.first
    }
}

extension IBElement {
    /// The views of the controllers within a container, and of those within these.
    fileprivate var heldViews: [String] {
        heldControllers.flatMap { controller in
            [controller.child(keyed: "view")?.id].compactMap { $0 } + controller.heldViews
        }
    }
}

import Foundation

/// A document on disk and the part of it that is asked for.
package struct DocumentFile {
    /// The path as it was given, for messages.
    package let path: String
    package var document: IBDocument { nib.document }
    package let nib: NibDocument
    /// The scenes that have each name of their own.
    private let scenesByName: [String: [IBScene]]
    private let knownCanvas = KnownCanvas()
    private let translation: DocumentTranslation?

    /// - Parameter environment: Where it asks for a language, the texts are those that tables beside the document have
    ///   for it; otherwise they are the document's own.
    package init(path: String, for environment: RenderEnvironment = RenderEnvironment()) throws(IBError) {
        self.path = path
        let url = URL(fileURLWithPath: path)
        let own = try IBDocument(contentsOf: url, file: path)
        translation = try environment.languages.apply { () throws(IBError) in
            try environment.language.map { language throws(IBError) in
                try DocumentTranslation(of: own, at: url, into: language)
            }
        }
        let document = own.localized(by: translation?.strings, environment.pseudolocale)
        nib = NibDocument(document)
        let names = document.scenes.flatMap { scene in Set(scene.names).map { ($0, [scene]) } }
        scenesByName = Dictionary(names, uniquingKeysWith: +)
    }

    /// The scene that is asked for, or the one that comes first when the app starts.
    ///
    /// Containers such as navigation controllers have no view of their own; the scene that they show stands for them.
    ///
    /// - Returns: Nil for a xib.
    package func scene(named name: String?) throws(IBError) -> IBScene? {
        guard document.kind == .storyboard else { return nil }
        guard let name else { return try initialScene() }
        let scene = try scene(called: name)
        guard let shown = scene.shown(scene: { nib.scenes[$0] }) else {
            if let other = scene.controller?["storyboardName"] {
                throw refuse("the scene \(name) is a reference to the storyboard \(other); draw that one")
            }
            throw refuse("the scene \(name) has no view; name one of \(sceneNames)")
        }
        return shown
    }

    /// The views of one scene, or of all of the document.
    @MainActor package func graph(
        ofScene scene: IBScene?, for classes: IBTraits, embedding: NibBuilder.Embedding = .none,
        attributes: NibBuilder.RuntimeAttributes = .set, assets finder: AssetFinder = AssetFinder()
    ) throws(IBError) -> NibGraph {
        var graph = try graph(ofScene: scene, for: classes, embedding, attributes, finder.assets(of: path))
        if let translation { graph.add(assetProblems: translation.problems(in: finder)) }
        return graph
    }

    @MainActor private func graph(
        ofScene scene: IBScene?, for classes: IBTraits, _ embedding: NibBuilder.Embedding,
        _ attributes: NibBuilder.RuntimeAttributes, _ assets: DocumentAssets
    ) throws(IBError) -> NibGraph {
        let nib = attributes == .tried ? self.nib.lacking(canvas.absentFonts) : self.nib
        guard let scene else {
            return try NibBuilder.build(nib, traits: classes, attributes: attributes, assets: assets)
        }
        return try NibBuilder.build(
            scene, of: nib, traits: classes, embedding: embedding, attributes: attributes, assets: assets)
    }

    /// The scene of an identifier, or else the only one whose controller has a class or a title.
    private func scene(called name: String) throws(IBError) -> IBScene {
        let found = scenesByName[name] ?? document.scenes.filter { $0.descriptions.contains(name) }
        if found.count == 1 { return found[0] }
        guard !found.isEmpty else { throw refuse("there is no scene \(name); it has \(sceneNames)") }
        let ids = found.compactMap { $0.controller?.id ?? $0.id }.joined(separator: ", ")
        throw refuse("\(found.count) scenes are called \(name); name one by its controller's id: \(ids)")
    }

    /// The scenes that have a view of their own, in document order; none in a xib.
    package var drawableScenes: [IBScene] { document.scenes.filter(\.hasView) }

    /// The canvas that the document was drawn on.
    @MainActor package var canvas: DocumentCanvas { knownCanvas.canvas(of: nib) }

    /// Lays the views of a part of the document out.
    ///
    /// - Parameter size: The text size that they were made at.
    @MainActor package func layOut(
        _ graph: inout NibGraph, in space: NibSpace = NibSpace(), atTextSize size: ContentSize,
        on sheet: UIView? = nil
    ) {
        var space = space
        if graph.hasRows, canvas.textSize != size { space.textSize = .other }
        graph.layOut(nib, in: space, on: sheet)
    }

    private func initialScene() throws(IBError) -> IBScene {
        let drawable =
            document.initialScene.flatMap { $0.shown { nib.scenes[$0] } } ?? document.scenes.first(where: \.hasView)
        guard let drawable else { throw refuse("no scene of the storyboard has a view; give one that has") }
        return drawable
    }

    private var sceneNames: String {
        document.scenes.filter(\.hasView).compactMap(\.names.last).joined(separator: ", ")
    }

    private func refuse(_ message: String) -> IBError {
        IBError(file: path, line: document.root.line, message)
    }
}

/// A document's canvas, found once for all its scenes.
@MainActor private final class KnownCanvas {
    private var canvas: DocumentCanvas?

    nonisolated init() {}

    func canvas(of nib: NibDocument) -> DocumentCanvas {
        let found = canvas ?? DocumentCanvas(of: nib)
        canvas = found
        return found
    }
}

/// The kinds of file that an image can be written as, by their extensions.
package enum ImageFormat: String, CaseIterable, Sendable {
    case png
    case svg
    case pdf
}

/// The asset catalogs whose changes a preview follows: in the document's folder, or in the nearest one above that has
/// any.
package struct AdjacentAssets {
    /// The document's path.
    let path: String
    /// How many folders up are looked through: documents lie in folders of languages and of features.
    private static let levels = 4

    package init(of path: String) { self.path = path }

    /// The folders of the catalogs, in the order of their names; none where there are none.
    package var folders: [URL] {
        var folder = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL
        for _ in 0..<Self.levels where ReadingRoot.allows(folder.path) {
            let found = catalogs(in: folder)
            if !found.isEmpty { return found }
            folder.deleteLastPathComponent()
        }
        return []
    }

    private func catalogs(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let catalogs = names.filter { $0.hasSuffix(".xcassets") }.sorted().map(folder.appendingPathComponent)
        return catalogs.filter { ReadingRoot.allows($0.path) }
    }
}

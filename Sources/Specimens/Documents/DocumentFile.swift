import Foundation

/// A document on disk and the part of it that is asked for.
package struct DocumentFile {
    /// The path as it was given, for messages.
    package let path: String
    package let document: IBDocument

    package init(path: String) throws(IBError) {
        self.path = path
        document = try IBDocument(contentsOf: URL(fileURLWithPath: path), file: path)
    }

    /// The scene that is asked for, or the one that comes first when the app starts.
    ///
    /// Containers such as navigation controllers have no view of their own; the scene that they show stands for them.
    ///
    /// - Returns: Nil for a xib.
    package func scene(named name: String?) throws(IBError) -> IBScene? {
        guard document.kind == .storyboard else { return nil }
        guard let name else { return try initialScene() }
        guard let scene = document.scenes.first(where: { $0.names.contains(name) }) else {
            throw refuse("there is no scene \(name); it has \(sceneNames)")
        }
        guard let shown = document.sceneShown(by: scene) else {
            if let other = scene.controller?["storyboardName"] {
                throw refuse("the scene \(name) is a reference to the storyboard \(other); draw that one")
            }
            throw refuse("the scene \(name) has no view; name one of \(sceneNames)")
        }
        return shown
    }

    /// The views of one scene, or of all of the document.
    @MainActor package func graph(
        ofScene scene: IBScene?, for classes: IBTraits, embedding: NibBuilder.Embedding = .none
    ) throws(IBError) -> NibGraph {
        let assets = AdjacentAssets(of: path).catalog
        guard let scene else { return try NibBuilder.build(document, traits: classes, assets: assets) }
        return try NibBuilder.build(scene, of: document, traits: classes, embedding: embedding, assets: assets)
    }

    /// The text size of the canvas that the document was drawn on.
    @MainActor package var canvasTextSize: ContentSize { CanvasTextSize(of: document).size }

    private func initialScene() throws(IBError) -> IBScene {
        let drawable =
            document.initialScene.flatMap { document.sceneShown(by: $0) } ?? document.scenes.first(where: \.hasView)
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

/// The kinds of file that an image can be written as, by their extensions.
package enum ImageFormat: String, CaseIterable, Sendable {
    case png
    case svg
    case pdf
}

/// The asset catalogs that lie beside a document: in its folder, or in the nearest one above that has any.
///
/// A document stores sizes and light colors of what it names, so it is drawn without what cannot be used; what is damaged is told.
package struct AdjacentAssets {
    /// The document's path.
    let path: String
    /// How many folders up are looked through: documents lie in folders of languages and of features.
    private static let levels = 4

    package init(of path: String) { self.path = path }

    /// The images and colors by name; empty where there are no catalogs.
    var catalog: AssetCatalog { AssetCatalog(contentsOf: folders) }

    /// The folders of the catalogs, in the order of their names; none where there are none.
    package var folders: [URL] {
        var folder = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL
        for _ in 0..<Self.levels {
            let found = catalogs(in: folder)
            if !found.isEmpty { return found }
            folder.deleteLastPathComponent()
        }
        return []
    }

    private func catalogs(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".xcassets") }.sorted().map(folder.appendingPathComponent)
    }
}

import Foundation

/// The asset catalogues that lie beside a document: in its folder, or in the nearest one above that has any.
///
/// A document stores sizes and light colors of what it names, so it is drawn without what cannot be used; what is damaged is told.
package struct AdjacentAssets {
    /// The document's path.
    let path: String
    /// How many folders up are looked through: documents lie in folders of languages and of features.
    private static let levels = 4

    package init(of path: String) { self.path = path }

    /// The pictures and colours by name; empty where there are no catalogues.
    var catalog: AssetCatalog { AssetCatalog(contentsOf: folders) }

    /// The folders of the catalogues, in the order of their names; none where there are none.
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

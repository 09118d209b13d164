import Foundation

/// The asset catalogs that lie beside a document: in its folder, or in the nearest one above that has any.
///
/// What a catalog cannot use goes untold here: the document stores sizes and light colors of what it names.
package struct AdjacentAssets {
    /// The document's path.
    let path: String
    /// How many folders up are looked through: documents lie in folders of languages and of features.
    private static let levels = 4

    package init(of path: String) { self.path = path }

    /// The pictures and colors by name; empty where there are no catalogs.
    var catalog: AssetCatalog {
        AssetCatalog(joining: folders.compactMap { try? AssetCatalog(contentsOf: $0) })
    }

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

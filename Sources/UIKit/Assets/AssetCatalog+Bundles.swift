import Foundation
import Synchronization

extension AssetCatalog {
    /// All catalogs of a bundle, or of the program's own: read once, joined in the order of their names.
    ///
    /// Without a bundle, the main bundle's come first and then those of all bundles that SwiftPM has put beside the
    /// program. What a catalog cannot use is reported through `UIImage.report` when it is first read.
    public static func catalog(of bundle: Bundle?) -> AssetCatalog {
        let key = (bundle ?? .main).bundlePath
        if let known = kept.withLock({ $0[key] }) { return known }
        let catalogs = ResourceFolders.folders(of: bundle).flatMap(urls).compactMap {
            try? AssetCatalog(contentsOf: $0)
        }
        let joined = AssetCatalog(joining: catalogs)
        for diagnostic in joined.diagnostics { UIImage.report(diagnostic.description) }
        kept.withLock { kept in
            if kept.count >= maximumBundles { kept = [:] }
            kept[key] = joined
        }
        return joined
    }

    private static let kept = Mutex<[String: AssetCatalog]>([:])
    /// How many bundles' catalogs are kept; beyond, all are forgotten and read again.
    static let maximumBundles = 64

    /// The catalogs in a folder and in the folders inside.
    private static func urls(in folder: URL) -> [URL] {
        func children(_ folder: URL) -> [URL] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.sorted().map(folder.appendingPathComponent)
        }
        let own = children(folder)
        // The main bundle is the folder of the program, which may hold a whole build.
        let inner = own.filter { $0.pathExtension.isEmpty }.prefix(maximumBundles).flatMap(children)
        return (own + inner).filter { $0.pathExtension == "xcassets" }
    }
}

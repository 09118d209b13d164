import Foundation
import Synchronization

/// The images and colors that a document without a program finds in its project: in asset catalogs, then as files.
///
/// Catalogs are asked in the order of how far they lie from the document, in folders up and down; each is read when a
/// name first gets to it, and kept. May be shared between threads.
package final class DocumentAssets: Sendable {
    private let folder: [String]
    private let project: ProjectFolder?
    private let reader: CatalogReader
    /// The project's catalogs, the nearest first.
    private let catalogs: [URL]

    /// The assets that lie around a document.
    ///
    /// - Parameter reader: What has been read for other documents.
    init(of path: String, in project: ProjectFolder, _ reader: CatalogReader) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL.pathComponents
        self.folder = folder
        self.project = project
        self.reader = reader
        catalogs = Self.nearestFirst(project.catalogs, to: folder)
    }

    /// No assets.
    package init() {
        (folder, project, reader, catalogs) = ([], nil, CatalogReader(), [])
    }

    /// The image of a name for the current traits; nil if there is none.
    ///
    /// A name that ends as a file's does is also that of an image set without the ending, as on iOS.
    ///
    /// - Throws: If it is there but cannot be drawn.
    func image(named name: String) throws(AssetCatalogError) -> UIImage? {
        for candidate in [name, name.withoutImageExtension].compactMap({ $0 }) {
            for url in catalogs {
                if let image = try reader.catalog(at: url).image(named: candidate) { return image }
            }
        }
        return try loose(name)?.image(for: .current)
    }

    private func loose(_ name: String) -> LooseImages? {
        let asked = ImageFileName(path: LooseImages.isFileName(name) ? name : name + ".")
        let above = name.split(separator: "/").dropLast().map(String.init)
        let files = (project?.images[asked.name] ?? []).filter {
            Array($0.deletingLastPathComponent().pathComponents.suffix(above.count)) == above
        }
        let byFolder = Dictionary(grouping: files) { $0.deletingLastPathComponent() }
        // The folder's own name is the file's place: two folders are as far as files in them.
        for near in Self.nearestFirst(byFolder.keys.map { $0.appendingPathComponent("-") }, to: folder) {
            let here = byFolder[near.deletingLastPathComponent()] ?? []
            if let found = LooseImages(of: asked, among: here) { return found }
        }
        return nil
    }

    /// The color of a name; nil if there is none.
    func color(named name: String) -> UIColor? {
        for url in catalogs {
            if let color = reader.catalog(at: url).color(named: name) { return color }
        }
        return nil
    }

    /// What is wrong with an asset in the catalogs that a name has got to.
    func problems(of asset: String) -> [AssetCatalog.Diagnostic] {
        catalogs.flatMap { reader.known(at: $0)?.diagnostics ?? [] }.filter { $0.asset == asset }
    }

    /// What is damaged in the catalogs that a name has got to.
    var damage: [AssetCatalog.Diagnostic] {
        catalogs.flatMap { reader.known(at: $0)?.diagnostics ?? [] }.filter { $0.cause == .damage }
    }

    /// What of the project is not read, in one line; nil where all of it may be.
    var warning: String? { project?.warning }

    /// Where names are looked for, in words; nil where there is nothing to look in.
    var places: String? {
        guard let project, !catalogs.isEmpty || !project.images.isEmpty else { return nil }
        let count = catalogs.count == 1 ? "1 asset catalog" : "\(catalogs.count) asset catalogs"
        return "\(count) and the image files in \(project.root.lastPathComponent)"
    }

    /// What is fewer folders away comes first; of as many, what shares more folders with the document, and then what has
    /// the first path.
    private static func nearestFirst(_ urls: [URL], to folder: [String]) -> [URL] {
        let distances = urls.map { url -> (url: URL, steps: Int, down: Int) in
            let own = url.deletingLastPathComponent().pathComponents
            let common = zip(own, folder).prefix { $0 == $1 }.count
            return (url, own.count + folder.count - 2 * common, own.count - common)
        }
        return distances.sorted { ($0.steps, -$0.down, $0.url.path) < ($1.steps, -$1.down, $1.url.path) }.map(\.url)
    }
}

/// Finds the assets of documents, and reads what several of them share only once.
///
/// For as long as files are taken not to change: one run of a command, one drawing of a preview.
package final class AssetFinder: Sendable {
    private let projects = ProjectFolders()
    private let reader = CatalogReader()
    private let languages = Mutex<[String: TextLanguages]>([:])
    /// The project of all documents; nil where each has its own.
    private let project: ProjectFolder?

    /// - Parameter project: Where all documents belong; nil to look for the project around each.
    package init(in project: ProjectFolder? = nil) { self.project = project }

    /// What a document, given by its path, finds in its project.
    package func assets(of path: String) -> DocumentAssets {
        DocumentAssets(of: path, in: project(of: path), reader)
    }

    /// The project that a document, given by its path, is part of.
    package func project(of path: String) -> ProjectFolder {
        if let project { return project }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL
        return projects.project(around: folder)
    }

    /// The languages that the project of a document, given by its path, has texts in.
    package func languages(around path: String) -> TextLanguages {
        let project = project(of: path)
        if let known = languages.withLock({ $0[project.root.path] }) { return known }
        let found = TextLanguages(of: project)
        languages.withLock { $0[project.root.path] = found }
        return found
    }
}

/// Catalogs that were read, by their paths.
final class CatalogReader: Sendable {
    private let read = Mutex(BoundedStore<String, AssetCatalog>(most: 4_096))

    /// A catalog, read when it is first asked for; one that cannot be read is empty and says so.
    func catalog(at url: URL) -> AssetCatalog {
        if let known = known(at: url) { return known }
        let catalog = AssetCatalog(contentsOf: [url])
        read.withLock { $0[url.path] = catalog }
        return catalog
    }

    func known(at url: URL) -> AssetCatalog? { read.withLock { $0[url.path] } }
}

extension String {
    /// The name without the ending of an image's file; nil where it has none.
    fileprivate var withoutImageExtension: String? {
        LooseImages.isFileName(self) ? (self as NSString).deletingPathExtension : nil
    }
}

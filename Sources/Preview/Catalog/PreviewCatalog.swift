import Foundation
import PlacardSpecimens

/// What can be looked at: the files that were given or, without any, the gallery's specimens. Nothing else is served.
@MainActor final class PreviewCatalog {
    enum Content {
        case file(path: String)
        case specimen(Specimen)
    }

    let isGallery: Bool
    private let contents: [(name: String, content: Content)]
    /// The folders that all files lie in, which need not be told.
    private let commonFolders: [Substring]
    private var scenes: [String: (stamp: FileStamp, scenes: [CatalogItem.Scene])] = [:]

    init(files: [String], specimens: [Specimen] = Specimen.all) {
        isGallery = files.isEmpty
        commonFolders = Self.commonFolders(of: files)
        var seen: Set<String> = []
        contents =
            files.isEmpty
            ? specimens.map { ($0.name, .specimen($0)) }
            : files.filter { seen.insert($0).inserted }.map { ($0, .file(path: $0)) }
    }

    /// The content of a name, the first without one.
    func content(named name: String?) throws(Refusal) -> (name: String, content: Content) {
        guard let name else {
            guard let first = contents.first else { throw .notFound("there is nothing to show; register a specimen") }
            return first
        }
        if let found = contents.first(where: { $0.name == name }) { return found }
        throw .notFound("there is no \(Query.quoted(name)) among what is served; choose from the list")
    }

    /// The list as the page shows it; a storyboard's scenes are read anew when its file has changed.
    var items: [CatalogItem] { contents.map { item($0.name, $0.content) } }

    private func item(_ name: String, _ content: Content) -> CatalogItem {
        switch content {
        case .specimen(let specimen):
            return CatalogItem(name: name, title: name, detail: specimen.caption, scenes: [])
        case .file(let path):
            let parts = path.split(separator: "/")
            let folders = parts.dropLast().dropFirst(commonFolders.count)
            return CatalogItem(
                name: name, title: parts.last.map(String.init) ?? path, detail: folders.joined(separator: "/"),
                scenes: scenes(of: path))
        }
    }

    private static func commonFolders(of files: [String]) -> [Substring] {
        let folders = files.map { Array($0.split(separator: "/").dropLast()) }
        guard var common = folders.first else { return [] }
        for folder in folders {
            while !folder.starts(with: common) { common.removeLast() }
        }
        return common
    }

    private func scenes(of path: String) -> [CatalogItem.Scene] {
        guard path.lowercased().hasSuffix(".storyboard") else { return [] }
        let stamp = FileStamp(of: [URL(fileURLWithPath: path)])
        if let known = scenes[path], known.stamp == stamp { return known.scenes }
        // A file that cannot be read for the moment keeps the scenes that it had.
        guard let document = try? IBDocument(contentsOf: URL(fileURLWithPath: path)) else {
            return scenes[path]?.scenes ?? []
        }
        let found = document.scenesInOrder.compactMap(CatalogItem.Scene.init)
        scenes[path] = (stamp, found)
        return found
    }
}

extension IBDocument {
    /// The scenes that have a view, the one that the app starts with first.
    fileprivate var scenesInOrder: [IBScene] {
        let first = initialScene.flatMap { sceneShown(by: $0) }?.id
        let drawable = scenes.filter(\.hasView)
        return drawable.filter { $0.id == first } + drawable.filter { $0.id != first }
    }
}

/// A line of the page's list.
struct CatalogItem: Encodable, Hashable {
    struct Scene: Encodable, Hashable {
        /// What asks for the scene.
        let name: String
        let title: String

        /// Nil for a scene that has no name to ask for it by.
        init?(_ scene: IBScene) {
            guard let name = scene.id ?? scene.controller?.id else { return nil }
            self.name = name
            let controller = scene.controller
            title =
                ["userLabel", "title", "storyboardIdentifier", "customClass"].lazy.compactMap { controller?[$0] }
                .first { !$0.isEmpty } ?? controller.map { Self.words($0.name) } ?? name
        }

        /// An element's name as Interface Builder's list shows it: `viewController` is a View Controller.
        private static func words(_ name: String) -> String {
            name.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : $0.isEmpty ? $1.uppercased() : "\($1)" }
        }
    }

    /// What asks for the item: a path as it was given, or a specimen's name.
    let name: String
    let title: String
    /// A folder, or what a specimen shows.
    let detail: String
    let scenes: [Scene]
}

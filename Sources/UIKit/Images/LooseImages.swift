import Foundation

/// The files of a bundle that are versions of one image: `name.png`, `name@2x.png`, `name@3x~ipad.png`.
struct LooseImages {
    private let versions: [(file: URL, traits: AssetTraits)]

    private static let extensions = ["png", "jpg", "jpeg"]

    /// Nil if there is none, or the name is not that of a file.
    init?(name: String, bundle: Bundle?, module: String?) {
        let isWhole = Self.extensions.contains { name.lowercased().hasSuffix("." + $0) }
        let asked = ImageFileName(path: isWhole ? name : name + ".")
        let folder = name.split(separator: "/").dropLast()
        guard !asked.name.isEmpty, !folder.contains("..") else { return nil }
        for root in ResourceFolders.folders(of: bundle, module: module) {
            let place = folder.reduce(root) { $0.appendingPathComponent(String($1)) }
            let found = Self.versions(of: asked, in: place)
            if !found.isEmpty {
                versions = found
                return
            }
        }
        return nil
    }

    private static func versions(of asked: ImageFileName, in folder: URL) -> [(URL, AssetTraits)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let extensions = asked.fileExtension.isEmpty ? Self.extensions : [asked.fileExtension.lowercased()]
        return names.sorted().compactMap { file in
            let name = ImageFileName(path: file)
            guard name.name == asked.name, extensions.contains(name.fileExtension.lowercased()),
                asked.scale == nil || asked.scale == name.scale, asked.idiom == nil || asked.idiom == name.idiom
            else { return nil }
            var entry = AssetContents.Entry()
            entry.idiom = name.idiom
            entry.scale = name.scale.map { "\(Int($0))x" }
            return AssetTraits(entry).map { (folder.appendingPathComponent(file), $0) }
        }
    }

    func image(for traits: UITraitCollection) throws(AssetCatalogError) -> UIImage? {
        guard let version = versions.best(for: traits, \.traits) else { return nil }
        return try NamedImages.shared.picture(at: version.file, scale: version.traits.scale ?? 1)
    }
}

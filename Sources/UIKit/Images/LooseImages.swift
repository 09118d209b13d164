import Foundation

/// The files of a bundle that are versions of one image: `name.png`, `name@2x.png`, `name@3x~ipad.png`.
struct LooseImages {
    private let versions: [(file: URL, traits: AssetTraits)]

    /// Those of the files that are read.
    static let extensions = ["png", "jpg", "jpeg", "pdf", "svg"]

    /// Whether a name ends as an image's file does.
    static func isFileName(_ name: String) -> Bool {
        extensions.contains { name.lowercased().hasSuffix("." + $0) }
    }

    /// Nil if there is none, or the name is not that of a file.
    init?(name: String, bundle: Bundle?, module: String?) {
        let asked = ImageFileName(path: Self.isFileName(name) ? name : name + ".")
        let folder = name.split(separator: "/").dropLast()
        guard !asked.name.isEmpty, !folder.contains("..") else { return nil }
        for root in ResourceFolders.folders(of: bundle, module: module) {
            let place = folder.reduce(root) { $0.appendingPathComponent(String($1)) }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
            if let found = LooseImages(of: asked, among: names.sorted().map(place.appendingPathComponent)) {
                self = found
                return
            }
        }
        return nil
    }

    /// The files of a folder that are versions of an image; nil if none is.
    init?(of asked: ImageFileName, among files: [URL]) {
        let extensions = asked.fileExtension.isEmpty ? Self.extensions : [asked.fileExtension.lowercased()]
        versions = files.compactMap { file in
            let name = ImageFileName(path: file.path)
            guard name.name == asked.name, extensions.contains(name.fileExtension.lowercased()),
                asked.scale == nil || asked.scale == name.scale, asked.idiom == nil || asked.idiom == name.idiom
            else { return nil }
            var entry = AssetContents.Entry()
            entry.idiom = name.idiom
            entry.scale = name.scale.map { "\(Int($0))x" }
            return AssetTraits(entry).map { (file, $0) }
        }
        if versions.isEmpty { return nil }
    }

    func image(for traits: UITraitCollection) throws(AssetCatalogError) -> UIImage? {
        guard let version = versions.best(for: traits, \.traits) else { return nil }
        return try NamedImages.shared.image(
            at: version.file, scale: version.traits.scale ?? 1, displayScale: traits.displayScale)
    }
}

import Foundation

/// An image of a catalog in its versions.
struct AssetImageSet: Sendable {
    let name: String
    private let versions: [Version]
    private let renderingMode: UIImage.RenderingMode

    private struct Version: Sendable {
        let file: URL
        let traits: AssetTraits
        let resizing: AssetContents.Resizing?
        let alignmentInsets: AssetContents.Insets?
    }

    /// Reads what a set's folder holds; every version that cannot be shown is reported.
    init(name: String, folder: URL, _ contents: AssetContents, report: (String) -> Void) {
        self.name = name
        switch contents.properties?.renderingIntent {
        case "template": renderingMode = .alwaysTemplate
        case "original": renderingMode = .alwaysOriginal
        default: renderingMode = .automatic
        }
        versions = (contents.images ?? []).compactMap { entry in
            guard let filename = entry.filename, let traits = AssetTraits(entry) else { return nil }
            let file = folder.appendingPathComponent(filename)
            guard !filename.contains("/"), FileManager.default.fileExists(atPath: file.path) else {
                report("\(filename) is not there; remove it from Contents.json, or add the file")
                return nil
            }
            return Version(
                file: file, traits: traits, resizing: entry.resizing, alignmentInsets: entry.alignmentInsets)
        }
    }

    var isEmpty: Bool { versions.isEmpty }

    /// The version for traits, with the others at hand for when the traits change.
    func image(for traits: UITraitCollection) throws(AssetCatalogError) -> UIImage? {
        guard let image = try version(for: traits) else { return nil }
        guard versions.count > 1 else { return image }
        return image.withAsset(UIImageAsset { try? version(for: $0) })
    }

    private func version(for traits: UITraitCollection) throws(AssetCatalogError) -> UIImage? {
        guard let version = versions.best(for: traits, \.traits) else { return nil }
        let scale = version.traits.scale ?? 1
        var image = try NamedImages.shared.image(
            at: version.file, scale: scale, displayScale: traits.displayScale)
        if let insets = version.resizing?.capInsets {
            image = image.resizableImage(
                withCapInsets: insets.points(scale: scale),
                resizingMode: version.resizing?.center?.mode == "tile" ? .tile : .stretch)
        }
        if let insets = version.alignmentInsets {
            image = image.withAlignmentRectInsets(insets.points(scale: scale))
        }
        return renderingMode == .automatic ? image : image.withRenderingMode(renderingMode)
    }
}

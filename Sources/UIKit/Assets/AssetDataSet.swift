import Foundation

/// Data of a catalog in their versions.
struct AssetDataSet: Sendable {
    private let versions: [Version]

    private struct Version: Sendable {
        let file: URL
        let traits: AssetTraits
        let typeIdentifier: String
    }

    /// Reads what a set's folder holds; files that are not there are reported.
    init(folder: URL, _ contents: AssetContents, report: (String) -> Void) {
        versions = (contents.data ?? []).compactMap { entry in
            guard let filename = entry.filename, let traits = AssetTraits(entry) else { return nil }
            let file = folder.appendingPathComponent(filename)
            guard !filename.contains("/"), FileManager.default.fileExists(atPath: file.path) else {
                report("\(filename) is not there; remove it from Contents.json, or add the file")
                return nil
            }
            return Version(file: file, traits: traits, typeIdentifier: entry.typeIdentifier ?? "public.data")
        }
    }

    var isEmpty: Bool { versions.isEmpty }

    /// The bytes of the version for traits; nil if its file cannot be read.
    func read(for traits: UITraitCollection) -> (data: Data, typeIdentifier: String)? {
        guard let version = versions.best(for: traits, \.traits),
            let data = try? BoundedFile.read(version.file, atMost: ImageFile.maximumBytes, within: .current)
        else { return nil }
        return (data, version.typeIdentifier)
    }
}

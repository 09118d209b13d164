import Foundation
import PackagePlugin

/// What a target's `port.json` says.
struct PortSettings {
    let file: URL
    /// The Swift files to be ported, in order.
    let files: [URL]
    /// The asset catalogs in the same folders, and what describes their parts.
    let catalogs: [URL]
    let contents: [URL]

    private struct Contents: Decodable {
        let folders: [String]
        /// Names of files or folders.
        var leaveOut: [String]?
    }

    /// - Returns: Nil for a target without the file.
    init?(of target: any Target) throws {
        let folder = target.directoryURL
        file = folder.appendingPathComponent("port.json")
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        let settings = try JSONDecoder().decode(Contents.self, from: data)
        let leftOut = Set(settings.leaveOut ?? [])
        let found = settings.folders.flatMap { name in
            let root = URL(fileURLWithPath: name, relativeTo: folder).standardizedFileURL
            let paths = (FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []).sorted()
            return paths.filter { Self.isTaken($0, leftOut: leftOut) }.map(root.appendingPathComponent)
        }
        files = found.filter { $0.pathExtension == "swift" && Self.isSource($0.lastPathComponent) }
        catalogs = found.filter { $0.pathExtension == "xcassets" }
        contents = found.filter { $0.lastPathComponent == "Contents.json" }
    }

    private static func isTaken(_ path: String, leftOut: Set<String>) -> Bool {
        let names = path.split(separator: "/").map(String.init)
        return leftOut.isDisjoint(with: names) && !names.contains { $0.hasPrefix(".") }
    }

    /// Manifests describe packages to the package manager, and copies were made of other sources.
    private static func isSource(_ name: String) -> Bool {
        name != "Package.swift" && !name.hasPrefix("Package@swift-") && !name.hasSuffix(".ported.swift")
    }
}

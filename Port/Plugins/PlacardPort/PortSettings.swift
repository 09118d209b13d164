import Foundation
import PackagePlugin

/// What a target's `port.json` says.
struct PortSettings {
    let file: URL
    /// The Swift files to be ported, in order.
    let files: [URL]

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
        let contents = try JSONDecoder().decode(Contents.self, from: data)
        let leftOut = Set(contents.leaveOut ?? [])
        files = contents.folders.flatMap { name in
            let root = URL(fileURLWithPath: name, relativeTo: folder).standardizedFileURL
            let paths = (FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []).sorted()
            return paths.filter { Self.isSource($0, leftOut: leftOut) }.map(root.appendingPathComponent)
        }
    }

    private static func isSource(_ path: String, leftOut: Set<String>) -> Bool {
        let names = path.split(separator: "/").map(String.init)
        let isManifest = names.last == "Package.swift" || names.last?.hasPrefix("Package@swift-") == true
        guard path.hasSuffix(".swift"), !isManifest else { return false }
        return leftOut.isDisjoint(with: names) && !names.contains { $0.hasPrefix(".") }
    }
}

import Foundation

/// A folder that is there as long as a test needs it.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(of path: String) -> String? {
        FileManager.default.contents(atPath: self.path(path)).map { String(decoding: $0, as: UTF8.self) }
    }

    func path(_ path: String) -> String { url.appendingPathComponent(path).path }

    /// The files below a folder, in order.
    func files(in path: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: self.path(path))?.allObjects as? [String] ?? []
        return paths.filter { $0.contains(".") }.sorted()
    }
}

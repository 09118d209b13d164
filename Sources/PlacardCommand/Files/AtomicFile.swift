import Foundation

/// Writing a file whole or not at all.
enum AtomicFile {
    /// Makes the folders on the way, writes beside the target, and moves the finished file into place.
    static func write(_ data: Data, to url: URL) throws(CommandFailure) {
        let folder = url.deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            throw .usage("\(url.relativePath) cannot be written; check the path, its permissions and the free space")
        }
    }
}

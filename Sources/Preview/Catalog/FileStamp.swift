import Foundation
import PlacardSpecimens

/// What tells whether a file, or any file in a folder, was written since: names, sizes, times, and which file it is.
///
/// Editors that write a new file and rename it change the last of these, others the first three.
struct FileStamp: Hashable {
    private let entries: [String: Entry]

    private struct Entry: Hashable {
        let file: UInt64
        let size: Int64
        let seconds: Int
        let nanoseconds: Int
    }

    /// The most files of a folder that are looked at.
    private static let limit = 20_000
    /// How deep folders may lie in one another; what lies deeper is not looked at.
    private static let maximumDepth = 32

    init(of urls: [URL]) {
        var entries: [String: Entry] = [:]
        for url in urls { Self.note(url.path, depth: 0, in: &entries) }
        self.entries = entries
    }

    /// What a document's image depends on: its own file, and the asset catalogs and texts beside it.
    init(ofDocument path: String) {
        let isLabel = LaidOutDocument.isLabel(path)
        let beside = isLabel ? [] : AdjacentAssets(of: path).folders + DocumentLanguages(ofDocument: path).files
        self.init(of: [URL(fileURLWithPath: path)] + beside)
    }

    /// Links to folders are not followed, so a loop of them has no effect.
    private static func note(_ path: String, depth: Int, in entries: inout [String: Entry]) {
        var status = stat()
        guard entries.count < limit, stat(path, &status) == 0 else { return }
        entries[path] = Entry(
            file: UInt64(status.st_ino), size: Int64(status.st_size), seconds: status.st_mtim.tv_sec,
            nanoseconds: status.st_mtim.tv_nsec)
        guard depth < maximumDepth, lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            note("\(path)/\(name)", depth: depth + 1, in: &entries)
        }
    }
}

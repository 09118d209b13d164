import Foundation
import Synchronization

/// The folder that documents, and what is looked up around them, are read within: `--root` of the command line.
///
/// It counts where a file lies in the end, wherever symbolic links lead. Fonts of the machine and what is named on the
/// command line for another purpose are not concerned.
package struct ReadingRoot: Hashable, Sendable {
    /// The folder without symbolic links.
    package let path: String

    /// Nil where there is no folder of that name.
    package init?(at folder: URL) {
        var status = stat()
        guard let path = Self.real(folder.path), stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            return nil
        }
        self.path = path
    }

    /// What bounds the process, for what `ofTask` does not bound.
    private static let ofProcess = Mutex<ReadingRoot?>(nil)

    /// What bounds the work within `withValue`.
    @TaskLocal package static var ofTask: ReadingRoot?

    /// What bounds reading here; nil where nothing does.
    package static var current: ReadingRoot? { ofTask ?? ofProcess.withLock { $0 } }

    /// Bounds all that the process reads from now on.
    package static func bind(_ root: ReadingRoot) { ofProcess.withLock { $0 = root } }

    /// Whether a file or a folder may be read here: where nothing bounds reading all may, and what is not there.
    package static func allows(_ path: String) -> Bool { current.map { !$0.excludes(path) } ?? true }

    /// Whether a file or a folder lies elsewhere; what is not there does not.
    package func excludes(_ path: String) -> Bool {
        Self.real(path).map { !holds($0) } ?? false
    }

    /// Whether what was opened lies elsewhere: a link that is changed meanwhile does not deceive it.
    package func excludes(descriptor: Int32, at path: String) -> Bool {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/fd/\(descriptor)", &buffer, buffer.count)
        guard count > 0 else { return excludes(path) }
        return !holds(String(decoding: buffer.prefix(count), as: UTF8.self))
    }

    private func holds(_ real: String) -> Bool {
        path == "/" || real == path || real.hasPrefix(path + "/")
    }

    /// A path without symbolic links; nil for what is not there.
    private static func real(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

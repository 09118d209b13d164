import Foundation

extension AtomicFile {
    /// What is going to be written at a path.
    package enum Output: Sendable {
        case file
        /// A folder with files in it.
        case folder
    }

    /// Asks whether something could be written, before the work that it costs to make it; nothing is made or changed.
    ///
    /// Folders that are not there yet are made by `write(_:to:)`: the nearest that is there decides. A file that is there is
    /// replaced, which its folder decides, whatever its own permissions say; a device or a pipe decides itself.
    ///
    /// - Throws: What `write(_:to:)` would throw, but for disks that are full.
    package static func checkAccess(to url: URL, as output: Output) throws(Fault) {
        do {
            guard output == .file else { return try checkFolder(url.absoluteURL) }
            let target = try target(of: url.absoluteURL)
            switch try kindIfThere(target.path) {
            case S_IFDIR: throw POSIXError(.EISDIR)
            case nil, S_IFREG: try checkFolder(target.deletingLastPathComponent())
            default: try checkWriting(target.path, mode: W_OK)
            }
        } catch {
            throw Fault(error, file: url.relativePath)
        }
    }

    /// Asks a folder, or the nearest around it that is there.
    private static func checkFolder(_ folder: URL) throws {
        var path = folder.standardizedFileURL.path
        var kind = try kindIfThere(path)
        while kind == nil, path != "/" {
            path = (path as NSString).deletingLastPathComponent
            kind = try kindIfThere(path)
        }
        guard kind == S_IFDIR else { throw POSIXError(.ENOTDIR) }
        try checkWriting(path, mode: W_OK | X_OK)
    }

    private static func checkWriting(_ path: String, mode: Int32) throws {
        if access(path, mode) != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EACCES) }
    }

    /// What lies at a path, wherever links lead; nil for nothing.
    ///
    /// - Throws: Where that cannot be asked (a name that is too long, links in a circle, a folder that lets nobody through), and
    ///   for a link that leads to nothing, in whose place no folder can be made.
    private static func kindIfThere(_ path: String) throws -> mode_t? {
        var status = stat()
        if stat(path, &status) == 0 { return status.st_mode & S_IFMT }
        switch errno {
        case ENOENT where lstat(path, &status) == 0: throw POSIXError(.ENOENT)
        case ENOENT, ENOTDIR: return nil
        case let code: throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
        }
    }
}

import Foundation

/// Writing a file whole or not at all.
package enum AtomicFile {
    /// Why a file was not written, in one line with its remedy.
    package enum Fault: Error, Hashable, CustomStringConvertible {
        /// The disk is full, or the user's share of it.
        case noSpace(file: String)
        /// The system does not permit it, or the path leads nowhere.
        case refused(file: String, reason: String)

        package var description: String {
            switch self {
            case .noSpace(let file):
                "\(file): error: there is no space left for it; free some, or choose another disk"
            case .refused(let file, let reason):
                "\(file): error: it cannot be written (\(reason)); choose a path that you may write to"
            }
        }

        init(_ error: any Error, file: String) {
            let cause = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
            guard let cause, cause.domain == NSPOSIXErrorDomain else {
                self = .refused(file: file, reason: error.localizedDescription)
                return
            }
            switch Int32(cause.code) {
            case ENOSPC, EDQUOT: self = .noSpace(file: file)
            case let code: self = .refused(file: file, reason: String(cString: strerror(code)))
            }
        }
    }

    /// Makes the folders on the way, writes beside the target, and moves the finished file into place.
    ///
    /// A symbolic link stays: the file that it leads to is written. Devices and pipes are written to as they are.
    package static func write(_ data: Data, to url: URL) throws(Fault) {
        do {
            let target = try target(of: url)
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            if isDevice(target) {
                try FileHandle(forWritingTo: target).write(contentsOf: data)
            } else {
                try data.write(to: target, options: .atomic)
            }
        } catch {
            throw Fault(error, file: url.relativePath)
        }
    }

    /// Where a path leads, whether or not there is something.
    private static func target(of url: URL) throws -> URL {
        var target = url
        // As many links in a row as Linux follows.
        for _ in 0..<40 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target.path) else {
                return target
            }
            target = URL(fileURLWithPath: next, relativeTo: target.deletingLastPathComponent())
        }
        throw CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: POSIXError(.ELOOP)])
    }

    private static func isDevice(_ url: URL) -> Bool {
        var status = stat()
        guard stat(url.path, &status) == 0 else { return false }
        return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }
}

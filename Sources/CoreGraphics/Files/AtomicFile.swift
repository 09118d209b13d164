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
            let outer = error as NSError
            let cause = (outer.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? outer
            guard cause.domain == NSPOSIXErrorDomain else {
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
    /// A symbolic link stays: the file that it leads to is written. Devices and pipes are written to as they are. Whoever
    /// reads a file finds the old one or the new one; the disk is not waited for, so that a machine that loses its power may
    /// lose the last files, which can be made again.
    package static func write(_ data: Data, to url: URL) throws(Fault) {
        do {
            let target = try target(of: url)
            // The system's own calls first: to ask Foundation of each of a thousand files takes a tenth of drawing them.
            let folder = target.deletingLastPathComponent()
            if kind(folder.path, by: stat) != S_IFDIR {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
            if isDevice(target) {
                try FileHandle(forWritingTo: target).write(contentsOf: data)
            } else {
                try replace(target, with: data)
            }
        } catch {
            throw Fault(error, file: url.relativePath)
        }
    }

    /// Writes beside the target, as whoever may read and write it now, and moves the file there.
    private static func replace(_ target: URL, with data: Data) throws {
        // Of one length, because the target's own name may be as long as names can be.
        let name = ".placard-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
        let path = target.deletingLastPathComponent().appendingPathComponent(name).path
        var status = stat()
        let mode = stat(target.path, &status) == 0 ? status.st_mode & 0o7777 : nil
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        try check(file)
        do {
            defer { close(file) }
            if let mode { try check(fchmod(file, mode)) }
            try write(data, to: file)
        } catch {
            unlink(path)
            throw error
        }
        do { try check(rename(path, target.path)) } catch {
            unlink(path)
            throw error
        }
    }

    private static func write(_ data: Data, to file: Int32) throws {
        try data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                try check(Int32(truncatingIfNeeded: min(count, 0)))
                rest = rest.dropFirst(count)
            }
        }
    }

    /// What a function of the system's says of its failure.
    private static func check(_ result: Int32) throws {
        if result < 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    /// Where a path leads, whether or not there is something.
    static func target(of url: URL) throws -> URL {
        var target = url
        // As many links in a row as Linux follows.
        for _ in 0..<40 {
            guard kind(target.path, by: lstat) == S_IFLNK else { return target }
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target.path) else {
                return target
            }
            target = URL(fileURLWithPath: next, relativeTo: target.deletingLastPathComponent())
        }
        throw CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: POSIXError(.ELOOP)])
    }

    private static func isDevice(_ url: URL) -> Bool {
        kind(url.path, by: stat).map { ![S_IFREG, S_IFDIR].contains($0) } ?? false
    }

    /// What lies at a path; nil for nothing that can be looked at.
    private static func kind(
        _ path: String, by look: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
    ) -> mode_t? {
        var status = stat()
        return look(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }
}

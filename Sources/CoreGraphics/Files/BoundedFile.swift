import Foundation

/// Reads files whose names come from elsewhere: regular ones only, and never more bytes than are wanted.
///
/// A pipe is not waited for and a device not read, and a file that grows meanwhile is refused like one that is too
/// long.
package enum BoundedFile {
    package enum Fault: Error, Hashable {
        case missing
        /// The name holds what stands for bytes that are no text, under which no file is found.
        case nameless
        /// Links that lead to each other.
        case endless
        case directory
        /// A pipe, a socket or a device.
        case notRegular
        /// The file has more bytes than are read.
        case tooLong(atLeast: Int)
        case unreadable
        /// The file lies outside of the folder that reading is bound to.
        case outside(ReadingRoot)

        /// Whether the file itself was found.
        package var isOfContents: Bool { ![.missing, .nameless, .endless].contains(self) }

        /// Why the file is not read, and what helps.
        package var message: String {
            switch self {
            case .missing: "there is no such file; check the path"
            case .nameless: "the file's name is not valid UTF-8; rename it"
            case .endless: "it is a link that leads back to itself; let it lead to a file"
            case .directory: "this is a directory; give a file"
            case .notRegular: "this is not a regular file; give one"
            case .tooLong(let bytes): "the file has \(bytes) bytes or more, which is more than is read; shorten it"
            case .unreadable: "the file cannot be read; check its permissions"
            case .outside(let root):
                "it lies outside of \(root.path), which bounds what is read; name a folder that holds it by --root"
            }
        }
    }

    /// What kept a file from being opened, by the system's number.
    private static func fault(_ code: Int32, opening path: String) -> Fault {
        switch code {
        case ENOENT, ENOTDIR: path.unicodeScalars.contains("\u{FFFD}") ? .nameless : .missing
        case ELOOP: .endless
        case ENXIO: .notRegular
        default: .unreadable
        }
    }

    /// Whether there is a regular file of that name, or a link to one; nil if there is nothing.
    package static func isRegular(_ url: URL) -> Bool? {
        var status = stat()
        return stat(url.path, &status) == 0 ? status.st_mode & S_IFMT == S_IFREG : nil
    }

    /// A file's bytes.
    ///
    /// - Parameters:
    ///   - limit: The most bytes that are read.
    ///   - root: The folder that the file has to lie in; nil for any.
    package static func read(
        _ url: URL, atMost limit: Int, within root: ReadingRoot? = nil
    ) throws(Fault) -> Data {
        let descriptor = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw fault(errno, opening: url.path) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        if let root, root.excludes(descriptor: descriptor, at: url.path) { throw .outside(root) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable }
        let kind = status.st_mode & S_IFMT
        guard kind != S_IFDIR else { throw .directory }
        guard kind == S_IFREG else { throw .notRegular }
        guard status.st_size <= limit else { throw .tooLong(atLeast: Int(status.st_size)) }
        guard let data = try? file.read(upToCount: limit + 1) ?? Data() else { throw .unreadable }
        guard data.count <= limit else { throw .tooLong(atLeast: data.count) }
        return data
    }
}

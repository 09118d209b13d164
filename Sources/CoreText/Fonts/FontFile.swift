import Foundation

/// The bytes of a font file, mapped or held, at an address that never changes while the object lives.
///
/// FreeType and HarfBuzz both keep pointers into the bytes, so whoever hands them out keeps this object.
final class FontFile: Sendable {
    /// What errors call the file: its path, or the name given with data.
    let name: String
    let url: URL?
    /// Unsafe in name only: an `NSData` never changes.
    private nonisolated(unsafe) let storage: NSData

    /// Takes a font's file, which must be a regular one.
    init(contentsOf url: URL, _ access: Access = .read) throws(FontError) {
        guard BoundedFile.isRegular(url) != false else {
            throw .unreadable(file: url.path, reason: "it is a folder, a pipe or a device")
        }
        // Foundation's words for the same are a sentence about an operation.
        guard Glibc.access(url.path, R_OK) == 0 else {
            throw .unreadable(file: url.path, reason: String(cString: strerror(errno)))
        }
        do {
            storage = try (access == .mapped ? FontFile.mapped(url) : nil) ?? NSData(contentsOf: url)
        } catch {
            throw .unreadable(file: url.path, reason: (error as NSError).localizedDescription)
        }
        name = url.path
        self.url = url
    }

    /// How a file's bytes are come by.
    enum Access {
        /// All at once: for files that may be written over while they are used.
        case read
        /// Page by page when they are looked at, for installed files, which are replaced and never changed: reading all of a font
        /// of ideographs takes as long as a hundred labels.
        case mapped
    }

    /// A file's bytes, mapped; nil if it cannot be (Foundation's own options for that read the file on Linux).
    private static func mapped(_ url: URL) -> NSData? {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return nil }
        let length = Int(status.st_size)
        guard let bytes = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0), bytes != MAP_FAILED else {
            return nil
        }
        return NSData(bytesNoCopy: bytes, length: length) { munmap($0, $1) }
    }

    init(_ data: Data, name: String) {
        storage = NSData(data: data)
        self.name = name
        url = nil
    }

    var bytes: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: storage.bytes, count: storage.length)
    }
}

/// Why a font could not be used.
package enum FontError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file does not exist or cannot be read.
    case unreadable(file: String, reason: String)
    /// The bytes are not a TrueType, OpenType or collection font, or a table in them is broken.
    case corrupt(file: String, reason: String)
    /// The font has no outlines and no images that could be drawn.
    case notScalable(file: String)
    /// The machine has no usable font at all.
    case noFonts

    /// The file, what is wrong with it and what to do, in one line.
    package var description: String {
        switch self {
        case .unreadable(let file, let reason):
            "\(file): error: the font cannot be read (\(reason)); check the path and its permissions"
        case .corrupt(let file, let reason):
            "\(file): error: this is not a usable font (\(reason)); supply a TrueType or OpenType file"
        case .notScalable(let file):
            "\(file): error: the font has bitmaps of fixed sizes only; supply one with outlines or color glyphs"
        case .noFonts:
            "no fonts are installed; \(FontConfiguration.remedy)"
        }
    }
}

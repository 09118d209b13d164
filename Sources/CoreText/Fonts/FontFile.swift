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

    /// Maps a font's file, which must be a regular one.
    init(contentsOf url: URL) throws(FontError) {
        guard BoundedFile.isRegular(url) != false else {
            throw .unreadable(file: url.path, reason: "it is a folder, a pipe or a device")
        }
        do {
            storage = try NSData(contentsOf: url, options: .mappedIfSafe)
        } catch {
            throw .unreadable(file: url.path, reason: (error as NSError).localizedDescription)
        }
        name = url.path
        self.url = url
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

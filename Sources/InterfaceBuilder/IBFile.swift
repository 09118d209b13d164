import Foundation
import PlacardCoreGraphics

/// A document's file on disk, read only as far as `IBLimits.fileSize`.
struct IBFile {
    let url: URL
    /// The name for messages: the path as the user wrote it.
    let name: String

    func read() throws(IBError) -> Data {
        do throws(BoundedFile.Fault) {
            return try BoundedFile.read(url, atMost: IBLimits.fileSize)
        } catch {
            throw IBError(file: name, reason(error))
        }
    }

    private func reason(_ fault: BoundedFile.Fault) -> String {
        switch fault {
        case .missing: "there is no such file; check the path"
        case .directory: "this is a directory; give a .xib or .storyboard file"
        case .notRegular: "this is not a regular file; give a .xib or .storyboard file"
        case .tooLong(let bytes):
            "the file has \(bytes) bytes, more than the \(IBLimits.fileSize) that are read; "
                + "move its embedded pictures into an asset catalogue"
        case .unreadable: "the file cannot be read; check its permissions"
        }
    }
}

import Foundation
import PlacardCoreGraphics

/// A document's file on disk, read only as far as `IBLimits.fileSize`.
struct IBFile {
    let url: URL
    /// The name for messages: the path as the user wrote it.
    let name: String

    func read() throws(IBError) -> Data {
        do throws(BoundedFile.Fault) {
            return try BoundedFile.read(url, atMost: IBLimits.fileSize, within: .current)
        } catch {
            throw IBError(file: name, reason(error))
        }
    }

    private func reason(_ fault: BoundedFile.Fault) -> String {
        switch fault {
        case .directory: "this is a directory; give a .xib or .storyboard file"
        case .notRegular: "this is not a regular file; give a .xib or .storyboard file"
        case .tooLong(let bytes):
            "the file has \(bytes) bytes, more than the \(IBLimits.fileSize) that are read; "
                + "move its embedded pictures into an asset catalog"
        case .missing, .outside, .unreadable: fault.message
        }
    }
}

/// How much a document may ask for; far above what Interface Builder writes, far below what would exhaust a machine.
package enum IBLimits {
    /// The largest file read, in bytes. The largest of 3,000 documents counted was under 1 MiB.
    package static let fileSize = 16 << 20
    /// The deepest nesting of elements; two elements make one level of views.
    package static let depth = 200
    /// The most elements of one document.
    package static let elements = 200_000
    /// The largest magnitude of a coordinate or a length of a frame, in points.
    package static let coordinate = 100_000.0
    /// How many times a nib may be loaded within itself.
    package static let nesting = 8
    /// The most diagnostics kept for one document; what comes after is counted only.
    package static let diagnostics = 1_000
}

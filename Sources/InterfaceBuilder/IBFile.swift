import Foundation
import PlacardCoreGraphics

/// A document's file on disk, or that of its texts, read only as far as its kind's limit.
struct IBFile {
    /// What a file is to hold.
    enum Kind {
        case document
        /// A `.strings` file.
        case table
        /// An `.xcstrings` file.
        case catalog
    }

    let url: URL
    /// The name for messages: the path as the user wrote it.
    let name: String
    var kind = Kind.document

    /// The file's bytes.
    ///
    /// - Throws: One line with the file, what is wrong with it, and the remedy.
    func read() throws(IBError) -> Data {
        do throws(BoundedFile.Fault) {
            return try BoundedFile.read(url, atMost: limit, within: .current)
        } catch {
            throw IBError(file: name, line: error.isOfContents ? 1 : nil, reason(error))
        }
    }

    private var limit: Int { kind == .document ? IBLimits.fileSize : IBLimits.tableSize }

    private func reason(_ fault: BoundedFile.Fault) -> String {
        switch fault {
        case .directory: "this is a directory; \(wanted)"
        case .notRegular: "this is not a regular file; \(wanted)"
        case .tooLong(let bytes): "the file has \(bytes) bytes, more than the \(limit) that are read; \(shortening)"
        case .missing, .nameless, .endless, .outside, .unreadable: fault.message
        }
    }

    private var wanted: String {
        switch kind {
        case .document: "give a .xib or .storyboard file"
        case .table: "put a .strings file in its place"
        case .catalog: "put an .xcstrings file in its place"
        }
    }

    private var shortening: String {
        kind == .document ? "move its embedded pictures into an asset catalog" : "take out what is not used"
    }
}

/// How much a document may ask for; far above what Interface Builder writes, far below what would exhaust a machine.
package enum IBLimits {
    /// The largest document read, in bytes: what libxml2 reads. The largest of 3,000 documents counted was under 1 MiB.
    package static let fileSize = 10_000_000
    /// The largest table or catalog of texts read, in bytes.
    static let tableSize = 16 << 20
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

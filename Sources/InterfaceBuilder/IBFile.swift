import Foundation

/// A file on disk, read only after a look at what it is.
struct IBFile {
    let url: URL
    /// The name for messages: the path as the user wrote it.
    let name: String

    func read() throws(IBError) -> Data {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
            throw IBError(file: name, "there is no such file; check the path")
        }
        if isDirectory.boolValue {
            throw IBError(file: name, "this is a directory; give a .xib or .storyboard file")
        }
        try checkAttributes()
        do {
            return try Data(contentsOf: url)
        } catch {
            throw IBError(file: name, "the file cannot be read; check its permissions")
        }
    }

    /// Asked before reading, so that neither a huge file nor an endless device is ever loaded.
    private func checkAttributes() throws(IBError) {
        let path = url.resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return }
        if let kind = attributes[.type] as? FileAttributeType, kind != .typeRegular {
            throw IBError(file: name, "this is not a regular file; give a .xib or .storyboard file")
        }
        if let size = (attributes[.size] as? NSNumber)?.intValue, size > IBLimits.fileSize {
            throw IBError(
                file: name,
                "the file has \(size) bytes, more than the \(IBLimits.fileSize) that are read; "
                    + "move its embedded pictures into an asset catalog")
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

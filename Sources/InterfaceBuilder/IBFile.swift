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

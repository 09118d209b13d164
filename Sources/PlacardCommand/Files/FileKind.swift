import Foundation

/// What lies at a path.
enum FileKind {
    case file
    case folder

    /// Nil where nothing is.
    init?(at path: String) {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { return nil }
        self = isDirectory.boolValue ? .folder : .file
    }
}

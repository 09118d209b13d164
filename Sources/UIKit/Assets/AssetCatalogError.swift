import Foundation

/// Why a catalog, or a picture of one, could not be read.
public enum AssetCatalogError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no folder at this path, or it cannot be listed.
    case notAFolder(path: String)
    /// The picture's file cannot be read from the disk.
    case unreadableFile(path: String)
    /// The picture's file is damaged or of a kind that is not read.
    case unreadablePicture(path: String, ImageFileError)

    public var description: String {
        switch self {
        case .notAFolder(let path):
            "\(path): error: there is no asset catalog; give the path of an .xcassets folder."
        case .unreadableFile(let path):
            "\(path): error: the file cannot be read; check that it exists and is readable."
        case .unreadablePicture(let path, let error): "\(path): error: \(error)"
        }
    }
}

/// Why a picture could not be read.
public enum ImageFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes begin like nothing that is known.
    case unknownKind
    /// The bytes are of a known kind that is not read; the payload names it.
    case unsupportedKind(String)
    /// The file is longer than `ImageFile.maximumBytes`.
    case tooLong(bytes: Int)
    /// The picture has more pixels than `ImageFile.maximumArea`, or a side longer than `CGImage.maximumSide`.
    case tooLarge(width: Int, height: Int)
    /// The bytes break the rules of their kind; the payload says where, in the words of the library that reads it.
    case damaged(String)
    /// The system refused the memory.
    case outOfMemory(width: Int, height: Int)

    public var description: String {
        switch self {
        case .unknownKind: "These bytes are no picture that can be read; give a PNG or JPEG file."
        case .unsupportedKind(let kind): "\(kind) files are not read; convert the picture to PNG or JPEG."
        case .tooLong(let bytes):
            "The file has \(bytes) bytes; \(ImageFile.maximumBytes) are read at most. Store the picture smaller."
        case .tooLarge(let width, let height):
            "The picture of \(width) × \(height) pixels is too large; a side may have \(CGImage.maximumSide) and the "
                + "whole \(ImageFile.maximumArea) pixels. Scale it down."
        case .damaged(let reason): "The picture is damaged (\(reason)); export it again."
        case .outOfMemory(let width, let height):
            "There is no memory for a picture of \(width) × \(height) pixels; scale it down."
        }
    }
}

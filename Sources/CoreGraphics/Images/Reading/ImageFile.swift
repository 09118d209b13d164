import Foundation

/// A PNG or JPEG file: what its header says, and on demand its picture.
///
/// Placard's own, in place of ImageIO's `CGImageSource`. Making one reads the header only. Pictures that end early or
/// break the rules of their kind are errors, where Apple's decoders may show the part that is whole.
public struct ImageFile: Sendable {
    /// The largest number of pixels that is decoded: 64 megapixels, which is 256 megabytes of memory.
    public static let maximumArea = 1 << 26
    /// The longest file that is read: 256 megabytes.
    public static let maximumBytes = 1 << 28

    /// The kinds of files that are read.
    public enum Kind: Hashable, Sendable {
        case png
        case jpeg
    }

    public let kind: Kind
    /// The number of pixels in a stored row.
    public let width: Int
    /// The number of stored rows.
    public let height: Int
    /// How the stored rows are to be turned; from Exif data, `.up` without.
    public let orientation: CGImagePropertyOrientation
    private let reader: any ImageReader

    /// Reads the header of a file.
    ///
    /// - Throws: If the bytes are of another kind, damaged before the first pixel, or of a size that is not read.
    public init(_ data: Data) throws(ImageFileError) {
        guard data.count <= Self.maximumBytes else { throw .tooLong(bytes: data.count) }
        switch FileSignature(data) {
        case .png: (kind, reader) = (.png, try PNGReader(data))
        case .jpeg: (kind, reader) = (.jpeg, try JPEGReader(data))
        case .unsupported(let name): throw .unsupportedKind(name)
        case nil: throw .unknownKind
        }
        (width, height, orientation) = (reader.width, reader.height, reader.orientation)
        let sides = 1...CGImage.maximumSide
        guard sides.contains(width), sides.contains(height), width * height <= Self.maximumArea else {
            throw .tooLarge(width: width, height: height)
        }
    }

    /// Decodes the picture as it is stored, not turned; colors are converted from the file's profile to sRGB.
    public func image() throws(ImageFileError) -> CGImage {
        guard let buffer = PixelBuffer(width: width, height: height) else {
            throw .outOfMemory(width: width, height: height)
        }
        return try reader.decode(into: buffer)
    }
}

/// What reads the files of one kind.
protocol ImageReader: Sendable {
    var width: Int { get }
    var height: Int { get }
    var orientation: CGImagePropertyOrientation { get }

    /// Fills a buffer of the picture's size.
    func decode(into buffer: PixelBuffer) throws(ImageFileError) -> CGImage
}

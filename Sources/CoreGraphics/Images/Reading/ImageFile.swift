import Foundation

/// A PNG or JPEG file: what its header says, and on demand its image.
///
/// Placard's own, in place of ImageIO's `CGImageSource`. Making one reads the header only. Images that end early or
/// break the rules of their kind are errors, where Apple's decoders may show the part that is whole.
package struct ImageFile: Sendable {
    /// The largest number of pixels that is decoded: 64 megapixels, which is 256 megabytes of memory.
    package static let maximumArea = 1 << 26
    /// The longest file that is read: 256 megabytes.
    package static let maximumBytes = 1 << 28

    /// The kinds of files that are read.
    package enum Kind: Hashable, Sendable {
        case png
        case jpeg
    }

    /// What the file's first bytes say it is.
    package let kind: Kind
    /// The number of pixels in a stored row.
    package let width: Int
    /// The number of stored rows.
    package let height: Int
    /// How the stored rows are to be turned; from Exif data, `.up` without.
    package let orientation: CGImagePropertyOrientation
    private let reader: any ImageReader

    /// Reads the header of a file.
    ///
    /// - Throws: If the bytes are of another kind, damaged before the first pixel, or of a size that is not read.
    package init(_ data: Data) throws(ImageFileError) {
        guard data.count <= Self.maximumBytes else { throw .tooLong(bytes: data.count) }
        switch FileSignature(data) {
        case .png: (kind, reader) = (.png, try PNGReader(data))
        case .jpeg: (kind, reader) = (.jpeg, try JPEGReader(data))
        case .unsupported(let name): throw .unsupportedKind(name)
        case nil: throw .unknownKind
        }
        (width, height, orientation) = (reader.width, reader.height, reader.orientation)
        guard width > 0, height > 0 else { throw .damaged("it has no pixels") }
        let sides = 1...CGImage.maximumSide
        guard sides.contains(width), sides.contains(height), width * height <= Self.maximumArea else {
            throw .tooLarge(width: width, height: height)
        }
    }

    /// Decodes the image as it is stored, not turned; colors are converted from the file's profile to sRGB.
    package func image() throws(ImageFileError) -> CGImage {
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

    /// Fills a buffer of the image's size.
    func decode(into buffer: PixelBuffer) throws(ImageFileError) -> CGImage
}

/// What a file is, by its first bytes.
enum FileSignature: Hashable {
    case png
    case jpeg
    case unsupported(String)

    init?(_ data: Data) {
        if data.hasBytes([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
            self = .png
        } else if data.hasBytes([0xFF, 0xD8, 0xFF], at: 0) {
            self = .jpeg
        } else if let other = Self.others.first(where: { data.hasBytes(Array($0.text.utf8), at: $0.offset) }) {
            self = .unsupported(other.name)
        } else {
            return nil
        }
    }

    private static let others: [(offset: Int, text: String, name: String)] = [
        (0, "GIF8", "GIF"), (8, "WEBP", "WebP"), (4, "ftyphei", "HEIF"), (4, "ftypmif1", "HEIF"),
        (4, "ftypavif", "AVIF"), (0, "II*\0", "TIFF"), (0, "MM\0*", "TIFF"), (0, "BM", "Windows bitmap"),
        (0, "%PDF", "PDF"), (0, "<svg", "SVG"), (0, "<?xml", "SVG"), (0, "\0\0\u{1}\0", "Windows icon"),
    ]
}

/// Why an image could not be read.
package enum ImageFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes begin like nothing that is known.
    case unknownKind
    /// The bytes are of a known kind that is not read; the payload names it.
    case unsupportedKind(String)
    /// The file is longer than `ImageFile.maximumBytes`.
    case tooLong(bytes: Int)
    /// The image has more pixels than are decoded or drawn, or a side longer than `CGImage.maximumSide`.
    case tooLarge(width: Int, height: Int, area: Int = ImageFile.maximumArea)
    /// The bytes break the rules of their kind; the payload says where, in the words of the library that reads it.
    case damaged(String)
    /// Drawing the file takes longer than ten seconds.
    case slow
    /// What draws files of a kind is not installed; the payload names the kind and Debian's package.
    case missingLibrary(kind: String, package: String)
    /// The system refused the memory.
    case outOfMemory(width: Int, height: Int)

    /// What is wrong and what to do, in one line.
    package var description: String {
        switch self {
        case .unknownKind: "These bytes are no picture that can be read; give a PNG or JPEG file."
        case .unsupportedKind(let kind): "\(kind) files are not read; convert the picture to PNG or JPEG."
        case .tooLong(let bytes):
            "The file has \(bytes) bytes; \(ImageFile.maximumBytes) are read at most. Store the picture smaller."
        case .tooLarge(let width, let height, let area):
            "The picture of \(width) × \(height) pixels is too large; a side may have \(CGImage.maximumSide) and the "
                + "whole \(area) pixels. Scale it down."
        case .damaged(let reason): "The picture is damaged (\(reason)); export it again."
        case .slow: "The picture takes longer than 10 seconds to draw; simplify its filters and paths."
        case .missingLibrary(let kind, let package):
            "\(kind) files cannot be drawn on this machine; install \(package)."
        case .outOfMemory(let width, let height):
            "There is no memory for a picture of \(width) × \(height) pixels; scale it down."
        }
    }
}

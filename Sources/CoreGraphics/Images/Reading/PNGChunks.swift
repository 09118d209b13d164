import Foundation

/// The parts of a PNG file that libpng's simplified interface does not tell of.
struct PNGChunks {
    let width: Int
    let height: Int
    private(set) var exif: ExifData?
    /// The color profile, compressed.
    private(set) var packedProfile: Data?

    /// Walks over all chunks.
    ///
    /// - Throws: If the first one is not a header, or the last one not the end.
    init(_ data: Data) throws(ImageFileError) {
        guard data.hasBytes(Array("IHDR".utf8), at: 12), let width = data.number(at: 16, bytes: 4),
            let height = data.number(at: 20, bytes: 4)
        else { throw .damaged("the header is missing") }
        (self.width, self.height) = (width, height)
        var offset = Self.signatureLength
        while let length = data.number(at: offset, bytes: 4), let name = data.part(at: offset + 4, 4) {
            guard let content = data.part(at: offset + 8, length) else { break }
            switch String(decoding: name, as: UTF8.self) {
            case "eXIf": exif = ExifData(data: content)
            case "iCCP": packedProfile = Self.profile(in: content)
            case "IEND": return
            default: break
            }
            offset += length + 12
        }
        throw .damaged("the file ends early")
    }

    private static let signatureLength = 8

    /// What follows the profile's name, its final zero and the number of the compression method.
    private static func profile(in content: Data) -> Data? {
        content.firstIndex(of: 0).flatMap { end in
            content.part(at: end - content.startIndex + 2, content.endIndex - end - 2)
        }
    }
}

import Foundation

/// How much ink a byte of a file stands for: none or all of it at 0.
enum StoredInks { case plain, inverted }

/// The segments of a JPEG file before its pixels. Format: ITU T.81, annex B.
struct JPEGSegments {
    private(set) var width = 0
    private(set) var height = 0
    /// The number of color components: 1 for gray, 3, or 4 for inks.
    private(set) var components = 0
    private(set) var exif: ExifData?
    /// Inverted where Adobe's marker is.
    private(set) var inks = StoredInks.plain
    private var profileParts: [Int: Data] = [:]
    private var profilePartCount = 0
    /// Where Exif data, thumbnails, comments and the like lie.
    private var metadata: [Range<Int>] = []

    /// Walks over all segments up to the first that holds pixels.
    ///
    /// - Throws: If there is no frame header, no scan, or the last byte is missing.
    init(_ data: Data) throws(ImageFileError) {
        var offset = 2
        while let marker = data.number(at: offset, bytes: 2), marker >> 8 == 0xFF {
            if marker == 0xFFFF {
                offset += 1
                continue
            }
            guard let length = data.number(at: offset + 2, bytes: 2), length >= 2,
                let content = data.part(at: offset + 4, length - 2)
            else { break }
            if marker == Self.startOfScan {
                guard width > 0, height > 0 else { throw .damaged("the frame header is missing") }
                return
            }
            if take(UInt8(marker & 255), content) == .metadata { metadata.append(offset..<offset + length + 2) }
            offset += length + 2
        }
        throw .damaged("the file ends early, or a marker is missing")
    }

    private enum Use {
        case picture
        case metadata
    }

    private static let startOfScan = 0xFFDA
    /// Start of frame; in their range lie three markers of other meaning.
    private static let frames: Set<UInt8> = Set(0xC0...0xCF).subtracting([0xC4, 0xC8, 0xCC])

    private mutating func take(_ marker: UInt8, _ content: Data) -> Use {
        switch marker {
        case _ where Self.frames.contains(marker):
            height = content.number(at: 1, bytes: 2) ?? 0
            width = content.number(at: 3, bytes: 2) ?? 0
            components = content.number(at: 5, bytes: 1) ?? 0
        case 0xE1 where content.hasBytes(Array("Exif\0\0".utf8), at: 0):
            exif = exif ?? ExifData(data: content.dropFirst(6))
            return .metadata
        case 0xE2 where content.hasBytes(Self.profileName, at: 0):
            takeProfile(content.dropFirst(Self.profileName.count))
        case 0xEE: if content.hasBytes(Array("Adobe".utf8), at: 0) { inks = .inverted }
        case 0xE1...0xEF, 0xFE: return .metadata
        default: break
        }
        return .picture
    }

    private static let profileName = Array("ICC_PROFILE\0".utf8)

    /// Keeps one part of the profile: its number, the number of all, the bytes (ICC.1:2022, B.4).
    private mutating func takeProfile(_ content: Data) {
        guard let number = content.number(at: 0, bytes: 1), let count = content.number(at: 1, bytes: 1) else {
            return
        }
        profileParts[number] = content.dropFirst(2)
        profilePartCount = count
    }

    /// The color profile, if all its parts are there.
    var profile: Data? {
        guard profilePartCount > 0, profileParts.count == profilePartCount else { return nil }
        return profileParts.sorted { $0.key < $1.key }.reduce(into: Data()) { $0 += $1.value }
    }

    /// The file without what would turn the image a second time, or says who took it where.
    func withoutMetadata(_ data: Data) -> Data {
        var (kept, start) = (Data(capacity: data.count), 0)
        for range in metadata {
            kept += data.part(at: start, range.lowerBound - start) ?? Data()
            start = range.upperBound
        }
        return kept + (data.part(at: start, data.count - start) ?? Data())
    }
}

/// An image as the JPEG file that it was read from, which documents take up as it is.
struct EncodedJPEG: Sendable {
    let data: Data
    let isGray: Bool
}

import Foundation

/// Exif data: a directory in TIFF's format, of which only the orientation is looked at.
struct ExifData {
    let data: Data

    /// How the picture lies; `.up` if the data do not say, or are damaged.
    ///
    /// Source: CIPA DC-008 (Exif 2.32), 4.5.2 and 4.6.4; TIFF 6.0, section 2.
    var orientation: CGImagePropertyOrientation {
        let order: Data.ByteOrder =
            data.hasBytes(Array("II".utf8), at: 0) ? .leastSignificantFirst : .mostSignificantFirst
        guard data.number(at: 2, bytes: 2, order) == 42, let directory = data.number(at: 4, bytes: 4, order),
            let count = data.number(at: directory, bytes: 2, order)
        else { return .up }
        for entry in 0..<count {
            let offset = directory + 2 + entry * 12
            guard let tag = data.number(at: offset, bytes: 2, order) else { return .up }
            guard tag == Self.orientationTag else { continue }
            let value = data.number(at: offset + 8, bytes: 2, order).flatMap(UInt32.init(exactly:))
            return value.flatMap(CGImagePropertyOrientation.init(rawValue:)) ?? .up
        }
        return .up
    }

    private static let orientationTag = 274
}

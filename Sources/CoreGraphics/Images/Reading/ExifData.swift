import Foundation

/// Exif data: a directory in TIFF's format, of which only the orientation is looked at.
struct ExifData {
    let data: Data

    /// How the image lies; `.up` if the data do not say, or are damaged.
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

/// Looking into files byte by byte; offsets count from the first byte, and nothing reaches beyond the last.
extension Data {
    /// The order of the bytes of a number.
    enum ByteOrder {
        case mostSignificantFirst
        case leastSignificantFirst
    }

    /// The unsigned number in some bytes; nil if they are not all there.
    func number(at offset: Int, bytes length: Int, _ order: ByteOrder = .mostSignificantFirst) -> Int? {
        guard let part = part(at: offset, length) else { return nil }
        let value = { (sum: Int, byte: UInt8) in sum << 8 | Int(byte) }
        return order == .mostSignificantFirst ? part.reduce(0, value) : part.reversed().reduce(0, value)
    }

    /// Some bytes; nil if they are not all there.
    func part(at offset: Int, _ length: Int) -> Data? {
        guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
        return self[startIndex + offset..<startIndex + offset + length]
    }

    func hasBytes(_ bytes: [UInt8], at offset: Int) -> Bool {
        part(at: offset, bytes.count)?.elementsEqual(bytes) ?? false
    }
}

/// How an image lies in its file: where its first row and first column are when it is looked at.
///
/// Raw values are those of Exif's tag 274 (CIPA DC-008, 4.6.4).
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

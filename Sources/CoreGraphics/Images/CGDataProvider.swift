import Foundation

/// Bytes that something else is made from: a font, a picture.
///
/// Immutable. Source: Apple's documentation of `CGDataProvider`; providers that call back do not exist here.
public final class CGDataProvider: Sendable {
    /// The bytes.
    package let bytes: Data

    /// Hands out bytes in memory; never nil here.
    public init?(data: CFData) {
        bytes = Data(referencing: data)
    }

    /// Hands out the bytes of a file; nil if it cannot be read.
    public init?(url: CFURL) {
        guard let read = try? Data(contentsOf: url as URL) else { return nil }
        bytes = read
    }

    /// Hands out the bytes of the file at a path; nil if it cannot be read.
    public init?(filename: UnsafePointer<CChar>) {
        guard let read = try? Data(contentsOf: URL(fileURLWithPath: String(cString: filename))) else { return nil }
        bytes = read
    }

    /// A copy of the bytes.
    public var data: CFData? { NSData(data: bytes) }
}

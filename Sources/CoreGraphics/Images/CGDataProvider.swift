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

    /// Hands out the bytes of a file; nil if it cannot be read, is no regular file or is longer than 256 MiB.
    public init?(url: CFURL) {
        guard let read = try? BoundedFile.read(url as URL, atMost: Self.maximumBytes) else { return nil }
        bytes = read
    }

    /// Hands out the bytes of the file at a path, as `init(url:)` does.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: NSURL(fileURLWithPath: String(cString: filename)))
    }

    /// The longest file that is read.
    private static let maximumBytes = 1 << 28

    /// A copy of the bytes.
    public var data: CFData? { NSData(data: bytes) }
}

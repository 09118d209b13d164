import Foundation

/// Where bytes go that something makes: into data, into a file, or to a function.
///
/// Belongs to one thread at a time. Source: Apple's documentation of `CGDataConsumer`.
public final class CGDataConsumer {
    private let put: (Data) -> Void
    private let release: () -> Void

    /// Puts bytes at the end of data; never nil here.
    public init?(data: CFMutableData) {
        put = { data.append($0) }
        release = {}
    }

    /// Writes bytes to a file, whole or not at all, in place of what is there; nil if the file cannot be made.
    public init?(url: CFURL) {
        let file = url as URL
        guard file.isFileURL, FileManager.default.createFile(atPath: file.path, contents: Data()) else { return nil }
        put = { try? AtomicFile.write($0, to: file) }
        release = {}
    }

    /// Hands bytes to a function, with a note of the caller's; nil without a function.
    public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
        let callbacks = cbks.pointee
        guard let putBytes = callbacks.putBytes else { return nil }
        put = { data in data.withUnsafeBytes { if let start = $0.baseAddress { _ = putBytes(info, start, $0.count) } }
        }
        release = { callbacks.releaseConsumer?(info) }
    }

    deinit { release() }

    func write(_ data: Data) { put(data) }
}

/// Takes the caller's note, bytes and how many they are, and returns how many it took.
public typealias CGDataConsumerPutBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
/// Takes the caller's note when a consumer is gone.
public typealias CGDataConsumerReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a consumer.
public struct CGDataConsumerCallbacks {
    /// Gets the bytes, once and all together; what it returns has no effect.
    public var putBytes: CGDataConsumerPutBytesCallback?
    /// Called once, when the consumer is gone.
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    /// Functions of a consumer.
    public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?) {
        self.putBytes = putBytes
        self.releaseConsumer = releaseConsumer
    }
}

import Foundation

/// The lines of a stream, however long it is: of a line that is too long nothing is kept.
struct InputLines: Sequence, IteratorProtocol {
    /// A line without its end; nil in place of one that is longer than is read.
    typealias Line = String?

    /// The longest line that is read, in bytes.
    static let longest = 16 << 20
    private static let chunk = 1 << 16

    private let descriptor: Int32
    private let longest: Int
    private var bytes: [UInt8] = []
    /// How many of `bytes` have been handed out.
    private var start = 0
    /// How many of `bytes` are known to hold no more line ends.
    private var seen = 0
    private var hasEnded = false
    /// Why the stream could not be read to its end.
    private(set) var fault: POSIXError?

    /// The lines of a file descriptor, of standard input without one.
    init(_ descriptor: Int32 = STDIN_FILENO, longest: Int = Self.longest) {
        self.descriptor = descriptor
        self.longest = longest
    }

    mutating func next() -> Line? {
        var isTooLong = false
        while true {
            if let end = bytes[seen...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { (start, seen) = (end + 1, end + 1) }
                return .some(isTooLong || end - start > longest ? nil : text(start..<end))
            }
            seen = bytes.count
            if seen - start > longest {
                isTooLong = true
                start = seen
            }
            if !readMore() {
                guard start < bytes.count || isTooLong else { return nil }
                defer { start = bytes.count }
                return .some(isTooLong ? nil : text(start..<bytes.count))
            }
        }
    }

    /// What is no UTF-8 is replaced; an end as Windows writes it counts as one.
    private func text(_ range: Range<Int>) -> String {
        let line = bytes[range]
        return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }

    /// Adds what there is to read; false at the end of the stream.
    private mutating func readMore() -> Bool {
        guard !hasEnded else { return false }
        bytes.removeSubrange(..<start)
        (seen, start) = (seen - start, 0)
        var chunk = [UInt8](repeating: 0, count: Self.chunk)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count > 0 {
                bytes += chunk[..<count]
                return true
            }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN {
                var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                poll(&wait, 1, -1)
                continue
            }
            if count < 0 { fault = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            hasEnded = true
            return false
        }
    }
}

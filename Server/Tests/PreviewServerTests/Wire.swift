import Foundation

/// A connection that says exactly what it is told to, as no browser would let a test do.
final class Wire {
    private let socket: Int32
    private(set) var heard = ""

    /// How long an answer is waited for before the test gives up, in seconds.
    private static let patience = 30

    init?(port: UInt16) {
        socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var patience = timeval(tv_sec: Self.patience, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { return nil }
    }

    deinit { close(socket) }

    func say(_ text: String) {
        _ = text.withCString { send(socket, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
    }

    /// Listens until a text has been heard, or the other side has ended or is silent for too long.
    func hears(_ text: String) -> Bool {
        while !heard.contains(text) {
            guard let more = next() else { return false }
            heard += more
        }
        return true
    }

    /// All that comes until the other side ends.
    func hearAll() -> String {
        while let more = next() { heard += more }
        return heard
    }

    private func next() -> String? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(socket, &buffer, buffer.count, 0)
        return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    }
}

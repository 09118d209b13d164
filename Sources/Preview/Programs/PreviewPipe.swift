import Foundation

/// What a server asks of a program that shows views. With neither path nor method it takes back an earlier request.
struct PipeRequest: Codable {
    let id: Int
    var method: PreviewRequest.Method?
    var path: String?
    var query: [[String]] = []
    var host: String?
    var origin: String?

    init(id: Int, _ request: PreviewRequest? = nil) {
        self.id = id
        (method, path) = (request?.method, request?.path)
        (host, origin) = (request?.host, request?.origin)
        query = request?.query.map { [$0.name, $0.value] } ?? []
    }

    /// Nil for one that takes back another.
    func request(body: Data) -> PreviewRequest? {
        guard let method, let path else { return nil }
        let pairs = query.filter { $0.count == 2 }.map { (name: $0[0], value: $0[1]) }
        return PreviewRequest(method, path, query: pairs, host: host, origin: origin, body: body)
    }
}

/// What the program answers: the bytes of an answer, or that events follow, then each of them, then their end.
struct PipeAnswer: Codable {
    enum Part: String, Codable {
        case bytes
        case events
        case event
        case end
    }

    let id: Int
    let part: Part
    var status = 200
    var contentType = ""
    var fileName: String?

    init(id: Int, _ part: Part, of answer: PreviewAnswer? = nil) {
        (self.id, self.part) = (id, part)
        guard let answer else { return }
        (status, contentType, fileName) = (answer.status, answer.contentType, answer.fileName)
    }
}

/// One end of a pair of pipes, on which messages follow one another: the lengths of head and body as 32-bit numbers in
/// network order, the head as JSON, the body as it is.
final class PreviewPipe: Sendable {
    private let input: Int32
    private let output: Int32
    private let queue = DispatchQueue(label: "placard.pipe")

    /// The longest head, in bytes.
    static let longestHead: UInt32 = 1 << 20
    /// The longest body, in bytes: more than the largest picture has.
    static let longestBody: UInt32 = 1 << 30

    init(input: Int32, output: Int32) {
        (self.input, self.output) = (input, output)
        // A partner that has gone is seen by its pipe, not by a signal.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Sends a message; a partner that has gone hears nothing.
    func send(_ head: some Encodable, _ body: Data = Data()) {
        let head = JSON.data(head)
        let lengths = [UInt32(head.count).bigEndian, UInt32(body.count).bigEndian].withUnsafeBytes { Data($0) }
        queue.async { [output] in
            for part in [lengths, head, body] where !Self.write(part, to: output) { return }
        }
    }

    /// The partner's messages until it goes or says what is no message; read on a thread of their own.
    func messages<Head: Decodable & Sendable>(_ type: Head.Type) -> AsyncStream<(head: Head, body: Data)> {
        AsyncStream { continuation in
            Thread.detachNewThread { [input] in
                while let lengths = Self.read(8, from: input) {
                    let numbers = [0, 4].map { start in
                        lengths[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                    }
                    guard numbers[0] <= Self.longestHead, numbers[1] <= Self.longestBody,
                        let head = Self.read(Int(numbers[0]), from: input),
                        let body = Self.read(Int(numbers[1]), from: input),
                        let message = try? JSONDecoder().decode(Head.self, from: head)
                    else { break }
                    continuation.yield((message, body))
                }
                continuation.finish()
            }
        }
    }

    private static func read(_ count: Int, from descriptor: Int32) -> Data? {
        var data = Data(count: count)
        var done = 0
        while done < count {
            let step = data.withUnsafeMutableBytes {
                Glibc.read(descriptor, $0.baseAddress.map { $0 + done }, count - done)
            }
            if step < 0, errno == EINTR { continue }
            guard step > 0 else { return nil }
            done += step
        }
        return data
    }

    private static func write(_ data: Data, to descriptor: Int32) -> Bool {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

import Foundation
import Hummingbird

/// What is answered over HTTP: `GET /share.png`, `/receipt.pdf`, `/ticket.svg` and the like, `/metrics` and `/health`.
public enum CardRoutes {
    /// A server that does not listen yet. It ends gracefully on SIGTERM and SIGINT: cards that are asked for are sent.
    public static func application(
        host: String, port: Int, drawing: Drawing = Drawing()
    ) -> some ApplicationProtocol {
        Application(
            router: router(drawing), server: .http1(configuration: .init(idleTimeout: .seconds(30))),
            configuration: ApplicationConfiguration(address: .hostname(host, port: port), serverName: "cards"))
    }

    static func router(_ drawing: Drawing) -> Router<BasicRequestContext> {
        let router = Router()
        router.get("/health") { _, _ in "well\n" }
        router.get("/metrics") { _, _ in drawing.metrics }
        router.get("/{file}") { request, context in
            do {
                return try await answer(request, context.parameters.require("file"), drawing)
            } catch let fault as CardFault {
                return refusal(fault)
            }
        }
        return router
    }

    private static func answer(_ request: Request, _ file: String, _ drawing: Drawing) async throws -> Response {
        let parts = file.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let format = Card.Format(rawValue: String(parts[1])) else {
            throw CardFault("cards end in .png, .svg or .pdf", status: 404)
        }
        let data = try await drawing.data(of: Card(String(parts[0]), query(of: request)), as: format)
        let tag = "\"\(hash(data))\""
        var headers: HTTPFields = [.eTag: tag, .cacheControl: "public, max-age=86400"]
        if request.headers[values: .ifNoneMatch].contains(where: { $0.contains(tag) || $0 == "*" }) {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = format.contentType
        headers[.contentLength] = String(data.count)
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }

    /// The parameters of an address, in which spaces are `%20` or, as forms write them, plus signs.
    private static func query(of request: Request) throws -> [(name: String, value: String)] {
        let query = (request.uri.query ?? "").replacingOccurrences(of: "+", with: "%20")
        guard let items = URLComponents(string: "?" + query)?.queryItems else {
            throw CardFault("the address is no address; write other characters as percent signs with two digits")
        }
        return items.map { (name: $0.name, value: $0.value ?? "") }
    }

    private static func refusal(_ fault: CardFault) -> Response {
        var headers: HTTPFields = [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"]
        if fault.status == 503 { headers[.retryAfter] = "1" }
        return Response(
            status: .init(code: fault.status), headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(string: fault.description + "\n")))
    }

    /// FNV-1a over 64 bits, of eight bytes at a time: it tells versions of one card apart, nothing else.
    static func hash(_ data: Data) -> String {
        // Through the bytes themselves: Data's own iterator costs as much as a fiftieth of drawing.
        let sum = data.withUnsafeBytes { bytes in
            var sum = UInt64(0xcbf2_9ce4_8422_2325)
            func add(_ value: UInt64) { sum = (sum ^ value) &* 0x100_0000_01b3 }
            let words = bytes.count / 8
            for word in 0..<words {
                // Products carry to higher bits alone.
                let value = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self))
                add(value)
                sum ^= sum >> 32
            }
            for byte in bytes[(words * 8)...] { add(UInt64(byte)) }
            return sum
        }
        return String(sum, radix: 16) + String(data.count, radix: 16)
    }
}

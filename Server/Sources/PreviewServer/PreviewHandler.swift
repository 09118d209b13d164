import FlyingFox
import Foundation
import PlacardPreview

/// Turns requests and answers of HTTP into those of the preview.
struct PreviewHandler: HTTPHandler {
    let preview: Preview

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        // A body of unknown length is not waited for.
        guard let length = request.bodySequence.count, length <= Preview.longestBody else {
            return HTTPResponse(
                statusCode: .payloadTooLarge, headers: [.contentType: "text/plain; charset=utf-8"],
                body: Data("the body has more than \(Preview.longestBody) bytes\n".utf8))
        }
        let asked = PreviewRequest(
            Self.method(request.method), request.path, query: PreviewRequest.query(of: request.target.query()),
            host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")],
            body: try await request.bodyData)
        return Self.response(await preview.answer(asked))
    }

    private static func method(_ method: HTTPMethod) -> PreviewRequest.Method {
        switch method {
        case .GET: .get
        case .POST: .post
        default: .other
        }
    }

    private static func response(_ answer: PreviewAnswer) -> HTTPResponse {
        var headers = HTTPHeaders()
        for (name, value) in PreviewAnswer.headers { headers[HTTPHeader(name)] = value }
        headers[.contentType] = answer.contentType
        if let name = answer.fileName { headers[.contentDisposition] = "attachment; filename=\"\(name)\"" }
        let status = HTTPStatusCode(answer.status, phrase: phrases[answer.status] ?? "Error")
        switch answer.body {
        case .bytes(let data):
            let body = HTTPBodySequence(data: data, suggestedBufferSize: 1 << 16)
            return HTTPResponse(statusCode: status, headers: headers, body: body)
        case .events(let events):
            return HTTPResponse(
                statusCode: status, headers: headers, body: HTTPBodySequence(from: EventBytes(events: events)))
        }
    }

    private static let phrases = [
        200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
        413: "Payload Too Large", 422: "Unprocessable Content", 500: "Internal Server Error",
        503: "Service Unavailable",
    ]
}

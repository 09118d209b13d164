import Foundation

/// What the preview answers a browser with.
public struct PreviewAnswer: Sendable {
    /// What follows the headers.
    public enum Body: Sendable {
        case bytes(Data)
        /// Server-sent events, each complete; the stream ends when the page is to connect anew.
        case events(AsyncStream<Data>)
    }

    /// HTTP's number: 200 and its kin.
    public let status: Int
    /// The media type, such as `image/png`.
    public let contentType: String
    /// The file name under which a browser is to save the body; nil to show it.
    public let fileName: String?
    /// The methods that are answered where another one was refused, as the header `Allow` lists them; otherwise nil.
    public let allowedMethods: String?
    /// The bytes, or the events that follow one another.
    public let body: Body

    init(
        status: Int = 200, contentType: String, fileName: String? = nil, allowedMethods: String? = nil, body: Body
    ) {
        self.status = status
        self.contentType = contentType
        self.fileName = fileName
        self.allowedMethods = allowedMethods
        self.body = body
    }

    static func bytes(_ data: Data, _ contentType: String, fileName: String? = nil) -> PreviewAnswer {
        PreviewAnswer(contentType: contentType, fileName: fileName, body: .bytes(data))
    }

    /// Headers that hold for every answer: nothing is kept, nothing comes from elsewhere, no other site may embed it.
    public static let headers = [
        ("Cache-Control", "no-store"),
        ("Content-Security-Policy", "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Referrer-Policy", "no-referrer"),
        ("X-Content-Type-Options", "nosniff"),
    ]
}

/// A request that is refused: one line that says why, and what would be right.
struct Refusal: Error, Hashable {
    let status: Int
    let line: String
    /// The methods that would be answered; nil unless the method is what is wrong.
    var allowedMethods: String?

    /// A query or body that makes no sense.
    static func badRequest(_ line: String) -> Refusal { Refusal(status: 400, line: line) }

    static func notFound(_ line: String) -> Refusal { Refusal(status: 404, line: line) }

    /// A method that the path does not know.
    static func notAllowed(_ line: String, instead methods: String) -> Refusal {
        Refusal(status: 405, line: line, allowedMethods: methods)
    }

    /// Of what cannot be shown: the refusal that was thrown, or whatever else was.
    static func notShown(_ error: any Error) -> Refusal {
        error as? Refusal ?? Refusal(status: 422, line: "\(error)")
    }

    var answer: PreviewAnswer {
        PreviewAnswer(
            status: status, contentType: "text/plain; charset=utf-8", allowedMethods: allowedMethods,
            body: .bytes(Data((line + "\n").utf8)))
    }
}

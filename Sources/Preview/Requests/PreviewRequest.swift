import Foundation

/// What a browser asks for, free of the HTTP that it came by.
public struct PreviewRequest: Sendable {
    /// What of HTTP's methods is told apart.
    public enum Method: Hashable, Sendable {
        case get
        case post
        case other
    }

    /// How the path is asked for.
    public var method: Method
    /// The path alone, such as `/image`.
    public var path: String
    /// The query's names and values, decoded, in the order of the address.
    public var query: [(name: String, value: String)]
    /// The header `Host`; nil where there is none.
    public var host: String?
    /// The header `Origin`, which browsers send with what a page of another address asks for.
    public var origin: String?
    /// What was sent with the request; empty for `get`.
    public var body: Data

    /// Notes what is asked for; what is left out is empty.
    public init(
        _ method: Method, _ path: String, query: [(name: String, value: String)] = [], host: String? = nil,
        origin: String? = nil, body: Data = Data()
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.host = host
        self.origin = origin
        self.body = body
    }

    /// The names and values of an address's query as browsers write it: `+` is a space, `%` two hexadecimal digits.
    ///
    /// What is no such text is taken as it stands.
    public static func query(of text: String) -> [(name: String, value: String)] {
        text.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { part in
                let spaced = part.replacingOccurrences(of: "+", with: " ")
                return spaced.removingPercentEncoding ?? spaced
            }
            return (parts[0], parts.count > 1 ? parts[1] : "")
        }
    }
}

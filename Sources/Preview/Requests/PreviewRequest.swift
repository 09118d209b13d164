import Foundation

/// What a browser asks for, free of the HTTP that it came by.
public struct PreviewRequest: Sendable {
    /// What of HTTP's methods is told apart.
    public enum Method: String, Codable, Sendable {
        case get
        case post
        case other
    }

    /// How the path is asked for.
    public var method: Method
    /// The path alone, such as `/picture`.
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

/// Which names of this machine a browser may have asked for.
///
/// A page of another site can make its own name lead to this machine (DNS rebinding) and would then read what is served
/// here. While only this machine is listened to, its own names alone are answered, so such a page gets nothing.
struct HostPolicy: Sendable {
    private let isLocal: Bool
    /// What this machine may be called.
    private let names: Set<String>

    /// - Parameter address: The address that is listened on.
    init(listeningOn address: String) {
        isLocal = Self.isLocal(address)
        names = ["localhost", "127.0.0.1", "[::1]", address]
    }

    /// Whether an address can be reached from this machine alone.
    static func isLocal(_ address: String) -> Bool {
        address == "localhost" || address == "::1" || address.hasPrefix("127.")
    }

    /// - Throws: `Refusal` for a strange host, and for a page of another address.
    func check(_ request: PreviewRequest) throws(Refusal) {
        let host = request.host ?? ""
        if isLocal, !names.contains(Self.name(of: host)) {
            throw Refusal(status: 403, line: "the host \(Query.quoted(host)) is not this machine; ask for 127.0.0.1")
        }
        guard let origin = request.origin, origin != "http://\(host)" else { return }
        throw Refusal(status: 403, line: "pages of \(Query.quoted(origin)) may not ask; open the preview itself")
    }

    /// A host without its port.
    private static func name(of host: String) -> String {
        let end = host.hasPrefix("[") ? host.firstIndex(of: "]").map(host.index(after:)) : host.firstIndex(of: ":")
        return host[..<(end ?? host.endIndex)].lowercased()
    }
}

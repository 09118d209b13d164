/// What the first line of a request asks for: a path with its query, or a whole address as proxies are sent it.
///
/// Source: RFC 9112, section 3.2.
struct RequestTarget: Hashable {
    let path: String
    /// What follows the question mark; empty without one.
    let query: String
    /// The host of a whole address, which holds whatever the header `Host` says; nil of a path.
    let host: String?

    private static let scheme = "http://"

    init(_ text: String) {
        let isWhole = text.prefix(Self.scheme.count).lowercased() == Self.scheme
        let rest = isWhole ? text.dropFirst(Self.scheme.count) : text[...]
        let authority = isWhole ? rest.prefix { $0 != "/" && $0 != "?" } : ""
        let parts = rest.dropFirst(authority.count)
            .split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        host = isWhole ? String(authority) : nil
        path = isWhole && parts[0].isEmpty ? "/" : String(parts[0])
        query = parts.count > 1 ? String(parts[1]) : ""
    }
}

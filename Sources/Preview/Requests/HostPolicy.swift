/// Which names of this machine a browser may have asked for.
///
/// A page of another site can make its own name lead to this machine (DNS rebinding) and would then read what is served
/// here. While only this machine is listened to, its own names alone are answered, so such a page gets nothing.
struct HostPolicy: Sendable {
    private let isLocal: Bool
    private static let localNames: Set<String> = ["localhost", "127.0.0.1", "[::1]"]

    /// - Parameter address: The address that is listened on.
    init(listeningOn address: String) {
        isLocal = Self.isLocal(address)
    }

    /// Whether an address can be reached from this machine alone.
    static func isLocal(_ address: String) -> Bool {
        address == "localhost" || address == "::1" || address.hasPrefix("127.")
    }

    /// - Throws: `Refusal` for a strange host, and for a page of another address.
    func check(_ request: PreviewRequest) throws(Refusal) {
        let host = request.host ?? ""
        if isLocal, !Self.localNames.contains(Self.name(of: host)) {
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

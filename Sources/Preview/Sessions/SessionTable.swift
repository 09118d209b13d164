import Foundation

/// The pages that are open: a bounded number, of which those that nobody listens to are released after a while.
@MainActor final class SessionTable {
    private var sessions: [String: PreviewSession] = [:]
    private let now: () -> TimeInterval

    /// The most pages at one time.
    static let limit = 32
    /// How long a page that does not listen is remembered, in seconds.
    static let patience: TimeInterval = 300

    init(now: @escaping () -> TimeInterval) { self.now = now }

    var all: [PreviewSession] { Array(sessions.values) }

    /// A page that is open.
    func session(_ name: String?) throws(Refusal) -> PreviewSession {
        if let name, let session = sessions[name] { return session }
        throw .notFound("the page is not known any more; load it again")
    }

    /// The page of a name, made if it is new.
    ///
    /// - Throws: `Refusal` for names that no page gives itself, and when too many pages listen.
    func session(_ name: String?, showing subject: PreviewSession.Subject) throws(Refusal) -> PreviewSession {
        let name = try PageName(name, of: "session").text
        if let session = sessions[name] { return session }
        try makeSpace()
        let session = PreviewSession(subject, now: now)
        sessions[name] = session
        return session
    }

    /// Forgets pages that were left long ago.
    func removeIdle() {
        let time = now()
        sessions = sessions.filter { $0.value.isHeard || time - $0.value.lastHeard <= Self.patience }
    }

    private func makeSpace() throws(Refusal) {
        removeIdle()
        guard sessions.count >= Self.limit else { return }
        let left = sessions.filter { !$0.value.isHeard }.min { $0.value.lastHeard < $1.value.lastHeard }
        guard let left else { throw Refusal(status: 503, line: "\(Self.limit) pages are open; close one") }
        sessions[left.key] = nil
    }
}

import Foundation

/// One stream of events for all pages of a browser, which opens six connections to a server at most.
///
/// | request | answer |
/// |---|---|
/// | `GET /stream?browser=…` | server-sent events, each named by the page that it is for |
/// | `POST /show?browser=…&session=…` and the choices | has the stream tell of what a page shows |
/// | `POST /leave?browser=…&session=…` | ends that |
///
/// All else is answered by another source.
public actor SharedStreams: PreviewSource {
    private let source: any PreviewSource
    private let hosts: HostPolicy
    private var browsers: [String: Browser] = [:]
    private var last = 0

    /// The most browsers that listen, and the most pages of each.
    static let (mostBrowsers, mostPages) = (16, 64)

    private struct Browser {
        let name: String
        let number: Int
        let stream: AsyncStream<Data>.Continuation
        var pages: [String: Task<Void, Never>] = [:]
    }

    /// - Parameters:
    ///   - source: What is shown.
    ///   - host: The address that is listened on.
    public init(of source: any PreviewSource, host: String) {
        (self.source, hosts) = (source, HostPolicy(listeningOn: host))
    }

    /// Answers a request; whatever is wrong with it becomes an answer of one line.
    public func answer(_ request: PreviewRequest) async -> PreviewAnswer {
        do throws(Refusal) {
            switch (request.method, request.path) {
            case (.get, "/stream"):
                try hosts.check(request)
                return try open(Query(request.query)["browser"])
            case (.post, "/show"): return try await show(request)
            case (.post, "/leave"):
                try hosts.check(request)
                let query = try Query(request.query)
                if let browser = query["browser"], let session = query["session"] { leave(browser, session) }
                return .bytes(Data("{}".utf8), "application/json")
            default: return await source.answer(request)
            }
        } catch {
            return error.answer
        }
    }

    private func open(_ name: String?) throws(Refusal) -> PreviewAnswer {
        let name = try PageName(name, of: "browser").text
        guard browsers[name] != nil || browsers.count < Self.mostBrowsers else {
            throw Refusal(status: 503, line: "\(Self.mostBrowsers) browsers listen; close one")
        }
        close(name)
        let (events, stream) = AsyncStream.makeStream(of: Data.self, bufferingPolicy: .bufferingNewest(1_024))
        last += 1
        browsers[name] = Browser(name: name, number: last, stream: stream)
        stream.onTermination = { [weak self, last] _ in Task { await self?.left(name, last) } }
        stream.yield(Data(": open\n\n".utf8))
        return PreviewAnswer(contentType: "text/event-stream", body: .events(events))
    }

    private func show(_ request: PreviewRequest) async throws(Refusal) -> PreviewAnswer {
        try hosts.check(request)
        let query = try Query(request.query)
        let session = try PageName(query["session"], of: "session").text
        let browser = try browser(query["browser"], showing: session)
        let asked = request.query.filter { $0.name != "browser" }
        let answer = await source.answer(
            PreviewRequest(.get, "/events", query: asked, host: request.host, origin: request.origin))
        guard case .events(let events) = answer.body else { return answer }
        // The page may have been loaded again, or others shown, while its source was asked.
        _ = try self.browser(browser.name, showing: session, number: browser.number)
        leave(browser.name, session)
        browsers[browser.name]?.pages[session] = Task {
            for await event in events { browser.stream.yield(Self.named(session, event)) }
        }
        return .bytes(Data("{}".utf8), "application/json")
    }

    /// A browser that has room for a page.
    ///
    /// - Parameter number: The stream's, if another one of the same name will not do.
    private func browser(
        _ name: String?, showing session: String, number: Int? = nil
    ) throws(Refusal) -> Browser {
        guard let browser = name.flatMap({ browsers[$0] }), browser.number == number ?? browser.number else {
            throw .notFound("the browser has no stream any more; load the page again")
        }
        guard browser.pages[session] != nil || browser.pages.count < Self.mostPages else {
            throw Refusal(status: 503, line: "\(Self.mostPages) pages are open; close one")
        }
        return browser
    }

    private func leave(_ name: String, _ session: String) {
        browsers[name]?.pages.removeValue(forKey: session)?.cancel()
    }

    private func left(_ name: String, _ number: Int) {
        if browsers[name]?.number == number { close(name) }
    }

    private func close(_ name: String) {
        guard let browser = browsers.removeValue(forKey: name) else { return }
        for page in browser.pages.values { page.cancel() }
        browser.stream.finish()
    }

    /// A page's event under the page's name, its own name within; a pulse stays what it is.
    static func named(_ session: String, _ event: Data) -> Data {
        let lines = String(decoding: event, as: UTF8.self).split(separator: "\n")
        guard lines.count == 2, lines[0].hasPrefix("event: "), lines[1].hasPrefix("data: ") else { return event }
        return Data(
            "event: \(session)\ndata: {\"name\":\"\(lines[0].dropFirst(7))\",\"content\":\(lines[1].dropFirst(6))}\n\n"
                .utf8)
    }
}

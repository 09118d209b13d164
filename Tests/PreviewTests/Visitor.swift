import Foundation
import TestTools

@testable import PlacardPreview

/// A browser without HTTP: it asks a preview, listens to one page's events, and decides what time it is.
@MainActor final class Visitor {
    struct Event {
        let name: String
        /// The event's JSON: an object, a list or a text.
        let content: Any

        subscript(key: String) -> Any? { (content as? [String: Any])?[key] }
    }

    private final class Clock {
        var time: TimeInterval = 0
    }

    let preview: Preview
    private let clock = Clock()
    private let session = "page-\(UUID().uuidString)"
    private var stream: AsyncStream<Data>?

    init(_ files: [String] = []) {
        preview = Preview(files: files, host: "127.0.0.1") { [clock] in clock.time }
    }

    func wait(_ seconds: TimeInterval) { clock.time += seconds }

    /// Waits for a second and has what moved drawn, as the page's next touch does.
    func waitUntilStill() async {
        wait(1)
        _ = await touch("moved", 0, 0)
    }

    func get(_ path: String, _ query: KeyValuePairs<String, String> = [:]) async -> PreviewAnswer {
        await preview.answer(
            PreviewRequest(.get, path, query: query.map { ($0.key, $0.value) }, host: "127.0.0.1:8080"))
    }

    /// Begins to listen; whoever listened before is done.
    func open(_ query: KeyValuePairs<String, String> = [:]) async {
        let answer = await preview.answer(
            PreviewRequest(
                .get, "/events", query: query.map { ($0.key, $0.value) } + [("session", session)], host: "localhost"))
        if case .events(let events) = answer.body { stream = events }
    }

    func touch(_ phase: String, _ x: Double, _ y: Double) async -> PreviewAnswer {
        let body = Data("{\"phase\":\"\(phase)\",\"x\":\(x),\"y\":\(y)}".utf8)
        return await preview.answer(
            PreviewRequest(.post, "/touch", query: [("session", session)], host: "localhost", body: body))
    }

    func scroll(_ x: Double, _ y: Double, _ dx: Double, _ dy: Double) async -> PreviewAnswer {
        let body = Data("{\"x\":\(x),\"y\":\(y),\"dx\":\(dx),\"dy\":\(dy)}".utf8)
        return await preview.answer(
            PreviewRequest(.post, "/scroll", query: [("session", session)], host: "localhost", body: body))
    }

    func tap(_ x: Double, _ y: Double) async {
        _ = await touch("began", x, y)
        _ = await touch("ended", x, y)
    }

    var picture: PreviewAnswer {
        get async { await get("/picture", ["session": session]) }
    }

    var film: PreviewAnswer {
        get async { await get("/film", ["session": session]) }
    }

    func frame(_ time: String) async -> PreviewAnswer {
        await get("/frame", ["session": session, "time": time])
    }

    /// All that was heard so far; then nobody listens any more.
    func events() async -> [Event] {
        guard let stream else { return [] }
        self.stream = nil
        preview.endStreams()
        var events: [Event] = []
        for await data in stream { Self.event(data).map { events.append($0) } }
        // What is tried beside the view comes at any time.
        events.removeAll { $0.name == "inert" }
        return events
    }

    private static func event(_ data: Data) -> Event? {
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        guard lines.count == 2, lines[0].hasPrefix("event: "), lines[1].hasPrefix("data: ") else { return nil }
        let json = Data(lines[1].dropFirst(6).utf8)
        let content = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
        return Event(name: String(lines[0].dropFirst(7)), content: content ?? "")
    }
}

extension PreviewAnswer {
    var data: Data { if case .bytes(let data) = body { data } else { Data() } }
    var text: String { String(decoding: data, as: UTF8.self) }
}

extension Folder {
    /// A document of these tests' own, by its name.
    static func fixture(_ name: String) -> String {
        Bundle.module.bundleURL.appendingPathComponent("Fixtures").appendingPathComponent(name).path
    }

    /// A label's file with a text.
    func label(_ text: String, _ name: String = "card.label.json") throws -> String {
        try write("{ \"text\": \"\(text)\", \"width\": 120, \"height\": 40 }", as: name)
    }
}

import Foundation
import TestTools
import Testing

@testable import PlacardPreview

@MainActor @Suite struct SharedStreamsTests {
    private let streams = SharedStreams(of: Preview(files: [], host: "127.0.0.1"), host: "127.0.0.1")

    private func ask(
        _ method: PreviewRequest.Method, _ path: String, _ query: KeyValuePairs<String, String> = [:],
        host: String = "localhost"
    ) async -> PreviewAnswer {
        await streams.answer(PreviewRequest(method, path, query: query.map { ($0.key, $0.value) }, host: host))
    }

    @Test func `One stream tells of what several pages show, each under its name`() async throws {
        let answer = await ask(.get, "/stream", ["browser": "browser-1"])
        guard case .events(let events) = answer.body else {
            Issue.record("there is no stream")
            return
        }
        for page in ["page-one", "page-two"] {
            let shown = await ask(
                .post, "/show", ["browser": "browser-1", "session": page, "item": "rounded-rect-label"])
            #expect(shown.status == 200)
        }
        var heard: Set<String> = []
        for await event in events {
            let lines = String(decoding: event, as: UTF8.self).split(separator: "\n")
            if lines.count == 2, lines[1].hasPrefix("data: {\"name\":\"view\",\"content\":{") {
                heard.insert(String(lines[0]))
            }
            if heard.count == 2 { break }
        }
        #expect(heard == ["event: page-one", "event: page-two"])
    }

    @Test func `What cannot be shown is refused as without sharing`() async {
        // A stream that nobody holds ends.
        let stream = await ask(.get, "/stream", ["browser": "browser-1"])
        defer { withExtendedLifetime(stream) {} }
        let wrong = await ask(.post, "/show", ["browser": "browser-1", "session": "page-one", "width": "nan"])
        #expect(wrong.status == 400)
        #expect(await ask(.post, "/show", ["browser": "browser-2", "session": "page-one"]).status == 404)
        #expect(await ask(.get, "/stream", ["browser": "b"]).status == 400)
        #expect(await ask(.get, "/stream", ["browser": "browser-1"], host: "example.com").status == 403)
        #expect(
            await ask(.post, "/show", ["browser": "browser-1", "session": "page-one"], host: "example.com").status
                == 403)
    }

    @Test func `The number of browsers has a limit`() async {
        var answers: [PreviewAnswer] = []
        for number in 0...SharedStreams.mostBrowsers {
            answers.append(await ask(.get, "/stream", ["browser": "browser-\(number)"]))
        }
        #expect(answers.dropLast().allSatisfy { $0.status == 200 } && answers.last?.status == 503)
        #expect(await ask(.get, "/items").status == 200)
    }
}

import Foundation
import PlacardPreview

/// What a browser asks the preview: requests with touches among them, one after another, each behind a line `== `.
///
/// A request is a line such as `GET /picture?session=…`, headers, an empty line and a body.
@MainActor enum RequestInput {
    private static let document = Data(
        """
        { "markup": "A <s>label</s>", "styles": { "s": { "weight": "bold" } }, "width": 60 }
        """.utf8)

    static func run(_ data: Data) {
        InputFolder.fill([("input.label.json", document)])
        let file = InputFolder.url.appendingPathComponent("input.label.json").path
        let preview = SharedStreams(of: Preview(files: [file], host: "127.0.0.1"), host: "127.0.0.1")
        let texts = String(decoding: data, as: UTF8.self).components(separatedBy: "\n== \n").prefix(12)
        var streams: [AsyncStream<Data>] = []
        for text in texts {
            let answer = wait { await preview.answer(request(text)) }
            switch answer.body {
            case .bytes(let bytes):
                require(
                    answer.status < 400 || bytes.count < 1000 && bytes.last == UInt8(ascii: "\n"),
                    "the refusal \(answer.status) is no line")
            case .events(let events): streams.append(events)
            }
            require(!answer.contentType.contains(where: \.isNewline), "a header has two lines")
            require(
                answer.fileName?.contains(where: { !$0.isASCII || $0.isNewline || $0 == "\"" }) != true, "a file name"
            )
        }
    }

    private static func request(_ text: String) -> PreviewRequest {
        let parts = text.components(separatedBy: "\n\n")
        let lines = parts[0].components(separatedBy: "\n")
        let words = lines[0].split(separator: " ", maxSplits: 1).map(String.init)
        let target = (words.count > 1 ? words[1] : "/").split(separator: "?", maxSplits: 1).map(String.init)
        func header(_ name: String) -> String? {
            lines.dropFirst().first { $0.hasPrefix(name + ": ") }.map { String($0.dropFirst(name.count + 2)) }
        }
        let method: PreviewRequest.Method =
            switch words.first {
            case "GET": .get
            case "POST": .post
            default: .other
            }
        return PreviewRequest(
            method, target.first ?? "/", query: PreviewRequest.query(of: target.count > 1 ? target[1] : ""),
            host: header("Host") ?? "127.0.0.1", origin: header("Origin"),
            body: Data(parts.dropFirst().joined(separator: "\n\n").utf8))
    }

    /// Runs the main queue until an answer is there.
    private static func wait(_ ask: @escaping @MainActor () async -> PreviewAnswer) -> PreviewAnswer {
        var answer: PreviewAnswer?
        Task { @MainActor in answer = await ask() }
        while true {
            if let answer { return answer }
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
    }
}

import Foundation
import TestTools
import Testing

@testable import PlacardPreview

/// Views in processes of the program `placard`, which is built beside these tests.
@Suite struct ProgramPreviewTests {
    private static let program = Bundle.module.bundleURL.deletingLastPathComponent().appendingPathComponent("placard")

    private func get(_ path: String, _ query: KeyValuePairs<String, String> = [:]) -> PreviewRequest {
        PreviewRequest(.get, path, query: query.map { ($0.key, $0.value) }, host: "localhost")
    }

    /// The events of a page until one of a name whose text holds a word, or until a fault that was not asked for.
    private func events(_ answer: PreviewAnswer, until name: String, _ word: String = "") async -> [String] {
        guard case .events(let events) = answer.body else { return [] }
        var heard: [String] = []
        for await event in events {
            heard.append(String(decoding: event, as: UTF8.self))
            guard let last = heard.last else { continue }
            if last.hasPrefix("event: \(name)\n"), word.isEmpty || last.contains(word) { break }
            if name != "fault", last.hasPrefix("event: fault\n") { break }
        }
        return heard
    }

    @Test func `A view is drawn by the program and fetched through it`() async throws {
        let folder = try Folder()
        let file = try folder.label("Hg")
        let preview = ProgramPreview(ServeRequest(files: [file], port: 0, program: Self.program.path))
        let page = await preview.answer(get("/events", ["session": "abcdefgh"]))
        #expect(page.contentType == "text/event-stream")
        let heard = await events(page, until: "view")
        #expect(heard.last?.contains("\"width\":120") == true)
        let picture = await preview.answer(get("/picture", ["session": "abcdefgh"]))
        #expect(picture.contentType == "image/png" && picture.data.count > 100)
        let file2 = await preview.answer(get("/download.svg"))
        #expect(file2.fileName == "card.svg" && file2.text.contains("<svg"))
    }

    @Test func `The page itself needs no program, and refusals are the same as without`() async {
        let preview = ProgramPreview(ServeRequest(port: 0, program: "/no/such/program"))
        #expect(await preview.answer(get("/")).contentType.hasPrefix("text/html"))
        #expect(await preview.answer(get("/items")).text == "[]")
        #expect(await preview.answer(PreviewRequest(.get, "/", host: "example.com")).status == 403)
        #expect(await preview.answer(get("/events")).status == 400)
        #expect(await preview.answer(get("/picture", ["session": "abcdefgh"])).status == 503)
    }

    @Test func `A program whose file is still being written is started when it has been`() async throws {
        let folder = try Folder()
        let program = try folder.program("#!/bin/sh\nexit 7\n")
        let writer = try FileHandle(forWritingTo: URL(fileURLWithPath: program))
        let preview = ProgramPreview(ServeRequest(port: 0, program: program))
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.3)
            try? writer.close()
        }
        let page = await preview.answer(get("/events", ["session": "abcdefgh"]))
        #expect(await events(page, until: "fault", "status 7").count > 1)
    }

    @Test func `A program that cannot be started is told to its page`() async throws {
        let folder = try Folder()
        let program = try folder.program("#!/no/such/shell\n")
        let preview = ProgramPreview(ServeRequest(port: 0, program: program))
        let page = await preview.answer(get("/events", ["session": "abcdefgh"]))
        #expect(await events(page, until: "fault").last?.contains("cannot be started") == true)
    }

    @Test func `A program that stops is told to its page, and started again for the next choice`() async throws {
        let folder = try Folder()
        let program = try folder.program("#!/bin/sh\necho 'Fatal error: no text' >&2\nexit 9\n")
        let preview = ProgramPreview(ServeRequest(port: 0, program: program))
        let page = await preview.answer(get("/events", ["session": "abcdefgh"]))
        let heard = await events(page, until: "fault", "status 9")
        #expect(heard.last?.contains("Fatal error: no text") == true)
        try folder.program("#!/bin/sh\nexec '\(Self.program.path)' \"$@\"\n", over: program)
        let again = await preview.answer(get("/events", ["session": "abcdefgh", "item": "rounded-rect-label"]))
        #expect(await events(again, until: "view").last?.contains("\"parts\"") == true)
    }

    @Test func `A program that a file ended is started again when the file has changed`() async throws {
        let folder = try Folder()
        let file = try folder.label("Hg")
        let program = try folder.program("#!/bin/sh\nexit 9\n")
        let preview = ProgramPreview(ServeRequest(files: [file], port: 0, program: program))
        let page = await preview.answer(get("/events", ["session": "abcdefgh"]))
        guard case .events(let events) = page.body else { return }
        var (heard, isMended): (String, Bool) = ("", false)
        for await event in events {
            heard = String(decoding: event, as: UTF8.self)
            if heard.contains("status 9"), !isMended {
                isMended = true
                try folder.program("#!/bin/sh\nexec '\(Self.program.path)' \"$@\"\n", over: program)
                // The file is looked at every now and then, and not before the process has been seen to end.
                Task.detached {
                    try await Task.sleep(for: .seconds(1))
                    let text = "{ \"text\": \"Hg and more\", \"width\": 120, \"height\": 40 }"
                    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
                }
            }
            if heard.hasPrefix("event: view\n") { break }
        }
        #expect(isMended && heard.contains("\"width\":"))
    }

    /// A package whose `swift` is a script: it fails as long as the source holds the word "wrong".
    @Test func `A package is built anew when a source changes, and the compiler's errors are told`() async throws {
        let folder = try Folder()
        let source = try folder.write("wrong", as: "P/Sources/cards/Cards.swift")
        _ = try folder.write("", as: "P/Package.swift")
        try FileManager.default.createDirectory(
            atPath: folder.path("P/.build/debug"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("P/.build/debug/cards"), withDestinationPath: Self.program.path)
        let tool = try folder.program(
            """
            #!/bin/sh
            if [ "$1" = package ]; then
                echo 'described' >> '\(folder.path("asked"))'
                echo '{"targets":[{"name":"cards","type":"executable","path":"Sources/cards",
                    "product_dependencies":["PlacardGallery"]}],"dependencies":[]}'
            elif echo 'built' >> '\(folder.path("asked"))'; grep -q wrong '\(source)'; then
                echo '\(folder.path("P"))/Sources/cards/Cards.swift:1:1: error: it is wrong'
                echo '1 |  `- error: it is wrong'
                exit 1
            fi
            """)
        let package = PackageBuild(folder: folder.url.appendingPathComponent("P"), tool: [tool])
        let preview = ProgramPreview(ServeRequest(port: 0, package: folder.path("P")), package: package)
        let page = await preview.answer(get("/events", ["session": "abcdefgh"]))
        let heard = await events(page, until: "build", "failed")
        #expect(heard.last?.contains("\"text\":\"Sources/cards/Cards.swift:1:1: error: it is wrong\"") == true)
        // What has failed is not tried again until something changes.
        try await Task.sleep(for: .milliseconds(600))
        #expect(try String(contentsOfFile: folder.path("asked"), encoding: .utf8) == "described\nbuilt\n")
        let next = await preview.answer(get("/events", ["session": "abcdefgh"]))
        try Data("right".utf8).write(to: URL(fileURLWithPath: source))
        #expect(await events(next, until: "view").contains { $0.contains("\"state\":\"done\"") })
    }
}

extension Folder {
    /// A script with a name of its own, or written into the one that is there.
    @discardableResult func program(_ text: String, over path: String? = nil) throws -> String {
        let name = path.map { ($0 as NSString).lastPathComponent } ?? "program-\(UUID().uuidString)"
        return try writeProgram(text, as: name)
    }
}

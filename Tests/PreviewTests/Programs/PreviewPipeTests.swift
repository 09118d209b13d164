import Foundation
import Testing

@testable import PlacardPreview

@Suite struct PreviewPipeTests {
    private let pipe = Pipe()

    private var ends: (writer: PreviewPipe, reader: PreviewPipe) {
        let (input, output) = (pipe.fileHandleForReading.fileDescriptor, pipe.fileHandleForWriting.fileDescriptor)
        return (PreviewPipe(input: -1, output: output), PreviewPipe(input: input, output: -1))
    }

    @Test func `Messages arrive whole and in order, however long they are`() async throws {
        let (writer, reader) = ends
        let bodies = [0, 1, 70_000, 3_000_000].map { Data(repeating: UInt8($0 % 251), count: $0) }
        for (id, body) in bodies.enumerated() { writer.send(PipeRequest(id: id), body) }
        var messages = reader.messages(PipeRequest.self).makeAsyncIterator()
        for (id, body) in bodies.enumerated() {
            let message = try #require(await messages.next())
            #expect(message.head.id == id && message.body == body)
        }
    }

    @Test func `A request is the same on the other side`() async throws {
        let (writer, reader) = ends
        let request = PreviewRequest(
            .post, "/touch", query: [("a", "1"), ("b", "")], host: "localhost", origin: "http://localhost",
            body: Data("{}".utf8))
        writer.send(PipeRequest(id: 7, request), request.body)
        var messages = reader.messages(PipeRequest.self).makeAsyncIterator()
        let (head, body) = try #require(await messages.next())
        let read = try #require(head.request(body: body))
        #expect(
            read.method == .post && read.path == "/touch" && read.host == "localhost" && read.body == request.body)
        #expect(read.query.map(\.name) == ["a", "b"] && read.origin == "http://localhost")
        #expect(PipeRequest(id: 7).request(body: Data()) == nil)
    }

    @Test(arguments: [
        Data("nonsense that is no message".utf8), Data([0, 0, 0, 2, 0, 0, 0, 0]) + Data("{}".utf8),
        Data([0, 0, 0, 9, 0, 0, 0, 0]),
    ])
    func `What is no message ends the conversation`(bytes: Data) async throws {
        let (_, reader) = ends
        try pipe.fileHandleForWriting.write(contentsOf: bytes)
        try pipe.fileHandleForWriting.close()
        var messages = reader.messages(PipeRequest.self).makeAsyncIterator()
        #expect(await messages.next() == nil)
    }
}

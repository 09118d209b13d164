import Foundation
import Testing

@Suite struct PreviewServerTests {
    @Test func theAddressIsOneLine() throws {
        let server = try RunningServer()
        #expect(server.line == "http://127.0.0.1:\(server.port)/\n" && server.port > 0)
    }

    @Test func thePageIsServedWithHeadersThatKeepOthersOut() throws {
        let answer = try RunningServer().answer("GET /")
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.contains("<title>Placard</title>"))
        #expect(answer.contains("Content-Security-Policy: default-src 'self'") && answer.contains("no-store"))
    }

    @Test func refusalsAreAnswersOfOneLine() throws {
        let server = try RunningServer()
        #expect(try server.answer("GET /nothing").hasPrefix("HTTP/1.1 404 Not Found"))
        #expect(try server.answer("GET /download.png?width=nan").hasPrefix("HTTP/1.1 400 Bad Request"))
        #expect(try server.answer("GET /", host: "example.com").hasPrefix("HTTP/1.1 403 Forbidden"))
        #expect(try server.answer("DELETE /").hasPrefix("HTTP/1.1 405 Method Not Allowed"))
        #expect(try server.answer("GET /", "Origin: http://example.com\r\n\r\n").hasPrefix("HTTP/1.1 403"))
    }

    @Test func refusedMethodsAreToldWhichAreAnswered() throws {
        let server = try RunningServer()
        #expect(try server.answer("DELETE /").contains("\r\nAllow: GET, HEAD\r\n"))
        let touched = try server.answer("GET /touch?session=abcdefgh")
        #expect(touched.hasPrefix("HTTP/1.1 405") && touched.contains("\r\nAllow: POST\r\n"))
    }

    @Test func headersAloneAreAnsweredAsTheyStandBeforeABody() throws {
        let server = try RunningServer()
        let (headers, whole) = (try server.answer("HEAD /items"), try server.answer("GET /items"))
        #expect(headers.hasPrefix("HTTP/1.1 200") && headers.hasSuffix("\r\n\r\n") && whole.hasPrefix(headers))
        let events = try server.answer("HEAD /events?session=abcdefgh&item=placard-links")
        #expect(events.contains("text/event-stream") && events.hasSuffix("\r\n\r\n"))
    }

    @Test(arguments: ["http://localhost/items", "HTTP://127.0.0.1:80/items?"])
    func wholeAddressesAreAnsweredByTheirOwnHosts(_ address: String) throws {
        #expect(try RunningServer().answer("GET \(address)", host: "example.com").hasPrefix("HTTP/1.1 200"))
    }

    @Test func wholeAddressesOfOthersAreRefused() throws {
        #expect(try RunningServer().answer("GET http://example.com/items").hasPrefix("HTTP/1.1 403"))
    }

    @Test func aClientThatHoldsItsBodyBackIsToldToGoOn() throws {
        let server = try RunningServer()
        let wire = try #require(Wire(port: server.port))
        wire.say(
            "POST /touch?session=abcdefgh HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                + "Expect: 100-continue\r\nContent-Length: 2\r\n\r\n")
        #expect(wire.hears("HTTP/1.1 100 Continue\r\n\r\n"))
        wire.say("{}")
        #expect(wire.hearAll().contains("\r\n\r\nHTTP/1.1 4"))
    }

    @Test func bodiesThatAreLongAreRefusedHoweverTheyAreSent() throws {
        let server = try RunningServer()
        let long = "Content-Length: 5000\r\n\r\n" + String(repeating: "x", count: 5000)
        #expect(try server.answer("POST /touch?session=abcdefgh", long).hasPrefix("HTTP/1.1 413"))
        let chunked = "Transfer-Encoding: chunked\r\n\r\n1388\r\n\(String(repeating: "x", count: 5000))\r\n0\r\n\r\n"
        #expect(try server.answer("POST /touch?session=abcdefgh", chunked).hasPrefix("HTTP/1.1 413"))
    }

    @Test func whatIsNoHTTPEndsItsConnectionAlone() throws {
        let server = try RunningServer()
        let wire = try #require(Wire(port: server.port))
        wire.say("nonsense\r\n\r\n")
        #expect(wire.hearAll().hasPrefix("HTTP/1.1 400"))
        #expect(try server.answer("GET /items").hasPrefix("HTTP/1.1 200"))
    }

    @Test func aFileIsDownloaded() throws {
        let answer = try RunningServer().answer("GET /download.svg?item=placard-links")
        #expect(answer.contains("Content-Disposition: attachment; filename=\"placard-links.svg\""))
        #expect(answer.contains("<svg"))
    }

    @Test func namesWithSpacesAreFound() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a b.label.json")
        try Data("{ \"text\": \"Hg\" }".utf8).write(to: file)
        let server = try RunningServer([file.path])
        let asked = file.path.replacingOccurrences(of: " ", with: "+")
        #expect(try server.answer("GET /download.svg?item=\(asked)").hasPrefix("HTTP/1.1 200"))
    }

    @Test func aPageHearsOfAChangedFile() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).label.json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("{ \"text\": \"Hg\", \"width\": 111 }".utf8).write(to: file)
        let server = try RunningServer([file.path])
        let wire = try #require(Wire(port: server.port))
        wire.say("GET /events?session=abcdefgh HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(wire.hears("\"width\":111"))
        #expect(wire.heard.contains("Content-Type: text/event-stream"))
        try Data("{ \"text\": ".utf8).write(to: file, options: .atomic)
        #expect(wire.hears("event: fault"))
        try Data("{ \"text\": \"Hg\", \"width\": 122 }".utf8).write(to: file, options: .atomic)
        #expect(wire.hears("\"width\":122"))
    }

    @Test func aPortThatIsTakenIsTold() throws {
        let first = try RunningServer()
        let (status, errors) = try RunningServer(port: first.port).ended()
        #expect(status == 1)
        #expect(errors.hasPrefix("placard: error: port \(first.port) of 127.0.0.1 is taken"))
    }

    @Test func anInterruptIsAnEndLikeAnother() throws {
        let server = try RunningServer()
        server.interrupt()
        let (status, errors) = server.ended()
        #expect(status == 0 && errors.isEmpty)
    }
}

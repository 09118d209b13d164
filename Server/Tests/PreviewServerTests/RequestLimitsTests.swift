import Foundation
import Testing

/// What a page of any site can send before it is known who asks: it costs next to nothing, and nobody else waits.
@Suite struct RequestLimitsTests {
    private static let long = String(repeating: "x", count: 100_000)

    @Test(arguments: [
        "GET /\(long) HTTP/1.1\r\n", "GET / HTTP/1.1\r\nCookie: \(long)\r\n", "\(long) / HTTP/1.1\r\n",
        "GET / HTTP/1.1\r\n" + (0..<90).map { "X-\($0): \(long.prefix(1000))\r\n" }.joined(),
        "GET / HTTP/1.1\r\n" + (0..<200).map { "X-\($0): y\r\n" }.joined(),
    ])
    func headsThatAreTooLongAreRefusedWhileOthersAreServed(head: String) throws {
        let server = try RunningServer()
        // Two at a time, each of which once kept a processor busy for minutes.
        let wires = try (0..<2).map { _ in try #require(Wire(port: server.port)) }
        for wire in wires { wire.say(head) }
        #expect(try server.answer("GET /items").hasPrefix("HTTP/1.1 200"))
        for wire in wires { #expect(wire.hearAll().hasPrefix("HTTP/1.1 400")) }
        server.interrupt()
        #expect(server.ended().status == 0)
    }

    @Test func whatABrowserSendsIsWithinTheLimits() throws {
        let server = try RunningServer()
        let cookies = "Cookie: \(String(repeating: "c", count: 7000))\r\n\r\n"
        #expect(
            try server.answer("GET /items?x=\(String(repeating: "q", count: 7000))", cookies).hasPrefix(
                "HTTP/1.1 200"))
    }

    @Test func aBodyWithoutEndClosesItsConnection() throws {
        let server = try RunningServer()
        let wire = try #require(Wire(port: server.port))
        wire.say("POST /touch HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000000000\r\n\r\n")
        for _ in 0..<12 { wire.say(Self.long) }
        #expect(wire.hearAll().isEmpty)
        #expect(try server.answer("GET /items").hasPrefix("HTTP/1.1 200"))
    }

    @Test func severalHostsAreNobodys() throws {
        let server = try RunningServer()
        #expect(try server.answer("GET /", "Host: 127.0.0.1\r\n\r\n").hasPrefix("HTTP/1.1 403"))
    }

    @Test func requestsOfOneConnectionAreAnsweredInTurn() throws {
        let server = try RunningServer()
        let wire = try #require(Wire(port: server.port))
        wire.say("GET /nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        wire.say("GET /page.css HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        let heard = wire.hearAll()
        #expect(heard.hasPrefix("HTTP/1.1 404") && heard.components(separatedBy: "HTTP/1.1 200 OK").count == 2)
    }

    @Test func placesOfPagesThatWereClosedAreFreeAtOnce() throws {
        let server = try RunningServer()
        func listen(_ name: String) throws -> Wire {
            let wire = try #require(Wire(port: server.port))
            wire.say("GET /events?session=\(name) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            #expect(wire.hears("event: view"))
            return wire
        }
        var wires = try (0..<32).map { try listen("session-\($0)") }
        #expect(try server.answer("GET /events?session=one-more-page").hasPrefix("HTTP/1.1 503"))
        wires = []
        #expect(try server.answer("GET /items").hasPrefix("HTTP/1.1 200"))
        wires = try (0..<32).map { try listen("another-\($0)") }
        #expect(wires.count == 32)
    }
}

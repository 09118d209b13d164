import Foundation
import Hummingbird
import HummingbirdTesting
import Testing

@testable import CardServer

@Suite struct CardRoutesTests {
    private static let share = "title=A%20title%20of%20several%20words&author=Ann"
    private static let addresses = [
        "share": share, "receipt": "shop=Corner&item=Tea:3.50&item=Cake:4.25",
        "ticket": "event=Comet&place=Hall&seat=B12&code=7F3A",
    ]

    private func get(
        _ address: String, headers: HTTPFields = [:], drawing: Drawing = Drawing()
    ) async throws -> TestResponse {
        try await CardRoutes.application(host: "127.0.0.1", port: 0, drawing: drawing).test(.router) { client in
            try await client.execute(uri: address, method: .get, headers: headers)
        }
    }

    @Test(arguments: ["share", "receipt", "ticket"], ["png", "svg", "pdf"])
    func `Each card comes in each format`(card: String, format: String) async throws {
        let answer = try await get("/\(card).\(format)?\(try #require(Self.addresses[card]))")
        let beginning = try #require(["png": "\u{89}PNG", "svg": "<", "pdf": "%PDF"][format])
        #expect(answer.status == .ok && answer.body.readableBytes > 1_000)
        #expect(
            Array(answer.body.readableBytesView.prefix(1))
                == Array(beginning.unicodeScalars.prefix(1).map { UInt8($0.value) }))
        #expect(answer.headers[.contentType] == Card.Format(rawValue: format)?.contentType)
    }

    @Test func `Texts are in the file and can be searched`() async throws {
        let answer = try await get("/ticket.svg?\(try #require(Self.addresses["ticket"]))")
        let text = String(buffer: answer.body)
        for word in ["Comet", "Hall", "B12", "7F3A"] { #expect(text.contains(word)) }
    }

    @Test func `Spaces are plus signs or twenty after a percent sign`() async throws {
        for address in ["/share.svg?title=A+comet&author=Ann", "/share.svg?title=A%20comet&author=Ann"] {
            #expect(String(buffer: try await get(address).body).contains(">A comet<"))
        }
        #expect(String(buffer: try await get("/share.svg?title=1%2B1&author=Ann").body).contains(">1+1<"))
    }

    @Test func `A card that a browser has is not sent again`() async throws {
        let first = try await get("/share.png?\(Self.share)")
        let tag = try #require(first.headers[.eTag])
        #expect(first.headers[.cacheControl] == "public, max-age=86400")
        let again = try await get("/share.png?\(Self.share)", headers: [.ifNoneMatch: tag])
        #expect(again.status == .notModified && again.body.readableBytes == 0)
        let other = try await get("/share.png?title=Other&author=Ann", headers: [.ifNoneMatch: tag])
        #expect(other.status == .ok)
    }

    @Test(arguments: [
        ("/share.png", 400, "title"), ("/share.gif?title=a&author=b", 404, ".png"), ("/poster.png", 404, "share"),
        ("/receipt.png?shop=a", 400, "item"), ("/receipt.png?shop=a&item=Tea", 400, "Tea:3.50"),
        ("/share.png?author=b&title=\(String(repeating: "x", count: 301))", 400, "300"),
    ])
    func `What makes no card is refused in one line`(address: String, status: Int, word: String) async throws {
        let answer = try await get(address)
        let text = String(buffer: answer.body)
        #expect(answer.status.code == status && text.contains(word) && text.filter { $0 == "\n" }.count == 1)
        #expect(answer.headers[.cacheControl] == "no-store")
    }

    @Test func `Requests that find no place, or wait too long, are told to come again`() async throws {
        let full = try await get("/share.png?\(Self.share)", drawing: Drawing(mostWaiting: 0))
        #expect(full.status == .serviceUnavailable && full.headers[.retryAfter] == "1")
        let late = try await get("/share.png?\(Self.share)", drawing: Drawing(patience: .seconds(-1)))
        #expect(late.status == .serviceUnavailable)
    }

    @Test func `Figures tell what was drawn and refused`() async throws {
        let drawing = Drawing()
        _ = try await get("/share.png?\(Self.share)", drawing: drawing)
        let text = String(buffer: try await get("/metrics", drawing: drawing).body)
        #expect(text.contains("cards_drawn_total 1\n") && text.contains("cards_waiting 0\n"))
        #expect(try await get("/health").status == .ok)
    }
}

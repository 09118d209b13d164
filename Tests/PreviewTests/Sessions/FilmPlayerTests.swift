import Foundation
import Testing

@testable import PlacardPreview

/// The film of a view: frames for the times that a page asks for.
@MainActor @Suite struct FilmPlayerTests {
    private func film(_ visitor: Visitor) async throws -> [String: Any] {
        let answer = await visitor.film
        return try #require(try JSONSerialization.jsonObject(with: answer.data) as? [String: Any])
    }

    @Test func `A specimen's film has its duration, and frames that follow from their times`() async throws {
        let visitor = Visitor()
        await visitor.open(["item": "moving-bubbles", "scale": "1"])
        let film = try await film(visitor)
        #expect(film["moves"] as? Bool == true && film["duration"] as? Double == 2.5)
        let frames = [await visitor.frame("0.3").data, await visitor.frame("1.2").data]
        #expect(frames[0] != frames[1] && frames[0].starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(await visitor.frame("0.3").data == frames[0])
        #expect(await visitor.picture.data != frames[0])
    }

    @Test func `What stands still has no film`() async throws {
        let visitor = Visitor()
        await visitor.open(["item": "rounded-rect-label", "scale": "1"])
        #expect(try await film(visitor)["moves"] as? Bool == false)
    }

    @Test(arguments: ["", "-1", "601", "nan", "soon"])
    func `A time that no film has is refused in one line`(time: String) async {
        let visitor = Visitor()
        await visitor.open(["item": "moving-bubbles", "scale": "1"])
        let answer = await visitor.frame(time)
        #expect(answer.status == 400 && answer.text.contains("time") && answer.text.split(separator: "\n").count == 1)
    }

    @Test func `The player is a file of the page`() async {
        let visitor = Visitor()
        #expect(await visitor.get("/player.js").text.contains("/frame?session="))
        #expect(await visitor.get("/").text.contains("/player.js"))
    }
}

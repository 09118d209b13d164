import Foundation
import TestTools
import Testing

@testable import PlacardPreview

/// Pages follow their files.
@MainActor @Suite struct LiveTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    @Test func theFirstEventIsTheView() async throws {
        let visitor = Visitor([try folder.label("Hg")])
        await visitor.open(["scale": "1"])
        let events = await visitor.events()
        #expect(events.map(\.name) == ["view"])
        #expect(events[0]["width"] as? Double == 120 && events[0]["height"] as? Double == 40)
        #expect(events[0]["version"] as? Int == 1)
    }

    @Test func aChangedFileIsShownAnew() async throws {
        let visitor = Visitor([try folder.label("Hg")])
        await visitor.open()
        let before = await visitor.picture.data
        _ = try folder.label("Other words")
        await visitor.preview.lookAtFiles()
        #expect(await visitor.picture.data != before)
        #expect(await visitor.events().compactMap { $0["version"] as? Int } == [1, 2])
    }

    @Test func aFileThatNobodyChangedIsNotDrawnAgain() async throws {
        let visitor = Visitor([try folder.label("Hg")])
        await visitor.open()
        await visitor.preview.lookAtFiles()
        #expect(await visitor.events().count == 1)
    }

    @Test func aBrokenFileIsToldOverTheLastImageAndHeals() async throws {
        let path = try folder.label("Hg")
        let visitor = Visitor([path])
        await visitor.open()
        let good = await visitor.picture.data
        _ = try folder.write("{ \"text\": ", as: "card.label.json")
        await visitor.preview.lookAtFiles()
        #expect(await visitor.picture.data == good)
        _ = try folder.label("Hg")
        await visitor.preview.lookAtFiles()
        let events = await visitor.events()
        #expect(events.map(\.name) == ["view", "view", "fault", "fault", "view"])
        #expect(events[3].content as? String == "")
        let line = try #require(events[2].content as? String)
        #expect(line.hasPrefix("\(path):1: error:") && !line.contains("\n"))
    }

    @Test func aFileThatIsBrokenFromTheBeginningHealsToo() async throws {
        let path = try folder.write("<document", as: "Card.xib")
        let visitor = Visitor([path])
        await visitor.open()
        #expect(await visitor.picture.status == 404)
        _ = try folder.write(try Data(contentsOf: URL(fileURLWithPath: Folder.fixture("Card.xib"))), as: "Card.xib")
        await visitor.preview.lookAtFiles()
        #expect(await visitor.events().map(\.name) == ["fault", "fault", "view"])
    }

    @Test func theListFollowsAStoryboardsScenes() async throws {
        let text = try String(contentsOfFile: Folder.fixture("Screens.storyboard"), encoding: .utf8)
        let visitor = Visitor([try folder.write(text, as: "S.storyboard")])
        await visitor.open()
        _ = try folder.write(text.replacingOccurrences(of: "WideScene", with: "Renamed"), as: "S.storyboard")
        await visitor.preview.lookAtFiles()
        let items = try #require(await visitor.events().first { $0.name == "items" }?.content as? [[String: Any]])
        let scenes = try #require(items[0]["scenes"] as? [[String: String]])
        #expect(scenes.contains { $0["title"] == "Renamed" })
    }

    @Test func aPageThatComesBackFindsWhatItTouched() async throws {
        let visitor = Visitor([try folder.label("Hg")])
        await visitor.open()
        await visitor.open()
        #expect(await visitor.events().compactMap { $0["version"] as? Int } == [1])
        await visitor.open(["width": "60"])
        #expect(await visitor.events().compactMap { $0["version"] as? Int } == [2])
    }

    @Test func theImageOfAnotherViewDoesNotStay() async throws {
        let (good, broken) = (try folder.label("Hg"), try folder.write("{", as: "broken.label.json"))
        let visitor = Visitor([good, broken])
        await visitor.open()
        await visitor.open(["item": broken])
        #expect(await visitor.picture.status == 404)
        #expect(await visitor.events().map(\.name) == ["fault"])
    }

    @Test func aPageThatComesBackToABrokenFileIsToldSo() async throws {
        let visitor = Visitor([try folder.label("Hg")])
        await visitor.open()
        _ = try folder.write("{", as: "card.label.json")
        await visitor.preview.lookAtFiles()
        await visitor.open()
        #expect(await visitor.events().map(\.name) == ["view", "fault"])
    }
}

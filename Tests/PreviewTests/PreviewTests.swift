import Foundation
import PlacardSpecimens
import TestTools
import Testing

@testable import PlacardPreview

@MainActor @Suite struct PreviewTests {
    @Test(arguments: [("/", "text/html"), ("/page.css", "text/css"), ("/page.js", "text/javascript")])
    func thePagesFilesAreServed(path: String, type: String) async {
        let answer = await Visitor().get(path)
        #expect(answer.status == 200 && answer.contentType.hasPrefix(type) && answer.data.count > 1000)
    }

    @Test func thePageNeedsNothingFromElsewhere() async {
        let visitor = Visitor()
        for path in ["/", "/page.css", "/page.js"] {
            let text = await visitor.get(path).text
            #expect(!text.contains("http://") && !text.contains("https://") && !text.contains("@import"))
        }
    }

    @Test(arguments: ["/nothing", "/page.html", "/../etc/passwd", "/download.gif", ""])
    func otherPathsAreNotFound(path: String) async {
        let answer = await Visitor().get(path)
        #expect(answer.status == 404 && answer.text.filter { $0 == "\n" }.count == 1)
    }

    @Test func otherMethodsAreNotAllowed() async {
        let preview = Visitor().preview
        #expect(await preview.answer(PreviewRequest(.other, "/", host: "localhost")).status == 405)
        #expect(await preview.answer(PreviewRequest(.post, "/", host: "localhost")).status == 405)
    }

    @Test func longBodiesAreRefused() async {
        let body = Data(count: Preview.longestBody + 1)
        let answer = await Visitor().preview.answer(PreviewRequest(.post, "/touch", host: "localhost", body: body))
        #expect(answer.status == 413)
    }

    @Test func onlyTheFilesThatWereGivenAreServed() async throws {
        let folder = try Folder()
        let (given, other) = (try folder.label("Hg"), try folder.label("Secret", "other.label.json"))
        let visitor = Visitor([given])
        #expect(await visitor.get("/download.png", ["item": given]).status == 200)
        #expect(await visitor.get("/download.png", ["item": other]).status == 404)
        #expect(await visitor.get("/download.png", ["item": "placard-links"]).status == 404)
    }

    @Test func downloadsAreWhatRenderDraws() async throws {
        let path = Folder.fixture("Card.xib")
        let visitor = Visitor([path])
        for kind in ImageFormat.allCases {
            let answer = await visitor.get("/download.\(kind.rawValue)", ["scale": "1", "width": "300"])
            var environment = RenderEnvironment()
            environment.appearance = .light
            let data = try environment.apply(scale: 1) {
                try LaidOutDocument(
                    contentsOf: path, scene: nil, in: NibSpace(width: 300), for: environment
                ).data(as: kind, scale: 1)
            }
            #expect(answer.data == data)
            #expect(answer.fileName == "Card.\(kind.rawValue)")
        }
    }

    @Test func aSpecimenIsDownloadedInTheRoomThatIsChosen() async {
        let visitor = Visitor()
        for kind in ["png", "svg", "pdf"] {
            let answer = await visitor.get("/download.\(kind)", ["item": "placard-links", "width": "200"])
            #expect(answer.status == 200 && answer.data.count > 500)
        }
    }

    @Test func aDocumentThatCannotBeDrawnIsRefusedWithItsOwnLine() async throws {
        let folder = try Folder()
        let path = try folder.write("<document>", as: "Broken.xib")
        let answer = await Visitor([path]).get("/download.png")
        #expect(answer.status == 422 && answer.text.hasPrefix("\(path):") && answer.text.contains("error:"))
    }
}

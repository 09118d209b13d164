import Foundation
import PlacardSpecimens
import Testing

@testable import PlacardCommand

/// A folder in place of documents: all of them are drawn, and a page tells of them.
@MainActor @Suite struct ProjectRunTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="v">
            <rect key="frame" x="0" y="0" width="40" height="40"/><subviews><label text="Welcome" id="l">
            <rect key="frame" x="0" y="0" width="40" height="20"/></label><imageView image="logo" id="i">
            <rect key="frame" x="0" y="20" width="20" height="20"/></imageView></subviews></view></objects></document>
            """
        try folder.write(xib, as: "App/Views/Card.xib")
        try folder.write(
            try Data(contentsOf: URL(fileURLWithPath: Folder.fixture("Screens.storyboard"))),
            as: "App/Main.storyboard")
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><circle r='20'/></svg>"
        try folder.write(svg, as: "App/Art/logo.svg")
    }

    private func page() throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent("out/index.html")), as: UTF8.self)
    }

    private let pictures = [
        "out/Main-WideScene.png", "out/Main.overview.png", "out/Main.png", "out/Views/Card.png", "out/index.html",
    ]

    @Test func allDocumentsAreDrawnWithTheAssetsOfTheProject() throws {
        let terminal = Terminal()
        #expect(terminal.run("render", folder.path("App"), "-o", folder.path("out")) == .done)
        #expect(terminal.errors.isEmpty)
        #expect(folder.files.filter { $0.hasPrefix("out/") } == pictures)
        let page = try page()
        #expect(page.contains("<h1>App</h1>") && page.contains("welcome") && page.contains("./Main.overview.png"))
        #expect(!page.contains("its place is marked"))
    }

    @Test func whatCannotBeDrawnIsTold() throws {
        try folder.write("<plist/>", as: "App/Bad.xib")
        let terminal = Terminal()
        #expect(terminal.run("render", folder.path("App"), "-o", folder.path("out")) == .badInput)
        #expect(terminal.errorLines.count == 1 && terminal.errors.contains("Bad.xib:1: error:"))
        #expect(try page().contains("Bad.xib:1: error: the root element is &lt;plist&gt;"))
        #expect(folder.files.filter { $0.hasPrefix("out/") } == pictures)
    }

    @Test func processesTellOfTheirDocuments() throws {
        let terminal = Terminal()
        let queue = try folder.write("", as: "begun")
        let call = ["render", folder.path("App"), "-o", folder.path("out"), "--queue", queue]
        #expect(terminal.run(call) == .done)
        let lines = terminal.output.split(separator: "\n")
        #expect(lines.count >= 2 && lines[0].hasPrefix("\t{") && lines[1].hasSuffix("/Main.storyboard"))
        let record = try JSONDecoder().decode(ProjectRecord.self, from: Data(lines[0].dropFirst().utf8))
        #expect(record.path == "Main.storyboard" && record.pictures.count == 3)
        let late = Terminal()
        #expect(late.run(call) == .done && late.output.isEmpty)
    }

    @Test func aFolderStandsAloneAndHasDocuments() throws {
        let terminal = Terminal()
        #expect(terminal.run("render", folder.path("App"), Folder.fixture("Card.xib"), "-o", "x/") == .usage)
        #expect(Terminal().run("render", folder.path("App/Art"), "-o", folder.path("out")) == .badInput)
        try folder.write("", as: "file")
        #expect(Terminal().run("render", folder.path("App"), "-o", folder.path("file")) == .usage)
    }
}

import Foundation
import PlacardCommand
import Testing

/// Damaged images and catalogs beside a document: it is drawn without them, and each is told in a line.
@MainActor @Suite struct AdjacentAssetTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view id="v"><rect key="frame" x="0" y="0" width="40" height="40"/><subviews>
            <imageView image="logo" id="i"><rect key="frame" x="0" y="0" width="20" height="20"/></imageView>
            </subviews></view></objects><resources><image name="logo" width="20" height="20"/></resources></document>
            """
        try folder.write(document, as: "Card.xib")
        try folder.write(contents(of: "logo.png"), as: "Assets.xcassets/logo.imageset/Contents.json")
        try folder.write("no picture", as: "Assets.xcassets/logo.imageset/logo.png")
    }

    private func contents(of file: String) -> String {
        "{ \"images\": [{ \"idiom\": \"universal\", \"filename\": \"\(file)\", \"scale\": \"1x\" }] }"
    }

    private func rendered(_ more: String...) -> Terminal {
        let terminal = Terminal()
        let call = ["render", folder.path("Card.xib"), "-o", folder.path("card.png")] + more
        #expect(terminal.run(call) == .done)
        #expect(folder.files.contains("card.png"))
        return terminal
    }

    @Test func aImageThatIsNoneIsALine() {
        let lines = rendered().errorLines
        #expect(lines.count == 1)
        #expect(
            lines.first?.contains("/logo.imageset/logo.png: warning: These bytes are no picture that can be read")
                == true)
    }

    @Test func aImageThatIsNotThereIsALine() throws {
        try FileManager.default.removeItem(atPath: folder.path("Assets.xcassets/logo.imageset/logo.png"))
        let lines = rendered().errorLines
        #expect(
            lines.count == 1 && lines.first?.contains("logo: logo.png is not there; remove it from Contents") == true)
    }

    @Test func tablesThatAreDamagedAreALineEach() throws {
        try folder.write("{", as: "Assets.xcassets/logo.imageset/Contents.json")
        try folder.write("[1]", as: "Assets.xcassets/Colors/Contents.json")
        try folder.write("{ \"colors\": 7 }", as: "Assets.xcassets/Colors/tint.colorset/Contents.json")
        let lines = rendered().errorLines
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.contains(": warning: ") && $0.contains("Contents.json is not understood") })
    }

    @Test func whatTheDocumentDoesNotNameNeedNotBeDrawable() throws {
        try folder.write(contents(of: "star.pdf"), as: "Assets.xcassets/star.imageset/Contents.json")
        try folder.write("%PDF", as: "Assets.xcassets/star.imageset/star.pdf")
        try folder.write("{}", as: "Assets.xcassets/heart.symbolset/Contents.json")
        #expect(rendered().errorLines.count == 1)
    }

    @Test func inspectListsThemAmongItsDiagnostics() {
        let terminal = Terminal()
        #expect(terminal.run("inspect", folder.path("Card.xib")) == .done)
        #expect(terminal.output.contains("logo.png: warning: These bytes are no picture"))
    }
}

import Foundation
import PlacardCommand
import Testing

/// `--root`: nothing around a document is read that lies elsewhere, and what leads there is told.
@MainActor @Suite struct RootOptionTests {
    private let folder: Folder
    private let document = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="v"><rect key="frame" x="0" y="0" width="40" height="40"/><subviews>
        <imageView image="logo" id="i"><rect key="frame" x="0" y="0" width="20" height="20"/></imageView>
        </subviews></view></objects><resources><image name="logo" width="20" height="20"/></resources></document>
        """
    private let contents =
        "{ \"images\": [{ \"idiom\": \"universal\", \"filename\": \"logo.svg\", \"scale\": \"1x\" }] }"
    private let logo =
        "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><rect width='20' height='20'/></svg>"

    init() throws {
        folder = try Folder()
        try folder.write("", as: "Package.swift")
        try folder.write(document, as: "App/Card.xib")
    }

    private func writeCatalog(_ name: String) throws {
        try folder.write(contents, as: "\(name)/logo.imageset/Contents.json")
        try folder.write(logo, as: "\(name)/logo.imageset/logo.svg")
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(name), withDestinationPath: folder.path(target))
    }

    private func rendered(
        _ document: String = "App/Card.xib", within root: String? = "App"
    ) -> (status: PlacardCommand.ExitStatus, lines: [String], picture: Data?) {
        let (terminal, output) = (Terminal(), folder.path("\(UUID().uuidString).png"))
        let bound = root.map { ["--root", folder.path($0)] } ?? []
        let status = terminal.run(["render", folder.path(document), "-o", output] + bound)
        return (status, terminal.errorLines, try? Data(contentsOf: URL(fileURLWithPath: output)))
    }

    @Test func `Catalogs and pictures above the root are not read`() throws {
        let empty = rendered().picture
        try writeCatalog("Assets.xcassets")
        #expect(try #require(rendered(within: nil).picture) != empty)
        #expect(rendered(within: ".").picture == rendered(within: nil).picture)
        #expect(rendered().status == .done && rendered().picture == empty)
        try folder.write(logo, as: "logo.svg")
        #expect(rendered().picture == empty)
    }

    @Test(arguments: ["Assets.xcassets", "Assets.xcassets/logo.imageset/logo.svg"])
    func `Links that lead out of the root are told in a line and not followed`(_ name: String) throws {
        let empty = rendered().picture
        try writeCatalog("Elsewhere/Assets.xcassets")
        try writeCatalog("App/Assets.xcassets")
        try FileManager.default.removeItem(atPath: folder.path("App/\(name)"))
        try link("App/\(name)", to: "Elsewhere/\(name)")
        let bounded = rendered()
        #expect(bounded.status == .done && bounded.picture == empty)
        #expect(bounded.lines.count { $0.contains("/App/\(name): ") && $0.contains("leads out of ") } == 1)
        // Without its catalog the image is missed, too.
        #expect(bounded.lines.count == (name == "Assets.xcassets" ? 2 : 1))
        let free = rendered(within: nil)
        #expect(free.picture != empty && free.lines.isEmpty)
    }

    @Test func `Links within the root are followed`() throws {
        try writeCatalog("App/Shared/Assets.txt")
        try link("App/Assets.xcassets", to: "App/Shared/Assets.txt")
        #expect(rendered().lines.isEmpty && rendered().picture == rendered(within: nil).picture)
    }

    @Test(arguments: ["xib", "label.json"])
    func `A document that lies elsewhere, or leads there, is refused in a line`(_ kind: String) throws {
        let content = kind == "xib" ? document : "{\"text\": \"Hello\"}"
        try folder.write(content, as: "Other/Card.\(kind)")
        try link("App/Link.\(kind)", to: "Other/Card.\(kind)")
        try link("App/Folder", to: "Other")
        for name in ["Other/Card.\(kind)", "App/Link.\(kind)", "App/Folder/Card.\(kind)"] {
            let bounded = rendered(name)
            #expect(bounded.status == .badInput && bounded.picture == nil && bounded.lines.count == 1)
            let refusal = "Card.\(kind):1: error: it lies outside of "
            #expect(bounded.lines.first?.contains(refusal) == !name.contains("Link"))
            #expect(rendered(name, within: nil).status == .done)
        }
    }

    @Test func `A label's file within the root that cannot be read is a line`() throws {
        let missing = rendered("App/None.label.json")
        #expect(missing.status == .badInput && missing.lines.count == 1)
        #expect(missing.lines.first?.hasSuffix("error: there is no such file; check the path") == true)
        #expect(rendered("App/None.label.json", within: nil).lines == missing.lines)
        try FileManager.default.createDirectory(
            atPath: folder.path("App/Folder.label.json"), withIntermediateDirectories: true)
        #expect(rendered("App/Folder.label.json").lines.count == 1)
        try folder.write("{\"text\": \"Hello\"}", as: "App/Real.label.json")
        #expect(rendered("App/Real.label.json").picture != nil)
    }

    @Test func `A project elsewhere is refused, and its links to fonts are not followed`() throws {
        let terminal = Terminal()
        let call = ["render", folder.path("."), "-o", folder.path("out"), "--root", folder.path("App")]
        #expect(terminal.run(call) == .badInput)
        #expect(terminal.errors.contains(": error: it lies outside of "))
        try folder.write("no font", as: "Other.ttf")
        try link("App/Own.ttf", to: "Other.ttf")
        let bounded = Terminal()
        let project = ["render", folder.path("App"), "-o", folder.path("out"), "--root", folder.path("App")]
        #expect(bounded.run(project) == .done)
        #expect(bounded.errorLines.count { $0.contains("/App/Own.ttf: warning: the link leads out of ") } == 1)
    }

    @Test func `Tables of texts beside the root are not read`() throws {
        try folder.write("\"l.text\" = \"Hallo Welt\";", as: "Texts/de.lproj/Card.strings")
        let labeled = document.replacingOccurrences(
            of: "</subviews>",
            with: "<label text=\"Hi\" id=\"l\"><rect key=\"frame\" width=\"9\"/></label></subviews>")
        let path = try folder.write(labeled, as: "Texts/Base.lproj/Card.xib")
        func text(_ root: String) -> String {
            let terminal = Terminal()
            let call = ["inspect", path, "--language", "de", "--root", folder.path(root)]
            #expect(terminal.run(call) == .done)
            return terminal.output
        }
        #expect(text("Texts").contains("Hallo Welt"))
        #expect(!text("Texts/Base.lproj").contains("Hallo Welt"))
    }

    @Test func `A root that is not there is a mistake in the command line`() {
        #expect(rendered(within: "Nowhere").status == .usage)
    }
}

import Foundation
import PlacardSpecimens
import Testing

@testable import PlacardCommand

@MainActor @Suite struct RenderTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// Width and height from the header of a PNG.
    private func size(of name: String) throws -> [Int] {
        let bytes = [UInt8](try Data(contentsOf: folder.url.appendingPathComponent(name)))
        try #require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        return [16, 20].map { at in bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test func aDocumentIsDrawnAtTwiceItsOwnSize() throws {
        let terminal = Terminal()
        #expect(terminal.run("render", Folder.fixture("Card.xib"), "-o", folder.path("card.png")) == .done)
        #expect(try size(of: "card.png") == [480, 240])
        #expect(terminal.output.isEmpty && terminal.errors.isEmpty)
    }

    @Test func scaleWidthAndHeightMayBeAskedFor() throws {
        let arguments = ["--scale", "3", "--width", "100", "--height", "50"]
        #expect(
            Terminal().run(["render", Folder.fixture("Card.xib"), "-o", folder.path("card.png")] + arguments) == .done
        )
        #expect(try size(of: "card.png") == [300, 150])
    }

    private func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(name)), as: UTF8.self)
    }

    @Test func theExtensionDecidesTheKind() throws {
        for name in ["card.svg", "card.pdf"] {
            #expect(Terminal().run("render", Folder.fixture("Card.xib"), "-o", folder.path(name)) == .done)
        }
        let svg = try text(of: "card.svg")
        #expect(svg.contains("width=\"240\" height=\"120\"") && svg.contains("<title>Card</title>"))
        #expect(!svg.contains("@font-face"))
        #expect(try text(of: "card.pdf").hasPrefix("%PDF-1.7"))
    }

    @Test func svgMayHoldItsFonts() throws {
        let arguments = ["render", Folder.fixture("Card.xib"), "-o", folder.path("card.svg"), "--svg-text"]
        #expect(Terminal().run(arguments + ["fonts"]) == .done)
        #expect(try text(of: "card.svg").contains("@font-face"))
        let terminal = Terminal()
        #expect(terminal.run(arguments + ["letters"]) == .usage)
        #expect(terminal.errors.contains("outlines") && terminal.errors.contains("fonts"))
    }

    @Test func filesThatAreKeptMayBeCompressedBest() throws {
        let arguments = ["render", Folder.fixture("Card.xib"), "--compression"]
        let sizes = try ["quick", "best"].map { word in
            #expect(Terminal().run(arguments + [word, "-o", folder.path("\(word).png")]) == .done)
            return try Data(contentsOf: folder.url.appendingPathComponent("\(word).png")).count
        }
        #expect(sizes[1] < sizes[0])
        #expect(try size(of: "best.png") == size(of: "quick.png"))
        let terminal = Terminal()
        #expect(terminal.run(arguments + ["9", "-o", folder.path("card.png")]) == .usage)
        #expect(terminal.errors.contains("quick") && terminal.errors.contains("best"))
    }

    @Test func severalDocumentsGoToAFolder() throws {
        let files = [Folder.fixture("Card.xib"), Folder.fixture("Screens.storyboard")]
        #expect(Terminal().run(["render", "-o", folder.path("out")] + files) == .done)
        #expect(folder.files == ["out/Card.png", "out/Screens-WideScene.png", "out/Screens.png"])
    }

    private func storyboard(_ scenes: String...) throws -> String {
        let all = scenes.enumerated().map { index, attributes in
            """
            <scene sceneID="s\(index)"><objects>
            <viewController \(attributes) id="c\(index)" sceneMemberID="viewController"><view key="view" id="v\(index)">
            <rect key="frame" x="0" y="0" width="\(100 + index)" height="50"/></view>
            <connections><segue destination="c0" kind="show" identifier="back" id="g\(index)"/></connections>
            </viewController></objects><point key="canvasLocation" x="\(index * 300)" y="0"/></scene>
            """
        }
        return try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="c0"><scenes>\(all.joined())</scenes></document>
            """, as: "Main.storyboard")
    }

    @Test func aFolderGetsEveryScene() throws {
        let file = try storyboard("", "customClass=\"Login\"", "title=\"A/b\"", "title=\"A/b\"")
        #expect(Terminal().run("render", file, "--scale", "1", "-o", folder.path("out") + "/") == .done)
        let scenes = ["Main-A-b-c3.png", "Main-A-b.png", "Main-Login.png", "Main.png"]
        #expect(folder.files == ["Main.storyboard"] + scenes.map { "out/\($0)" })
        #expect(try size(of: "out/Main.png")[0] == 100 && size(of: "out/Main-Login.png")[0] == 101)
    }

    @Test func aSceneIsChosenByClassOrTitleWhereOnlyOneHasIt() throws {
        let file = try storyboard("", "customClass=\"Login\" title=\"In\"", "title=\"A\"", "title=\"A\"")
        for name in ["Login", "In"] {
            let call = ["render", file, "--scale", "1", "--scene", name, "-o", folder.path("s.png")]
            #expect(Terminal().run(call) == .done)
            #expect(try size(of: "s.png")[0] == 101)
        }
        let terminal = Terminal()
        #expect(terminal.run("render", file, "--scene", "A", "-o", folder.path("two.png")) == .badInput)
        #expect(terminal.errorLines.count == 1)
        #expect(terminal.errors.contains("2 scenes are called A; name one by its controller's id: c2, c3"))
    }

    @Test func anOverviewShowsAllScenesInTheirPlacesWithTheirSegues() throws {
        let file = try storyboard("", "title=\"Next\"")
        for kind in ["png", "svg", "pdf"] {
            let call = ["render", file, "--scale", "1", "--overview", "-o", folder.path("all.\(kind)")]
            #expect(Terminal().run(call) == .done)
        }
        // 300 points between two centers, half of each view, and what lies around them.
        let width = try size(of: "all.png")[0]
        #expect((400...600).contains(width))
        let svg = try text(of: "all.svg")
        #expect(svg.contains("show · back") && svg.contains("Next"))
        #expect(Terminal().run("render", file, "--overview", "--scene", "c0", "-o", folder.path("x.png")) == .usage)
    }

    @Test func aSceneIsChosenByAnyOfItsNames() throws {
        let file = Folder.fixture("Screens.storyboard")
        for (name, width) in [("wide", 400), ("WideScene", 400), ("sc2-wd-002", 400), ("ctl-nr-001", 200)] {
            #expect(
                Terminal().run("render", file, "--scale", "1", "--scene", name, "-o", folder.path("s.png")) == .done)
            #expect(try size(of: "s.png")[0] == width)
        }
    }

    @Test func withoutASceneTheOneBehindTheNavigationControllerIsDrawn() throws {
        let file = Folder.fixture("Screens.storyboard")
        #expect(Terminal().run("render", file, "--scale", "1", "-o", folder.path("s.png")) == .done)
        #expect(try size(of: "s.png") == [200, 300])
    }

    @Test func aSceneThatIsNotThereIsAnErrorThatListsThoseThatAre() {
        let terminal = Terminal()
        let file = Folder.fixture("Screens.storyboard")
        #expect(terminal.run("render", file, "--scene", "gone", "-o", folder.path("s.png")) == .badInput)
        #expect(terminal.errors.contains("there is no scene gone; it has"))
        #expect(folder.files.isEmpty)
    }

    @Test func aBadDocumentAmongGoodOnesIsOneLineAndNoFile() throws {
        let bad = try folder.write("<plist/>", as: "Bad.xib")
        let good = try folder.write(
            try Data(contentsOf: URL(fileURLWithPath: Folder.fixture("Card.xib"))), as: "Good.xib")
        let terminal = Terminal()
        #expect(terminal.run("render", bad, good, "-o", folder.path("out")) == .badInput)
        #expect(terminal.errorLines.count == 1)
        #expect(terminal.errors.hasPrefix("\(bad):1: error: the root element is <plist>"))
        #expect(folder.files == ["Bad.xib", "Good.xib", "out/Good.png"])
    }

    @Test(arguments: ["0", "-1", "nan", "17", "x", "1e-300"])
    func aScaleThatMakesNoImageIsAMistakeInTheCommandLine(scale: String) {
        let terminal = Terminal()
        let run = terminal.run("render", "--scale=\(scale)", Folder.fixture("Card.xib"), "-o", folder.path("c.png"))
        #expect(run == .usage)
        #expect(terminal.errors.contains("scale"))
        #expect(folder.files.isEmpty)
    }

    @Test func aImageBeyondTheLimitsIsRefused() throws {
        let terminal = Terminal()
        let huge = ["--width", "90000", "--height", "90000"]
        #expect(
            terminal.run(["render", Folder.fixture("Card.xib"), "-o", folder.path("c.png")] + huge) == .badInput)
        #expect(terminal.errorLines.count == 1)
        #expect(terminal.errors.contains("the picture of 180000 × 180000 pixels is too large; "))
        #expect(terminal.errors.hasSuffix("give a smaller --scale, --width or --height\n"))
        #expect(folder.files.isEmpty)
    }

    @Test func translucentViewsWithinEachOtherHaveALimit() throws {
        let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects>"
        let view = """
            <view alpha="0.5"><rect key="frame" x="0" y="0" width="2000" height="2000"/><subviews>
            """
        let nested = String(repeating: view, count: 80) + String(repeating: "</subviews></view>", count: 80)
        let file = try folder.write(head + nested + "</objects></document>", as: "Deep.xib")
        let terminal = Terminal()
        #expect(terminal.run("render", file, "-o", folder.path("d.png")) == .badInput)
        #expect(terminal.errors.contains("takes too many bitmaps; draw at a smaller --scale"))
        #expect(terminal.run("render", file, "--scale", "0.1", "-o", folder.path("d.png")) == .done)
    }

    @Test func aViewWithoutAreaAsksForASize() throws {
        let file = try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view id="v"><rect key="frame" x="0" y="0" width="0" height="10"/></view></objects></document>
            """, as: "Thin.xib")
        let terminal = Terminal()
        #expect(terminal.run("render", file, "-o", folder.path("t.png")) == .badInput)
        #expect(terminal.errors.contains("Thin.xib:2: error: the view at the top is 0.0 × 10.0 points; give --width"))
    }

    @Test func progressIsShownToAPersonOnly() throws {
        let files = [Folder.fixture("Card.xib"), Folder.fixture("Screens.storyboard")]
        let terminal = Terminal(isTerminal: true)
        #expect(terminal.run(["render", "-o", folder.path("out")] + files) == .done)
        #expect(terminal.errors.contains("1/2"))
        #expect(terminal.errors.hasSuffix("\r\u{1B}[K"))
    }
}

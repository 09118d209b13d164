import Foundation
import PlacardSnapshots
import Testing

@testable import PlacardCommand

/// `placard snapshot`, `placard snapshot-report` and the fonts of references.
@MainActor @Suite struct SnapshotFolderTests {
    /// A project with a card, its German texts and a label.
    private func project() throws -> Folder {
        let folder = try Folder()
        let card = try String(contentsOfFile: Folder.fixture("Card.xib"), encoding: .utf8)
        try folder.write(card, as: "App/Base.lproj/Card.xib")
        try folder.write(#""ttl-lb-002.text" = "Eine Karte";"#, as: "App/de.lproj/Card.strings")
        try folder.write(#"{"text":"Next"}"#, as: "App/Next.label.json")
        return folder
    }

    private func snapshot(_ folder: Folder, _ terminal: Terminal, _ arguments: String...) -> PlacardCommand.ExitStatus
    {
        terminal.run(["snapshot", folder.path("App"), "--report", folder.path("report")] + arguments)
    }

    @Test func whatWasRecordedIsTheSameAfterwards() throws {
        let (folder, terminal) = (try project(), Terminal())
        let matrix = ["--languages", "en,de", "--appearances", "light,dark"]
        #expect(
            terminal.run(
                ["snapshot", folder.path("App"), "--report", folder.path("report"), "--mode", "record"] + matrix)
                == .done)
        #expect(terminal.output == "8 recorded\n")
        #expect(folder.files.contains("App/__Snapshots__/Base.lproj/Card/de-dark.environment.json"))
        let second = Terminal()
        #expect(second.run(["snapshot", folder.path("App"), "--report", folder.path("report")] + matrix) == .done)
        #expect(second.output == "8 as recorded\n")
        #expect(second.errors.isEmpty)
    }

    @Test func aTranslationThatNoLongerFitsIsToldAndReported() throws {
        let (folder, terminal) = (try project(), Terminal())
        #expect(snapshot(folder, Terminal(), "--mode", "record", "--languages", "de") == .done)
        try folder.write(
            #""ttl-lb-002.text" = "Eine Karte mit einem viel zu langen Titel";"#, as: "App/de.lproj/Card.strings")
        #expect(snapshot(folder, terminal, "--languages", "de") == .badInput)
        #expect(terminal.errorLines.count == 2)
        #expect(
            terminal.errorLines.first?.hasPrefix(
                "Base.lproj/Card: error: 'Eine Karte mit einem viel zu langen Titel' (ttl-lb-002) was cut to 'Eine Karte"
            ) == true)
        #expect(terminal.errorLines.last?.hasPrefix("1 of 2 snapshots differ; see ") == true)
        let page = try String(contentsOfFile: folder.path("report/index.html"), encoding: .utf8)
        #expect(page.contains("was cut to"))
        #expect(page.contains("pictures/Base.lproj/Card/de.difference.png"))
        #expect(page.contains("--mode record --only Base.lproj/Card/de"))
        #expect(folder.files.contains("report/pictures/Base.lproj/Card/de.new.png"))
    }

    @Test func aDifferenceIsOneLineWhateverTheFileIsCalled() throws {
        let (folder, terminal) = (try Folder(), Terminal())
        let name = "App/a\nb\u{1B}[31m\u{202E}.label.json"
        try folder.write(#"{"text":"Next"}"#, as: name)
        #expect(snapshot(folder, Terminal(), "--mode", "record") == .done)
        try folder.write(#"{"text":"Last"}"#, as: name)
        #expect(snapshot(folder, terminal) == .badInput)
        #expect(terminal.errorLines.count == 2)
        #expect(!terminal.errors.contains("\u{1B}") && !terminal.errors.contains("\u{202E}"))
    }

    @Test func heightsOfDocumentsFollowTheirWidthsUnlessTheyAreScreens() throws {
        let folder = try Folder()
        for (name, height) in [("Card", 100), ("Screen", 568)] {
            try folder.write(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
                    <objects>
                        <view id="vie-w1-001">
                            <rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/>
                            <subviews>
                                <label text="A card with a text of some length, which needs more lines where it is narrow" \
                numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="lbl-01-001">
                                    <rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/>
                                </label>
                            </subviews>
                            <constraints>
                                <constraint firstItem="lbl-01-001" firstAttribute="top" secondItem="vie-w1-001" secondAttribute="top" id="c1"/>
                                <constraint firstItem="lbl-01-001" firstAttribute="bottom" secondItem="vie-w1-001" secondAttribute="bottom" id="c2"/>
                                <constraint firstItem="lbl-01-001" firstAttribute="leading" secondItem="vie-w1-001" secondAttribute="leading" id="c3"/>
                                <constraint firstItem="lbl-01-001" firstAttribute="trailing" secondItem="vie-w1-001" secondAttribute="trailing" id="c4"/>
                            </constraints>
                        </view>
                    </objects>
                </document>
                """, as: "App/\(name).xib")
        }
        #expect(snapshot(folder, Terminal(), "--mode", "record", "--widths", "80,600") == .done)
        func height(_ name: String) throws -> Int {
            let file = folder.path("App/__Snapshots__/\(name).png")
            return try #require(UIImage(contentsOfFile: file)?.cgImage).height / 2
        }
        #expect(try height("Card/w80") > 150)
        #expect(try height("Card/w600") < 50)
        #expect(try height("Screen/w80") == 568 && height("Screen/w600") == 568)
    }

    /// A size in points by a picture's name.
    private func size(_ name: String, in folder: Folder) throws -> CGSize {
        let image = try #require(UIImage(contentsOfFile: folder.path("App/__Snapshots__/\(name).png"))?.cgImage)
        return CGSize(width: CGFloat(image.width) / 2, height: CGFloat(image.height) / 2)
    }

    @Test func rowsAreAsWideAsADeviceAndAsHighAsTheyWantToBe() throws {
        let folder = try Folder()
        try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
                <objects>
                    <tableViewCell rowHeight="76" id="cel-vw-001">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="76"/>
                        <tableViewCellContentView key="contentView" tableViewCell="cel-vw-001" id="cnt-vw-002">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="76"/>
                            <subviews>
                                <label text="Order" translatesAutoresizingMaskIntoConstraints="NO" id="lbl-01-001"/>
                            </subviews>
                            <constraints>
                                <constraint firstItem="lbl-01-001" firstAttribute="top" secondItem="cnt-vw-002" secondAttribute="top" constant="12" id="c1"/>
                                <constraint firstAttribute="bottom" secondItem="lbl-01-001" secondAttribute="bottom" constant="12" id="c2"/>
                                <constraint firstItem="lbl-01-001" firstAttribute="leading" secondItem="cnt-vw-002" secondAttribute="leading" id="c3"/>
                            </constraints>
                        </tableViewCellContentView>
                    </tableViewCell>
                </objects>
            </document>
            """, as: "App/Row.xib")
        let devices = ["iPhoneX", "iPhoneXLandscape", "iPadMini"]
        #expect(
            snapshot(folder, Terminal(), "--mode", "record", "--devices", devices.joined(separator: ",")) == .done)
        for (name, width) in zip(devices, [375.0, 812, 768]) {
            #expect(try size("Row/\(name)", in: folder) == CGSize(width: width, height: 44.5))
            let file = URL(fileURLWithPath: folder.path("App/__Snapshots__/Row/\(name).json"))
            let row = try #require(
                try SnapshotTree(json: Data(contentsOf: file))?.root.children?.first?.children?.first)
            let content = row.children?.first { $0.type.hasSuffix("ContentView") }
            #expect(content?.frame == [0, 0, width, 44.5])
        }
    }

    @Test func oneSnapshotIsAcceptedByItsName() throws {
        let (folder, terminal) = (try project(), Terminal())
        #expect(snapshot(folder, terminal, "--mode", "record", "--only", "Next/plain") == .done)
        #expect(terminal.output == "1 recorded\n")
        #expect(snapshot(folder, Terminal(), "--only", "Nothing") == .badInput)
    }

    @Test func machinesShareTheWorkAndMergeTheirReports() throws {
        let (folder, merging) = (try project(), Terminal())
        #expect(snapshot(folder, Terminal(), "--mode", "record", "--widths", "200,240,280") == .done)
        for shard in 1...2 {
            let report = folder.path("report\(shard)")
            let run = [
                "snapshot", folder.path("App"), "--widths", "200,240,280", "--shard", "\(shard)/2", "--report",
                report,
            ]
            #expect(Terminal().run(run) == .done)
        }
        #expect(
            merging.run("snapshot-report", folder.path("report1"), folder.path("report2"), "-o", folder.path("all"))
                == .done)
        #expect(merging.output == "6 as recorded\n")
        let merged = folder.files.filter { $0.hasPrefix("all/") }
        #expect(merged.count { $0.hasPrefix("all/pictures/") } == 6)
        #expect(
            merged.filter { !$0.hasPrefix("all/pictures/") }
                == ["all/index.html", "all/junit.xml", "all/results.json"])
    }

    /// Two processes of the program that was built beside the tests.
    @Test func processesShareTheWork() throws {
        let folder = try project()
        for expected in ["4 recorded\n", "4 as recorded\n"] {
            let mode = expected.contains("as") ? "verify" : "record"
            let tool = OutsideTool(
                Folder.program, "snapshot", folder.path("App"), "--report", folder.path("report"), "--widths",
                "200,240",
                "--jobs", "2", "--mode", mode)
            #expect(try tool.text(about: Data()) == expected)
        }
    }

    @Test func referencesOfNothingAreToldAndRemoved() throws {
        let folder = try project()
        #expect(snapshot(folder, Terminal(), "--mode", "record", "--languages", "en,de") == .done)
        let (telling, removing) = (Terminal(), Terminal())
        #expect(snapshot(folder, telling, "--languages", "en") == .done)
        #expect(telling.errors.hasPrefix("2 references that nothing asks for: Base.lproj/Card/de.png"))
        #expect(snapshot(folder, removing, "--languages", "en", "--remove-unused") == .done)
        #expect(removing.output == "2 references removed\n2 as recorded\n")
        #expect(!folder.files.contains { $0.contains("/de.") && $0.contains("__Snapshots__") })
    }

    @Test func referencesThatNoTestAsksForAreFoundByTheReportOfAWholeRun() throws {
        let folder = try project()
        #expect(snapshot(folder, Terminal(), "--mode", "record", "--languages", "en,de") == .done)
        #expect(snapshot(folder, Terminal(), "--languages", "en") == .done)
        let merge = [
            "snapshot-report", folder.path("report"), "-o", folder.path("all"), "--references",
            folder.path("App/__Snapshots__"),
        ]
        let (telling, removing) = (Terminal(), Terminal())
        #expect(telling.run(merge) == .done)
        #expect(telling.errors.hasPrefix("2 references that nothing asks for: Base.lproj/Card/de.png"))
        #expect(removing.run(merge + ["--remove-unused"]) == .done)
        #expect(removing.output == "2 references removed\n2 as recorded\n")
        #expect(!folder.files.contains { $0.contains("/de.") && $0.contains("__Snapshots__") })
    }

    @Test func fontsOfReferencesAreLaidIntoAFolder() throws {
        let folder = try project()
        #expect(snapshot(folder, Terminal(), "--mode", "record") == .done)
        let lock = ["fonts", "--lock", folder.path("fonts"), "--references", folder.path("App/__Snapshots__")]
        #expect(Terminal().run(lock) == .done)
        #expect(folder.files.contains("fonts/fonts.lock.json"))
        // Another process: fonts that are registered in this one would serve the other tests, too.
        let tool = OutsideTool(
            Folder.program, "snapshot", folder.path("App"), "--report", folder.path("report"), "--font-dir",
            folder.path("fonts"))
        #expect(try tool.text(about: Data()) == "2 as recorded\n")
    }

    @Test(arguments: ["iPadMini", "iPadMiniLandscape"]) func referencesHaveTheNamesOfScreens(name: String) throws {
        let folder = try project()
        #expect(snapshot(folder, Terminal(), "--mode", "record", "--devices", name) == .done)
        #expect(folder.files.contains("App/__Snapshots__/Next/\(name).png"))
    }

    @Test func missingReferencesAreOneLineWithTheCommandThatRecordsThem() throws {
        let (folder, terminal) = (try project(), Terminal())
        #expect(snapshot(folder, terminal, "--widths", "200,240") == .badInput)
        let path = folder.path("App")
        #expect(
            terminal.errorLines == [
                "Base.lproj/Card/w200.png: error: there is no such reference, nor 3 others; record them: placard snapshot "
                    + "\(path) --mode missing",
                "4 of 4 snapshots have no reference; see \(folder.path("report"))/index.html",
            ])
    }

    @Test func whatFailsAlikeInAllCasesIsOneLine() throws {
        let (folder, terminal) = (try project(), Terminal())
        try folder.write(#"{"text":1}"#, as: "App/Bad.label.json")
        #expect(snapshot(folder, terminal, "--mode", "record", "--widths", "200,240,280") == .badInput)
        #expect(terminal.errorLines.count == 2)
        #expect(terminal.errorLines[0].hasPrefix("Bad: error: ") && terminal.errorLines[0].hasSuffix(" (in 3 cases)"))
        #expect(terminal.errorLines[1].hasPrefix("3 of 9 snapshots cannot be made; see "))
    }

    @Test(arguments: [
        ("--devices", "iPhone15", "iPhoneSe"), ("--languages", "de,klingon", "de, pt-BR"),
        ("--widths", "wide", "points"),
        ("--appearances", "dim", "light, dark"), ("--content-sizes", "huge", "extraSmall"),
    ])
    func aWordThatIsNoneIsToldWithThoseThatThereAre(option: String, words: String, known: String) {
        let terminal = Terminal()
        #expect(terminal.run("snapshot", "/", option, words) == .usage)
        let word = words.split(separator: ",").last ?? ""
        #expect(terminal.errors.contains("\(option): there is no '\(word)'; "))
        #expect(terminal.errors.contains(known))
    }

    @Test(arguments: [
        ["snapshot", "/nowhere"], ["snapshot", "/", "--languages", "not a language"],
        ["snapshot", "/", "--shard", "3/2"],
        ["snapshot", "/", "--devices", "iPhone99"], ["fonts", "--lock", "fonts"],
        ["snapshot", "/", "--remove-unused", "--shard", "1/2"],
        ["snapshot-report", "/", "-o", "/nowhere", "--remove-unused"],
    ])
    func aWrongCommandLineIsRefused(arguments: [String]) {
        #expect(Terminal().run(arguments) == .usage)
    }
}

import Foundation
import PlacardCommand
import Testing

/// The program itself on machines that lack something: one line and exit 3 or 1, or the work is done as ever.
@Suite struct SurroundingFaultTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// What a sanitizer that the tests are built with was told holds for the program as well.
    private static let sanitizing = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }

    /// Runs the program with nothing but these variables around it.
    private func run(
        _ arguments: [String], _ environment: [String: String], input: String = "", program: String = Folder.program
    ) throws -> (status: Int32, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = environment.merging(Self.sanitizing) { $1 }
        process.standardInput = FileHandle(forReadingAtPath: try folder.write(input, as: "input"))
        process.standardOutput = FileHandle(forWritingAtPath: try folder.write("", as: "output"))
        process.standardError = FileHandle(forWritingAtPath: try folder.write("", as: "errors"))
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        return (process.terminationStatus, try String(contentsOfFile: folder.path("errors"), encoding: .utf8))
    }

    private func render(to name: String = "card.png", _ environment: [String: String]) throws -> (Int32, String) {
        try run(["render", Folder.fixture("Card.xib"), "-o", folder.path(name)], environment)
    }

    @Test(arguments: [["measure"], ["gallery", "-o", "g"], ["fonts"], ["inspect", Folder.fixture("Card.xib")]])
    func aMachineWithoutFontsIsALineWithTheCommandThatInstallsThem(arguments: [String]) throws {
        let fonts = try folder.write("<fontconfig></fontconfig>", as: "fonts.conf")
        let (status, errors) = try run(arguments, ["FONTCONFIG_FILE": fonts], input: "{\"text\":\"Hg\"}\n")
        #expect(status == 3)
        #expect(errors.hasPrefix("placard: error: no fonts are installed; run: apt-get install "))
        #expect(errors.split(separator: "\n").count == 1)
    }

    @Test func aFontThatHasDisappearedIsMissedLikeOneThatNeverWas() throws {
        let font = folder.path("fonts/Box.ttf")
        let original = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("CoreTextTests/Fixtures/VariableBox.ttf")
        try folder.write(try Data(contentsOf: original), as: "fonts/Box.ttf")
        let configuration = """
            <fontconfig><dir>\(folder.path("fonts"))</dir><cachedir>\(folder.path("cache"))</cachedir></fontconfig>
            """
        let environment = ["FONTCONFIG_FILE": try folder.write(configuration, as: "fonts.conf")]
        // The only font there is serves for all others.
        #expect(try render(environment).0 == 0)
        try FileManager.default.removeItem(atPath: font)
        let (status, errors) = try render(to: "again.png", environment)
        #expect(status == 3 && errors.hasPrefix("placard: error: no fonts are installed; run: apt-get install "))
        #expect(!folder.files.contains("again.png"))
    }

    @Test func withoutHomeLocaleAndConfigurationTheImageIsTheSame() throws {
        #expect(try render(to: "a.png", [:]) == (0, ""))
        let odd = ["LC_ALL": "xx_YY.nothing", "LANG": "tr_TR", "HOME": "/nonexistent", "TZ": "nowhere"]
        #expect(try render(to: "b.png", odd) == (0, ""))
        #expect(try render(to: "c.png", ["FONTCONFIG_PATH": "/nonexistent"]) == (0, ""))
        let pictures = try ["a.png", "b.png", "c.png"].map {
            try Data(contentsOf: folder.url.appendingPathComponent($0))
        }
        #expect(pictures[0] == pictures[1] && pictures[0] == pictures[2])
    }

    @Test(arguments: ["missing", "empty", "damaged"])
    func `Fonts that are found without a configuration are drawn, with a line that says so`(_ kind: String) throws {
        let file = folder.path("\(kind).conf")
        if kind != "missing" { try folder.write(kind == "empty" ? "" : "<fontconfig", as: "\(kind).conf") }
        let (status, errors) = try render(["FONTCONFIG_FILE": file])
        #expect(status == 0 && folder.files.contains("card.png"))
        // Fontconfig itself says a word, too.
        let lines = errors.split(separator: "\n").filter { $0.hasPrefix("placard: ") }
        #expect(
            lines == [
                "placard: warning: fontconfig has no configuration (FONTCONFIG_FILE=\(file) leads to none); "
                    + "fonts of its default folders are used; correct or unset it"
            ])
    }

    @Test func aFolderThatMayNotBeWrittenIsALineAndExitOne() throws {
        // Nobody may write there, not even root.
        let (status, errors) = try run(["render", Folder.fixture("Card.xib"), "-o", "/proc/card.png"], [:])
        #expect(status == 1 && errors.hasPrefix("/proc/card.png: error: it cannot be written ("))
        #expect(errors.split(separator: "\n").count == 1)
    }

    /// Foundation's reader tells the error stream of a missing `;`, in words of its own.
    @Test func `A mistake in a table of texts is one line, and so is an input that cannot be read`() throws {
        let card = try folder.write(
            Data(contentsOf: URL(fileURLWithPath: Folder.fixture("Card.xib"))), as: "Base.lproj/Card.xib")
        let table = try folder.write(
            "\n\"ttl-lb-002.text\" = \"Hallo\"\n\"b.title\" = \"x\";", as: "de.lproj/Card.strings")
        let (status, errors) = try run(["inspect", card, "--language", "de"], [:])
        let line = "\(table):2: error: a ; is missing behind the text of \"ttl-lb-002.text\"; add it\n"
        #expect(status == 1 && errors == line)
        for command in ["measure", "conformance bidi"] {
            let (status, errors) = try run(["-c", "\"$0\" \(command) < /", Folder.program], [:], program: "/bin/sh")
            #expect(status == 1 && errors.hasPrefix("placard: error: the input cannot be read (Is a directory); "))
        }
    }

    @Test func whoeverIsKilledLeavesTheOldFileOrTheNewOne() throws {
        let file = try folder.write("old", as: "card.png")
        for delay in [1, 20, 60, 120, 200, 300] as [UInt32] {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: Folder.program)
            process.arguments = ["render", Folder.fixture("Card.xib"), "-o", file]
            try process.run()
            usleep(delay * 1000)
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let data = try Data(contentsOf: URL(fileURLWithPath: file))
            let endOfPNG = Data([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
            #expect(data == Data("old".utf8) || data.suffix(8) == endOfPNG)
        }
    }
}

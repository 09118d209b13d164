import Foundation
import Testing

/// The program itself, with copies of its process, with processes that are started anew, and alone: all write the same
/// files and say the same.
@Suite struct WorkerProcessTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        for index in 0..<12 {
            let text =
                index % 5 == 4
                ? "{\"text\": " : "{\"text\": \"Label \(index) of twelve\", \"width\": 80, \"lines\": 0}"
            try folder.write(text, as: "App/\(index % 3)/\(index).label.json")
        }
        let card = try Data(contentsOf: URL(fileURLWithPath: Folder.fixture("Card.xib")))
        for name in ["A", "B", "C"] { try folder.write(card, as: "App/\(name).xib") }
        try folder.write("<document", as: "App/Broken.xib")
    }

    /// What became of a run: its end, what it said, and the bytes of its files.
    private struct Outcome: Equatable {
        var status: Int32
        var errors: String
        var files: [String: Data]
    }

    private func outcome(_ way: String, _ arguments: [String], without: String = "") throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Folder.program)
        process.arguments = ["render", "-o", folder.path("out-\(way)/")] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["PLACARD_WITHOUT": without]) { $1 }
        process.currentDirectoryURL = folder.url.appendingPathComponent("App")
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle(forWritingAtPath: try folder.write("", as: "errors"))
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        let written = folder.files.filter { $0.hasPrefix("out-\(way)/") }.map { name in
            (
                String(name.dropFirst("out-\(way)/".count)),
                (try? Data(contentsOf: folder.url.appendingPathComponent(name))) ?? Data()
            )
        }
        return Outcome(
            status: process.terminationStatus,
            errors: try String(contentsOfFile: folder.path("errors"), encoding: .utf8),
            files: Dictionary(uniqueKeysWithValues: written))
    }

    @Test func documentsComeOutAlike() throws {
        let names = (0..<12).map { "\($0 % 3)/\($0).label.json" } + ["A.xib", "Broken.xib", "B.xib"]
        let alone = try outcome("alone", names)
        #expect(alone.status == 1 && alone.files.count == 12)
        #expect(alone.errors.split(separator: "\n").count >= 3)
        #expect(try outcome("copies", names + ["--jobs", "3"]) == alone)
        #expect(try outcome("anew", names + ["--jobs", "3"], without: "copies") == alone)
        #expect(try outcome("asked", names, without: "defaults") == alone)
    }

    @Test func projectsComeOutAlike() throws {
        let alone = try outcome("alone", ["."])
        #expect(alone.status == 1 && alone.files["index.html"] != nil)
        #expect(try outcome("copies", [".", "--jobs", "2"]) == alone)
        #expect(try outcome("anew", [".", "--jobs", "2"], without: "copies") == alone)
    }
}

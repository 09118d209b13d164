import Foundation
import TestTools
import Testing

@testable import PlacardCommand

@MainActor @Suite struct WritePackageTests {
    /// `Examples/Bubbles`, which `make bubbles` builds and tests.
    private static let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Examples/Bubbles").standardizedFileURL

    @Test func `The example is what the command writes`() throws {
        let folder = try Folder()
        let terminal = Terminal()
        #expect(terminal.run("new", "Bubbles", "-o", folder.path("B"), "--placard", "../..") == .done)
        let paths = PackageTemplate(name: "Bubbles", placard: "../..").files.map(\.path)
        #expect(terminal.output.split(separator: "\n").map(String.init) == paths.map { "\(folder.path("B"))/\($0)" })
        for path in paths {
            let written = try String(contentsOfFile: folder.path("B/\(path)"), encoding: .utf8)
            #expect(try written == String(contentsOf: Self.example.appendingPathComponent(path), encoding: .utf8))
        }
    }

    @Test func `A package may name Placard's address`() {
        let manifest = PackageTemplate(name: "Cards", placard: "https://example.com/o/Placard.git").files[0].text
        #expect(manifest.contains(".package(url: \"https://example.com/o/Placard.git\", branch: \"main\")"))
        #expect(manifest.contains("package: \"placard\"") && manifest.contains("name: \"cards-gallery\""))
    }

    @Test(arguments: ["", "3D", "a-b", "../x", "ü"])
    func `What is no name for a module is refused`(name: String) {
        #expect(Terminal().run("new", name, "--placard", "..") == .usage)
    }

    @Test func `A folder that holds something is left alone`() throws {
        let folder = try Folder()
        _ = try folder.write("mine", as: "Cards/notes.txt")
        let terminal = Terminal()
        #expect(terminal.run("new", "Cards", "-o", folder.path("Cards"), "--placard", "..") == .badInput)
        #expect(terminal.errorLines.count == 1 && terminal.output.isEmpty)
    }

    @Test func `Without a checkout around the program the place of Placard is asked for`() {
        let terminal = Terminal()
        #expect(terminal.run("new", "Cards") == .usage)
        #expect(terminal.errors.contains("--placard"))
    }
}

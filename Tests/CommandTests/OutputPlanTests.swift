import Foundation
import PlacardSpecimens
import Testing

@testable import PlacardCommand

@Suite struct OutputPlanTests {
    private func outputs(_ inputs: [String], _ output: String) throws -> [String] {
        try OutputPlan(inputs: inputs, output: output).jobs.map(\.output.relativePath)
    }

    private func message(_ inputs: [String], _ output: String) -> String? {
        do throws(CommandFailure) {
            _ = try OutputPlan(inputs: inputs, output: output)
            return nil
        } catch {
            return error.status == .usage ? error.lines.joined() : nil
        }
    }

    @Test func oneDocumentGoesToTheFileThatIsNamed() throws {
        #expect(try outputs(["a/Card.xib"], "out/x.png") == ["out/x.png"])
    }

    @Test func aFolderTakesTheDocumentsName() throws {
        #expect(try outputs(["a/Card.xib"], "out/") == ["out/Card.png"])
    }

    @Test func severalDocumentsKeepTheFoldersBelowTheCommonOne() throws {
        #expect(
            try outputs(["p/a/Launch.xib", "p/b/Launch.xib", "p/Main.storyboard"], "out")
                == ["out/a/Launch.png", "out/b/Launch.png", "out/Main.png"])
    }

    @Test func namesThatMeetKeepTheirExtension() throws {
        #expect(
            try outputs(["p/Main.xib", "p/Main.storyboard"], "out")
                == ["out/Main.xib.png", "out/Main.storyboard.png"])
    }

    /// As Foundation reads the whole paths.
    @Test(arguments: [
        ["a.xib", "./b.xib"], ["p/../a.xib", "b.xib", "/c.xib"], ["p/./q//a.xib", "p/b.xib"],
        ["../a.xib", "../../b/c.xib"],
        ["a b/ä.xib", "a b/..x.xib", "a b/.xib"], ["/r/a/b.xib", "/r/a/c/"], ["p/q/..", "p/a"], ["~x/a.xib", "~b"],
        ["p/a%20b.xib", "p/c#d.xib", "p/e?f.xib"], ["p/a.xib", "p/a.xib"],
    ])
    func `Documents lie where their whole paths lead`(inputs: [String]) throws {
        let paths = inputs.map { URL(fileURLWithPath: $0).standardizedFileURL.pathComponents }
        let folders = paths.map { $0.dropLast() }
        let depth = (0...).first { depth in
            Set(folders.map { $0.dropFirst(depth).first }).count > 1 || folders[0].count == depth
        }
        let stems = paths.map { $0.dropFirst(depth ?? 0).joined(separator: "/") }
        let found = try outputs(inputs, "out")
        for (stem, output) in zip(stems, found) {
            #expect(["out/\((stem as NSString).deletingPathExtension).png", "out/\(stem).png"].contains(output))
        }
    }

    @Test(arguments: ["x.gif", "x.jpg", "x"])
    func kindsThatAreNotWrittenAreMistakesInTheCommandLine(output: String) {
        #expect(message(["Card.xib"], output)?.contains("name a file that ends in .png") == true)
    }

    @Test func aProjectDoesNotFitIntoOnePicture() throws {
        let folder = try Folder()
        try folder.write("", as: "Card.xib")
        let project = ProjectFolder(at: folder.url)
        for output in ["x.png", "x.SVG", "x.pdf"] {
            let failure = #expect(throws: CommandFailure.self) { try OutputPlan(project: project, output: output) }
            #expect(failure?.status == .usage)
            #expect(failure?.lines.first?.contains("do not fit into the one file \(output); name a folder") == true)
        }
        for output in ["x", "x.png/", "x.build"] { _ = try OutputPlan(project: project, output: output) }
    }

    @Test func severalDocumentsDoNotFitIntoOneFile() {
        #expect(message(["a.xib", "b.xib"], "x.png")?.contains("2 documents do not fit") == true)
    }
}

import Foundation
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

    @Test(arguments: ["x.gif", "x.jpg", "x"])
    func kindsThatAreNotWrittenAreMistakesInTheCommandLine(output: String) {
        #expect(message(["Card.xib"], output)?.contains("name a file that ends in .png") == true)
    }

    @Test func severalDocumentsDoNotFitIntoOneFile() {
        #expect(message(["a.xib", "b.xib"], "x.png")?.contains("2 documents do not fit") == true)
    }
}

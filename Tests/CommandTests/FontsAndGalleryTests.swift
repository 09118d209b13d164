import Foundation
import PlacardCommand
import Testing

@MainActor @Suite struct FontsAndGalleryTests {
    @Test func everyFamilyIsListedWithItsFileAndStandInsWithWhomTheyServe() {
        let terminal = Terminal()
        #expect(terminal.run("fonts") == .done)
        let lines = terminal.output.split(separator: "\n")
        #expect(lines.contains { $0.wholeMatch(of: /.+\t\/.+\.(ttf|otf|ttc|pfb|t1|otb|pcf\.gz)/) != nil })
        #expect(lines.contains { $0.hasPrefix("Helvetica Neue\tis served by\t") })
    }

    @Test func theGalleryHasAPageAndAPictureForEachSpecimen() throws {
        let folder = try Folder()
        #expect(Terminal().run("gallery", "-o", folder.path("g")) == .done)
        let page = try String(contentsOf: folder.url.appendingPathComponent("g/index.html"), encoding: .utf8)
        let pictures = folder.files.filter { $0.hasSuffix(".png") }
        #expect(pictures.count >= 3)
        #expect(pictures.allSatisfy { page.contains(($0 as NSString).lastPathComponent) })
    }

    @Test func aGalleryThatCannotBeWrittenIsOneLine() throws {
        let folder = try Folder()
        let file = try folder.write("in the way", as: "g")
        let terminal = Terminal()
        #expect(terminal.run("gallery", "-o", file) == .usage)
        #expect(terminal.errorLines.count == 1)
    }
}

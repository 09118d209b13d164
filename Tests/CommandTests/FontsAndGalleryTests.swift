import Foundation
import PlacardCommand
import PlacardSpecimens
import Testing

@MainActor @Suite struct FontsAndGalleryTests {
    @Test func everyFamilyIsListedWithItsFileAndStandInsWithWhomTheyServe() {
        let terminal = Terminal()
        #expect(terminal.run("fonts") == .done)
        let lines = terminal.output.split(separator: "\n")
        #expect(lines.contains { $0.wholeMatch(of: /.+\t\/.+\.(ttf|otf|ttc|pfb|t1|otb|pcf\.gz)/) != nil })
        #expect(lines.contains { $0.hasPrefix("Helvetica Neue\tis served by\t") })
    }

    @Test func theGalleryHasAPageAndThreeImagesForEachSpecimen() throws {
        let folder = try Folder()
        let names = ["rounded-rect-label", "layer-shapes"]
        #expect(Terminal().run(["gallery", "-o", folder.path("g")] + names.flatMap { ["--only", $0] }) == .done)
        let page = try String(contentsOf: folder.url.appendingPathComponent("g/index.html"), encoding: .utf8)
        for name in names {
            #expect(page.contains("\(name).png"))
            for kind in ["png", "svg", "pdf"] { #expect(folder.files.contains { $0.hasSuffix("\(name).\(kind)") }) }
        }
    }

    @Test func aGalleryThatIsKeptMayBeCompressedBest() throws {
        let folder = try Folder()
        let sizes = try ["quick", "best"].map { word in
            let call = ["gallery", "-o", folder.path(word), "--only", "rounded-rect-label", "--compression", word]
            #expect(Terminal().run(call) == .done)
            return try Data(contentsOf: folder.url.appendingPathComponent("\(word)/rounded-rect-label.png")).count
        }
        #expect(sizes[1] < sizes[0])
    }

    @Test func aGalleryIsDrawnAtAnyScale() throws {
        let folder = try Folder()
        let call = ["gallery", "-o", folder.path("g"), "--only", "rounded-rect-label", "--scale"]
        #expect(Terminal().run(call + ["3"]) == .done)
        let picture = try #require(UIImage(contentsOfFile: folder.path("g/rounded-rect-label.png")))
        let size = try #require(Specimen.named("rounded-rect-label")).size
        #expect(picture.cgImage.map { CGFloat($0.width) } == size.width * 3)
        #expect(Terminal().run(call + ["0"]) == .usage)
    }

    @Test func aGalleryThatCannotBeWrittenIsOneLine() throws {
        let folder = try Folder()
        let file = try folder.write("in the way", as: "g")
        let terminal = Terminal()
        #expect(terminal.run("gallery", "-o", file, "--only", "rounded-rect-label") == .badInput)
        #expect(terminal.errorLines.count == 1)
    }

    @Test func aSpecimenThatDoesNotExistIsNamedWithThoseThatDo() throws {
        let folder = try Folder()
        let terminal = Terminal()
        #expect(terminal.run("gallery", "-o", folder.path("g"), "--only", "nothing") == .usage)
        #expect(terminal.errorLines.count == 1)
        #expect(terminal.errorLines[0].contains("nothing") && terminal.errorLines[0].contains(Specimen.all[0].name))
    }
}

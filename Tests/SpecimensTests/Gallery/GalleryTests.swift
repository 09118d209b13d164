import Foundation
import Testing

@testable import PlacardSpecimens

@MainActor @Suite struct GalleryTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func specimen(_ name: String, _ caption: String = "", size: CGFloat = 8) -> Specimen {
        Specimen(name: name, caption: caption, size: CGSize(width: size, height: size)) {
            let view = UIView()
            view.backgroundColor = .red
            return view
        }
    }

    @Test func aGalleryIsAImageForEachSpecimenAndAPage() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try Gallery([specimen("one"), specimen("two")]).write(to: folder)
        #expect(
            files.map(\.lastPathComponent)
                == [
                    "one.png", "one.svg", "one.pdf", "two.png", "two.svg", "two.pdf", "index.html",
                ])
        for file in files where file.pathExtension == "png" {
            #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        }
        _ = try Gallery([specimen("one")]).write(to: folder)
    }

    @Test func thePageShowsImagesAtTheirSizeInPointsAndEscapesText() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try Gallery([specimen("one", "a < b & \"c\"")]).write(to: folder)
        let page = try String(contentsOf: try #require(files.last), encoding: .utf8)
        #expect(page.contains("<img src=\"one.png\" width=\"8\" height=\"8\" alt=\"a &lt; b &amp; &quot;c&quot;\""))
    }

    @Test func `A specimen that cannot be drawn is named, and no page tells of a gallery`() {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect {
            try Gallery([specimen("good"), specimen("bad", size: 1e9)]).write(to: folder)
        } throws: {
            "\($0)".hasPrefix("specimen bad: error: it cannot be drawn")
        }
        #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("index.html").path))
    }

    @Test func `Specimens that cannot be drawn are left out where somebody hears of them`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var lines: [String] = []
        let files = try Gallery([specimen("bad", size: 1e9), specimen("good"), specimen("wide", size: 40_000)])
            .write(to: folder, leaveOut: { lines.append($0.description) })
        #expect(files.map(\.lastPathComponent) == ["good.png", "good.svg", "good.pdf", "index.html"])
        #expect(lines.count == 2 && lines.allSatisfy { $0.contains(": error: it cannot be drawn: ") })
        let page = try String(contentsOf: try #require(files.last), encoding: .utf8)
        #expect(page.contains("id=\"good\"") && !page.contains("id=\"bad\"") && !page.contains("id=\"wide\""))
    }

    @Test func `The first file that cannot be written ends the work`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent("one.png").path, withDestinationPath: "/dev/full")
        var begun: [String] = []
        #expect(throws: GalleryError.noSpace(file: folder.appendingPathComponent("one.png").relativePath)) {
            try Gallery([specimen("one"), specimen("two")]).write(to: folder) { begun.append($1) }
        }
        #expect(begun == ["one"])
    }

    @Test(arguments: ["sub", "", "sub/sub"])
    func aFolderThatCannotBeMadeIsNamedBeforeAnythingIsDrawn(path: String) throws {
        try Data().write(to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        var begun = 0
        #expect {
            let target = path.isEmpty ? folder : folder.appendingPathComponent(path)
            try Gallery([specimen("one")]).write(to: target) { _, _ in begun += 1 }
        } throws: {
            "\($0)".contains("\(path): error: it cannot be written (Not a directory)")
        }
        #expect(begun == 0)
    }

    @Test func `A specimen that looks otherwise in the dark has a second picture`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let ground = Specimen("Ground") {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
            view.backgroundColor = .systemBackground
            return view
        }
        let files = try Gallery([ground, specimen("red")]).write(to: folder)
        #expect(files.filter { $0.path.contains("/dark/") }.map(\.lastPathComponent) == ["ground.png"])
        let page = try String(contentsOf: try #require(files.last), encoding: .utf8)
        #expect(page.contains("srcset=\"dark/ground.png\"") && !page.contains("dark/red.png"))
    }

    @Test func `The page has headings, contents and links to each specimen`() throws {
        var (one, two) = (specimen("one"), specimen("two"))
        (one.section, two.section) = ("First & foremost", "Second")
        let page = GalleryPage([one, two]).html
        #expect(page.contains("<h2>First &amp; foremost</h2>") && page.contains("<h2>Second</h2>"))
        #expect(page.contains("<a href=\"#two\">two</a></li>") && page.contains("<figure id=\"two\""))
    }

    @Test func `Whoever asks is told of each specimen before it is drawn`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var told: [String] = []
        try Gallery([specimen("one"), specimen("two")]).write(to: folder) { told.append("\($0) \($1)") }
        #expect(told == ["0 one", "1 two"])
    }

    @Test func `Every specimen of the gallery has its source beside it`() {
        for specimen in Specimen.all {
            #expect(SpecimenSource(of: specimen.title, at: specimen.place) != nil, "\(specimen.name)")
        }
    }

    @Test func `A specimen's source is the call that makes it`() throws {
        let source = try #require(SpecimenSource(of: "A title of its own", at: #filePath))
        #expect(
            source.text == """
                Specimen("A title of its own") {
                    UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
                }
                """)
        let bubbles = try #require(SpecimenSource(of: "speech-bubbles", at: Specimen.all[0].place)).text
        #expect(bubbles.hasPrefix("views(") && bubbles.contains("private static var conversation: [ViewsPage.Row] {"))
        let fits = try #require(SpecimenSource(of: "placard-fit", at: Specimen.all[0].place)).text
        #expect(fits.contains("{\n    fits\n}") && fits.contains("private static var fits: [ViewsPage.Row] {"))
        #expect(SpecimenSource(of: "no such title " + "at all", at: #filePath) == nil)
        let made = try #require(SpecimenSource(of: "numbered-7-of-9", at: #filePath)).text
        #expect(made == "Specimen(\"numbered-\\(number)-of-\\(max(9, 2))\") { UIView() }")
        #expect(SpecimenSource(of: "one", at: "/no/such/file.swift") == nil)
    }

    /// What the test above looks for.
    private func sample(_ number: Int) -> Specimen {
        Specimen("numbered-\(number)-of-\(max(9, 2))") { UIView() }
    }

    /// The same.
    private let sample =
        Specimen("A title of its own") {
            UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
}

import Foundation
import PlacardSpecimens
import Testing

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
        #expect(page.contains("<img src=\"one.png\" width=\"8\" height=\"8\" alt=\"a &lt; b &amp; &quot;c&quot;\">"))
    }

    @Test func aSpecimenThatCannotBeDrawnIsNamedAndNothingIsWritten() {
        #expect {
            try Gallery([specimen("good"), specimen("bad", size: 1e9)]).write(to: folder)
        } throws: {
            "\($0)".hasPrefix("specimen bad: error: it cannot be drawn")
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func aFolderThatCannotBeMadeIsNamed() throws {
        try Data().write(to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect {
            try Gallery([specimen("one")]).write(to: folder.appendingPathComponent("sub"))
        } throws: {
            "\($0)".contains("sub/one.png: error: it cannot be written (Not a directory)")
        }
    }
}

import Foundation
import Testing

@testable import Porting

@Suite struct FolderWalkTests {
    private let folder = TemporaryFolder()

    private func link(_ path: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path(path), withDestinationPath: destination)
    }

    private func files() throws -> [String] { try FolderWalk.files(in: URL(fileURLWithPath: folder.path("app"))) }

    @Test func `what was built or fetched is passed over, and so is what is hidden`() throws {
        for path in ["A.swift", ".B.swift", "Pods/C.swift", ".build/D.swift", "E/Pods/F.swift", "E/G.png"] {
            try folder.write("", to: "app/" + path)
        }
        #expect(try files() == ["A.swift", "E/G.png"])
    }

    @Test func `links to files and folders are followed`() throws {
        try folder.write("", to: "app/Card.swift")
        try folder.write("", to: "shared/Text.swift")
        try folder.write("", to: "shared/Views/Label.swift")
        try link("app/Text.swift", to: "../shared/Text.swift")
        try link("app/Views", to: folder.path("shared/Views"))
        #expect(try files() == ["Card.swift", "Text.swift", "Views/Label.swift"])
        try link("linked", to: "app")
        #expect(try FolderWalk.files(in: URL(fileURLWithPath: folder.path("linked"))).count == 3)
    }

    @Test func `what a link leads to counts once, and what is around the folder does not`() throws {
        try folder.write("", to: "app/Views/Card.swift")
        try folder.write("", to: "other/Other.swift")
        try link("app/Again.swift", to: "Views/Card.swift")
        try link("app/Again", to: "Views")
        try link("app/Views/up", to: "..")
        try link("app/around", to: "../..")
        try link("app/other", to: "../other")
        try link("other/back", to: "../app")
        #expect(try files() == ["Views/Card.swift", "other/Other.swift"])
    }

    @Test func `a link to a source that is not there is told of`() throws {
        try folder.write("", to: "app/Card.swift")
        try link("app/Gone.swift", to: "nowhere.swift")
        try link("app/Gone.png", to: "nowhere.png")
        let failure = #expect(throws: PortFailure.self) { try PortJob([folder.path("app")], reading: []) }
        #expect(
            failure?.description.hasSuffix("app/Gone.swift:1: error: the file cannot be read; check the path") == true
        )
    }

    @Test func `files whose names are written with other accents are two`() throws {
        try folder.write("let a = 1", to: "app/caf\u{E9}.swift")
        try folder.write("let b = 2", to: "app/cafe\u{301}.swift")
        try folder.write("c", to: "app/\u{E9}/c.png")
        try folder.write("d", to: "app/e\u{301}/c.png")
        #expect(try files().count == 4)
        let copies = URL(fileURLWithPath: folder.path("copies"))
        try PortJob([folder.path("app")], reading: []).write(into: copies)
        #expect(try FolderWalk.files(in: copies).count == 4)
    }

    @Test func `a name that is no text is refused`() throws {
        try folder.write("", to: "app/Card.swift")
        let path: [CChar] = (folder.path("app") + "/caf").utf8.map { CChar($0) } + [CChar(bitPattern: 0xE9), 0]
        fclose(fopen(path, "w"))
        let failure = #expect(throws: PortFailure.self) { try files() }
        #expect(
            failure?.description.hasSuffix("app/caf\u{FFFD}: error: the file's name is not valid UTF-8; rename it")
                == true)
    }
}

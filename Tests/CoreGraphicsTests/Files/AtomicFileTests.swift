import Foundation
import PlacardCoreGraphics
import TestTools
import Testing

@Suite struct AtomicFileTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func url(_ name: String) -> URL { URL(fileURLWithPath: folder.path(name)) }

    private func content(_ name: String) throws -> String { try String(contentsOf: url(name), encoding: .utf8) }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
    }

    @Test func foldersOnTheWayAreMadeAndNothingIsLeftBeside() throws {
        try AtomicFile.write(Data("a".utf8), to: url("x/y/file"))
        try AtomicFile.write(Data("b".utf8), to: url("x/y/file"))
        #expect(try content("x/y/file") == "b")
        #expect(folder.files == ["x/y/file"])
    }

    /// As Foundation's atomic writing leaves them.
    @Test func whoMayReadAFileStaysAsItWas() throws {
        try AtomicFile.write(Data("a".utf8), to: url("file"))
        let ordinary = try permissions("file")
        try Data("a".utf8).write(to: url("other"))
        #expect(try permissions("other") == ordinary)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("file"))
        try AtomicFile.write(Data("b".utf8), to: url("file"))
        #expect(try permissions("file") == 0o640)
        #expect(try content("file") == "b")
    }

    private func permissions(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder.path(name))[.posixPermissions] as? Int
    }

    /// 255 bytes on Linux.
    @Test func namesMayBeAsLongAsTheSystemTakesThem() throws {
        let name = String(repeating: "n", count: 255)
        try AtomicFile.write(Data("a".utf8), to: url(name))
        #expect(folder.files == [name])
    }

    @Test func largeAndEmptyFilesAreWrittenWhole() throws {
        let large = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) })
        try AtomicFile.write(large, to: url("large"))
        try AtomicFile.write(Data(), to: url("empty"))
        #expect(try Data(contentsOf: url("large")) == large)
        #expect(try Data(contentsOf: url("empty")).isEmpty)
    }

    @Test func linksStayWhetherTheyLeadToAFileOrNot() throws {
        try link("one", to: "x/two")
        try link("x-two", to: "nowhere")
        try AtomicFile.write(Data("a".utf8), to: url("one"))
        try link("x/three", to: "../x-two")
        try AtomicFile.write(Data("b".utf8), to: url("x/three"))
        #expect(try content("x/two") == "a")
        #expect(try content("nowhere") == "b")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("one")) == "x/two")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("x-two")) == "nowhere")
    }

    @Test func whyAFileIsNotWrittenIsTold() throws {
        try link("circle", to: "circle")
        try link("full", to: "/dev/full")
        let faults: [(String, String)] = [
            ("circle", "it cannot be written (Too many levels of symbolic links)"),
            ("full", "there is no space left for it"), ("", "it cannot be written (Is a directory)"),
        ]
        for (name, reason) in faults {
            let fault = #expect(throws: AtomicFile.Fault.self) {
                try AtomicFile.write(Data("a".utf8), to: url(name))
            }
            #expect(fault?.description.contains("error: \(reason)") == true)
        }
        #expect(folder.files == ["circle", "full"])
    }
}

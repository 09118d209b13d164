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

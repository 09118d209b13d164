import Foundation
import PlacardCoreGraphics
import TestTools
import Testing

/// What the question says is what writing finds: the system itself is the oracle.
@Suite struct AtomicFileAccessTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        try Data("a".utf8).write(to: url("file"))
        try FileManager.default.createDirectory(at: url("inner"), withIntermediateDirectories: true)
        for (name, target) in [("circle", "circle"), ("nowhere", "x/y"), ("link", "file"), ("way", "inner")] {
            try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
        }
    }

    private func url(_ name: String) -> URL { URL(fileURLWithPath: folder.path(name)) }

    private nonisolated static let long = String(repeating: "n", count: 300)

    @Test(arguments: [
        "file", "file/in", "file/in/deeper", "inner", "inner/new", "new/deeper/file", "circle", "circle/in",
        "nowhere",
        "nowhere/in", "link", "link/in", "way", "way/in", long, "\(long)/in", "", "inner/../new",
    ])
    func askingAFileTellsWhatWritingItFinds(name: String) {
        let before = folder.files
        let asked = fault { () throws(AtomicFile.Fault) in try AtomicFile.checkAccess(to: url(name), as: .file) }
        #expect(folder.files == before)
        let written = fault { () throws(AtomicFile.Fault) in try AtomicFile.write(Data("b".utf8), to: url(name)) }
        #expect((asked == nil) == (written == nil), "\(String(describing: asked)), \(String(describing: written))")
    }

    @Test(arguments: [
        "file", "file/in", "inner", "inner/new/deeper", "new", "circle", "nowhere", "link", "way", long, "",
    ])
    func askingAFolderTellsWhatWritingIntoItFinds(name: String) {
        let before = folder.files
        let asked = fault { () throws(AtomicFile.Fault) in try AtomicFile.checkAccess(to: url(name), as: .folder) }
        #expect(folder.files == before)
        let written = fault { () throws(AtomicFile.Fault) in
            try AtomicFile.write(Data("b".utf8), to: url(name).appendingPathComponent("a"))
        }
        #expect((asked == nil) == (written == nil), "\(String(describing: asked)), \(String(describing: written))")
    }

    @Test func theReasonIsTold() {
        let reasons = [
            ("file/in", "Not a directory"), ("inner", "Is a directory"),
            ("circle", "Too many levels of symbolic links"),
            (Self.long, "File name too long"),
        ]
        for (name, reason) in reasons {
            let fault = fault { () throws(AtomicFile.Fault) in try AtomicFile.checkAccess(to: url(name), as: .file) }
            #expect(fault?.description.contains("error: it cannot be written (\(reason))") == true)
        }
    }

    @Test func devicesAreAskedThemselves() {
        #expect(
            fault { () throws(AtomicFile.Fault) in
                try AtomicFile.checkAccess(to: URL(fileURLWithPath: "/dev/null"), as: .file)
            } == nil)
    }

    private func fault(_ work: () throws(AtomicFile.Fault) -> Void) -> AtomicFile.Fault? {
        do throws(AtomicFile.Fault) {
            try work()
            return nil
        } catch {
            return error
        }
    }
}

import Foundation
import Placard
import Testing

/// The bundles of CocoaPods, whose resources SwiftPM keeps in the folder of the target.
@MainActor @Suite struct ResourceBundleTests {
    @Test func `a bundle that SwiftPM did not make is the folder of the target`() throws {
        let url = try #require(Bundle.module.resourceBundleURL(named: "Notes"))
        #expect(url.path == Bundle.module.bundlePath)
        #expect(Bundle.module.resourceBundlePath(named: "Notes") == url.path)
        let nib = UINib(nibName: "NoteView", bundle: Bundle(url: url))
        #expect(!nib.instantiate(withOwner: NoteViewController()).isEmpty)
    }

    /// `placard port` writes it for look-ups in `Bundle.main`.
    @Test func `the program's resources are those of the target that asks`() {
        #expect(Bundle.resourcesOfProgram().bundlePath == Bundle.module.bundlePath)
        #expect(Bundle.resourcesOfProgram().url(forResource: "Notes", withExtension: "storyboard") != nil)
        #expect(Bundle.resourcesOfProgram("Elsewhere/File.swift") == .main)
    }

    @Test func `a bundle that is there goes before`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).resources")
        let inner = folder.appendingPathComponent("Notes.bundle")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundle = try #require(Bundle(url: folder))
        #expect(bundle.resourceBundleURL(named: "Notes")?.lastPathComponent == "Notes.bundle")
        #expect(bundle.resourceBundleURL(named: "Other")?.lastPathComponent == folder.lastPathComponent)
    }

    @Test func `a folder that is none of SwiftPM's stands for no other bundle`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try #require(Bundle(url: folder)).resourceBundleURL(named: "Notes") == nil)
    }
}

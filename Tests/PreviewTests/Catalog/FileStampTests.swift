import Foundation
import TestTools
import Testing

@testable import PlacardPreview

@Suite struct FileStampTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    @Test func aFileThatNobodyWroteKeepsItsStamp() throws {
        let path = try folder.label("Hg")
        #expect(FileStamp(ofDocument: path) == FileStamp(ofDocument: path))
    }

    @Test func aFileReplacedByRenamingHasAnotherStamp() throws {
        let path = try folder.label("Hg")
        let before = FileStamp(ofDocument: path)
        let new = try folder.label("gH", "new")
        #expect(rename(new, path) == 0)
        #expect(FileStamp(ofDocument: path) != before)
    }

    @Test func aFileThatComesAndGoesIsNoticed() throws {
        let path = folder.path("card.label.json")
        let without = FileStamp(ofDocument: path)
        _ = try folder.label("Hg")
        #expect(FileStamp(ofDocument: path) != without)
        try FileManager.default.removeItem(atPath: path)
        #expect(FileStamp(ofDocument: path) == without)
    }

    @Test func theCatalogsBesideADocumentBelongToIt() throws {
        let path = try folder.write("<document/>", as: "Base.lproj/Card.xib")
        let without = FileStamp(ofDocument: path)
        _ = try folder.write("{}", as: "Assets.xcassets/red.colorset/Contents.json")
        let with = FileStamp(ofDocument: path)
        #expect(with != without)
        _ = try folder.write("{ }", as: "Assets.xcassets/red.colorset/Contents.json")
        #expect(FileStamp(ofDocument: path) != with)
    }
}

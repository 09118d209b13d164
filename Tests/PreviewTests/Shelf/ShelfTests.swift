import Foundation
import TestTools
import Testing

@testable import PlacardPreview

@MainActor @Suite struct ShelfTests {
    @Test func withoutFilesTheGalleryIsShown() {
        let shelf = Shelf(files: [])
        #expect(shelf.isGallery && shelf.items.count > 50)
        #expect(shelf.items.allSatisfy { $0.name == $0.title && !$0.detail.isEmpty })
    }

    @Test func filesAreListedOnceAndInTheirOrder() throws {
        let shelf = Shelf(files: ["b/two.xib", "a/one.label.json", "b/two.xib"])
        #expect(shelf.items.map(\.title) == ["two.xib", "one.label.json"])
        #expect(shelf.items.map(\.detail) == ["b", "a"])
    }

    @Test func foldersThatAllFilesLieInAreNotTold() {
        #expect(Shelf(files: ["/a/b/c/x.xib", "/a/b/y.xib"]).items.map(\.detail) == ["c", ""])
        #expect(Shelf(files: ["/a/b/x.xib"]).items.map(\.detail) == [""])
    }

    @Test func aStoryboardIsListedWithItsScenes() throws {
        let items = Shelf(files: [Folder.fixture("Screens.storyboard"), Folder.fixture("Card.xib")]).items
        #expect(items[0].scenes.map(\.title) == ["View Controller", "WideScene"])
        #expect(items[1].scenes.isEmpty)
    }

    @Test func aStoryboardThatIsBrokenForTheMomentKeepsItsScenes() throws {
        let folder = try Folder()
        let storyboard = try Data(contentsOf: URL(fileURLWithPath: Folder.fixture("Screens.storyboard")))
        let path = try folder.write(storyboard, as: "S.storyboard")
        let shelf = Shelf(files: [path])
        let before = shelf.items
        _ = try folder.write("<document", as: "S.storyboard")
        #expect(!before[0].scenes.isEmpty && shelf.items == before)
    }
}

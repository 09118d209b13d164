import Foundation
import TestTools
import Testing

@testable import PlacardPreview

@MainActor @Suite struct PreviewCatalogTests {
    @Test func withoutFilesTheGalleryIsShown() {
        let catalog = PreviewCatalog(files: [])
        #expect(catalog.isGallery && catalog.items.count > 50)
        #expect(catalog.items.allSatisfy { $0.name == $0.title && !$0.detail.isEmpty })
    }

    @Test func filesAreListedOnceAndInTheirOrder() throws {
        let catalog = PreviewCatalog(files: ["b/two.xib", "a/one.label.json", "b/two.xib"])
        #expect(catalog.items.map(\.title) == ["two.xib", "one.label.json"])
        #expect(catalog.items.map(\.detail) == ["b", "a"])
    }

    @Test func foldersThatAllFilesLieInAreNotTold() {
        #expect(PreviewCatalog(files: ["/a/b/c/x.xib", "/a/b/y.xib"]).items.map(\.detail) == ["c", ""])
        #expect(PreviewCatalog(files: ["/a/b/x.xib"]).items.map(\.detail) == [""])
    }

    @Test func aStoryboardIsListedWithItsScenes() throws {
        let items = PreviewCatalog(files: [Folder.fixture("Screens.storyboard"), Folder.fixture("Card.xib")]).items
        #expect(items[0].scenes.map(\.title) == ["View Controller", "WideScene"])
        #expect(items[1].scenes.isEmpty)
    }

    @Test func aStoryboardThatIsBrokenForTheMomentKeepsItsScenes() throws {
        let folder = try Folder()
        let storyboard = try Data(contentsOf: URL(fileURLWithPath: Folder.fixture("Screens.storyboard")))
        let path = try folder.write(storyboard, as: "S.storyboard")
        let catalog = PreviewCatalog(files: [path])
        let before = catalog.items
        _ = try folder.write("<document", as: "S.storyboard")
        #expect(!before[0].scenes.isEmpty && catalog.items == before)
    }
}

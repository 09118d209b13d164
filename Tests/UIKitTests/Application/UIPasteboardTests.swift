import Foundation
import PlacardUIKit
import Testing

@MainActor @Suite struct UIPasteboardTests {
    @Test func textsReplaceWhatWasThereAndAreCounted() {
        let board = UIPasteboard.withUniqueName()
        #expect(board.string == nil && !board.hasStrings && board.changeCount == 0)
        board.string = "one"
        board.strings = ["two", "three"]
        #expect(board.string == "two" && board.numberOfItems == 2 && board.changeCount == 2)
        board.string = nil
        #expect(!board.hasStrings && board.numberOfItems == 0 && board.changeCount == 3)
    }

    @Test func theGeneralOneIsOneAndOthersAreTheirOwn() {
        #expect(UIPasteboard.general === UIPasteboard.general)
        #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
    }

    /// Apple's documentation of `UIPasteboard.init(name:create:)`: one that exists is answered.
    @Test func `pasteboards of a name have one content`() {
        let name = UIPasteboard.Name("placard.tests.shared")
        UIPasteboard(name: name, create: true)?.string = "a"
        UIPasteboard(name: name, create: true)?.string = "b"
        #expect(UIPasteboard(name: name, create: false)?.string == "b")
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil)
    }

    @Test func `texts and images of any type and as data are found`() throws {
        let board = UIPasteboard.withUniqueName()
        for type in ["public.text", "public.plain-text", "public.utf8-plain-text"] {
            board.setValue("plain", forPasteboardType: type)
            #expect(board.string == "plain")
            board.setData(Data("é".utf8), forPasteboardType: type)
            #expect(board.string == "é")
        }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        board.image = image
        let data = try #require(board.data(forPasteboardType: "public.png"))
        board.setData(data, forPasteboardType: "public.png")
        #expect(board.image != nil && board.hasImages && !board.hasStrings)
    }

    /// Apple's documentation of `contains(pasteboardTypes:inItemSet:)` and its kin: nil stands for all items.
    @Test func setsOfItemsAreAskedByTheirIndices() {
        let board = UIPasteboard.withUniqueName()
        board.items = [["public.png": Data([1])], ["public.jpeg": Data([2]), "public.utf8-plain-text": "é"]]
        #expect(board.types(forItemSet: [1]) == [["public.jpeg", "public.utf8-plain-text"]])
        #expect(board.contains(pasteboardTypes: ["public.png", "public.jpeg"], inItemSet: nil))
        #expect(!board.contains(pasteboardTypes: ["public.png"], inItemSet: nil))
        #expect(board.contains(pasteboardTypes: ["public.png"], inItemSet: [0]))
        #expect(!board.contains(pasteboardTypes: ["public.png"], inItemSet: [7]))
        #expect(board.itemSet(withPasteboardTypes: ["public.jpeg"]) == [1])
        #expect(board.itemSet(withPasteboardTypes: ["public.gif"]) == nil)
        #expect(board.data(forPasteboardType: "public.utf8-plain-text", inItemSet: [0, 1]) == [Data([0xC3, 0xA9])])
        #expect(board.values(forPasteboardType: "public.png", inItemSet: nil)?.count == 1)
    }
}

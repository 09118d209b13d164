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
}

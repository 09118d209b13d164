import Foundation
import PlacardUIKit
import Testing

@testable import PlacardSpecimens

@MainActor @Suite struct ChatTests {
    private func page(width: CGFloat = 375) -> ChatPage {
        let page = ChatPage(ChatMessage.conversation(count: 10_000))
        page.frame = CGRect(x: 0, y: 0, width: width, height: 640)
        page.layoutIfNeeded()
        return page
    }

    @Test func `bubbles are as high as labels measured alone`() throws {
        let page = page()
        let messages = ChatMessage.conversation(count: 10_000)
        for cell in page.collection.visibleCells {
            let path = try #require(page.collection.indexPath(for: cell))
            guard !messages[path.item].hasPicture else { continue }
            let label = UILabel()
            label.numberOfLines = 0
            label.attributedText = BubbleCell.text(messages[path.item])
            let room = CGSize(width: (375 - 24) * 0.75 - 28, height: CGFloat.greatestFiniteMagnitude)
            #expect(abs(cell.frame.height - label.sizeThatFits(room).height - 16) <= 0.5)
        }
    }

    @Test func `the last message ends a page that is first laid out in its window`() throws {
        let window = try #require(Specimen.named("chat-end")).window()
        let page = try #require(window.subviews.first as? ChatPage)
        let last = try #require(page.collection.cellForItem(at: IndexPath(item: 9_999, section: 0)))
        #expect(abs(last.frame.maxY - page.collection.bounds.maxY) < 0.01)
    }

    @Test func `the last message ends the page, and scrolling up keeps what is in sight in place`()
        throws
    {
        let page = page()
        let collection = page.collection
        let last = try #require(collection.cellForItem(at: IndexPath(item: 9_999, section: 0)))
        #expect(abs(last.frame.maxY - collection.bounds.maxY) < 0.01)
        #expect(collection.subviews.count < 60)
        for _ in 0..<10 {
            let path = try #require(collection.indexPathsForVisibleItems.dropFirst().first)
            let before =
                try #require(collection.cellForItem(at: path)).frame.minY - collection.contentOffset.y
            collection.contentOffset.y -= 50
            collection.layoutIfNeeded()
            let after =
                try #require(collection.cellForItem(at: path)).frame.minY - collection.contentOffset.y
            #expect(abs(after - before - 50) < 0.01)
        }
    }
}

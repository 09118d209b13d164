import Testing
import UIKit

@testable import Chat

/// Rows are as high as their labels ask for when they are measured alone, and only those in sight are made.
@MainActor @Suite struct ConversationTests {
    private func controller(
        width: CGFloat = 375, height: CGFloat = 667, count: Int = 10_000
    ) -> (ConversationViewController, UIWindow) {
        let controller = ConversationViewController(messages: Message.conversation(count: count))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (controller, window)
    }

    /// What a label with the message's text asks for in the room that a bubble has.
    private func textSize(of message: Message, in width: CGFloat) -> CGSize {
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = message.attributedText(color: .label)
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    @Test(arguments: [320, 375, 430, 768])
    func `Rows are as high as labels measured alone`(width: CGFloat) throws {
        let (controller, window) = controller(width: width)
        let messages = Message.conversation(count: 10_000)
        var kinds: Set<String> = []
        for first in stride(from: 0, to: 9_990, by: 999) {
            controller.show(.message(first))
            for cell in controller.collectionView.visibleCells {
                let path = try #require(controller.collectionView.indexPath(for: cell))
                let message = messages[path.item]
                if cell is PictureCell {
                    #expect(
                        cell.frame.height == textSize(of: message, in: 204).height + 8 + 130 + 6 + 8, "\(path.item)")
                } else {
                    let room = (width - 24) * BubbleCell.share - 28
                    #expect(cell.frame.height == textSize(of: message, in: room).height + 16, "\(path.item)")
                }
                kinds.insert("\(type(of: cell))")
            }
        }
        #expect(kinds == ["BubbleCell", "PictureCell"])
        window.isHidden = true
    }

    @Test func `Rows follow each other without gaps, wherever the conversation is scrolled to`() {
        let (controller, _) = controller()
        for place in [
            ConversationViewController.Place.end, .offset(123_456), .message(5_000), .offset(0), .message(42),
        ] {
            controller.show(place)
            let frames = controller.collectionView.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
            #expect(frames.count > 3)
            for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(abs(lower.minY - upper.maxY - 6) < 0.01) }
        }
    }

    @Test func `The end of the conversation is at the lower edge, a message at the upper one`() throws {
        let (controller, _) = controller()
        controller.show(.end)
        let view = controller.collectionView
        #expect(view.indexPathsForVisibleItems.map(\.item).max() == 9_999)
        #expect(abs(view.contentOffset.y + view.bounds.height - view.contentSize.height) < 9)
        controller.show(.message(5_000))
        let cell = try #require(view.cellForItem(at: IndexPath(item: 5_000, section: 0)))
        #expect(abs(cell.frame.minY - view.contentOffset.y) < 1)
    }

    @Test func `Only rows in sight are made`() {
        let (controller, _) = controller()
        for first in stride(from: 0, to: 9_990, by: 333) {
            controller.show(.message(first))
            #expect(controller.collectionView.subviews.count { $0 is UICollectionViewCell } < 40)
        }
    }

    @Test func `A message with another text gets another height`() throws {
        let (controller, window) = controller()
        let path = IndexPath(item: 0, section: 0)
        let before = try #require(controller.collectionView.cellForItem(at: path)).frame.height
        controller.setText("One line.\nAnother **line**.\nA third one.", of: 0)
        window.layoutIfNeeded()
        let after = try #require(controller.collectionView.cellForItem(at: path)).frame.height
        #expect(after > before + 30)
    }

    @Test func `My messages lie at the trailing edge, in either direction`() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let (controller, window) = controller()
            window.traitOverrides.layoutDirection = direction
            controller.show(.message(0))
            let mine = try #require(
                controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? BubbleCell)
            let place = mine.label.convert(mine.label.bounds, to: mine)
            #expect((place.midX > mine.bounds.midX) == (direction == .leftToRight))
        }
    }

    @Test func `Markup becomes attributes, and links are underlined`() {
        let message = Message(id: 1, text: "a **b** [c](https://x.org)\n 👍", isMine: false, picture: nil)
        let text = message.attributedText(color: .label)
        #expect(text.string == "a b c\n 👍")
        #expect(text.attribute(.underlineStyle, at: 4, effectiveRange: nil) as? Int == 1)
        #expect(text.attribute(.link, at: 4, effectiveRange: nil) == nil)
        #expect(Message(id: 2, text: "👍🏽", isMine: true, picture: nil).isEmojiAlone)
    }
}

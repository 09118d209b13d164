import TestTools
import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UITabBarAppearance.selectionIndicatorImage` and `UIBarItem.isHidden`.
@MainActor @Suite struct BarItemsTests {
    @Test func `The image of what is chosen lies behind the item in the middle, in its own size`() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
        let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.items = items
        bar.selectedItem = items[1]
        bar.tintColor = .white
        bar.selectionIndicatorImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        bar.layoutIfNeeded()
        let grounds = bar.subviews.flatMap(\.subviews).compactMap { $0 as? UIImageView }.filter {
            $0.image?.size.width == 20
        }
        #expect(grounds.count == 1)
        #expect(grounds.first.map { $0.convert($0.bounds, to: bar) }?.midX == 150)
        let drawn = try Pixels(of: bar.layer, width: 200, height: 49)
        #expect(drawn[142, 21] == 0xFFFF_0000 && drawn[137, 21] != 0xFFFF_0000 && drawn[42, 21] != 0xFFFF_0000)
    }

    @Test func `Items that are hidden take no room`() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let items = [UIBarButtonItem(title: "One", style: .plain), UIBarButtonItem(title: "Two", style: .plain)]
        bar.items = items
        #expect(bar.subviews.compactMap { $0 as? UIButton }.count == 2)
        items[0].isHidden = true
        #expect(bar.subviews.compactMap { $0 as? UIButton }.map { $0.currentTitle } == ["Two"])
    }
}

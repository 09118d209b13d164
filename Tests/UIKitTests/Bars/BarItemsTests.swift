import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UITabBarAppearance.selectionIndicatorImage` and `UIBarItem.isHidden`.
@MainActor @Suite struct BarItemsTests {
    @Test func `An appearance's image of what is chosen counts before the bar's`() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
        let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.items = items
        bar.selectedItem = items[1]
        func image(_ width: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
        }
        let sizes: [CGFloat] = [20, 30]
        func grounds() -> [UIImageView] {
            bar.subviews.flatMap(\.subviews).compactMap { $0 as? UIImageView }
                .filter { sizes.contains($0.image?.size.width ?? 0) }
        }
        bar.selectionIndicatorImage = image(20)
        #expect(grounds().map(\.image?.size.width) == [20])
        let look = UITabBarAppearance()
        look.selectionIndicatorImage = image(30)
        bar.standardAppearance = look
        bar.layoutIfNeeded()
        #expect(grounds().map(\.image?.size.width) == [30])
        #expect(grounds().map { $0.convert($0.bounds, to: bar).midX } == [150])
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

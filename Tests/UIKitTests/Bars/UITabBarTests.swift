import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UITabBar`, `UITabBarItem` and `UITabBarItemAppearance`.
@MainActor @Suite struct UITabBarTests {
    private let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    private let items = ["First", "Second"].map { UITabBarItem(title: $0, image: nil, selectedImage: nil) }

    init() {
        bar.items = items
        bar.layoutIfNeeded()
    }

    private func shown<View: UIView>(_ type: View.Type, in item: Int) -> View? {
        bar.layoutIfNeeded()
        return items[item].shownView?.subviews.lazy.compactMap { $0 as? View }.first
    }

    @Test func `A badge lies at the trailing corner, in its own color`() throws {
        #expect(shown(BadgeView.self, in: 0) == nil)
        items[0].badgeValue = "12"
        let badge = try #require(shown(BadgeView.self, in: 0))
        #expect(badge.backgroundColor == .systemRed && badge.bounds.height == 18 && badge.bounds.width > 18)
        #expect(badge.center.x > 80 && badge.frame.minY >= 0)
        items[0].badgeColor = .systemBlue
        #expect(shown(BadgeView.self, in: 0)?.backgroundColor == .systemBlue)
        bar.semanticContentAttribute = .forceRightToLeft
        items[0].badgeValue = "1"
        #expect(try #require(shown(BadgeView.self, in: 0)).center.x < 80)
        items[0].badgeValue = nil
        #expect(shown(BadgeView.self, in: 0) == nil)
    }

    @Test func `An appearance sets titles and badges of each state`() throws {
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 12)]
        appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .systemTeal
        appearance.stackedLayoutAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)
        let before = try #require(shown(UILabel.self, in: 1)).frame
        items[1].badgeValue = "x"
        bar.selectedItem = items[0]
        bar.standardAppearance = appearance
        #expect(shown(UILabel.self, in: 0)?.font == .boldSystemFont(ofSize: 12))
        #expect(shown(UILabel.self, in: 1)?.textColor == .systemGreen)
        #expect(shown(UILabel.self, in: 1)?.frame == before.offsetBy(dx: 0, dy: -4))
        #expect(shown(BadgeView.self, in: 1)?.backgroundColor == .systemTeal)
    }

    /// Apple's Human Interface Guidelines: icons of 23 to 31 points by their shape, 48 × 32 at most.
    @Test func `Images keep their size, and symbols are large`() throws {
        func picture(_ image: UIImage?) -> UIImageView? {
            items[0].image = image
            bar.layoutIfNeeded()
            return items[0].shownView?.subviews.compactMap { $0 as? UIImageView }.last
        }
        func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
        }
        #expect(picture(image(20, 20))?.contentMode == .center)
        #expect(picture(image(60, 60))?.contentMode == .scaleAspectFit)
        let large = UIImage(systemName: "house", withConfiguration: UIImage.SymbolConfiguration(scale: .large))
        #expect(picture(UIImage(systemName: "house"))?.image?.size == large?.size)
    }

    @Test func `Centered items stand in the middle, as wide and as far apart as they say`() {
        (bar.itemPositioning, bar.itemWidth, bar.itemSpacing) = (.centered, 50, 10)
        bar.layoutIfNeeded()
        #expect(items.map { $0.shownView?.frame.minX } == [105, 165])
        bar.itemPositioning = .fill
        bar.layoutIfNeeded()
        #expect(items.map { $0.shownView?.frame.minX } == [0, 160])
    }

    /// UIKit's views of items are controls of the class `UITabBarButton`; libraries that draw their own items find them by that name.
    @Test func `Items are controls of the name that they have on iOS`() {
        let buttons = bar.subviews.filter { String(describing: type(of: $0)) == "UITabBarButton" }
        #expect(buttons.count == 2 && buttons.allSatisfy { $0 is UIControl })
        items[1].isEnabled = false
        #expect((items[1].shownView as? UIControl)?.isEnabled == false)
    }

    /// They are the same views on iOS as long as the items are the same.
    @Test func `Items whose views were taken away or hidden stay so until there are others`() {
        items[0].shownView?.removeFromSuperview()
        items[1].shownView?.isHidden = true
        bar.selectedItem = items[1]
        #expect(items[0].shownView?.superview == nil)
        #expect(items[1].shownView?.isHidden == true && items[1].shownView?.superview === bar)
        bar.items = items
        #expect(items.allSatisfy { $0.shownView?.superview === bar && $0.shownView?.isHidden == false })
    }
}

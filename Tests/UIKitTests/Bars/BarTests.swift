import Foundation
import TestTools
import Testing

@testable import PlacardUIKit

@MainActor @Suite struct BarTests {
    private func labels(in view: UIView) -> [(text: String, frame: CGRect)] {
        view.subviews.flatMap { subview -> [(String, CGRect)] in
            if let button = subview as? UIButton { return [(button.title(for: .normal) ?? "", button.frame)] }
            if let label = subview as? UILabel { return [(label.text ?? "", label.frame)] }
            return labels(in: subview).map { ($0.text, $0.frame.offsetBy(dx: subview.frame.minX, dy: 0)) }
        }
    }

    @Test func anAppearanceGivesABarItsGroundItsLineAndItsTitle() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
        let item = UINavigationItem(title: "Trips")
        bar.items = [item]
        let look = UINavigationBarAppearance()
        look.configureWithTransparentBackground()
        look.backgroundColor = .blue
        look.titleTextAttributes = [.foregroundColor: UIColor.red]
        bar.standardAppearance = look
        look.backgroundColor = .green
        #expect(try Pixels(of: bar)[5, 5] == 0xFF00_00FF)
        #expect(bar.standardAppearance.backgroundColor == .blue)
        #expect(bar.subviews.lazy.compactMap { $0 as? UILabel }.first?.textColor == .red)
        item.standardAppearance = look
        #expect(try Pixels(of: bar)[5, 5] == 0xFF00_FF00)
    }

    /// Bars lay title views out by their own sizes since iOS 11.
    @Test func `A title view is as wide as its text wants, also when that changes`() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        let (item, label, plain) = (
            UINavigationItem(), UILabel(), UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        )
        label.text = "Title"
        item.titleView = label
        bar.items = [item]
        bar.layoutIfNeeded()
        #expect(label.frame.size == label.intrinsicContentSize && abs(label.frame.midX - 187.5) < 0.5)
        label.text = "A longer title"
        bar.layoutIfNeeded()
        #expect(label.frame.size == label.intrinsicContentSize)
        item.titleView = plain
        bar.layoutIfNeeded()
        #expect(plain.frame.size == CGSize(width: 90, height: 20))
    }

    private final class Positioner: UIToolbarDelegate, UINavigationBarDelegate {
        var position = UIBarPosition.any
        var pops = true
        private(set) var popped: [String?] = []
        func position(for bar: any UIBarPositioning) -> UIBarPosition { position }
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { pops }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            popped.append(item.title)
        }
    }

    /// Apple's documentation of `UIBarPositioningDelegate` and `UIBarPosition.topAttached`.
    @Test func aBarAttachedToTheTopReachesUnderTheStatusBar() throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 20, width: 375, height: 44))
        let controller = UIViewController()
        window.rootViewController = controller
        controller.view.addSubview(bar)
        #expect(bar.barPosition == .bottom)
        let positioner = Positioner()
        positioner.position = .topAttached
        bar.delegate = positioner
        window.layoutIfNeeded()
        #expect(bar.barPosition == .topAttached)
        let ground = try #require(bar.subviews.first)
        #expect(window.safeAreaInsets.top == 44)
        #expect(ground.frame == CGRect(x: 0, y: -20, width: 375, height: 64))
        #expect(bar.subviews[1].frame.minY == 44)
    }

    /// As in iOS 11 and later, where bars stand upon the home indicator.
    @Test func theGroundOfABarUponTheSafeAreaReachesTheScreensEdge() throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        controller.view.addSubview(bar)
        window.layoutIfNeeded()
        let below = controller.view.safeAreaInsets.bottom
        #expect(below == 34)
        bar.frame.origin.y = controller.view.bounds.height - below - 44
        bar.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(bar.subviews.first?.frame == CGRect(x: 0, y: 0, width: 375, height: 78))
        bar.frame.origin.y -= 10
        bar.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(bar.subviews.first?.frame.height == 44)
    }

    /// Apple's documentation of `UINavigationBarDelegate`.
    @Test func aNavigationBarsDelegateIsAskedBeforeAnItemGoes() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
        bar.items = [UINavigationItem(title: "A"), UINavigationItem(title: "B")]
        let delegate = Positioner()
        delegate.pops = false
        bar.delegate = delegate
        #expect(bar.popItem(animated: false) == nil && bar.topItem?.title == "B" && bar.barPosition == .top)
        delegate.pops = true
        #expect(bar.popItem(animated: false)?.title == "B" && delegate.popped == ["B"])
    }

    /// Apple's documentation of `UIBarStyle.black`: a black ground with white letters; a color of one's own counts first.
    @Test func aBlackBarHasWhiteLetters() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
        bar.items = [UINavigationItem(title: "Trips")]
        bar.barStyle = .black
        #expect(try Pixels(of: bar)[5, 5] == 0xFF00_0000)
        #expect(bar.subviews.lazy.compactMap { $0 as? UILabel }.first?.textColor == .white)
        bar.barTintColor = .blue
        #expect(try Pixels(of: bar)[5, 5] == 0xFF00_00FF)
        bar.barStyle = .default
        #expect(bar.subviews.lazy.compactMap { $0 as? UILabel }.first?.textColor == .label)
        let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
        tools.barStyle = .blackTranslucent
        #expect(try Pixels(of: tools)[5, 5] == 0xFF00_0000)
    }

    /// The ways before iOS 13 (Apple's documentation of `setBackgroundImage(_:for:)` and `shadowImage`): an empty image leaves a bar
    /// clear, and takes the line away.
    @Test func imagesTakeThePlacesOfGroundAndLine() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 20, height: 44))
        #expect(try Pixels(20, 46) { context in bar.layer.render(in: context) }[5, 44] != 0)
        bar.setBackgroundImage(UIImage(), for: .default)
        bar.shadowImage = UIImage()
        let clear = try Pixels(20, 46) { context in bar.layer.render(in: context) }
        #expect(clear[5, 5] == 0 && clear[5, 44] == 0)
        let red = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 20, height: 44))
        tools.setBackgroundImage(red, forToolbarPosition: .bottom, barMetrics: .default)
        #expect(try Pixels(of: tools)[5, 5] == 0xFFFF_0000)
        #expect(tools.backgroundImage(forToolbarPosition: .any, barMetrics: .default) == nil)
        tools.setBackgroundImage(nil, forToolbarPosition: .bottom, barMetrics: .default)
        tools.barTintColor = .green
        #expect(try Pixels(of: tools)[5, 5] == 0xFF00_FF00)
        let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 40, height: 56))
        search.backgroundImage = UIImage()
        #expect(try Pixels(of: search)[1, 1] == 0)
        search.backgroundImage = red
        #expect(try Pixels(of: search)[1, 1] == 0xFFFF_0000)
    }

    @Test func anImageTakesThePlaceOfTheArrowBack() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        bar.items = [UINavigationItem(title: "Home"), UINavigationItem(title: "Trip")]
        let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
        bar.backIndicatorImage = image
        let back = try #require(bar.subviews.lazy.compactMap { $0 as? UIButton }.first)
        #expect(back.image(for: .normal)?.size == image.size)
    }

    /// Apple's documentation of `UITabBar.selectionIndicatorImage`.
    @Test func theChosenItemOfATabBarHasItsImageBehindIt() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 120, height: 49))
        bar.items = [UITabBarItem(title: nil, image: nil, tag: 0), UITabBarItem(title: nil, image: nil, tag: 1)]
        bar.selectedItem = bar.items?.last
        bar.selectionIndicatorImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let pixels = try Pixels(of: bar)
        #expect(pixels[90, 24] == 0xFFFF_0000 && pixels[30, 24] != 0xFFFF_0000)
    }

    @Test func appearancesColorTheItemsOfTabBars() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 120, height: 49))
        bar.items = [UITabBarItem(title: "One", image: nil, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1)]
        let look = UITabBarAppearance()
        look.stackedLayoutAppearance.normal.iconColor = .purple
        bar.standardAppearance = look
        let colors = bar.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.textColor }
        #expect(colors == [.purple, .purple])
    }

    @Test func aNavigationBarHasItsTitleInTheMiddleAndItemsAtTheSides() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        let item = UINavigationItem(title: "Trips")
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
        item.rightBarButtonItems = [UIBarButtonItem(title: "Add"), UIBarButtonItem(systemItem: .save)]
        bar.items = [UINavigationItem(title: "Below"), item]
        bar.layoutIfNeeded()
        let shown = labels(in: bar)
        #expect(shown.map(\.text) == ["Trips", "Edit", "Add", "Save"])
        #expect(abs(shown[0].frame.midX - 187.5) < 1)
        #expect(shown[1].frame.minX == 16)
        #expect(shown[2].frame.maxX == 359)
        #expect(shown[3].frame.maxX == shown[2].frame.minX - 8)
        item.title = "Journeys"
        #expect(labels(in: bar).first?.text == "Journeys")
    }

    /// Truth: bars of published storyboards with large titles are 96 points high, 44 of which are the row of items.
    @Test func `a large title lies below the items where the bar is high enough`() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 414, height: 96))
        let item = UINavigationItem(title: "Trips")
        item.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
        bar.items = [item]
        bar.prefersLargeTitles = true
        func shown() -> [UILabel] {
            (bar.subviews + bar.subviews.flatMap(\.subviews)).compactMap { $0 as? UILabel }
                .filter { $0.text == "Trips" && !$0.isHidden && $0.superview?.isHidden == false }
        }
        bar.layoutIfNeeded()
        let title = try #require(shown().first)
        #expect(shown().count == 1 && title.font.pointSize == 34)
        let place = bar.convert(title.bounds, from: title)
        #expect(place.minX == 20 && place.minY >= 44)
        #expect(try #require(labels(in: bar).first { $0.text == "Edit" }).frame.midY == 22)
        item.largeTitleDisplayMode = .never
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        #expect(shown().map(\.font.pointSize) == [17])
        item.largeTitleDisplayMode = .automatic
        bar.frame.size.height = 44
        bar.layoutIfNeeded()
        #expect(shown().map(\.font.pointSize) == [17])
    }

    @Test func aTitleGivesWayToWideItems() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UINavigationItem(title: "A title of some length")
        item.leftBarButtonItem = UIBarButtonItem(title: "A rather long item")
        bar.items = [item]
        bar.layoutIfNeeded()
        let shown = labels(in: bar)
        #expect(shown[0].frame.minX >= shown[1].frame.maxX)
        #expect(shown[0].frame.maxX <= 320)
    }

    @Test func flexibleSpacePushesItemsOfAToolbarApart() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        bar.items = [UIBarButtonItem(title: "A"), .flexibleSpace(), UIBarButtonItem(title: "B")]
        bar.layoutIfNeeded()
        let shown = labels(in: bar)
        #expect(shown.map(\.text) == ["A", "B"])
        #expect(shown[0].frame.minX == 16)
        #expect(abs(shown[1].frame.maxX - 284) < 1)
    }

    @Test func itemsOfTheSystemsAreItsSymbols() throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        bar.items = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .done)]
        bar.layoutIfNeeded()
        let buttons = bar.subviews.compactMap { $0 as? UIButton }
        let image = try #require(buttons.first?.image(for: .normal))
        #expect(image.isSymbolImage && abs(image.size.width - 17 * 1.28 * 0.97) < 2)
        #expect(buttons.last?.image(for: .normal) == nil && buttons.last?.title(for: .normal) == "Done")
        #expect(UITabBarItem(tabBarSystemItem: .search, tag: 0).image?.isSymbolImage == true)
    }

    @Test func aSearchBarHasAGroundUnlessItIsMinimal() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        bar.placeholder = "Find"
        #expect(bar.backgroundColor == .secondarySystemBackground)
        let color = bar.searchTextField.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        #expect(color as? UIColor == .secondaryLabel && bar.placeholder == "Find")
        bar.barTintColor = .systemTeal
        #expect(bar.backgroundColor == .systemTeal)
        bar.searchBarStyle = .minimal
        #expect(bar.backgroundColor == nil)
    }

    @Test func tabsShareTheWidthAndAreMirrored() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        bar.items = ["One", "Two", "Three"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.selectedItem = bar.items?[1]
        bar.layoutIfNeeded()
        #expect(bar.subviews.suffix(3).map(\.frame.minX) == [0, 100, 200])
        bar.semanticContentAttribute = .forceRightToLeft
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        #expect(bar.subviews.suffix(3).map(\.frame.minX) == [200, 100, 0])
    }

    @Test func aControllersTitleIsThatOfItsItems() {
        let controller = UIViewController()
        controller.title = "Home"
        #expect(controller.navigationItem.title == "Home" && controller.tabBarItem.title == "Home")
        controller.title = "Away"
        #expect(controller.navigationItem.title == "Away")
    }

    @Test func anItemThatIsDisabledDoesNothing() {
        var count = 0
        let item = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in count += 1 })
        item.perform()
        item.isEnabled = false
        item.perform()
        #expect(count == 1)
    }
}

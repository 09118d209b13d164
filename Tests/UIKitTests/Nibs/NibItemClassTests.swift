import TestTools
import Testing

@testable import PlacardUIKit

/// A bar button item with a badge of its own, as programs have them.
final class BadgedItem: UIBarButtonItem {
    var count = 0
    override init(root: Void = ()) {
        super.init()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        count = 7
    }
}

final class RoundTabItem: UITabBarItem {}

final class PlainNavigationItem: UINavigationItem {}

/// Items of bars are made by `init(coder:)` of the class that the document names. Source: Apple's documentation of `UIBarItem` and
/// `UINavigationItem`, which conform to `NSCoding`.
@MainActor @Suite struct NibItemClassTests {
    private static let content = """
        <navigationBar id="n"><items><navigationItem id="i" title="Mail" customClass="PlainNavigationItem" customModule="UIKitTests">
        <barButtonItem key="rightBarButtonItem" id="b" systemItem="add" tag="3" customClass="BadgedItem" customModule="UIKitTests"/>
        <barButtonItem key="leftBarButtonItem" id="l" title="Back" customClass="Unheard"/></navigationItem></items></navigationBar>
        """

    @Test func `items are of the classes that the document names`() throws {
        let bar = try #require(try Nibs.view(Self.content) as? UINavigationBar)
        let item = try #require(bar.topItem as? PlainNavigationItem)
        #expect(item.title == "Mail")
        let button = try #require(item.rightBarButtonItem as? BadgedItem)
        #expect(button.count == 7 && button.tag == 3 && button.systemItem == .add)
        let tabs = """
            <tabBar id="t"><items><tabBarItem title="Home" id="h" customClass="RoundTabItem" customModule="UIKitTests"/></items></tabBar>
            """
        let tab = try #require(try (Nibs.view(tabs) as? UITabBar)?.items?.first)
        #expect(tab is RoundTabItem && tab.title == "Home")
    }

    @Test func `an item whose class is not known is reported`() throws {
        #expect(
            try Nibs.messages(Self.content).filter { $0.hasPrefix("Unknown class") } == [
                "Unknown class Unheard in Interface Builder file; UIBarButtonItem stands in for it"
            ])
    }
}

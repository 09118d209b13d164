import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UINavigationBar.prefersLargeTitles`, `UINavigationItem.LargeTitleDisplayMode` and
/// `UINavigationItem.searchController`; 52 points are what bars of published storyboards have for a large title.
@MainActor @Suite struct LargeTitleTests {
    private let table = UITableViewController(style: .plain)
    private let navigation: UINavigationController
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var inset: CGFloat { table.view.safeAreaInsets.top - window.safeAreaInsets.top }

    init() {
        table.title = "Trips"
        navigation = UINavigationController(rootViewController: table)
        navigation.navigationBar.prefersLargeTitles = true
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    @Test func `Content begins below the large title`() {
        #expect(inset == 96 && navigation.navigationBar.frame.height == 96)
        #expect(table.tableView.contentOffset.y == -table.tableView.adjustedContentInset.top)
    }

    @Test func `The title goes as far as content moves below the bar, and comes back with it`() {
        let start = table.tableView.contentOffset.y
        table.tableView.contentOffset.y = start + 20
        window.layoutIfNeeded()
        #expect(inset == 76 && table.tableView.contentOffset.y == start + 20)
        table.tableView.contentOffset.y = start + 200
        window.layoutIfNeeded()
        #expect(inset == 44 && navigation.navigationBar.frame.height == 44)
        table.tableView.contentOffset.y = start
        window.layoutIfNeeded()
        #expect(inset == 96)
    }

    @Test func `Items leave it to those below them whether their titles are large`() {
        let (second, third) = (UIViewController(), UIViewController())
        navigation.pushViewController(second, animated: false)
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == 96)
        second.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(third, animated: false)
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == 44)
        third.navigationItem.largeTitleDisplayMode = .always
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func `A search stands below the title, and goes first`() throws {
        let search = UISearchController(searchResultsController: nil)
        table.navigationItem.searchController = search
        window.layoutIfNeeded()
        #expect(inset == 148)
        #expect(navigation.view.convert(search.searchBar.bounds, from: search.searchBar).minY == inset - 52)
        let start = table.tableView.contentOffset.y
        table.tableView.contentOffset.y = start + 52
        window.layoutIfNeeded()
        #expect(inset == 96 && search.searchBar.isHidden)
        table.navigationItem.hidesSearchBarWhenScrolling = false
        table.tableView.contentOffset.y = start + 300
        window.layoutIfNeeded()
        #expect(inset == 96 && !search.searchBar.isHidden)
    }

    @Test func `The bar has no ground while a whole large title stands in it`() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.systemRed]
        navigation.navigationBar.standardAppearance = appearance
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.groundAppearance?.backgroundColor == nil)
        table.tableView.contentOffset.y += 60
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.groundAppearance?.backgroundColor == .systemBackground)
    }
}

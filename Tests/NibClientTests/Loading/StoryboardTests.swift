import Placard
import Testing

/// Segues, containers, items for bars and prototypes of a storyboard.
@MainActor @Suite struct StoryboardTests {
    private let trips = UIStoryboard(name: "Trips", bundle: .module)

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    /// The first screen in a window, upon which others can be presented.
    private func shownHome() throws -> HomeViewController {
        let home = try home()
        window.rootViewController = home
        window.isHidden = false
        return home
    }

    private func home() throws -> HomeViewController {
        let home: HomeViewController = trips.instantiateViewController(identifier: "home")
        home.loadViewIfNeeded()
        return home
    }

    @Test func theWholeStoryboardLoadsWithoutAWord() throws {
        let reports = try Reports.during { _ = try home() }
        #expect(reports.isEmpty)
    }

    /// Attributes as Xcode writes them for these controllers.
    @Test func columnsAndPagesComeFromAStoryboard() throws {
        let reports = try Reports.during {
            let first = UIStoryboard(name: "Columns", bundle: .module).instantiateInitialViewController()
            let split = try #require(first as? UISplitViewController)
            #expect(split.style == .doubleColumn && split.viewController(for: .primary)?.title == "List")
            let pages = try #require(split.viewController(for: .secondary) as? UIPageViewController)
            #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
        }
        #expect(reports.isEmpty)
    }

    // MARK: Segues

    @Test func aControlTriggersItsSegue() throws {
        let home = try shownHome()
        home.goButton.sendActions(for: .primaryActionTriggered)
        #expect(home.prepared.last == "go DetailViewController UIButton true")
        let detail = try #require(home.presentedViewController as? DetailViewController)
        #expect(detail.subject == "go")
        #expect(detail.presentingViewController === home)
        #expect(detail.storyboard === trips)
    }

    @Test func aControllerMayForbidASegueThatAControlTriggers() throws {
        let home = try shownHome()
        home.allows = false
        home.goButton.sendActions(for: .primaryActionTriggered)
        #expect(home.presentedViewController == nil)
        home.performSegue(withIdentifier: "go", sender: nil)
        #expect(home.presentedViewController is DetailViewController)
    }

    @Test func anItemOfABarTriggersItsSegue() throws {
        let home = try home()
        home.addItem.primaryAction.map { $0.perform(from: home.addItem) }
        #expect(home.prepared.last == "add DetailViewController UIBarButtonItem true")
    }

    @Test func aSegueOfAClassOfTheProgramIsPerformedByIt() throws {
        FadeSegue.performed = 0
        try home().performSegue(withIdentifier: "fade", sender: self)
        #expect(FadeSegue.performed == 1)
    }

    @Test func anIdentifierThatNoSegueHasIsReportedInApplesWords() throws {
        let home = try home()
        let reports = Reports.during { home.performSegue(withIdentifier: "away", sender: nil) }
        #expect(reports.count == 1)
        #expect(
            reports.first?.hasPrefix("Receiver (<HomeViewController>) has no segue with identifier 'away'; ") == true)
    }

    @Test func whatIsInFrontIsTakenAway() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        let home = try home()
        window.rootViewController = home
        home.performSegue(withIdentifier: "go", sender: nil)
        let detail = try #require(home.presentedViewController)
        let frame = detail.view.convert(detail.view.bounds, to: window)
        #expect(detail.view.window === window && frame.width == 300 && frame.maxY == 500)
        detail.dismiss(animated: false)
        #expect(home.presentedViewController == nil && detail.view.superview == nil)
    }

    // MARK: Containers

    @Test func aContainerShowsTheControllerThatIsEmbedded() throws {
        let home = try home()
        #expect(home.prepared.first == "map UIViewController HomeViewController true")
        #expect(home.children.count == 1 && home.childrenWhenLoaded == 1)
        let child = try #require(home.children.first)
        #expect(child.parent === home)
        #expect(child.view.tag == 7)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 375, height: 100))
        #expect(child.view.superview?.frame.minY == 200)
    }

    // MARK: Bars

    @Test func itemsForBarsComeWithTheController() throws {
        let home: HomeViewController = trips.instantiateViewController(identifier: "home")
        #expect(!home.isViewLoaded)
        #expect(home.navigationItem.title == "Trips")
        #expect(home.navigationItem.leftBarButtonItem?.title == "Edit")
        #expect(home.navigationItem.rightBarButtonItems?.map(\.title) == ["Add", "Search"])
        #expect(home.navigationItem.rightBarButtonItem?.style == .done)
        #expect(home.tabBarItem.title == "All" && home.tabBarItem.badgeValue == "3")
    }

    @Test func anItemDoesItsAction() throws {
        let home = try home()
        let item = try #require(home.navigationItem.leftBarButtonItem)
        let action = try #require(item.action)
        #expect(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
        #expect(home.edits == 1)
    }

    // MARK: Tables and text

    @Test func aTableMakesTheRowsThatTheDocumentDescribes() throws {
        let home = try home()
        #expect(home.table.style == .grouped && home.table.rowHeight == 44)
        #expect(home.table.subviews.isEmpty)
        let one = try #require(home.table.dequeueReusableCell(withIdentifier: "trip") as? TripCell)
        let other = try #require(home.table.dequeueReusableCell(withIdentifier: "trip") as? TripCell)
        #expect(one !== other)
        #expect(one.nameLabel.text == "A trip" && one.nameLabel !== other.nameLabel)
        #expect(home.table.dequeueReusableCell(withIdentifier: "none") == nil)
    }

    @Test func aTableThatIsGoneTakesItsBuilderAlong() throws {
        weak var table: UITableView?
        do {
            let home = try home()
            table = home.table
            #expect(table != nil)
        }
        #expect(table == nil)
    }

    @Test func aRowThatNobodyDescribesIsReported() throws {
        let table = try #require(try home().table)
        let reports = Reports.during {
            let cell = table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
            #expect(cell.reuseIdentifier == "none")
        }
        #expect(
            reports.first?.hasPrefix("unable to dequeue a cell with identifier none - must register a nib") == true)
    }

    @Test func aTextViewIsOneWithItsText() throws {
        let notes = try #require(try home().notes)
        #expect(notes.text == "Notes" && !notes.isEditable)
        #expect(notes.font?.pointSize == 14)
    }

    @Test func theStoryboardsTintIsThatOfItsViews() throws {
        let home = try home()
        #expect(home.goButton.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    // MARK: Wrong classes

    @Test func aControllerOfAnotherClassThanExpectedIsReportedAndOneOfThatClassMade() {
        let reports = Reports.during {
            let list: ListViewController = trips.instantiateViewController(identifier: "detail")
            #expect(list.rows == 0)
        }
        #expect(reports.count == 1)
        #expect(
            reports.first?.contains(
                "error: the view controller 'detail' is a DetailViewController, not a ListViewController; set its class"
            ) == true)
    }

    @Test func `a window of the storyboard's device has its safe area`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = UIStoryboard(name: "Trips", bundle: .module).instantiateInitialViewController()
        #expect(window.safeAreaInsets.top == 20 && window.rootViewController?.view.safeAreaInsets.top == 20)
        window.frame.size.height = 600
        #expect(window.safeAreaInsets == .zero)
    }
}

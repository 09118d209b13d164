import Placard
import Testing

/// What triggers segues, where they lead by their kinds, and the way back.
///
/// Truth: Apple, Xcode Help, "Add a segue between scenes"; TN2298, "Using Unwind Segues"; the documentation of `IBSegueAction`.
@MainActor @Suite struct SegueTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let navigation: UINavigationController
    private let list: StopsController

    init() throws {
        let first = UIStoryboard(name: "Journeys", bundle: .module).instantiateInitialViewController()
        navigation = try #require(first as? UINavigationController)
        list = try #require(navigation.topViewController as? StopsController)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
    }

    private func tapRow(_ row: Int, x: CGFloat = 100) {
        let frame = list.tableView.rectForRow(at: IndexPath(row: row, section: 0))
        let finger = TouchSequence(in: window)
        finger.tap(at: list.tableView.convert(CGPoint(x: x, y: frame.midY), to: nil))
        finger.wait(0.5)
    }

    private func add() throws -> StopFormController {
        list.performSegue(withIdentifier: "add", sender: nil)
        window.layoutIfNeeded()
        let front = try #require(navigation.presentedViewController as? UINavigationController)
        return try #require(front.topViewController as? StopFormController)
    }

    // MARK: What triggers them

    /// The order on iOS: the row is selected, then the segue is prepared, then the delegate hears of the row.
    @Test func `A row that is chosen triggers its segue before the delegate hears of it`() {
        tapRow(1)
        #expect(
            list.events == ["edit from row 1, style \(UIModalPresentationStyle.automatic.rawValue)", "selected 1"])
        #expect(navigation.topViewController is StopFormController)
    }

    @Test func `The button at a row's end triggers the segue of the accessory`() {
        tapRow(0, x: 375 - 27)
        #expect(list.events == ["more from row 0, style \(UIModalPresentationStyle.fullScreen.rawValue)"])
        #expect(navigation.viewControllers.count == 1 && navigation.presentedViewController is UINavigationController)
        #expect(navigation.presentedViewController?.modalTransitionStyle == .crossDissolve)
    }

    @Test func `A program performs the segue of a row before there is a row`() {
        list.performSegue(withIdentifier: "edit", sender: nil)
        #expect(navigation.topViewController is StopFormController)
    }

    // MARK: Who makes the destination

    @Test func `A segue action makes the controller with an initializer of its own`() throws {
        tapRow(1)
        let form = try #require(navigation.topViewController as? StopFormController)
        #expect(form.stop == "Linz" && form.navigationItem.title == "Stop" && form.storyboard === list.storyboard)
    }

    @Test func `A segue action that answers nil leaves it to the class`() throws {
        list.performSegue(withIdentifier: "edit", sender: nil)
        #expect((navigation.topViewController as? StopFormController)?.stop == nil)
    }

    // MARK: Kinds

    @Test func `A presentation comes in front though there is a navigation controller`() throws {
        let form = try add()
        #expect(navigation.viewControllers.count == 1 && form.view.window === window)
    }

    @Test func `A popover points at its anchor, and is one before the source prepares`() throws {
        list.performSegue(withIdentifier: "hint", sender: nil)
        #expect(list.events == ["hint from row none, style \(UIModalPresentationStyle.popover.rawValue)"])
        let popover = try #require(navigation.presentedViewController?.popoverPresentationController)
        #expect(popover.barButtonItem === list.navigationItem.rightBarButtonItem)
        #expect(popover.permittedArrowDirections == .up)
    }

    // MARK: The way back

    @Test func `A segue unwinds to who has its action, and takes away what is in front`() throws {
        let form = try add()
        form.stop = "Wien"
        let item = try #require(form.navigationItem.rightBarButtonItem)
        item.primaryAction.map { $0.perform(from: item) }
        #expect(form.prepared == ["save to StopsController"])
        #expect(list.events.last == "took Wien, selected -1")
        #expect(navigation.presentedViewController == nil && form.view.window == nil)
    }

    @Test func `A segue unwinds on a stack by going back, while the row is selected still`() throws {
        tapRow(0)
        let form = try #require(navigation.topViewController as? StopFormController)
        form.performSegue(withIdentifier: "save", sender: nil)
        #expect(list.events.last == "took Ulm, selected 0" && navigation.topViewController === list)
    }

    @Test func `A segue that nobody has the action of stays where it is, and that is told`() throws {
        let form = try add()
        let reports = Reports.during { form.performSegue(withIdentifier: "lost", sender: nil) }
        #expect(reports.count == 1 && form.prepared.isEmpty && form.view.window === window)
    }

    @Test func `Containers unwind to the child that has the action`() throws {
        let tabs = UITabBarController()
        let other = UIViewController()
        tabs.viewControllers = [navigation, other]
        window.rootViewController = tabs
        tabs.selectedViewController = other
        let form = try #require(
            navigation.storyboard?.instantiateViewController(withIdentifier: "form") as? StopFormController)
        other.present(form, animated: false)
        window.layoutIfNeeded()
        form.performSegue(withIdentifier: "save", sender: nil)
        #expect(tabs.selectedViewController === navigation && tabs.presentedViewController == nil)
        #expect(list.events == ["took nothing, selected -1"])
    }

    // MARK: Around them

    /// A storyboard's window is there when the scene comes: Apple's documentation of `UIWindowSceneDelegate.window`.
    @Test func `An app that starts with a storyboard has its window before the scene's delegate hears of it`() throws
    {
        let scene = StoryboardSceneDelegate()
        let storyboard = UIStoryboard(name: "Journeys", bundle: .module)
        let window = UIApplication.shared.launch(
            StoryboardAppDelegate(), sceneDelegate: scene, storyboard: storyboard)
        #expect(scene.firstTitle == "Stops" && window === scene.window && window?.isKeyWindow == true)
    }

    @Test func `Segues of a storyboard that another one refers to lead on`() throws {
        let other = try #require(
            list.storyboard?.instantiateViewController(withIdentifier: "elsewhere") as? HomeViewController)
        #expect(other.storyboard != nil && other.storyboard !== list.storyboard)
        FadeSegue.performed = 0
        other.performSegue(withIdentifier: "fade", sender: nil)
        #expect(FadeSegue.performed == 1)
    }

    @Test func `An item of a bar has the words for assistive programs that the document gives it`() {
        let item = list.navigationItem.rightBarButtonItem
        #expect(item?.accessibilityLabel == "New stop" && item?.accessibilityIdentifier == "add-stop")
    }
}

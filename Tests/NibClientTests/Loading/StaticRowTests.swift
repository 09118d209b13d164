import Placard
import Testing

/// Rows that a storyboard holds, in a table that is its controller's.
@MainActor @Suite struct StaticRowTests {
    private func controller() throws -> UITableViewController {
        let storyboard = UIStoryboard(name: "Settings", bundle: .module)
        let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        controller.loadViewIfNeeded()
        controller.tableView.frame = window.bounds
        window.addSubview(controller.tableView)
        window.layoutIfNeeded()
        withExtendedLifetime(window) {}
        return controller
    }

    @Test func theControllerAnswersWithTheRowsOfTheDocument() throws {
        let controller = try controller()
        let table = try #require(controller.tableView)
        #expect(table.dataSource === controller && table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 0) == 2 && table.numberOfRows(inSection: 1) == 1)
        let name = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(name.textLabel?.text == "Name" && name.bounds.size == CGSize(width: 375, height: 44))
        let toggle = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(toggle.bounds.height == 80)
        #expect(toggle.contentView.subviews.contains { ($0 as? UISwitch)?.isOn == true })
        #expect(table.headerView(forSection: 0)?.textLabel?.text?.lowercased() == "account")
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "Seen by your friends")
    }

    @Test func theSameRowsComeBackAfterTheyWereOutOfSight() throws {
        let controller = try controller()
        let table = try #require(controller.tableView)
        let last = IndexPath(row: 0, section: 1)
        let row = try #require(table.cellForRow(at: last))
        table.frame.size.height = 100
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: last) == nil)
        table.frame.size.height = 667
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: last) === row && !row.isHidden && row.textLabel?.text == "Sign Out")
    }

    @Test func aSubclassMayAnswerOtherwise() throws {
        final class Short: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        }
        let short = Short(style: .plain)
        let table = try #require(try controller().tableView)
        #expect(short.tableView(table, numberOfRowsInSection: 0) == 1)
        #expect(short.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0)).textLabel?.text == "Name")
        #expect(short.tableView(table, cellForRowAt: IndexPath(row: 9, section: 9)).textLabel?.text == nil)
    }
}

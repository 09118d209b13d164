import Placard

/// A list whose rows lead to a form and back.
final class StopsController: UITableViewController {
    var stops = ["Ulm", "Linz"]
    /// What was told, in order.
    private(set) var events: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stops.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "stop", for: indexPath)
        cell.textLabel?.text = stops[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        events.append("selected \(indexPath.row)")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = (sender as? UITableViewCell).flatMap(tableView.indexPath)?.row
        let style = segue.destination.modalPresentationStyle
        events.append("\(segue.identifier ?? "") from row \(row.map(String.init) ?? "none"), style \(style.rawValue)")
    }

    /// What `@IBSegueAction` marks on iOS.
    func makeForm(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> StopFormController? {
        guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) else { return nil }
        return StopFormController(coder: coder, stop: stops[path.row])
    }

    /// What `@IBAction` marks on iOS: segues unwind to it.
    func takeStop(segue: UIStoryboardSegue) {
        let form = segue.source as? StopFormController
        events.append("took \(form?.stop ?? "nothing"), selected \(tableView.indexPathForSelectedRow?.row ?? -1)")
    }
}

/// Leads back by a segue.
final class StopFormController: UIViewController {
    var stop: String?
    private(set) var prepared: [String] = []

    init?(coder: NSCoder, stop: String) {
        self.stop = stop
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append("\(segue.identifier ?? "") to \(type(of: segue.destination))")
    }
}

final class StoryboardAppDelegate: UIResponder, UIApplicationDelegate {}

/// Finds its window made.
final class StoryboardSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var firstTitle: String?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        firstTitle = (window?.rootViewController as? UINavigationController)?.topViewController?.navigationItem.title
    }
}

#if !canImport(ObjectiveC)
    /// Segue actions, which `placard outlets` does not list.
    final class StopsControllerNibTable: NibTable {
        override class var entries: [NibEntry] {
            [
                .method("makeForm:sender:segueIdentifier:") {
                    (list: StopsController, coder: NSCoder, sender: Any, identifier: Any) in
                    list.makeForm(coder, sender: sender, segueIdentifier: identifier as? String)
                },
                .action("takeStopWithSegue:") { (list: StopsController, segue: UIStoryboardSegue) in
                    list.takeStop(segue: segue)
                },
            ]
        }
    }
#endif

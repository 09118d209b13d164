import PlacardUIKit

/// Takes note of what it is asked to do; a table lists its methods.
@MainActor final class Listener: UIView {
    var heard: [String] = []
    var title: String?

    func plain() { heard.append("plain") }
    func pick(_ sender: UIControl, event: UIEvent?) { heard.append(event == nil ? "pick" : "pick with event") }
    func choose(_ sender: UIControl, event: UIEvent) { heard.append("choose \(event.allTouches?.count ?? 0)") }
    func tap(_ recognizer: UITapGestureRecognizer) { heard.append("tap \(recognizer.state.rawValue)") }
    func note(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func tick(_ timer: Timer) { heard.append("tick \(timer.userInfo as? String ?? "")") }
    func add(_ one: NSNumber, _ other: NSNumber) -> Int { one.intValue + other.intValue }
    override func copy(_ sender: Any?) { heard.append("copy") }
}

final class ListenerNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("title", \Listener.title),
            .action("plain") { (target: Listener) in target.plain() },
            .action("pick:event:") { (target: Listener, sender: UIControl, event: UIEvent?) in
                target.pick(sender, event: event)
            },
            .action("choose:event:") { (target: Listener, sender: UIControl, event: UIEvent) in
                target.choose(sender, event: event)
            },
            .action("tap:") { (target: Listener, sender: UITapGestureRecognizer) in target.tap(sender) },
            .action("note:") { (target: Listener, notification: Notification) in target.note(notification) },
            .action("tick:") { (target: Listener, timer: Timer) in target.tick(timer) },
            .action("copy:") { (target: Listener, sender: Any?) in target.copy(sender) },
            .method("add::") { (target: Listener, one: NSNumber, other: NSNumber) in target.add(one, other) },
        ]
    }
}

/// What is reported while a closure runs.
@MainActor func reports(during body: () -> Void) -> [String] {
    var reports: [String] = []
    let before = UINib.report
    UINib.report = { reports.append($0) }
    defer { UINib.report = before }
    body()
    return reports
}

/// Lets the run loop go on until something holds, or nothing is left to wait for.
@MainActor func runLoop(until holds: () -> Bool) {
    for _ in 0..<1000 where !holds() { _ = RunLoop.current.run(mode: .default, before: Date() + 0.01) }
}

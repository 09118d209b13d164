/// A bar on the error stream that says how far a run over many files has come; silent when nobody watches.
@MainActor struct ProgressBar {
    private let console: Console
    private let total: Int
    private let start = ContinuousClock.now
    private static let width = 24

    init(total: Int, console: Console) {
        self.console = console
        self.total = total
    }

    /// Whether somebody reads along, and there is more than one thing to wait for.
    var isShown: Bool { console.isTerminal && total > 1 }

    func show(_ done: Int, name: String) {
        guard isShown else { return }
        let text = Self.text(done, of: total, after: (ContinuousClock.now - start) / .seconds(1))
        console.show("\r\u{1B}[K\(text) \(name.suffix(48))")
    }

    /// A bar, how much is done, and after the first second how much in a second, and how long the rest takes then.
    static func text(_ done: Int, of total: Int, after seconds: Double) -> String {
        let filled = width * done / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        let count = "\(bar) \(done)/\(total)"
        guard seconds >= 1, done > 0 else { return count }
        let rate = Double(done) / seconds
        let speed = rate < 10 ? String(format: "%.1f", rate) : "\(Int(rate.rounded()))"
        let left = Int((Double(total - done) / rate).rounded(.up))
        let time = left < 60 ? "\(left) s" : "\(left / 60) min \(left % 60) s"
        return "\(count), \(speed)/s, \(time) left"
    }

    /// Takes the bar away, so that other lines can follow.
    func clear() {
        guard isShown else { return }
        console.show("\r\u{1B}[K")
    }
}

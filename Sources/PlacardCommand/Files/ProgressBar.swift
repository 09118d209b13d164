/// A bar on the error stream that says how far a run over many files has come; silent when nobody watches.
@MainActor struct ProgressBar {
    private let console: Console
    private let total: Int
    private static let width = 24

    init(total: Int, console: Console) {
        self.console = console
        self.total = total
    }

    private var isShown: Bool { console.isTerminal && total > 1 }

    func show(_ done: Int, name: String) {
        guard isShown else { return }
        let filled = Self.width * done / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
        console.show("\r\u{1B}[K\(bar) \(done)/\(total) \(name.suffix(48))")
    }

    /// Takes the bar away, so that other lines can follow.
    func clear() {
        guard isShown else { return }
        console.show("\r\u{1B}[K")
    }
}

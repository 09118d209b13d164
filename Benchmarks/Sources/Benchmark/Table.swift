import Foundation

/// The printed result: one row for each contest.
struct Table {
    private(set) var missedGoals = 0

    func printHeader(_ setting: String) {
        report(setting)
        report(Self.row("", "Placard", "Pango", "ratio", "goal"))
    }

    /// Prints the row as soon as it is known, because a whole run takes minutes.
    mutating func printRow(_ contest: Contest, rounds: Int) {
        let times = contest.run(rounds: rounds)
        let ratio = times[0] / times[1]
        var verdict = ""
        if let goal = contest.goal {
            let isMet = ratio <= goal
            verdict = "\(Self.share(goal)) \(isMet ? "met" : "missed")"
            missedGoals += isMet ? 0 : 1
        }
        report(Self.row(contest.title, Self.time(times[0]), Self.time(times[1]), Self.share(ratio), verdict))
    }

    static func row(_ title: String, _ cells: String...) -> String {
        title.padding(toLength: 44, withPad: " ", startingAt: 0)
            + cells.map { String(repeating: " ", count: max(1, 14 - $0.count)) + $0 }.joined()
    }

    static func time(_ nanoseconds: Double) -> String {
        switch nanoseconds {
        case ..<1_000: String(format: "%.1f ns", nanoseconds)
        case ..<1_000_000: String(format: "%.2f µs", nanoseconds / 1e3)
        default: String(format: "%.2f ms", nanoseconds / 1e6)
        }
    }

    /// A ratio below 1 as a fraction (0.1 is 1/10), because that is how goals are set.
    static func share(_ ratio: Double) -> String {
        ratio < 1 ? "1/" + String(format: "%.4g", (1 / ratio * 10).rounded() / 10) : String(format: "%.2f", ratio)
    }
}

/// One job, done by several engines in turn.
///
/// The engines take turns round by round, so that a machine that is busy for a while is busy for all of them, and the
/// least of an engine's rounds counts: nothing makes a program quicker than it is.
struct Contest {
    var title: String
    /// The share of the rival's time that Placard should not exceed; nil where none was set.
    var goal: Double? = nil
    var contenders: [Contender]

    /// An engine's way to do the job for one round.
    struct Contender {
        var engine: Engine
        /// How many labels one call of `pass` handles.
        var labels: Int
        /// Handles every label once. The argument counts the passes from 0, for jobs that must not repeat themselves.
        var pass: (Int) -> Void
        var turn = Turn.untilMeasurable
    }

    enum Turn {
        /// As many passes as the clock needs to be trusted.
        case untilMeasurable
        /// For jobs whose input comes to an end.
        case onePass
    }

    enum Engine: String {
        case placard = "Placard"
        case pango = "Pango"
    }

    /// Nanoseconds a label, the least of `rounds` rounds, in the order of the contenders.
    func run(rounds: Int) -> [Double] {
        var turns = contenders.map { Turns(contender: $0) }
        for round in 0..<rounds {
            for index in turns.indices {
                turns[(index + round) % turns.count].takeTurn()
            }
        }
        return turns.map(\.least)
    }

    /// What a contender has done so far.
    private struct Turns {
        let contender: Contender
        let passesInATurn: Int
        var passes: Int
        var least = Double.infinity

        /// Warms up with one pass, then finds how many passes make a turn long enough for the clock.
        init(contender: Contender) {
            self.contender = contender
            contender.pass(0)
            let start = ThreadClock.nanoseconds
            contender.pass(1)
            let once = max(ThreadClock.nanoseconds - start, 1)
            passesInATurn =
                switch contender.turn {
                case .untilMeasurable: max(1, min(10_000, Int((Self.shortestTurn / once).rounded(.up))))
                case .onePass: 1
                }
            passes = 2
        }

        /// Nanoseconds.
        private static let shortestTurn = 4e6

        mutating func takeTurn() {
            let start = ThreadClock.nanoseconds
            for _ in 0..<passesInATurn {
                contender.pass(passes)
                passes += 1
            }
            let elapsed = ThreadClock.nanoseconds - start
            least = min(least, elapsed / Double(passesInATurn * contender.labels))
        }
    }
}

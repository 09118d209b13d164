import Placard

/// How the cost of a layout grows with the text's length: nanoseconds a character at each length.
struct GrowthTable {
    let placard: PlacardEngine
    let pango: PangoEngine

    static let title = "layout by length, a character"

    /// UTF-16 units, which are bytes here.
    static let lengths = [10, 100, 1_000, 10_000, 100_000, 1_000_000]
    /// Pango's layouts of more than this take seconds each.
    private static let longestForPango = 100_000

    func print(rounds: Int) {
        report(Table.row(Self.title, "Placard", "Pango"))
        var placardTimes: [Double] = []
        for length in Self.lengths {
            let contest = contest(length)
            let times = contest.run(rounds: length > Self.longestForPango ? min(rounds, 3) : rounds)
                .map { $0 / Double(length) }
            placardTimes.append(times[0])
            report(
                Table.row(
                    "  \(length) characters", Table.time(times[0]), times.count > 1 ? Table.time(times[1]) : "-"))
        }
        let growth = placardTimes[placardTimes.count - 1] / placardTimes[1]
        report("  a character costs \(Table.share(growth)) times as much in a million as in a hundred")
    }

    private func contest(_ length: Int) -> Contest {
        let labels = texts(length)
        let texts = labels.map { Array($0.utf8CString) }
        var contenders = [
            Contest.Contender(engine: .placard, labels: labels.count) { _ in
                for label in labels { sink(Double(placard.layout(label).size.height)) }
            }
        ]
        if length <= Self.longestForPango {
            contenders.append(
                .init(engine: .pango, labels: labels.count) { _ in
                    for text in texts { sink(pango.layout(text).height) }
                })
        }
        return Contest(title: "", goal: nil, contenders: contenders)
    }

    /// Different texts, fewer of them the longer they are.
    private func texts(_ length: Int) -> [String] {
        var maker = LabelMaker(seed: 29)
        return (0..<max(2, min(LabelSource.count, 200_000 / length))).map { _ in maker.sentences(characters: length) }
    }
}

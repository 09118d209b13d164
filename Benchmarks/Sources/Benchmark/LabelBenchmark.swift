import ArgumentParser
import Placard

/// Times Placard and Pango with Cairo in one process, in turn, and prints how they compare.
struct LabelBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "labels",
        abstract: "Times Placard against Pango and Cairo in one run; only the ratios carry over to other machines.")

    @Option(help: "How often each side takes its turn; the least of the turns counts.")
    var rounds = 12
    @Option(help: "The font's family.")
    var family = "Inter"
    @Option(help: "Points.")
    var size = 17.0
    @Option(help: "Points.")
    var width = 343.0
    @Option(
        help:
            "A folder with short.txt, chat.txt, bidi.txt, indic.txt, one label a line, to use instead of own labels.")
    var inputs: String?
    @Option(help: "Run only the rows whose title contains this.")
    var only: String?

    func validate() throws {
        guard rounds > 0, size > 0, width > 0 else {
            throw ValidationError("rounds, size and width must be above 0")
        }
    }

    func run() throws {
        try MainActor.assumeIsolated { try compare() }
    }

    @MainActor private func compare() throws {
        let setting = Setting(family: family, pointSize: size, width: width)
        guard let placard = PlacardEngine(setting) else {
            throw Self.missing(family)
        }
        let pango = PangoEngine(setting)
        var table = Table()
        table.printHeader(setting.description)
        let contests =
            try layoutContests(placard, pango, setting) + labelContests(pango, setting) + editContests(pango, setting)
        for contest in contests where isWanted(contest.title) { table.printRow(contest, rounds: rounds) }
        if isWanted(EditRows.growthTitle) {
            report("")
            try editRows(pango, setting).printGrowth(rounds: rounds)
        }
        guard isWanted(GrowthTable.title) else { return }
        report("")
        GrowthTable(placard: placard, pango: pango).print(rounds: rounds)
    }

    private func editRows(_ pango: PangoEngine, _ setting: Setting) throws -> EditRows {
        guard let font = UIFont(name: family, size: CGFloat(size)) else { throw Self.missing(family) }
        return EditRows(pango: pango, font: font, setting: setting)
    }

    private func editContests(_ pango: PangoEngine, _ setting: Setting) throws -> [Contest] {
        let rows = try editRows(pango, setting)
        return [
            rows.wholeText("keystroke in 100,000 characters, whole", goal: 1 / 100),
            rows.paragraphAlone("keystroke, Pango only its paragraph"),
        ]
    }

    private func isWanted(_ title: String) -> Bool {
        only.map { title.localizedCaseInsensitiveContains($0) } ?? true
    }

    private func layoutContests(_ placard: PlacardEngine, _ pango: PangoEngine, _ setting: Setting) throws
        -> [Contest]
    {
        let rows = LayoutRows(placard: placard, pango: pango, setting: setting)
        let source = LabelSource(folder: inputs)
        let chat = try source.labels(.chat)
        return [
            rows.cold("short label, cold", try source.labels(.short), goal: 1 / 5),
            rows.cold("chat bubble, cold, words seen before", chat, goal: 1 / 10),
            rows.unknownWords("chat bubble, cold, unknown words", rounds: rounds),
            rows.newWidth("chat bubble, kept, new width", chat, goal: 1 / 100),
            rows.cold("bidi, cold", try source.labels(.bidi), goal: 1 / 2),
            rows.cold("Indic and East Asian, cold", try source.labels(.indic), goal: 1 / 2),
        ]
    }

    @MainActor private func labelContests(_ pango: PangoEngine, _ setting: Setting) throws -> [Contest] {
        let chat = try LabelSource(folder: inputs).labels(.chat)
        guard let font = UIFont(name: family, size: CGFloat(size)) else { throw Self.missing(family) }
        let rows = try LabelRows(pango: pango, font: font, setting: setting, labels: chat)
        return try [
            rows.sized("UILabel, chat bubble, sized"),
            rows.drawnAgain("UILabel, chat bubble, drawn again"),
            rows.sizedAndDrawn("UILabel, chat bubble, sized and drawn"),
        ] + pngContests(PNGRows(font: font, setting: setting, labels: chat))
    }

    @MainActor private func pngContests(_ rows: PNGRows) throws -> [Contest] {
        [
            try rows.oneColor("PNG of a one-color label"),
            try rows.manyColors("PNG of a many-colored label"),
        ]
    }

    private static func missing(_ family: String) -> ValidationError {
        ValidationError("no font family \(family) is installed; name another with --family")
    }
}

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
            "A folder with short.txt, chat.txt, bidi.txt, indic.txt, emoji.txt, one label a line, to use instead of own labels."
    )
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
        for row in try layoutRows(placard, pango, setting) + labelRows(pango, setting) + editContests(pango, setting)
        where isWanted(row.title) {
            table.printRow(try row.contest(), rounds: rounds)
        }
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

    /// What makes a contest ready takes long, so it waits until the row is wanted.
    private struct Row {
        let title: String
        let contest: () throws -> Contest

        init(_ title: String, _ contest: @escaping (String) throws -> Contest) {
            self.title = title
            self.contest = { try contest(title) }
        }
    }

    private func editContests(_ pango: PangoEngine, _ setting: Setting) throws -> [Row] {
        let rows = try editRows(pango, setting)
        return [
            Row("keystroke in 100,000 characters, whole") { rows.wholeText($0, goal: 1 / 100) },
            Row("keystroke, Pango only its paragraph") { rows.paragraphAlone($0) },
        ]
    }

    private func isWanted(_ title: String) -> Bool {
        only.map { title.localizedCaseInsensitiveContains($0) } ?? true
    }

    private func layoutRows(_ placard: PlacardEngine, _ pango: PangoEngine, _ setting: Setting) -> [Row] {
        let rows = LayoutRows(placard: placard, pango: pango, setting: setting)
        let source = LabelSource(folder: inputs)
        return [
            Row("short label, cold") { rows.cold($0, try source.labels(.short), goal: 1 / 5) },
            Row("chat bubble, cold, words seen before") { rows.cold($0, try source.labels(.chat), goal: 1 / 10) },
            Row("chat bubble, cold, unknown words") { rows.unknownWords($0, rounds: rounds) },
            Row("chat bubble, kept, new width") { rows.newWidth($0, try source.labels(.chat), goal: 1 / 100) },
            Row("bidi, cold") { rows.cold($0, try source.labels(.bidi), goal: 1 / 2) },
            Row("Indic and East Asian, cold") { rows.cold($0, try source.labels(.indic), goal: 1 / 2) },
            Row("emoji, cold") { rows.cold($0, try source.labels(.emoji), goal: 1 / 8) },
        ]
    }

    @MainActor private func labelRows(_ pango: PangoEngine, _ setting: Setting) throws -> [Row] {
        let source = LabelSource(folder: inputs)
        guard let font = UIFont(name: family, size: CGFloat(size)) else { throw Self.missing(family) }
        let rows = try LabelRows(pango: pango, font: font, setting: setting, labels: source.labels(.chat))
        let pictures = try PNGRows(font: font, setting: setting, labels: source.labels(.chat))
        let jobs = WholeJobRows(pango: pango, font: font, setting: setting)
        return [
            Row("UILabel, chat bubble, sized") { rows.sized($0) },
            Row("UILabel, chat bubble, drawn again") { rows.drawnAgain($0) },
            Row("UILabel, chat bubble, sized and drawn") { rows.sizedAndDrawn($0) },
            Row("UILabel, chat bubble, in Auto Layout") { rows.inAutoLayout($0) },
            Row("PNG of a one-color label") { try pictures.oneColor($0) },
            Row("PNG of a many-colored label") { try pictures.manyColors($0) },
            Row("whole job, chat") { jobs.job($0, try source.labels(.chat), goal: 1 / 40) },
            Row("whole job, short") { jobs.job($0, try source.labels(.short), goal: 1 / 20) },
        ]
    }

    private static func missing(_ family: String) -> ValidationError {
        ValidationError("no font family \(family) is installed; name another with --family")
    }
}

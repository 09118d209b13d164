import ArgumentParser
import PlacardSpecimens

/// `placard doctor`: what of the machine Placard uses.
struct Doctor: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Tells what is installed of all that Placard uses, what stands in for it, and what is missing.",
        discussion: """
            One line for each thing: installed, substituted or missing, what it is for, and the file or the command that \
            installs it, separated by tabs. Without a font to set text in the exit code is 3; all else can be done \
            without, and 0 is answered. With --caches, a line for each kind of cache in place of these.
            """)

    @Flag(help: "Draws every specimen once, and tells what the caches hold and how often they helped.")
    var caches = false

    @MainActor func run(on console: Console) throws {
        if caches {
            for line in try DoctorCaches.lines(after: console.specimens) { try console.print(line) }
            return
        }
        let findings = MachineReport(path: console.searchPath, executable: console.invocation?.executable).findings
        for finding in findings { try console.print(finding.line) }
        try FontOptions.requireAny(on: console)
    }
}

/// `placard doctor --caches`: what the caches hold after every specimen was drawn once, and how often they helped.
@MainActor enum DoctorCaches {
    /// A line of column names, and one for each kind of cache; columns are separated by tabs.
    static func lines(after specimens: [Specimen] = Specimen.all) throws -> [String] {
        for specimen in specimens { _ = try specimen.image() }
        return ["cache\tentries\tbytes\tlimit of each\tfound\tnot found\thit rate"]
            + FontLibrary.shared.cacheStatistics.map(line)
    }

    private static func line(_ cache: CacheStatistics) -> String {
        let rate = cache.hitRate.map { "\(Int(($0 * 100).rounded())) %" } ?? "-"
        let numbers = [cache.entries, cache.bytes, cache.limit, cache.hits, cache.misses].map(String.init)
        return ([cache.name] + numbers + [rate]).joined(separator: "\t")
    }
}

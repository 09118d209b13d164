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

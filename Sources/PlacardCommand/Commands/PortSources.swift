import ArgumentParser
import Foundation

/// `placard port FOLDER…`: iOS code, rewritten so that it builds on Linux.
struct PortSources: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "port",
        abstract: "Rewrites a copy of iOS code so that it builds on Linux with Placard.",
        discussion: """
            A program of its own does it, because it needs SwiftSyntax; `make port` builds it, and its own --help lists \
            the options.
            """)

    @Argument(
        parsing: .captureForPassthrough,
        help: "Folders or files, and -o FOLDER for the copy or --check for a report.")
    var arguments: [String] = []

    @MainActor func run(on console: Console) throws {
        let program = try NestedProgram(
            .port, beside: console.invocation?.executable,
            path: console.searchPath)
        try program.takeOver(arguments.filter { $0 != "--" })
    }
}

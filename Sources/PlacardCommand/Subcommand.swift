import ArgumentParser

/// A command that draws or looks at views, and therefore runs on the main actor.
protocol Subcommand: ParsableCommand {
    /// - Throws: `CommandFailure` for everything that the caller of the program is to be told.
    @MainActor func run(on console: Console) throws
}

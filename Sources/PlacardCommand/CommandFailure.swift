/// The end of a command that could not do all it was asked to.
struct CommandFailure: Error {
    let status: ExitStatus
    /// One line per problem.
    let lines: [String]

    init(_ status: ExitStatus, _ lines: [String]) {
        self.status = status
        self.lines = lines
    }

    static func usage(_ message: String) -> CommandFailure { CommandFailure(.usage, ["placard: error: \(message)"]) }
}

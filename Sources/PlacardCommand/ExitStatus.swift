/// What the program answers its caller with; callers may rely on the numbers.
public enum ExitStatus: Int32, Sendable {
    case done = 0
    /// The input is wrong: one line per problem on the error stream, nothing written for it.
    case badInput = 1
    /// The command line itself is wrong.
    case usage = 2
    /// The machine lacks something; the message names the command that installs it.
    case machineLacks = 3
}

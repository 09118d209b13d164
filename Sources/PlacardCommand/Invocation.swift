import Foundation

/// How this program was started, so that it can start itself for a share of its work.
public struct Invocation: Sendable {
    /// The program's file.
    public let executable: URL
    /// What was asked of it, without the program's name.
    public let arguments: [String]

    /// Notes a program's file and what is asked of it.
    public init(executable: URL, arguments: [String]) {
        self.executable = executable
        self.arguments = arguments
    }

    /// That of this process; nil where its file is not known.
    static var current: Invocation? {
        Bundle.main.executableURL.map {
            Invocation(executable: $0, arguments: Array(CommandLine.arguments.dropFirst()))
        }
    }
}

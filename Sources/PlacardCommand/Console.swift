import Foundation

/// Where a command writes to, so that tests can listen.
@MainActor public final class Console {
    /// Whether a person watches the error stream, so that progress may be shown there.
    public let isTerminal: Bool
    /// How the program was started; nil within another program, where all work is done in place.
    let invocation: Invocation?
    private let write: (Data, Stream) -> Void

    public enum Stream: Sendable {
        case output
        case error
    }

    /// Notes where lines go, and how more processes of this program could be started.
    public init(isTerminal: Bool, invocation: Invocation? = nil, write: @escaping (Data, Stream) -> Void) {
        self.isTerminal = isTerminal
        self.invocation = invocation
        self.write = write
    }

    /// The streams of this process.
    public static func standard() -> Console {
        let isTerminal = isatty(FileHandle.standardError.fileDescriptor) == 1
        return Console(isTerminal: isTerminal, invocation: .current) { data, stream in
            let handle = stream == .output ? FileHandle.standardOutput : FileHandle.standardError
            // A reader that has gone away is no fault of the input, and nobody is left to tell.
            try? handle.write(contentsOf: data)
        }
    }

    public func print(_ line: String) { write(Data((line + "\n").utf8), .output) }

    public func print(error line: String) { write(Data((line + "\n").utf8), .error) }

    /// Writes without a line break: for what is overwritten in place.
    func show(_ text: String) { write(Data(text.utf8), .error) }
}

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

/// What is wrong with a line of standard input, and what to send in its place.
struct LineFault: Error, CustomStringConvertible {
    var description: String
}

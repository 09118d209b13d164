import Foundation
import PlacardSpecimens

/// What a command works with: where it writes to, so that tests can listen, and which specimens there are.
@MainActor public final class Console {
    /// Whether a person watches the error stream, so that progress may be shown there.
    public let isTerminal: Bool
    /// How the program was started; nil within another program, where all work is done in place.
    private(set) lazy var invocation = makeInvocation()
    private let makeInvocation: () -> Invocation?
    /// The specimens that commands draw and show by their names.
    private(set) lazy var specimens = makeSpecimens?() ?? Specimen.all
    /// Whether the specimens are those of a program of somebody's own.
    var isOwnGallery: Bool { makeSpecimens != nil }
    private let makeSpecimens: (@MainActor () -> [Specimen])?
    private let write: (Data, Stream) throws(POSIXError) -> Void

    /// The two streams of a process.
    public enum Stream: Sendable {
        case output
        case error
    }

    /// Notes where lines go, and how more processes of this program could be started.
    ///
    /// - Parameters:
    ///   - isTerminal: Whether somebody reads along.
    ///   - invocation: How the program was started; found out when a command asks.
    ///   - specimens: Those of a program of one's own; nil for Placard's gallery.
    ///   - write: Takes bytes for a stream; throws where they are lost.
    public init(
        isTerminal: Bool, invocation: @escaping @autoclosure () -> Invocation? = nil,
        specimens: (@MainActor () -> [Specimen])? = nil,
        write: @escaping (Data, Stream) throws(POSIXError) -> Void
    ) {
        self.isTerminal = isTerminal
        makeInvocation = invocation
        makeSpecimens = specimens
        self.write = write
    }

    /// The streams of this process.
    ///
    /// - Parameter specimens: Those of a program of one's own; nil for Placard's gallery.
    public static func standard(specimens: (@MainActor () -> [Specimen])? = nil) -> Console {
        Console(isTerminal: isatty(STDERR_FILENO) == 1, invocation: .current, specimens: specimens) {
            data, stream throws(POSIXError) in
            try writeAll(data, to: stream == .output ? STDOUT_FILENO : STDERR_FILENO)
        }
    }

    /// The same for a copy of this process, whose streams lead elsewhere.
    var ofCopy: Console { .standard(specimens: makeSpecimens) }

    /// The folders that programs are looked for in, as the environment has them.
    var searchPath: String { ProcessInfo.processInfo.environment["PATH"] ?? "" }

    /// Asks whether what a command is going to write can be written, before it works; tells who watches of a folder that
    /// will be made for it.
    func prepare(_ output: URL, as kind: AtomicFile.Output) throws(CommandFailure) {
        do throws(AtomicFile.Fault) {
            try AtomicFile.checkAccess(to: output, as: kind)
        } catch {
            throw CommandFailure(error)
        }
        let folder = kind == .folder ? output : output.deletingLastPathComponent()
        guard isTerminal, !FileManager.default.fileExists(atPath: folder.path) else { return }
        print(error: "placard: note: the folder \(folder.relativePath) is made")
    }

    /// Writes to the output.
    ///
    /// - Throws: Where the line is lost: a command ends then, rather than to go on for nothing.
    func print(_ line: String) throws(CommandFailure) {
        do throws(POSIXError) {
            try write(Data((line + "\n").utf8), .output)
        } catch {
            throw CommandFailure(streamFault: error)
        }
    }

    /// Writes to the error stream; where it is closed, nobody is left to tell.
    func print(error line: String) { try? write(Data((line + "\n").utf8), .error) }

    /// Writes without a line break: for what is overwritten in place.
    func show(_ text: String) { try? write(Data(text.utf8), .error) }

    /// Writes all bytes, waiting for a reader that is slower; Foundation loses what does not fit into a pipe at once.
    private static func writeAll(_ data: Data, to descriptor: Int32) throws(POSIXError) {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
                continue
            }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&wait, 1, -1)
            case let code: throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
            }
        }
    }
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

    /// A file that could not be written: a full disk is the machine's lack, a path that leads nowhere bad input.
    init(_ fault: AtomicFile.Fault) {
        let status: ExitStatus = if case .noSpace = fault { .machineLacks } else { .badInput }
        self.init(status, [fault.description])
    }

    /// A standard stream that took no more; a reader that has gone away is no fault, and wants nothing any more.
    init(streamFault fault: POSIXError) {
        switch fault.code {
        case .EPIPE: self.init(.done, [])
        case .ENOSPC, .EDQUOT:
            self.init(.machineLacks, ["placard: error: there is no space left for the output; free some"])
        default:
            let reason = String(cString: strerror(fault.code.rawValue))
            self.init(.badInput, ["placard: error: the output cannot be written (\(reason)); send it elsewhere"])
        }
    }
}

extension CommandFailure {
    /// Standard input that cannot be read to its end.
    init(inputFault fault: POSIXError, after lines: [String] = []) {
        let reason = String(cString: strerror(fault.code.rawValue))
        let line = "placard: error: the input cannot be read (\(reason)); send lines of text to the standard input"
        self.init(.badInput, lines + [line])
    }
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

    static let tooLong = LineFault(
        description: "the line has more than \(InputLines.longest) bytes; send the text in parts")
}

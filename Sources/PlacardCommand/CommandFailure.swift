import Foundation
import PlacardSpecimens

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

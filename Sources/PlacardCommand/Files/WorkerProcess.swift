import Foundation
import PlacardCoreGraphics

/// The function of the system's that Swift hides, because a child has only the thread that called it.
@_silgen_name("fork") private func forkProcess() -> pid_t

/// A process that does a share of a run: this program started anew, or a copy of this process.
@MainActor enum WorkerProcess {
    case started(Process)
    case copied(ProcessCopy)

    /// The system's number of the process.
    var number: pid_t {
        switch self {
        case .started(let process): process.processIdentifier
        case .copied(let copy): copy.number
        }
    }

    var isRunning: Bool {
        switch self {
        case .started(let process): process.isRunning
        case .copied(let copy): copy.isRunning
        }
    }

    /// How it ended of its own accord; nil while it runs, and where a signal ended it.
    var exitStatus: Int32? {
        switch self {
        case .started(let process):
            !process.isRunning && process.terminationReason == .exit ? process.terminationStatus : nil
        case .copied(let copy): copy.exitStatus
        }
    }
}

/// A copy of this process, which has its fonts, its documents' names and all else that is ready: to start the program anew
/// takes as long as to draw thirty labels.
@MainActor final class ProcessCopy {
    /// The system's number of the copy.
    let number: pid_t
    /// As the system tells it.
    private var end: Int32?

    /// Whether this process can be copied: only a thread that is alone leaves no lock behind that others held.
    static var isPossible: Bool {
        guard Shortcut.copies.isOn else { return false }
        return (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) == 1
    }

    /// Makes a copy that does some work and ends with its status; what the copy writes goes to files.
    ///
    /// - Throws: Where the system has no room for another process.
    init(output: FileHandle, errors: FileHandle, _ work: () -> ExitStatus) throws {
        number = forkProcess()
        guard number >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EAGAIN) }
        guard number == 0 else { return }
        dup2(output.fileDescriptor, STDOUT_FILENO)
        dup2(errors.fileDescriptor, STDERR_FILENO)
        // What the caller was about to do when it is left is not the copy's.
        _exit(work().rawValue)
    }

    var isRunning: Bool {
        if end == nil { look(WNOHANG) }
        return end == nil
    }

    /// Waits for the end.
    func wait() {
        while end == nil { look(0) }
    }

    var exitStatus: Int32? {
        guard !isRunning, let end, end & 0x7F == 0 else { return nil }
        return end >> 8 & 0xFF
    }

    private func look(_ options: Int32) {
        var status: Int32 = 0
        let found = waitpid(number, &status, options)
        if found == number { end = status }
        // Whoever else waited for it has its status; it did not end well as far as is known.
        if found < 0, errno != EINTR { end = SIGKILL }
    }
}

import ArgumentParser
import Foundation

/// How many of a run's documents have been begun, as a file that the run's processes share: its length in bytes.
struct DocumentQueue: ExpressibleByArgument {
    let path: String

    init(argument: String) { path = argument }

    /// Makes the file of a run that begins.
    init(making file: URL) throws {
        try Data().write(to: file)
        path = file.path
    }

    /// The number of the next document, counted from 0, which no other process gets any more.
    ///
    /// - Throws: Where the file is gone or the disk is full.
    func next() throws(CommandFailure) -> Int {
        let file = open(path, O_RDWR)
        guard file >= 0 else { throw Self.fault() }
        // Closing lets go of the lock, and so does the end of a process.
        defer { close(file) }
        while flock(file, LOCK_EX) != 0 {
            guard errno == EINTR else { throw Self.fault() }
        }
        let begun = lseek(file, 0, SEEK_END)
        guard begun >= 0, write(file, "\n", 1) == 1 else { throw Self.fault() }
        return Int(begun)
    }

    private static func fault() -> CommandFailure {
        let reason = String(cString: strerror(errno))
        return CommandFailure(
            .machineLacks,
            ["placard: error: the documents cannot be shared between processes (\(reason)); draw with --jobs 1"])
    }
}

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
        let file = open(path, O_WRONLY | O_APPEND)
        guard file >= 0 else { throw Self.fault() }
        defer { close(file) }
        // The system adds bytes one after the other, whoever does, and leaves the place behind one's own.
        guard write(file, "\n", 1) == 1 else { throw Self.fault() }
        let begun = lseek(file, 0, SEEK_CUR) - 1
        guard begun >= 0 else { throw Self.fault() }
        return Int(begun)
    }

    private static func fault() -> CommandFailure {
        let reason = String(cString: strerror(errno))
        return CommandFailure(
            .machineLacks,
            ["placard: error: the documents cannot be shared between processes (\(reason)); draw with --jobs 1"])
    }
}

/// The jobs that a process does one after the other: all of them, or those that it takes from a run's queue.
struct TakenJobs<Job> {
    private let jobs: [Job]
    private let queue: DocumentQueue?
    /// How many were taken.
    private(set) var count = 0
    /// How many there are for all processes.
    var total: Int { jobs.count }

    init(_ jobs: [Job], from queue: DocumentQueue?) {
        self.jobs = jobs
        self.queue = queue
    }

    /// The next one; nil where none is left.
    mutating func next() throws(CommandFailure) -> Job? {
        let index = try queue?.next() ?? count
        guard index < jobs.count else { return nil }
        count += 1
        return jobs[index]
    }
}

/// The order in which one process would tell of a run's documents.
struct DocumentOrder {
    private let places: [String: Int]

    init(_ documents: [String]) {
        places = Dictionary(zip(documents, documents.indices)) { first, _ in first }
    }

    /// Lines that several processes wrote, each in its order, told in the order of the documents that they begin with.
    ///
    /// What begins with none stays behind the line before it; what several say is told once.
    func joined(_ processes: [[String]]) -> [String] {
        var told: [(place: Int, line: String)] = []
        var seen: Set<String> = []
        for lines in processes {
            var place = -1
            for line in lines {
                place = self.place(of: line) ?? place
                if place >= 0 || seen.insert(line).inserted { told.append((place, line)) }
            }
        }
        return told.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
            .map(\.element.line)
    }

    /// The number of the document whose path ends at one of a line's colons.
    private func place(of line: String) -> Int? {
        line.indices.lazy.filter { line[$0] == ":" }.compactMap { places[String(line[..<$0])] }.first
    }
}

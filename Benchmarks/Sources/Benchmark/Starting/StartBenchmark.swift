import ArgumentParser
import Foundation

/// How long whole processes take from start to end: what somebody waits who calls the program once for a label.
struct StartBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "start",
        abstract: "Times whole processes in turn, by the wall: the program placard, and pango-view where it is there."
    )

    @Option(help: "The program, built for release.")
    var placard = ".build/release/placard"
    @Option(help: "How often each is started; the least time counts.")
    var rounds = 30

    func validate() throws {
        guard rounds > 0 else { throw ValidationError("rounds must be above 0") }
        guard FileManager.default.isExecutableFile(atPath: placard) else {
            throw ValidationError("\(placard) is not there; build it by `make placard-release`")
        }
    }

    /// A process to time.
    private struct Job {
        let title: String
        let program: String
        let arguments: [String]
        var least = Double.infinity
    }

    func run() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "placard-start-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let label = folder.appendingPathComponent("first.label.json")
        try Data("{\"text\": \"Hello, world\", \"style\": {\"size\": 17}}".utf8).write(to: label)
        var jobs = jobs(label, folder)
        for _ in 0..<rounds {
            for index in jobs.indices { jobs[index].least = min(jobs[index].least, try time(jobs[index])) }
        }
        report("whole processes, wall time, the least of \(rounds)")
        for job in jobs { report(Table.row(job.title, Table.time(job.least))) }
    }

    private func jobs(_ label: URL, _ folder: URL) -> [Job] {
        let picture = folder.appendingPathComponent("first.png").path
        var jobs = [
            Job(title: "placard --version", program: placard, arguments: ["--version"]),
            Job(
                title: "placard render, a label to PNG", program: placard,
                arguments: ["render", label.path, "-o", picture]),
        ]
        let peer = "/usr/bin/pango-view"
        if FileManager.default.isExecutableFile(atPath: peer) {
            jobs.append(
                Job(
                    title: "pango-view, a text to PNG", program: peer,
                    arguments: ["--no-display", "-t", "Hello, world", "-o", picture]))
        }
        return jobs
    }

    /// Nanoseconds; Foundation's own processes look for the end of theirs only now and then.
    private func time(_ job: Job) throws -> Double {
        var words: [UnsafeMutablePointer<CChar>?] = ([job.program] + job.arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var (process, status) = (pid_t(), Int32())
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        defer { posix_spawn_file_actions_destroy(&files) }
        let start = ContinuousClock.now
        guard posix_spawn(&process, job.program, &files, nil, &words, environ) == 0 else {
            throw ValidationError("\(job.program) cannot be started")
        }
        guard waitpid(process, &status, 0) == process, status == 0 else {
            throw ValidationError("\(job.title) failed")
        }
        return (ContinuousClock.now - start) / .nanoseconds(1)
    }
}

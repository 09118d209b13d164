import ArgumentParser
import Foundation
import PlacardSnapshots

/// `placard snapshot-report DIR… -o DIR`: the reports of several machines as one, and references that nothing asks for.
struct MergeReports: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot-report",
        abstract: "Merges the reports of snapshots that several machines have made a share of.",
        discussion: """
            Ends with exit code 1 where one of them has a difference. With the report of a whole run of tests, \
            --references finds what their folders hold and no test asks for.
            """)

    @Argument(help: "The folders of the reports.", completion: .directory)
    var reports: [String]

    @Option(name: [.customShort("o"), .long], help: "The folder that the report of all is written into.")
    var output: String

    @Option(
        help: "A folder of references, such as Tests/CardTests/__Snapshots__; once for each.", completion: .directory)
    var references: [String] = []

    @Flag(name: .customLong("remove-unused"), help: "Removes references that no snapshot of the reports asks for.")
    var removesUnused = false

    func validate() throws {
        guard !removesUnused || !references.isEmpty else {
            throw ValidationError("--remove-unused needs --references, the folder that is looked through")
        }
    }

    @MainActor func run(on console: Console) throws {
        var results: [SnapshotResult] = []
        let target = URL(fileURLWithPath: output, isDirectory: true)
        try console.prepare(target, as: .folder)
        for path in reports {
            let folder = URL(fileURLWithPath: path, isDirectory: true)
            do throws(SnapshotError) {
                let run = try SnapshotRun(reportIn: folder)
                for result in run.results {
                    try copyPictures(of: result, from: folder, to: target)
                    results.append(result)
                }
            } catch {
                throw CommandFailure(.badInput, [error.description])
            }
        }
        let run = SnapshotRun(results)
        try run.report(to: target, title: "Snapshots")
        try UnusedReferences.tell(
            in: try references.map(folder), used: results, removesUnused ? .removed : .kept, on: console)
        let lines = run.complaints(report: output)
        guard lines.isEmpty else { throw CommandFailure(.badInput, lines) }
        try console.print(run.sum)
    }

    /// A folder of references that is there.
    private func folder(_ path: String) throws -> URL {
        guard FileKind(at: path) == .folder else {
            throw CommandFailure.usage("--references \(path): there is no such folder; name one with references")
        }
        return URL(fileURLWithPath: path, isDirectory: true)
    }

    /// Pictures lie where the results say, within the report's folder and nowhere else.
    private func copyPictures(of result: SnapshotResult, from folder: URL, to target: URL) throws(SnapshotError) {
        for path in [result.old, result.difference, result.new].compactMap(\.self) {
            let isWithin = path.hasPrefix("pictures/") && !path.split(separator: "/").contains("..")
            let file = folder.appendingPathComponent(path)
            guard isWithin, let data = try? BoundedFile.read(file, atMost: SnapshotReference.pictureSize),
                (try? AtomicFile.write(data, to: target.appendingPathComponent(path))) != nil
            else { throw SnapshotError(file: file, "the picture cannot be copied; make the report anew") }
        }
    }
}

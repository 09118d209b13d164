import PlacardSnapshots
import Synchronization

/// The snapshots of one expectation in a test.
@MainActor struct TestSnapshots {
    private let test: TestPlace
    private let subject: String
    private let recorder: SnapshotRecorder

    init(_ test: TestPlace, _ name: String?, _ tolerance: PixelTolerance, _ mode: SnapshotMode?, _ references: URL?) {
        self.test = test
        subject = name.map { "\(test.name).\($0)" } ?? test.name
        recorder = SnapshotRecorder(
            references: references ?? test.references, report: TestReport.folder, mode: mode ?? .ofProcess,
            tolerance: tolerance)
    }

    func check(_ matrix: SnapshotMatrix, make: (SnapshotCase, String, SnapshotReference) throws -> Snapshot) {
        let accept = "PLACARD_SNAPSHOTS=record swift test --filter '\(test.filter)'"
        for snapshotCase in matrix.cases {
            let answer = recorder.check(
                subject, snapshotCase, file: "\(subject)/\(snapshotCase.name)", accept: accept
            ) { try make(snapshotCase, subject, $0) }
            TestReport.add(answer.result)
            guard answer.result.isFailure else { continue }
            for picture in answer.pictures {
                test.attach(picture.png, named: "\(snapshotCase.name)-\(picture.name).png")
            }
            test.fail(answer.result.messages.joined(separator: "\n"))
        }
    }
}

/// The report of all snapshots of a test run, written when the process ends.
private enum TestReport {
    /// What `PLACARD_SNAPSHOT_REPORT` names, or `.build/snapshots` in the folder that the tests are started in.
    static let folder = URL(
        fileURLWithPath: ProcessInfo.processInfo.environment["PLACARD_SNAPSHOT_REPORT"] ?? ".build/snapshots",
        isDirectory: true)

    private static let results = Mutex<[SnapshotResult]>([])

    static func add(_ result: SnapshotResult) {
        let isFirst = results.withLock { results in
            results.append(result)
            return results.count == 1
        }
        if isFirst { atexit { TestReport.write() } }
    }

    private static func write() {
        let run = SnapshotRun(results.withLock { $0 })
        try? run.write(to: folder, title: "Snapshots")
    }
}

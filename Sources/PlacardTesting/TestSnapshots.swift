import PlacardSnapshots
import Synchronization

/// The snapshots of one expectation in a test.
@MainActor struct TestSnapshots {
    private let test: TestPlace
    private let subject: String
    private let recorder: SnapshotRecorder
    /// What is wrong with the name that was given.
    private let fault: String?

    init(_ test: TestPlace, _ name: String?, _ tolerance: PixelTolerance, _ mode: SnapshotMode?, _ references: URL?) {
        self.test = test
        fault = name.flatMap { SnapshotCase.fault(ofName: $0, "name") }
        subject = name.map { "\(test.name).\($0)" } ?? test.name
        recorder = SnapshotRecorder(
            references: references ?? test.references, report: TestReport.folder, mode: mode ?? .ofProcess,
            tolerance: tolerance)
    }

    func check(_ matrix: SnapshotMatrix, make: (SnapshotCase, String, SnapshotReference) throws -> Snapshot) {
        let accept = "PLACARD_SNAPSHOTS=record swift test --filter '\(test.filter)'"
        if let fault = fault ?? SnapshotMode.faultOfProcess { return test.fail(fault) }
        for snapshotCase in test.sound(matrix) {
            let file = "\(subject)/\(snapshotCase.name)"
            let answer = recorder.check(subject, snapshotCase, file: file, accept: accept) { reference in
                let snapshot = try make(snapshotCase, subject, reference)
                if recorder.mode == .record { try RecordedNames.note(snapshot, at: reference) }
                return snapshot
            }
            TestReport.add(answer.result)
            guard answer.result.isFailure else { continue }
            for picture in answer.pictures {
                test.attach(picture.png, named: "\(snapshotCase.name)-\(picture.name).png")
            }
            test.fail(answer.result.messages.joined(separator: "\n"))
        }
    }
}

/// What this process has recorded: a second expectation of the same name would take the place of the first, which would
/// fail from then on.
private enum RecordedNames {
    private static let pictures = Mutex<[String: Int]>([:])

    /// - Throws: If something else was recorded under the same name.
    static func note(_ snapshot: Snapshot, at reference: SnapshotReference) throws(SnapshotError) {
        let content = snapshot.json.hashValue ^ snapshot.png.hashValue
        let known = pictures.withLock { pictures in
            defer { pictures[reference.picture.path] = content }
            return pictures[reference.picture.path]
        }
        guard let known, known != content else { return }
        throw SnapshotError(
            file: reference.picture,
            "another expectation of this run has recorded another picture under this name; give one a name by named:")
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

import Foundation
import PlacardSpecimens
import Synchronization

/// Checks snapshots one after the other, and keeps their results and pictures.
package struct SnapshotRecorder: Sendable {
    /// The folder of references.
    package let references: URL
    /// The folder that pictures are written into; nil for none.
    package let report: URL?
    package let mode: SnapshotMode
    package let tolerance: PixelTolerance

    package init(references: URL, report: URL?, mode: SnapshotMode, tolerance: PixelTolerance) {
        (self.references, self.report, self.mode, self.tolerance) = (references, report, mode, tolerance)
    }

    /// A checked snapshot and, where it differs, its pictures as files' bytes.
    package struct Answer {
        package var result: SnapshotResult
        /// Reference, difference and new, as far as there are such.
        package var pictures: [(name: String, png: Data)] = []
    }

    /// Makes, checks and notes one snapshot.
    ///
    /// - Parameters:
    ///   - file: The reference's name without extension.
    ///   - make: Builds the view of the case and makes a snapshot of it, to be compared with a reference.
    @MainActor package func check(
        _ subject: String, _ snapshotCase: SnapshotCase, file: String, accept: String,
        make: (SnapshotReference) throws -> Snapshot
    ) -> Answer {
        let reference = SnapshotReference(file, in: references)
        var answer = Answer(
            result: SnapshotResult(
                subject: subject, name: snapshotCase.name, status: .same, reference: file + ".png", accept: accept))
        let start = ContinuousClock.now
        do {
            let snapshot = try make(reference)
            let outcome = try SnapshotCheck(reference, mode, tolerance).run(on: snapshot)
            note(outcome, snapshot, reference, in: &answer, words: snapshotCase.words)
            let isAsItIs = answer.pictures.isEmpty
            try keep(isAsItIs ? [("new", snapshot.png)] : answer.pictures, of: &answer.result, file)
        } catch {
            answer.result.status = .failed
            answer.result.messages = "\(error)".split(separator: "\n").map(String.init)
        }
        answer.result.seconds = (ContinuousClock.now - start) / .seconds(1)
        return answer
    }

    private func note(
        _ outcome: SnapshotCheck.Outcome, _ snapshot: Snapshot, _ reference: SnapshotReference,
        in answer: inout Answer,
        words: String
    ) {
        switch outcome {
        case .same: answer.result.status = .same
        case .recorded: answer.result.status = .recorded
        case .missing:
            answer.result.status = .missing
            answer.result.messages = [
                "there is no reference \(answer.result.reference); record it: \(answer.result.accept)"
            ]
            answer.pictures = [("new", snapshot.png)]
        case .different(let sentences, let image):
            answer.result.status = .different
            answer.result.messages = sentences.map { words.isEmpty ? $0 : "\($0) \(words)" }
            let old = try? SnapshotReference.read(reference.picture, atMost: SnapshotReference.pictureSize)
            let difference = image.flatMap { try? PNGEncoder(scale: SnapshotStage.scale).encode($0) }
            answer.pictures = [("old", old), ("difference", difference), ("new", snapshot.png)].compactMap {
                name, png in
                png.map { (name, $0) }
            }
        }
    }

    private func keep(
        _ pictures: [(name: String, png: Data)], of result: inout SnapshotResult, _ file: String
    ) throws(AtomicFile.Fault) {
        guard let report else { return }
        for (name, png) in pictures {
            let path = "pictures/\(file).\(name).png"
            try AtomicFile.write(png, to: report.appendingPathComponent(path))
            switch name {
            case "old": result.old = path
            case "difference": result.difference = path
            default: result.new = path
            }
        }
    }
}

/// References that no run has asked for.
package enum UnusedReferences {
    /// The most files that are looked through.
    private static let most = 200_000

    /// The pictures below a folder, as paths from it, that no result names.
    package static func find(in folder: URL, used results: [SnapshotResult]) -> [String] {
        let used = Set(results.map(\.reference))
        var unused: [String] = []
        guard let files = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        for case let path as String in files.prefix(most) where path.hasSuffix(".png") && !used.contains(path) {
            // Only what has a tree beside it is a reference.
            let reference = SnapshotReference(String(path.dropLast(4)), in: folder)
            if FileManager.default.fileExists(atPath: reference.tree.path) { unused.append(path) }
        }
        return unused.sorted()
    }

    /// Removes all three files of each.
    package static func remove(_ paths: [String], from folder: URL) {
        for path in paths {
            for file in SnapshotReference(String(path.dropLast(4)), in: folder).files {
                try? FileManager.default.removeItem(at: file)
            }
        }
    }
}

import Foundation
import PlacardInterfaceBuilder
import PlacardSpecimens

/// What is done with references.
public enum SnapshotMode: String, CaseIterable, Sendable {
    /// All are written anew.
    case record
    /// They are compared, and one that is missing is a failure.
    case verify
    /// They are compared, and those that are missing are written.
    case missing

    /// What is wrong with that environment variable; nil if nothing is.
    package static var faultOfProcess: String? {
        let word = wordOfProcess
        guard SnapshotMode(rawValue: word) == nil else { return nil }
        let words = allCases.map(\.rawValue).joined(separator: ", ")
        return IBError.oneLine(
            "PLACARD_SNAPSHOTS=\(word.prefix(80)): error: it is none of \(words); set it to one of these")
    }

    /// What the environment variable `PLACARD_SNAPSHOTS` asks for; `verify` without it.
    public static var ofProcess: SnapshotMode { SnapshotMode(rawValue: wordOfProcess) ?? .verify }

    private static var wordOfProcess: String {
        ProcessInfo.processInfo.environment["PLACARD_SNAPSHOTS"] ?? verify.rawValue
    }
}

/// Compares a snapshot with its reference, or writes it.
package struct SnapshotCheck: Sendable {
    package let reference: SnapshotReference
    package let mode: SnapshotMode
    package let tolerance: PixelTolerance

    package init(_ reference: SnapshotReference, _ mode: SnapshotMode, _ tolerance: PixelTolerance) {
        (self.reference, self.mode, self.tolerance) = (reference, mode, tolerance)
    }

    /// How a check ended.
    package enum Outcome {
        case same
        case recorded
        /// There is no reference.
        case missing
        /// Sentences, the environment's first, and a picture of where pixels differ.
        case different([String], CGImage?)
    }

    /// - Throws: `SnapshotError` or `AtomicFile.Fault`, one line each.
    package func run(on new: Snapshot) throws -> Outcome {
        if mode == .record || mode == .missing && !reference.exists {
            try reference.write(new)
            return .recorded
        }
        guard reference.exists else { return .missing }
        return try compare(new)
    }

    private func compare(_ new: Snapshot) throws(SnapshotError) -> Outcome {
        let png = try SnapshotReference.read(reference.picture, atMost: SnapshotReference.pictureSize)
        let json = try SnapshotReference.read(reference.tree, atMost: SnapshotReference.treeSize)
        let isSameTree = json == new.json
        if isSameTree, png == new.png { return .same }
        var sentences = isSameTree ? [] : TreeComparison(try reference.readTree(), new.tree, new.faults).sentences
        // Compressors choose their code by the processor: other bytes may be the same pixels.
        let pixels = PixelComparison(try reference.readPicture(), new.image, tolerance)
        if let sentence = pixels.sentence { sentences.append(sentence) }
        guard !sentences.isEmpty else { return .same }
        return .different(
            new.environment.differences(from: try reference.readEnvironment()) + sentences, pixels.image)
    }
}

import Foundation
import PlacardSpecimens

/// What became of one snapshot.
package struct SnapshotResult: Hashable, Codable, Sendable {
    package enum Status: String, Codable, CaseIterable, Sendable {
        case same, recorded, missing, different
        /// The view could not be made.
        case failed
    }

    /// The document or test, and the name that is given there.
    package var subject: String
    /// The case's name.
    package var name: String
    package var status: Status
    /// Why it is not the same, a sentence each.
    package var messages: [String] = []
    /// The reference's picture, as a path from the folder of references.
    package var reference: String
    /// Copies of pictures, as paths from the report's folder.
    package var old: String?
    package var new: String?
    package var difference: String?
    /// The command that makes the new picture the reference.
    package var accept: String
    /// How long it took, in seconds.
    package var seconds: Double = 0

    package init(subject: String, name: String, status: Status, reference: String, accept: String) {
        (self.subject, self.name, self.status, self.reference, self.accept) = (
            subject, name, status, reference, accept
        )
    }

    /// Whether the run fails by it.
    package var isFailure: Bool { status != .same && status != .recorded }
}

/// The results of one run, or of a machine's share of it, as they lie in a report's folder.
package struct SnapshotRun: Codable, Sendable {
    package var results: [SnapshotResult]

    package static let file = "results.json"
    /// The most bytes of a file of results that is read.
    package static let size = 256 << 20

    package init(_ results: [SnapshotResult]) { self.results = results }

    /// The run whose report lies in a folder.
    ///
    /// - Throws: One line with the file and the remedy.
    package init(reportIn folder: URL) throws(SnapshotError) {
        let file = folder.appendingPathComponent(Self.file)
        guard let data = try? BoundedFile.read(file, atMost: Self.size),
            let run = try? JSONDecoder().decode(Self.self, from: data)
        else { throw SnapshotError(file: file, "these are no results of snapshots; name the folder of a report") }
        self = run
    }

    package var failures: Int { results.count(where: \.isFailure) }

    /// How a run without failures went: "3 as recorded, 2 recorded".
    package var sum: String {
        let recorded = results.count { $0.status == .recorded }
        let same = results.count - recorded
        return [same > 0 ? "\(same) as recorded" : nil, recorded > 0 ? "\(recorded) recorded" : nil]
            .compactMap(\.self).joined(separator: ", ")
    }

    /// Writes results, page and JUnit file into a folder that holds the pictures, and removes those of other runs.
    package func write(to folder: URL, title: String) throws(AtomicFile.Fault) {
        removeOtherPictures(from: folder)
        var sorted = self
        sorted.results.sort { ($0.subject, $0.name) < ($1.subject, $1.name) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try AtomicFile.write((try? encoder.encode(sorted)) ?? Data(), to: folder.appendingPathComponent(Self.file))
        let page = SnapshotPage(sorted.results, title: title)
        try AtomicFile.write(Data(page.html.utf8), to: folder.appendingPathComponent("index.html"))
        try AtomicFile.write(Data(sorted.junit.utf8), to: folder.appendingPathComponent("junit.xml"))
    }

    /// The most pictures that are looked through.
    private static let mostPictures = 600_000

    private func removeOtherPictures(from folder: URL) {
        let used = Set(results.flatMap { [$0.old, $0.difference, $0.new] }.compactMap(\.self))
        let files = FileManager.default.enumerator(atPath: folder.appendingPathComponent("pictures").path)
        for case let path as String in (files?.prefix(Self.mostPictures)).map(Array.init) ?? [] {
            let isPicture = ["old", "difference", "new"].contains { path.hasSuffix(".\($0).png") }
            guard isPicture, !used.contains("pictures/\(path)") else { continue }
            try? FileManager.default.removeItem(at: folder.appendingPathComponent("pictures/\(path)"))
        }
    }

    /// The results in the form that continuous integration reads. Source: the JUnit format of Apache Ant.
    package var junit: String {
        let subjects = Dictionary(grouping: results, by: \.subject).sorted { $0.key < $1.key }
        let suites = subjects.map { subject, results in
            let cases = results.map { result -> String in
                let start =
                    "    <testcase classname=\"\(subject.escapedForMarkup)\" name=\"\(result.name.escapedForMarkup)\" "
                    + "time=\"\((result.seconds * 1_000).rounded() / 1_000)\""
                guard result.isFailure else { return start + "/>" }
                let first = (result.messages.first ?? result.status.rawValue).escapedForMarkup
                let all = result.messages.joined(separator: "\n").escapedForMarkup
                return start + ">\n      <failure message=\"\(first)\">\(all)</failure>\n    </testcase>"
            }
            return """
                  <testsuite name="\(subject.escapedForMarkup)" tests="\(results.count)" \
                failures="\(results.count(where: \.isFailure))">
                \(cases.joined(separator: "\n"))
                  </testsuite>
                """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites tests="\(results.count)" failures="\(failures)">
            \(suites.joined(separator: "\n"))
            </testsuites>

            """
    }
}

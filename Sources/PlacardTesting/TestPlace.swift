import PlacardSnapshots
import Testing
import XCTest

/// Where an expectation stands in a test, and how it is told that it does not hold.
package struct TestPlace {
    private let fileID: String
    private let filePath: StaticString
    private let line: UInt
    private let function: String

    init(_ fileID: String, _ filePath: StaticString, _ line: UInt, _ function: String) {
        (self.fileID, self.filePath, self.line, self.function) = (fileID, filePath, line, function)
    }

    /// The folder beside the test's file that references lie in.
    var references: URL {
        URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent().appendingPathComponent("__Snapshots__")
    }

    /// File and function, as folders of references: `CardTests/fits`, or `CardTests/every-text-fits`.
    var name: String {
        let file = URL(fileURLWithPath: "\(filePath)").deletingPathExtension().lastPathComponent
        let words = function.prefix { $0 != "(" }.split { !($0.isLetter || $0.isNumber || "_-".contains($0)) }
        return "\(file)/\(words.joined(separator: "-"))"
    }

    /// The expression that `swift test --filter` finds the test by.
    var filter: String { name.split { "/-".contains($0) }.joined(separator: ".*") }

    /// Takes failures in place of the library that runs the test.
    @TaskLocal package static var listener: (@Sendable (String) -> Void)?

    /// Records a failure with whichever library runs the test.
    func fail(_ message: String) {
        if let listener = Self.listener { return listener(message) }
        guard Test.current != nil else {
            XCTFail(message, file: filePath, line: line)
            return
        }
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    }

    /// The cases of a matrix in which something can be looked at; tells of the others, and of a matrix without cases, which
    /// would pass whatever a view looks like.
    func sound(_ matrix: SnapshotMatrix) -> [SnapshotCase] {
        if matrix.cases.isEmpty {
            fail("the matrix has no cases, so that nothing is looked at; give it one at least")
        }
        return matrix.cases.filter { snapshotCase in
            let fault = snapshotCase.fault
            if let fault { fail(fault) }
            return fault == nil
        }
    }

    /// Attaches a file's bytes to the results of Swift Testing.
    func attach(_ bytes: Data, named name: String) {
        guard Test.current != nil else { return }
        Attachment.record(Array(bytes), named: name, sourceLocation: location)
    }

    private var location: SourceLocation {
        SourceLocation(fileID: fileID, filePath: "\(filePath)", line: Int(line), column: 1)
    }
}

import PlacardTesting
import Synchronization
import TestTools
import Testing

/// Expectations that make no sense fail in one line each, and write nothing elsewhere.
@MainActor @Suite struct StrangeExpectationTests {
    private func badge(_ text: String = "Weiter") -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    /// What the expectations complain of.
    private func failures(_ expect: () -> Void) -> [String] {
        let heard = Mutex<[String]>([])
        withoutActuallyEscaping(expect) { expect in
            TestPlace.$listener.withValue({ message in heard.withLock { $0.append(message) } }, operation: expect)
        }
        return heard.withLock { $0 }
    }

    /// The one complaint of an expectation, which is one line.
    private func failure(_ expect: () -> Void) throws -> String {
        let failures = failures(expect)
        #expect(failures.count == 1 && failures.first?.contains("\n") == false)
        return try #require(failures.first)
    }

    @Test func `a matrix without cases is told of, because it would pass whatever there is`() throws {
        let none = SnapshotMatrix.plain.widths()
        #expect(none.cases.isEmpty)
        let sentence = "the matrix has no cases, so that nothing is looked at; give it one at least"
        #expect(try failure { expectFits(badge(), over: none) } == sentence)
        #expect(try failure { expectAccessible(badge(), over: SnapshotMatrix(cases: [])) } == sentence)
        #expect(try failure { expectSnapshot(of: badge(), over: none, mode: .verify) } == sentence)
    }

    @Test(arguments: [0, -5, .nan, .infinity] as [CGFloat])
    func `widths that are none are told of`(width: CGFloat) throws {
        let folder = try Folder()
        let told = try failure {
            expectSnapshot(of: badge(), over: .widths(width), mode: .record, references: folder.url)
        }
        #expect(told.hasSuffix("points wide or high; give a length above 0") && folder.files.isEmpty)
        let device = SnapshotDevice(name: "wall", size: CGSize(width: 100, height: width))
        #expect(try failure { expectFits(badge(), over: .devices(device)) } == told)
        // Those beside it are looked at.
        #expect(failures { expectFits(badge("Weiterlesen"), over: .widths(width, 20)) }.count == 2)
    }

    @Test(arguments: [-1, 601, 1e18, .nan, .infinity] as [TimeInterval])
    func `times that nobody waits for are told of`(time: TimeInterval) throws {
        let folder = try Folder()
        let told = try failure {
            expectSnapshot(of: badge(), at: [time], mode: .record, references: folder.url)
        }
        #expect(told.hasSuffix("is no time at which a view is looked at; give 0 to 600 seconds"))
        #expect(folder.files.isEmpty)
    }

    @Test(arguments: [
        "../../away", "/etc/away", "a/../../../away", "a//b", "new\nline", "nul\u{0}",
        String(repeating: "x", count: 300),
    ])
    func `names that lead away or make no file are told of`(name: String) throws {
        let folder = try Folder()
        let inner = folder.url.appendingPathComponent("inner")
        let told = try failure { expectSnapshot(of: badge(), named: name, mode: .record, references: inner) }
        #expect(told.hasPrefix("the name ") && told.contains("makes no name of a file; give one"))
        var strange = SnapshotCase()
        strange.language = "de/../../\(name)"
        let matrix = SnapshotMatrix(cases: [strange])
        #expect(
            try failure { expectSnapshot(of: badge(), over: matrix, mode: .record, references: inner) }
                .hasPrefix("the case "))
        #expect(folder.files.isEmpty)
    }

    @Test func `a name that is empty or has a folder is a name`() throws {
        let folder = try Folder()
        for name in ["", "cards/badge"] {
            for mode in [SnapshotMode.record, .verify] {
                expectSnapshot(of: badge(), named: name, mode: mode, references: folder.url)
            }
        }
        #expect(folder.files.count == 6)
    }

    @Test func `two expectations of one name that record other pictures are told apart`() throws {
        let folder = try Folder()
        func record(_ text: String) { expectSnapshot(of: badge(text), mode: .record, references: folder.url) }
        record("Next")
        record("Next")
        let told = try failure { record("Weiterlesen") }
        #expect(told.contains("another expectation of this run has recorded another picture under this name"))
    }

    @Test func `pictures that could not be read again are not recorded`() throws {
        let folder = try Folder()
        let told = try failure {
            expectSnapshot(
                of: UIView(frame: CGRect(x: 0, y: 0, width: 6000, height: 6000)), mode: .record,
                references: folder.url)
        }
        #expect(told.contains("6000 × 6000 points makes a picture of more than 64 megapixels"))
        #expect(told.hasSuffix("make it smaller") && folder.files.isEmpty)
        #expect(
            try failure { expectSnapshot(of: badge(), over: .widths(1e9), mode: .record, references: folder.url) }
                .contains("makes a picture of more than 64 megapixels"))
    }

    @Test func `a nib that is not there is named`() throws {
        let folder = try Folder()
        let bundle = try #require(Bundle(url: folder.url))
        for name in ["Nowhere", "", "../Nowhere", "a/b"] {
            let told = try failure { expectFits(ofNib: name, in: bundle) }
            #expect(told.contains("Could not load NIB in bundle"), "\(told)")
        }
    }

    @Test func `references that cannot be written or read are named`() throws {
        let folder = try Folder()
        let file = URL(fileURLWithPath: try folder.write("no folder", as: "file"))
        let told = try failure { expectSnapshot(of: badge(), mode: .record, references: file) }
        #expect(told.contains("cannot be written"))
        expectSnapshot(of: badge(), named: "torn", mode: .record, references: folder.url)
        for name in folder.files where name.hasSuffix(".png") { try folder.write("torn", as: name) }
        let torn = try failure {
            expectSnapshot(of: badge(), named: "torn", mode: .verify, references: folder.url)
        }
        #expect(torn.hasSuffix("this is no picture; record it anew"))
    }
}

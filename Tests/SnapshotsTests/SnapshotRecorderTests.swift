import Foundation
import PlacardSnapshots
import TestTools
import Testing

/// Recording and verifying, with three files each.
@MainActor @Suite struct SnapshotRecorderTests {
    private func check(
        _ text: String, in folder: Folder, _ mode: SnapshotMode, tolerance: PixelTolerance = .exact
    ) -> SnapshotRecorder.Answer {
        let recorder = SnapshotRecorder(
            references: folder.url.appendingPathComponent("references"),
            report: folder.url.appendingPathComponent("report"), mode: mode, tolerance: tolerance)
        var snapshotCase = SnapshotCase()
        snapshotCase.size = .width(120)
        return recorder.check("Card", snapshotCase, file: "Card/w120", accept: "record it") { reference in
            let label = UILabel()
            label.text = text
            return try SnapshotStage.show({ label }, in: snapshotCase) {
                try Snapshot($0, name: "Card", against: reference)
            }
        }
    }

    @Test func aReferenceIsThreeFiles() throws {
        let folder = try Folder()
        #expect(check("Weiter", in: folder, .verify).result.status == .missing)
        #expect(check("Weiter", in: folder, .missing).result.status == .recorded)
        #expect(
            folder.files.filter { $0.hasPrefix("references") } == [
                "references/Card/w120.environment.json", "references/Card/w120.json", "references/Card/w120.png",
            ])
        #expect(check("Weiter", in: folder, .verify).result.status == .same)
    }

    @Test func aDifferenceIsToldInWordsAndPictures() throws {
        let folder = try Folder()
        _ = check("Weiter", in: folder, .record)
        let answer = check("Weiter zu den Einstellungen", in: folder, .verify)
        #expect(answer.result.status == .different)
        #expect(answer.result.messages.contains { $0.hasPrefix("'Weiter zu den Einstellungen' was cut to") })
        #expect(answer.result.messages.allSatisfy { $0.hasSuffix(" at 120 points") })
        #expect(answer.pictures.map(\.name) == ["old", "difference", "new"])
        #expect(folder.files.contains("report/pictures/Card/w120.difference.png"))
        #expect(check("Weiter zu den Einstellungen", in: folder, .missing).result.status == .different)
    }

    @Test(arguments: [SnapshotMode.record, .verify])
    func whatIsAsItIsToBeIsShownToo(mode: SnapshotMode) throws {
        let folder = try Folder()
        _ = check("Weiter", in: folder, .record)
        let answer = check("Weiter", in: folder, mode)
        #expect(answer.result.new == "pictures/Card/w120.new.png" && answer.pictures.isEmpty)
        #expect(
            try Data(contentsOf: folder.url.appendingPathComponent("report/pictures/Card/w120.new.png"))
                == Data(contentsOf: folder.url.appendingPathComponent("references/Card/w120.png")))
        let page = SnapshotPage([answer.result], title: "Cards").html
        #expect(page.contains("<img src=\"./pictures/Card/w120.new.png\""))
        #expect(page.contains(mode == .record ? ">1 recorded</p>" : ">All 1 as recorded</p>"))
    }

    @Test func picturesOfEarlierRunsDoNotStay() throws {
        let folder = try Folder()
        _ = check("Weiter", in: folder, .record)
        let result = check("Weiter zu den Einstellungen", in: folder, .verify).result
        let kept = ["report/pictures/Old/plain.txt", "report/other.png"]
        for name in kept + ["report/pictures/Old/plain.new.png"] { try folder.write("x", as: name) }
        try SnapshotRun([result]).write(to: folder.url.appendingPathComponent("report"), title: "Cards")
        let pictures = folder.files.filter { $0.hasPrefix("report/") && !$0.contains("index") && $0.hasSuffix("g") }
        #expect(pictures.count == 4 && pictures.contains("report/other.png"))
        #expect(folder.files.contains(kept[0]))
    }

    @Test func aDamagedReferenceIsToldInOneLine() throws {
        let folder = try Folder()
        _ = check("Weiter", in: folder, .record)
        try folder.write("nothing", as: "references/Card/w120.json")
        let result = check("Weiter", in: folder, .verify).result
        #expect(result.status == .failed)
        #expect(result.messages.count == 1)
        #expect(result.messages[0].hasSuffix("this is no tree of a snapshot; record it anew"))
    }

    @Test func referencesThatNoRunAsksForAreFoundAndRemoved() throws {
        let folder = try Folder()
        let used = check("Weiter", in: folder, .record).result
        let references = folder.url.appendingPathComponent("references")
        for name in ["png", "json", "environment.json"] { try folder.write("x", as: "references/Old/plain.\(name)") }
        try folder.write("x", as: "references/other.png")
        let unused = UnusedReferences.find(in: references, used: [used])
        #expect(unused == ["Old/plain.png"])
        UnusedReferences.remove(unused, from: references)
        #expect(!folder.files.contains { $0.contains("Old") })
        #expect(folder.files.contains("references/other.png"))
    }

    @Test func aReportHasPageResultsAndJUnit() throws {
        let folder = try Folder()
        var bad = SnapshotResult(
            subject: "Card & co", name: "de-w320", status: .different, reference: "a.png", accept: "placard \"x\"")
        bad.messages = ["'A<b>' was cut to 'A…'"]
        let good = SnapshotResult(subject: "Card & co", name: "en", status: .same, reference: "b.png", accept: "")
        try SnapshotRun([bad, good]).write(to: folder.url, title: "Cards")
        #expect(folder.files == ["index.html", "junit.xml", "results.json"])
        let junit = try String(contentsOfFile: folder.path("junit.xml"), encoding: .utf8)
        #expect(junit.contains("<testsuites tests=\"2\" failures=\"1\">"))
        #expect(junit.contains("<failure message=\"'A&lt;b&gt;' was cut to 'A…'\">"))
        #expect(try SnapshotRun(reportIn: folder.url).results.map(\.status) == [.different, .same])
    }
}

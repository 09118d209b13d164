import PlacardTesting
import Synchronization
import TestTools
import Testing

/// Expectations in Swift Testing: what holds passes, what does not is told in words.
@MainActor @Suite struct ExpectationTests {
    private func badge(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.textColor = .label
        return label
    }

    @Test func recordedSnapshotsAreTheSameInEveryCase() throws {
        let folder = try Folder()
        let matrix = SnapshotMatrix.languages("en", "de").appearances(.light, .dark).widths(120)
        for mode in [SnapshotMode.record, .verify] {
            expectSnapshot(of: badge("Weiter"), over: matrix, mode: mode, references: folder.url)
        }
        #expect(folder.files.count == 4 * 3)
        #expect(
            folder.files.first
                == "ExpectationTests/recordedSnapshotsAreTheSameInEveryCase/de-dark-w120.environment.json")
    }

    @Test func `names in words are folders, and a view without rules for its height keeps its own`() throws {
        let folder = try Folder()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        expectSnapshot(of: view, over: .widths(120), mode: .record, references: folder.url)
        let name = "names-in-words-are-folders-and-a-view-without-rules-for-its-height-keeps-its-own"
        let file = folder.url.appendingPathComponent("ExpectationTests/\(name)/w120.png")
        let picture = try #require(UIImage(contentsOfFile: file.path)?.cgImage)
        #expect(picture.width == 240 && picture.height == 60)
    }

    /// What the expectations complain of.
    private func failures(_ expect: () -> Void) -> [String] {
        let heard = Mutex<[String]>([])
        withoutActuallyEscaping(expect) { expect in
            TestPlace.$listener.withValue({ message in heard.withLock { $0.append(message) } }, operation: expect)
        }
        return heard.withLock { $0 }
    }

    @Test func aTextThatNoLongerFitsIsToldInWords() throws {
        let folder = try Folder()
        expectSnapshot(of: badge("Next"), over: .widths(60), mode: .record, references: folder.url)
        let failures = failures {
            expectSnapshot(of: badge("Weiterlesen"), over: .widths(60), mode: .verify, references: folder.url)
        }
        #expect(failures.count == 1)
        let lines = failures.first?.split(separator: "\n").map(String.init) ?? []
        #expect(lines.first?.hasPrefix("'Weiterlesen' was cut to 'We") == true)
        #expect(lines.first?.hasSuffix("…' at 60 points") == true)
        #expect(lines.dropFirst().first == "'Weiterlesen' stands instead of 'Next' at 60 points")
    }

    @Test func aReferenceThatIsMissingIsToldWithTheCommandThatRecordsIt() throws {
        let folder = try Folder()
        let failures = failures {
            expectSnapshot(of: badge("Weiter"), named: "badge", mode: .verify, references: folder.url)
        }
        #expect(failures.first?.contains("record it: PLACARD_SNAPSHOTS=record swift test --filter") == true)
        #expect(folder.files.isEmpty)
    }

    @Test func layoutsThatFitPass() {
        let matrix = SnapshotMatrix.appearances(.light, .dark).widths(200)
        expectFits(badge("Weiter"), over: matrix)
        expectNoMissingGlyphs(badge("Weiter"), over: matrix)
        expectNoAmbiguousLayout(badge("Weiter"), over: matrix)
        expectAccessible(badge("Weiter"), over: matrix)
    }

    @Test func contrastIsExpectedWhereItIsAskedFor() {
        func pale() -> UILabel {
            let label = badge("Weiter")
            label.textColor = .secondaryLabel
            return label
        }
        expectFits(pale(), over: .widths(200))
        let failures = failures { expectFits(pale(), checks: [.layout, .contrast], over: .widths(200)) }
        #expect(failures.count == 1 && failures.first?.contains("has a contrast of") == true)
    }

    @Test func nibsAreExpectedToFitByTheirNames() throws {
        let folder = try Folder()
        try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <label text="Weiterlesen" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" id="lbl-01-001">
                        <rect key="frame" x="0.0" y="0.0" width="40" height="21"/>
                    </label>
                </objects>
            </document>
            """, as: "Badge.xib")
        let bundle = try #require(Bundle(url: folder.url))
        expectFits(ofNib: "Badge", in: bundle, over: .widths(200))
        let failures = failures { expectFits(ofNib: "Badge", in: bundle) }
        #expect(failures.count == 1 && failures.first?.hasPrefix("'Weiterlesen' was cut to") == true)
    }

    @Test func pseudolocalesShowWhatWouldNotFit() {
        let failures = failures {
            expectFits(badge(String(localized: "Save changes")), over: .widths(110).pseudolocales(.longer))
        }
        #expect(failures.count == 1)
        #expect(failures.first?.contains("was cut to") == true)
        #expect(failures.first?.hasSuffix("at 110 points, texts longer") == true)
    }

    @Test func momentsOfWhatMovesAreTheSameEachTime() throws {
        func moving(_ distance: CGFloat) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
            let part = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            part.backgroundColor = .red
            view.addSubview(part)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { part.center.x += distance }
            return view
        }
        let folder = try Folder()
        for mode in [SnapshotMode.record, .verify] {
            expectSnapshot(of: moving(30), at: [0, 0.25, 1], mode: mode, references: folder.url)
        }
        #expect(
            folder.files.filter { $0.hasSuffix(".png") }.map { URL(fileURLWithPath: $0).lastPathComponent }
                == ["t0.25.png", "t0.png", "t1.png"])
        let failures = failures {
            expectSnapshot(of: moving(20), at: [0.25], mode: .verify, references: folder.url)
        }
        #expect(failures.count == 1 && failures.first?.contains("after 0.25 s") == true)
    }
}

import PlacardSnapshots
import Testing

/// What a difference is called, before any pixel is looked at.
@MainActor @Suite struct TreeComparisonTests {
    private func card(_ change: (UILabel) -> Void = { _ in }) -> UIView {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 21))
        label.text = "Weiter"
        change(label)
        card.addSubview(label)
        return card
    }

    private func sentences(_ change: (UILabel) -> Void) -> [String] {
        TreeComparison(SnapshotTree(card()), SnapshotTree(card(change))).sentences
    }

    @Test func nothingIsSaidOfEqualTrees() {
        #expect(sentences { _ in }.isEmpty)
    }

    @Test func lostLettersAreToldFirst() {
        let sentences = sentences { $0.frame.size.width = 40 }
        #expect(sentences.first?.hasPrefix("'Weiter' was cut to 'W") == true)
        #expect(sentences.first?.hasSuffix("…'") == true)
        #expect(sentences.dropFirst().first == "'Weiter' is 40 × 21 points instead of 100 × 21")
    }

    @Test func otherTextsLinesFontsAndColorsAreNamed() {
        #expect(sentences { $0.text = "Zurück" }.first == "'Zurück' stands instead of 'Weiter'")
        #expect(sentences { $0.textColor = .red } == ["'Weiter' has the color #FF0000FF instead of #000000FF"])
        #expect(sentences { $0.font = .systemFont(ofSize: 15) }.first?.contains(" 15 instead of ") == true)
        #expect(sentences { $0.isHidden = true }.first == "'Weiter' is hidden")
    }

    @Test func wrappedLinesAreCounted() {
        func two(_ width: CGFloat) -> SnapshotTree {
            SnapshotTree(
                card { label in
                    label.text = "Weiter lesen"
                    label.numberOfLines = 0
                    label.frame.size = CGSize(width: width, height: 60)
                })
        }
        let sentences = TreeComparison(two(150), two(70)).sentences
        #expect(sentences.first == "'Weiter lesen' has 2 lines instead of 1: 'Weiter', 'lesen'")
    }

    @Test func linesAreComparedOnlyOfTheSameText() {
        let other = sentences { $0.text = "Weiter zum Ziel" }
        #expect(!other.contains { $0.contains("breaks otherwise") || $0.contains(" line") })
    }

    @Test func whatIsNotSeenIsLeftOut() {
        func hidden(_ text: String) -> SnapshotTree {
            let view = card()
            let title = UILabel(frame: CGRect(x: 0, y: 40, width: 20, height: 21))
            (title.text, title.isHidden) = (text, true)
            view.addSubview(title)
            return SnapshotTree(view)
        }
        #expect(TreeComparison(hidden("Einstellungen"), hidden("Kundeneinstellungen")).sentences.isEmpty)
    }

    @Test func whatMovesWithWhatHoldsItIsToldOnce() {
        func moved(_ y: CGFloat) -> SnapshotTree {
            let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let view = card()
            view.frame.origin.y = y
            screen.addSubview(view)
            return SnapshotTree(screen)
        }
        #expect(TreeComparison(moved(0), moved(40)).sentences == ["UIView moved from (0, 0) to (0, 40)"])
    }

    @Test func whatNoLongerFitsComesFirstWithItsId() throws {
        func snapshot(_ text: String, x: CGFloat) throws -> Snapshot {
            let view = card { $0.text = text }
            let button = UIButton(frame: CGRect(x: x, y: 8, width: 40, height: 30))
            button.backgroundColor = .red
            button.accessibilityIdentifier = "save"
            view.addSubview(button)
            return try SnapshotStage.show({ view }, in: SnapshotCase(), body: { try Snapshot($0, name: "Card") })
        }
        let (old, new) = (try snapshot("Weiter", x: 150), try snapshot("Zurück", x: 30))
        let sentences = TreeComparison(old.tree, new.tree, new.faults).sentences
        #expect(sentences[0].hasPrefix("'Zurück' and save overlap by 3"))
        #expect(sentences[1] == "'Zurück' stands instead of 'Weiter'")
        #expect(sentences.contains("UIButton (save) moved from (150, 8) to (30, 8)"))
        // What did not fit before is nothing new.
        let (before, after) = (try snapshot("Weiter", x: 30), try snapshot("Weiter", x: 30))
        #expect(!before.faults.isEmpty && TreeComparison(before.tree, after.tree, after.faults).sentences.isEmpty)
    }

    @Test func objectsOfADocumentAreNamedAndNotKept() {
        let view = card()
        let tree = SnapshotTree(view, objects: [ObjectIdentifier(view.subviews[0]): "ttl-lb-002"])
        #expect(tree.root.children?[0].title == "'Weiter' (ttl-lb-002)")
        #expect(!String(decoding: tree.json, as: UTF8.self).contains("ttl-lb-002"))
    }

    @Test func viewsThatCameOrWentAreToldOnce() {
        let more = card()
        more.addSubview(UIImageView(frame: CGRect(x: 150, y: 10, width: 20, height: 20)))
        let (one, two) = (SnapshotTree(card()), SnapshotTree(more))
        #expect(TreeComparison(one, two).sentences.contains("UIImageView is new"))
        #expect(TreeComparison(two, one).sentences.contains("UIImageView is gone"))
    }

    @Test func treesSurviveTheirFiles() {
        let tree = SnapshotTree(card())
        #expect(SnapshotTree(json: tree.json) == tree)
        #expect(SnapshotTree(json: Data("{}".utf8)) == nil)
    }

    @Test func otherMachinesAreToldApartByFontsAndLibraries() {
        let recorded = SnapshotEnvironment(
            fonts: [FontRecord(name: "Inter-Regular", file: "Inter.ttc", version: "4.0", hash: "1")],
            libraries: ["FreeType": "2.9.1", "Cairo": "1.16.0"])
        let here = SnapshotEnvironment(
            fonts: [FontRecord(name: "Inter-Regular", file: "Inter.otf", version: "3.19", hash: "2")],
            libraries: ["FreeType": "2.12.1", "Cairo": "1.16.0"])
        #expect(
            here.differences(from: recorded) == [
                "recorded with Inter-Regular 4.0, here 3.19", "recorded with FreeType 2.9.1, here 2.12.1",
            ])
        #expect(here.differences(from: here).isEmpty)
    }
}

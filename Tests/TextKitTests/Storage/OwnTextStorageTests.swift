import PlacardTextKit
import Testing

/// Subclasses that keep the text themselves. What is expected follows from Apple's documentation of `NSTextStorage` ("Subclassing Notes").
@Suite struct OwnTextStorageTests {
    /// The usual recipe: four primitives, each of which reports.
    class Keeper: NSTextStorage {
        let kept = NSMutableAttributedString()
        override var string: String { kept.string }

        override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
            -> [NSAttributedString.Key: Any]
        {
            kept.attributes(at: location, effectiveRange: range)
        }

        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            kept.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
            endEditing()
        }

        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            kept.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
            endEditing()
        }
    }

    /// Marks digits in each round, before `super` is called, and hides nothing afterwards.
    final class Marker: Keeper {
        var rounds = 0

        override func processEditing() {
            rounds += 1
            setAttributes(nil, range: NSRange(location: 0, length: length))
            for (offset, unit) in string.utf16.enumerated() where (48...57).contains(unit) {
                addAttribute(.kern, value: 2, range: NSRange(location: offset, length: 1))
            }
            super.processEditing()
        }
    }

    /// Apple's documentation of `processEditing()`: called "if edits were made" between `beginEditing()` and `endEditing()`.
    @Test func `rounds without an edit are not processed`() {
        let storage = Marker()
        storage.beginEditing()
        storage.endEditing()
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 0))
        #expect(storage.rounds == 0)
        storage.append(NSAttributedString(string: "a1"))
        #expect(storage.rounds == 1)
    }

    @Test func everyMutatingMemberEndsInThePrimitives() {
        let storage = Keeper()
        storage.append(NSAttributedString(string: "Hello", attributes: [.kern: 1]))
        storage.insert(NSAttributedString(string: "Oh, "), at: 0)
        storage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "h")
        storage.deleteCharacters(in: NSRange(location: 0, length: 1))
        storage.addAttribute(.baselineOffset, value: 3, range: NSRange(location: 0, length: 4))
        storage.removeAttribute(.kern, range: NSRange(location: 4, length: 1))
        storage.mutableString.append("!")
        #expect(storage.kept.string == "h, hello!")
        #expect(storage.length == 9)
        #expect(storage.kept.isEqual(to: NSAttributedString(attributedString: storage)))
        #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 1)
        #expect(storage.attribute(.kern, at: 4, effectiveRange: nil) == nil)
        #expect(storage.attribute(.baselineOffset, at: 3, effectiveRange: nil) as? Int == 3)
        #expect(storage.attributedSubstring(from: NSRange(location: 3, length: 5)).string == "hello")
    }

    @Test func layoutFollowsTheKeptText() {
        let storage = Keeper()
        let manager = NSLayoutManager()
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 1_000, height: 1_000)))
        storage.addLayoutManager(manager)
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "abc")
        #expect(manager.numberOfGlyphs == 3)
        storage.setAttributes([.kern: 30], range: NSRange(location: 0, length: 3))
        let spread = manager.usedRect(for: manager.textContainers[0]).width
        storage.setAttributes(nil, range: NSRange(location: 0, length: 3))
        #expect(abs(spread - manager.usedRect(for: manager.textContainers[0]).width - 90) < 0.01)
        storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "")
        #expect(manager.numberOfGlyphs == 1)
    }

    @Test func whatWasKeptBeforeALayoutManagerCameIsLaidOut() {
        let storage = Keeper()
        storage.kept.setAttributedString(NSAttributedString(string: "before"))
        let manager = NSLayoutManager()
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 1_000, height: 1_000)))
        storage.addLayoutManager(manager)
        #expect(manager.numberOfGlyphs == 6)
    }

    @Test func anOverrideOfProcessEditingIsAskedOnceForARound() {
        let storage = Marker()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a1b22")
        #expect(storage.rounds == 1)
        #expect((0..<5).map { storage.attribute(.kern, at: $0, effectiveRange: nil) as? Int } == [nil, 2, nil, 2, 2])
        #expect(storage.editedMask == [])
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "x")
        #expect(storage.rounds == 2)
        #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) == nil)
    }

    /// Foundation's storage, with changes of attributes in an override of `processEditing()`: `Keeper` is not needed for that.
    @Test func anOverrideOfProcessEditingMayChangeAStorageOfFoundations() {
        final class Striker: NSTextStorage {
            override func processEditing() {
                addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 0, length: length))
                super.processEditing()
            }
        }
        let storage = Striker(string: "a")
        storage.append(NSAttributedString(string: "b"))
        #expect(storage.attribute(.strikethroughStyle, at: 1, effectiveRange: nil) as? Int == 1)
    }

    /// Quotation marks are often mended so, in the kept text itself.
    @Test func whatIsChangedInARoundWithoutAReportIsLaidOut() {
        final class Quoter: Keeper {
            override func processEditing() {
                _ = kept.mutableString.replaceOccurrences(
                    of: "\"", with: "”", options: [], range: NSRange(location: 0, length: kept.length))
                super.processEditing()
            }
        }
        let storage = Quoter()
        storage.append(NSAttributedString(string: "a\"b"))
        #expect(storage.attributedSubstring(from: NSRange(location: 0, length: 3)).string == "a”b")
    }

    /// Highlighters clear the whole kept text in each round before they mark it anew.
    @Test func attributesThatAreClearedInARoundWithoutAReportAreLaidOut() {
        final class Clearer: Keeper {
            var clears = false
            override func processEditing() {
                if clears { kept.removeAttribute(.font, range: NSRange(location: 0, length: kept.length)) }
                super.processEditing()
            }
        }
        let storage = Clearer()
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 1_000, height: 1_000)))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        storage.append(NSAttributedString(string: "a\n", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
        storage.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 12)]))
        #expect(manager.usedRect(for: container).height > 50)
        storage.clears = true
        storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: "c")
        #expect(manager.usedRect(for: container).height < 40)
        #expect(NSAttributedString(attributedString: storage).attribute(.font, at: 0, effectiveRange: nil) == nil)
    }

    /// Counting in characters is a common mistake: the text is right all the same.
    @Test func aGrowthThatWasCountedInCharactersLosesNothing() {
        final class Miscounter: Keeper {
            override func replaceCharacters(in range: NSRange, with str: String) {
                kept.replaceCharacters(in: range, with: str)
                edited(.editedCharacters, range: range, changeInLength: str.count - range.length)
            }
        }
        let storage = Miscounter()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a👋b")
        #expect(storage.length == 4)
        #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 3)).string == "👋b")
    }
}

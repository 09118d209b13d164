import Foundation
import PlacardUIKit
import Testing

@Suite struct NSTextStorageTests {
    final class Recorder: NSTextStorageDelegate {
        var events: [String] = []

        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            events.append("will \(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)")
        }

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            events.append("did \(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)")
        }
    }

    /// Ranges count UTF-16 units, as on Apple's systems, also within what Swift takes for one character.
    @Test(arguments: ["ที่นี่", "a👨‍👩‍👧b", "مَدرسة", "e\u{301}x", "🇩🇪🇫🇷", "क्षि\r\nx", "1️⃣2", "각각"])
    func aPartOfACharacterIsReplacedAlone(_ text: String) {
        let units = Array(text.utf16)
        let edges = [0] + text.unicodeScalars.indices.dropFirst().map { $0.utf16Offset(in: text) } + [units.count]
        for start in edges {
            for end in edges where end >= start {
                for new in ["", "w", "\u{301}"] {
                    let range = NSRange(location: start, length: end - start)
                    let expected = String(
                        decoding: units[..<start] + Array(new.utf16) + units[end...], as: UTF16.self)
                    let storages = (0..<3).map { _ in NSTextStorage(string: text) }
                    storages[0].replaceCharacters(in: range, with: new)
                    storages[1].replaceCharacters(in: range, with: NSAttributedString(string: new))
                    storages[2].mutableString.replaceCharacters(in: range, with: new)
                    for storage in storages {
                        #expect(Array(storage.string.utf16) == Array(expected.utf16))
                        #expect(storage.length == expected.utf16.count)
                        var covered = 0
                        storage.enumerateAttributes(in: NSRange(location: 0, length: storage.length)) { _, range, _ in
                            covered += range.length
                        }
                        #expect(covered == storage.length)
                    }
                }
            }
        }
    }

    /// Apple's documentation of the two notifications: around the fixing of attributes, once in a round.
    @Test func `observers hear of a round where its delegate does, and may change what it may`() {
        // Notifications come on the thread that edits, which is the test's.
        nonisolated(unsafe) let storage = NSTextStorage(string: "abc")
        nonisolated(unsafe) let recorder = Recorder()
        storage.delegate = recorder
        let center = NotificationCenter.default
        let tokens = [
            center.addObserver(
                forName: NSTextStorage.willProcessEditingNotification, object: storage, queue: nil
            ) { _ in
                recorder.events.append("will heard")
                if storage.length == 4 { storage.append(NSAttributedString(string: "!")) }
            },
            center.addObserver(
                forName: NSTextStorage.didProcessEditingNotification, object: storage, queue: nil
            ) { _ in
                recorder.events.append("did heard")
                storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
            },
        ]
        defer { tokens.forEach(center.removeObserver) }
        storage.append(NSAttributedString(string: "d"))
        #expect(recorder.events == ["will 3 3,1 1", "will heard", "did 3 3,2 2", "did heard"])
        #expect(storage.string == "abcd!" && storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
    }

    @Test func whatStaysOfACharacterKeepsItsAttributes() {
        let key = NSAttributedString.Key("mark")
        let storage = NSTextStorage(string: "e\u{301}x")
        storage.addAttribute(key, value: 1, range: NSRange(location: 0, length: 1))
        storage.addAttribute(key, value: 2, range: NSRange(location: 1, length: 1))
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "w")
        #expect(storage.string == "ewx")
        #expect((0..<3).map { storage.attribute(key, at: $0, effectiveRange: nil) as? Int } == [1, 2, nil])
    }

    @Test func everyMutatingMemberKeepsTheTextAndReportsOnce() {
        let storage = NSTextStorage(string: "Hello")
        let recorder = Recorder()
        storage.delegate = recorder
        storage.append(NSAttributedString(string: " world"))
        storage.insert(NSAttributedString(string: "Oh, "), at: 0)
        storage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "h")
        storage.deleteCharacters(in: NSRange(location: 0, length: 4))
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 5))
        storage.removeAttribute(.kern, range: NSRange(location: 0, length: 2))
        storage.setAttributes(nil, range: NSRange(location: 0, length: 5))
        storage.setAttributedString(NSAttributedString(string: "new"))
        #expect(storage.string == "new")
        #expect(
            recorder.events.filter { $0.hasPrefix("did") } == [
                "did 3 5,6 6", "did 3 0,4 4", "did 2 4,1 0", "did 2 0,0 -4", "did 1 0,5 0", "did 1 0,2 0",
                "did 1 0,5 0",
                "did 3 0,3 -8",
            ])
    }

    /// Apple's documentation of `edited(_:range:changeInLength:)`: the ranges of several changes are joined.
    @Test func changesBetweenBeginAndEndAreProcessedAtOnce() {
        let storage = NSTextStorage(string: "one two three")
        let recorder = Recorder()
        storage.delegate = recorder
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "eleven")
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 7, length: 3))
        #expect(storage.editedRange == NSRange(location: 0, length: 10))
        #expect(storage.changeInLength == 3)
        #expect(recorder.events.isEmpty)
        storage.endEditing()
        #expect(recorder.events == ["will 3 0,10 3", "did 3 0,10 3"])
        #expect(storage.editedRange == NSRange(location: NSNotFound, length: 0))
        #expect(storage.editedMask == [])
    }

    @Test func theDelegateMayChangeTextBeforeAttributesAreFixed() {
        final class Shouter: NSTextStorageDelegate {
            func textStorage(
                _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {
                textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "!!")
            }
        }
        let stack = TextKitStack("abc", size: CGSize(width: 200, height: 0))
        let shouter = Shouter()
        stack.storage.delegate = shouter
        stack.storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "B")
        #expect(stack.storage.string == "!!Bc")
        #expect(stack.manager.numberOfGlyphs == 4)
    }

    @Test func aParagraphTakesTheStyleOfItsFirstCharacter() {
        let storage = NSTextStorage(string: "one\ntwo")
        let centered = NSMutableParagraphStyle()
        centered.alignment = .center
        storage.addAttribute(.paragraphStyle, value: centered, range: NSRange(location: 4, length: 1))
        let style = storage.attribute(.paragraphStyle, at: 6, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.alignment == .center)
        #expect(storage.attribute(.paragraphStyle, at: 0, effectiveRange: nil) == nil)
    }

    @Test func anAttachmentStaysOnItsOwnCharacterOnly() {
        let storage = NSTextStorage(string: "a\u{FFFC}b")
        storage.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 0, length: 3))
        #expect(storage.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
        #expect(storage.attribute(.attachment, at: 1, effectiveRange: nil) != nil)
    }

    /// Swift's strings hold no half of a surrogate pair, so a half goes with the other one, and nothing comes between them.
    @Test(arguments: [(0, "fi𝒜", "fi!𝒜"), (1, "fi", "fi!")])
    func `a change within a character is told as one of the whole character`(
        length: Int, left: String, then: String
    ) {
        let storage = NSTextStorage(string: "fi𝒜")
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 100, height: 0))
        manager.addTextContainer(container)
        manager.ensureLayout(for: container)
        storage.deleteCharacters(in: NSRange(location: 3, length: length))
        #expect(storage.string == left && manager.numberOfGlyphs == left.count)
        storage.insert(NSAttributedString(string: "!"), at: min(3, storage.length))
        #expect(storage.string == then && manager.numberOfGlyphs == then.count)
    }

    @Test func wiringInEitherOrderOrBothGivesOneLink() {
        let storage = NSTextStorage(string: "text")
        let manager = NSLayoutManager()
        manager.textStorage = storage
        storage.addLayoutManager(manager)
        manager.textStorage = storage
        #expect(storage.layoutManagers.count == 1)
        #expect(manager.textStorage === storage)
        storage.removeLayoutManager(manager)
        #expect(manager.textStorage == nil)
        #expect(storage.layoutManagers.isEmpty)
    }
}

import PlacardTextKit
import Testing

/// Changes through `mutableString` are the storage's own, and through `trackedString` those of any text: "the receiver tracks
/// changes to this string and keeps its attribute mappings up to date" (Apple's page of `mutableString`).
@Suite struct TrackedStringTests {
    private let stack = TextKitStack("hello wörld\nsecond", size: CGSize(width: 300, height: 0))

    @Test func aChangeOfTheSameLengthIsLaidOut() {
        let before = stack.manager.usedRect(for: stack.container).width
        stack.storage.mutableString.replaceCharacters(in: NSRange(location: 0, length: 5), with: "WWWWW")
        #expect(stack.storage.string == "WWWWW wörld\nsecond")
        #expect(stack.manager.usedRect(for: stack.container).width > before)
        #expect(stack.lines == ["WWWWW wörld\n", "second"])
    }

    @Test func everyMemberReportsItsChange() {
        let recorder = NSTextStorageTests.Recorder()
        stack.storage.delegate = recorder
        let string = stack.storage.mutableString
        string.append("!")
        string.insert("oh ", at: 0)
        string.deleteCharacters(in: NSRange(location: 0, length: 3))
        let all = NSRange(location: 0, length: string.length)
        #expect(string.replaceOccurrences(of: "l", with: "LL", options: [], range: all) == 3)
        #expect(stack.storage.string == "heLLLLo wörLLd\nsecond!")
        string.setString("new")
        #expect(stack.storage.string == "new" && string.length == 3 && stack.lines == ["new"])
        let changes = recorder.events.filter { $0.hasPrefix("did") }
        #expect(changes.first == "did 2 18,1 1" && changes.last == "did 2 0,3 -19")
        #expect(changes.count == 7)
    }

    @Test func attributesStayWithTheCharactersAroundAChange() {
        stack.storage.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: 5))
        stack.storage.mutableString.replaceCharacters(in: NSRange(location: 1, length: 1), with: "a")
        #expect(stack.storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 3)
    }

    @Test func theStringOfAStorageThatHasGoneIsEmpty() {
        var storage: NSTextStorage? = NSTextStorage(string: "gone")
        let string = storage?.mutableString
        #expect(string?.length == 4 && (string as String?) == "gone")
        storage = nil
        #expect(string?.length == 0)
        string?.append("more")
        #expect(string?.length == 0)
    }

    @Test func `attributes of any text move with its characters`() {
        let text = NSMutableAttributedString(string: "a X b")
        text.addAttribute(.kern, value: 3, range: NSRange(location: 4, length: 1))
        let all = NSRange(location: 0, length: text.length)
        #expect(text.trackedString.replaceOccurrences(of: "X", with: "longer", options: [], range: all) == 1)
        text.trackedString.append("!")
        let kerns = (0..<text.length).map { text.attribute(.kern, at: $0, effectiveRange: nil) as? Int }
        #expect(text.string == "a longer b!" && kerns == Array(repeating: nil, count: 9) + [3, 3])
        text.trackedString.deleteCharacters(in: NSRange(location: 0, length: 9))
        #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
    }

    /// Places beyond the text ended the program, and those within it lost letters.
    @Test(arguments: ["x", "", "xyzzyx", "dolor dolor"]) func `many finds are replaced where they are`(
        replacement: String
    ) {
        for (text, options) in [
            ("a dolor b dolor", NSString.CompareOptions()), ("dolordolor dolor", []),
            ("Dolor dOlor döLor", [.caseInsensitive]),
            ("döLor-dolor", [.caseInsensitive, .diacriticInsensitive]), ("a dolor b dolor", [.backwards]),
            ("nothing", []),
        ] {
            let plain = NSMutableString(string: text)
            let all = NSRange(location: 0, length: plain.length)
            let storage = NSTextStorage(string: text)
            let attributed = NSMutableAttributedString(string: text)
            let count = plain.replaceOccurrences(of: "dolor", with: replacement, options: options, range: all)
            for string in [storage.mutableString, attributed.trackedString] {
                #expect(
                    string.replaceOccurrences(of: "dolor", with: replacement, options: options, range: all) == count)
            }
            #expect(storage.string == plain as String && attributed.string == plain as String)
        }
    }

    @Test func `changes that a program places itself stay where it wants them`() {
        let storage = NSTextStorage(string: "one two one two")
        let string = storage.mutableString
        string.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
        string.replaceCharacters(in: NSRange(location: 10, length: 3), with: "three")
        #expect(storage.string == "three two three two")
    }
}

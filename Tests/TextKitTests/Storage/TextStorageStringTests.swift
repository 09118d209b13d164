import PlacardTextKit
import Testing

/// Changes through `mutableString` are the storage's own.
@Suite struct TextStorageStringTests {
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
}

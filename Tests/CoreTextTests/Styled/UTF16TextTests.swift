import Testing

@testable import PlacardCoreText

/// Units that lie in a string are those of an array.
@Suite struct UTF16TextTests {
    @Test(arguments: ["", "a", "Settings", "h\u{E9}llo", "\u{1F600}", String(repeating: "ab ", count: 300)])
    func `A string's units are the same in any storage`(_ string: String) {
        let (text, units) = (UTF16Text(string), Array(string.utf16))
        #expect(Array(text) == units && text.array == units && text.count == units.count)
        #expect(text.withUnsafeBufferPointer { Array($0) } == units)
        #expect(text == UTF16Text(units) && text.hashValue == UTF16Text(units).hashValue)
        #expect(text.indices.map { text[$0] } == units)
    }

    @Test func `Short ASCII stays in its string`() {
        #expect(UTF16Text("label").isKnownASCII && UTF16Text("").isKnownASCII)
        #expect(!UTF16Text("\u{E9}").isKnownASCII && !UTF16Text(String(repeating: "a", count: 513)).isKnownASCII)
    }

    @Test func `Different texts are unequal`() {
        #expect(UTF16Text("label") != UTF16Text("labem"))
        #expect(UTF16Text("label") != UTF16Text(Array("labels".utf16)))
    }
}

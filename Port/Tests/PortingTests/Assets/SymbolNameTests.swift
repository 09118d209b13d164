import Testing

@testable import Porting

/// Names as Apple's release notes of Xcode 15 describe them, and as code of apps uses them.
struct SymbolNameTests {
    @Test(arguments: [
        ("logo", "logo"), ("Logo", "logo"), ("ic_back", "icBack"), ("logo-large", "logoLarge"), ("My Logo", "myLogo"),
        ("URLIcon", "urlIcon"), ("ABC", "abc"), ("heroImage", "hero"), ("Image", "image"), ("image", "image"),
        ("Füße", "füße"),
    ])
    func wordsAreJoinedAndBeginSmall(asset: String, name: String) {
        #expect(SymbolName(asset, without: "Image").spellings == [name])
    }

    @Test func theKindIsNotSaidTwice() {
        #expect(SymbolName("AccentColor", without: "Color").spellings == ["accent"])
        #expect(SymbolName("AccentColor", without: "Image").spellings == ["accentColor"])
    }

    @Test func lettersBehindDigitsMayBeginAWord() {
        #expect(SymbolName("ic_add_24px", without: "Image").spellings == ["icAdd24px", "icAdd24Px"])
        #expect(SymbolName("2nd", without: "Image").spellings == ["_2nd", "_2Nd"])
    }

    @Test func whatHasNoLettersHasNoSymbol() {
        #expect(SymbolName("--", without: "Image").spellings.isEmpty)
    }
}

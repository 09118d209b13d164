/// The names that Xcode gives the symbol of an asset.
///
/// Words that other characters divide are joined, each but the first with a capital; what the kind says already is left out
/// at the end: "ic_back" is `icBack`, "AccentColor" is `accent`. Source: Apple's release notes of Xcode 15; where a word
/// begins behind a digit they do not say, so that both are answered.
struct SymbolName {
    /// The first is the one to be preferred.
    let spellings: [String]

    /// - Parameters:
    ///   - asset: The name of a set, without its folders.
    ///   - suffix: `Image` or `Color`; empty for folders.
    init(_ asset: String, without suffix: String) {
        let words = asset.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let spellings = [words, words.flatMap(Self.dividedBehindDigits)].compactMap { words in
            Self.lettered(Self.joined(words), without: suffix)
        }
        self.spellings = spellings.first == spellings.last ? Array(spellings.prefix(1)) : spellings
    }

    private static func dividedBehindDigits(_ word: String) -> [String] {
        word.reduce(into: [""]) { parts, character in
            let isNew = character.isLetter && parts[parts.count - 1].last?.isNumber == true
            if isNew { parts.append("") }
            parts[parts.count - 1].append(character)
        }
    }

    private static func joined(_ words: [String]) -> String {
        guard let first = words.first else { return "" }
        return lowered(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// A word with small letters where it begins: "Logo" is "logo", "URLIcon" is "urlIcon".
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        let following = word.dropFirst(capitals).first?.isLetter == true
        let count = capitals > 1 && following ? capitals - 1 : capitals
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static func lettered(_ name: String, without suffix: String) -> String? {
        let isLonger = !suffix.isEmpty && name.count > suffix.count && name.hasSuffix(suffix)
        let short = isLonger ? String(name.dropLast(suffix.count)) : name
        guard let first = short.first else { return nil }
        return first.isNumber ? "_" + short : short
    }
}

import Foundation

/// Makes labels of each kind, all different, the same in every run.
struct LabelMaker {
    private var dice: Dice

    init(seed: UInt64) {
        dice = Dice(seed: seed)
    }

    mutating func labels(_ kind: LabelKind, count: Int) -> [String] {
        (0..<count).map { _ in label(kind) }
    }

    mutating func label(_ kind: LabelKind) -> String {
        switch kind {
        case .short: control()
        case .chat: sentences(characters: 228)
        case .unknownWords: unknownWords(characters: 228)
        case .bidi: mixture([Vocabulary.arabic, Vocabulary.hebrew, Vocabulary.english], characters: 200)
        case .indic: mixture([Vocabulary.hindi, Vocabulary.thai, Vocabulary.eastAsian], characters: 170)
        case .emoji: mixture([Vocabulary.english, Vocabulary.emoji], characters: 180)
        }
    }

    /// English sentences of exactly `characters` ASCII characters.
    mutating func sentences(characters: Int) -> String {
        var text = ""
        text.reserveCapacity(characters + 32)
        var length = 0
        var startsSentence = true
        while length < characters {
            let word = Vocabulary.english.randomElement(using: &dice)!
            let ending = ["", "", "", "", "", "", ",", ".", ".", "?"].randomElement(using: &dice)!
            let piece = (startsSentence ? word.prefix(1).uppercased() + word.dropFirst() : word) + ending + " "
            startsSentence = ending == "." || ending == "?"
            text += piece
            length += piece.utf8.count
        }
        return String(text.prefix(characters))
    }

    /// What a button says, with a number that makes it differ from the others: 20 characters.
    private mutating func control() -> String {
        var text = ""
        while text.count < 17 {
            text += Vocabulary.controls.randomElement(using: &dice)! + " "
        }
        return text.prefix(17) + " " + String(Int.random(in: 10...99, using: &dice))
    }

    /// Words of random letters, which no cache can have seen.
    private mutating func unknownWords(characters: Int) -> String {
        var text = ""
        while text.utf8.count < characters {
            for _ in 0..<Int.random(in: 3...10, using: &dice) {
                text.unicodeScalars.append(Unicode.Scalar(UInt8.random(in: 97...122, using: &dice)))
            }
            text += " "
        }
        return String(text.prefix(characters))
    }

    /// A few words of one vocabulary, then a few of another, with a number now and then.
    private mutating func mixture(_ vocabularies: [[String]], characters: Int) -> String {
        var text = ""
        var length = 0
        while length < characters {
            let vocabulary = vocabularies.randomElement(using: &dice)!
            var words = (0..<Int.random(in: 2...6, using: &dice)).map { _ in vocabulary.randomElement(using: &dice)! }
            if Int.random(in: 0..<4, using: &dice) == 0 {
                words.append(String(Int.random(in: 2...2_000, using: &dice)))
            }
            let piece = words.joined(separator: " ") + " "
            text += piece
            length += piece.unicodeScalars.count
        }
        return text.trimmingCharacters(in: .whitespaces)
    }
}

import UIKit

/// A message of a conversation.
public struct Message: Hashable, Sendable, Identifiable {
    public let id: Int
    /// The text in Markdown, as people write it: words, emphasis and links.
    public let text: String
    /// Whether the user of the app has written it.
    public let isMine: Bool
    /// The picture that comes with it.
    public let picture: Picture?

    /// A picture that is drawn: a landscape under a sky of a hue.
    public struct Picture: Hashable, Sendable {
        /// From 0 to 1.
        public let hue: Double
    }
}

extension Message {
    /// The text with its markup read; links are underlined in the text's own color.
    func attributedText(color: UIColor) -> NSAttributedString {
        let options = AttributedString.MarkdownParsingOptions(
            interpretedSyntax: .inlineOnlyPreservingWhitespace, failurePolicy: .returnPartiallyParsedIfPossible)
        var text = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
        text.font = isEmojiAlone ? .systemFont(ofSize: 48) : .preferredFont(forTextStyle: .body)
        text.foregroundColor = color
        let style = NSMutableParagraphStyle()
        style.alignment = isRightToLeft ? .right : .left
        text.paragraphStyle = style
        for run in text.runs where run.link != nil {
            text[run.range].link = nil
            text[run.range].underlineStyle = .single
        }
        return NSAttributedString(text)
    }

    /// Whether the first letter is one of a script from right to left; the text is aligned by it, whatever the interface's
    /// direction is.
    private var isRightToLeft: Bool {
        let letter = text.unicodeScalars.first(where: \.properties.isAlphabetic)
        return letter.map { (0x0590...0x08FF).contains($0.value) } ?? false
    }

    /// Whether the message is a few emoji, which are shown large.
    var isEmojiAlone: Bool {
        text.count <= 3
            && text.allSatisfy { $0.unicodeScalars.first?.properties.isEmojiPresentation == true }
    }
}

extension Message {
    /// A conversation in several languages, the same every time.
    public static func conversation(count: Int) -> [Message] {
        (0..<count).map { number in
            let text = texts[(number * 7 + number / 13) % texts.count]
            let hasPicture = number % 17 == 11
            return Message(
                id: number, text: hasPicture ? captions[number % captions.count] : text, isMine: number % 5 < 2,
                picture: hasPicture ? Picture(hue: Double(number % 9) / 9) : nil)
        }
    }

    private static let captions = [
        "The lake this morning",
        "From the top! It took us **three hours**, and another two to find the way down again.",
        "الطريق إلى البيت", "昨日の夕焼け",
    ]

    private static let texts = [
        "Are you coming tonight?",
        "Yes! 🎉 I will be there at *eight*, maybe a little later if the train is late again.",
        "هل ستأتي الليلة؟ سنلتقي عند الساعة الثامنة أمام المحطة.", "👍🏽", "今晩は何時に会いましょうか。",
        "Everything is on [the page of the party](https://example.org/party), with a **map** and the names of "
            + "everybody who comes.",
        "Ok", "שלום! אני אביא עוגה 🍰", "😂🎈",
        "Please bring something to drink.\nWe have enough to eat, I think, but *nobody* has thought of drinks so far.",
        "The code of the door is `4711#`.", "See <https://www.example.org/timetable?from=lake&to=town> for trains.",
        "~~Tomorrow~~ Today, of course.",
    ]
}

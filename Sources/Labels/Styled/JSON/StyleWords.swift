/// The words that stand for values in a JSON style sheet: UIKit's own names wherever it has one.
enum StyleWords {
    static let families: [String: TextStyle.Family] = [
        "system": .system, "serif": .serif, "rounded": .rounded, "monospaced": .monospaced,
    ]

    static let textStyles: [String: UIFont.TextStyle] = [
        "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
        "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote,
        "caption1": .caption1, "caption2": .caption2,
    ]

    static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    static let slants = named(TextStyle.Slant.allCases)
    static let cases = named(LetterCase.allCases)

    static let lines: [String: NSUnderlineStyle] = [
        "none": [], "single": .single, "thick": .thick, "double": .double,
        "dotted": [.single, .patternDot], "dashed": [.single, .patternDash],
    ]

    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    static let colors: [String: UIColor] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "link": .link,
        "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
        "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
        "systemGreen": .systemGreen, "systemTeal": .systemTeal, "systemBlue": .systemBlue,
        "systemIndigo": .systemIndigo, "systemPurple": .systemPurple, "systemPink": .systemPink,
        "systemGray": .systemGray, "systemGray6": .systemGray6, "black": .black, "white": .white, "clear": .clear,
    ]

    private static func named<Word: RawRepresentable>(_ words: [Word]) -> [String: Word]
    where Word.RawValue == String {
        Dictionary(uniqueKeysWithValues: words.map { ($0.rawValue, $0) })
    }
}

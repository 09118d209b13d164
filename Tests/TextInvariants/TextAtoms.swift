/// Pieces of text that are hard on a text engine, each with the rule or the program part that it is hard on.
enum TextAtoms {
    /// The units of the atom of a number.
    static func units(_ number: UInt8) -> [UInt16] { Array(all[Int(number) % all.count].utf16) }

    private static let all: [String] =
        letters + spaces + marks + joiners + directions + breaks + emoji + prepended + conjoined + rare

    private static let letters = [
        "a", "W", "fi", "ffl", "i", ".", ",", "-", "(", ")", "«", "»", "/", "1", "20", "%", "é", "e\u{301}", "ß", "Ω",
        "ж", "א", "ש\u{5C1}", "ب", "لا", "س", "۳", "١", "अ", "क\u{94D}ष", "ก", "ำ", "ကျ", "ខ្មែរ", "漢", "字", "あ", "ー",
        "、",
        "한", "ㄱ", "𐤀", "𝒜", "ⴰ", "ᠠ", "ꦲ", "ತ", "க", "supercalifragilistic", "Donaudampfschifffahrt",
    ]
    private static let spaces = [
        " ", "  ", "\t", "\u{A0}", "\u{2007}", "\u{202F}", "\u{2003}", "\u{3000}", "\u{1680}", "\u{200B}", "\u{2060}",
        "\u{FEFF}", "\u{180E}",
    ]
    private static let marks = [
        "\u{301}", "\u{308}\u{323}", "\u{345}", "\u{20DD}", "\u{20E3}", "\u{5B7}", "\u{64B}", "\u{670}", "\u{E33}",
        "\u{E31}", "\u{94D}", "\u{93F}", "\u{1039}", "\u{17D2}", "\u{3099}", "\u{FF9E}", "\u{302A}", "\u{1D165}",
        "\u{1F3FD}",
        "\u{FE0E}", "\u{FE0F}", "\u{E0100}", "\u{180B}",
    ]
    private static let joiners = ["\u{200C}", "\u{200D}", "\u{34F}", "\u{AD}", "\u{2011}", "\u{640}"]
    private static let directions = [
        "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}",
        "\u{2067}", "\u{2068}", "\u{2069}",
    ]
    private static let breaks = [
        "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "\u{0}", "\u{7F}",
    ]
    private static let emoji = [
        "😀", "👨‍👩‍👧", "🇩🇪", "🇩", "1️⃣", "👍🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤", "☎︎", "🧑‍🚀", "\u{E007F}",
    ]
    private static let prepended = ["\u{600}", "\u{605}", "\u{6DD}", "\u{8E2}", "\u{D4E}", "\u{110BD}", "\u{111C2}"]
    private static let conjoined = ["ᄀ", "ᅡ", "ᆨ", "가", "각", "\u{1100}\u{1161}\u{11A8}", "\u{A960}", "\u{D7CB}"]
    private static let rare = ["\u{FFFC}", "\u{FFFD}", "\u{10FFFD}", "\u{E000}", "\u{FFFF}", "\u{378}"]
}

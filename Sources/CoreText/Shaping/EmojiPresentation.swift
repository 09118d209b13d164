/// Whether a cluster is shown as a picture (UTS #51).
enum EmojiPresentation {
    /// - Parameter scalars: One user-perceived character.
    static func isPicture(_ scalars: [UInt32]) -> Bool {
        guard let first = scalars.first, first >= 0x23 else { return false }
        if scalars.contains(textSelector) { return false }
        let hasEmojiSelector = scalars.contains(emojiSelector)
        if first < 0x80 { return scalars.contains(keycap) && isKeycapBase(first) }
        guard ICU.scalar(first, is: .emoji) else { return false }
        return hasEmojiSelector || ICU.scalar(first, is: .emojiPresentation)
            || scalars.dropFirst().contains { ICU.scalar($0, is: .emojiModifier) }
    }

    /// Whether a skin tone stands at an offset behind a character that cannot take it.
    ///
    /// - Parameter start: Where that character starts.
    static func beginsWithLoneTone(
        at offset: Int, after start: Int, _ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>
    ) -> Bool {
        let base = UTF16Decoding.scalar(at: start, in: units, end: range.upperBound).value
        let tone = UTF16Decoding.scalar(at: offset, in: units, end: range.upperBound).value
        return ICU.scalar(tone, is: .emojiModifier) && !(base >= 0x80 && ICU.scalar(base, is: .emoji))
    }

    private static let textSelector: UInt32 = 0xFE0E
    private static let emojiSelector: UInt32 = 0xFE0F
    private static let keycap: UInt32 = 0x20E3

    private static func isKeycapBase(_ scalar: UInt32) -> Bool {
        scalar == 0x23 || scalar == 0x2A || (0x30...0x39).contains(scalar)
    }
}

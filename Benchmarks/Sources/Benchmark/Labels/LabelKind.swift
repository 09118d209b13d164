/// The kinds of text that are timed; the raw value names the file that may stand in for the made labels.
enum LabelKind: String, CaseIterable {
    /// What buttons and rows say: 20 characters of English.
    case short
    /// A chat bubble: 228 characters of English.
    case chat
    /// As long as a chat bubble, of words that never come again.
    case unknownWords = "unknown"
    /// Arabic, Hebrew and English in one label.
    case bidi
    /// Hindi, Thai, Chinese, Japanese and Korean in one label.
    case indic
    /// English with emoji of one and more characters.
    case emoji
}

/// The attributes that text is drawn by; raw values as on iOS.
extension NSAttributedString.Key {
    /// A `UIFont`; absent means Helvetica 12.
    public static let font = Self("NSFont")
    /// An `NSParagraphStyle`; a paragraph takes the one at its first character.
    public static let paragraphStyle = Self("NSParagraphStyle")
    /// A `UIColor`; absent means black.
    public static let foregroundColor = Self("NSColor")
    /// A `UIColor` behind the text, as high as the line; absent means none.
    public static let backgroundColor = Self("NSBackgroundColor")
    /// 0 for required ligatures only, 1 (and absent) for the usual ones.
    public static let ligature = Self("NSLigature")
    /// The language of the text (BCP 47), for line breaks, fallback fonts and language-specific glyphs; that of the
    /// first character counts for the whole string.
    public static let languageIdentifier = Self("NSLanguage")
    /// Points added after each character; 0 turns pair kerning off, absent leaves it on.
    public static let kern = Self("NSKern")
    /// Points added after each character, as white space that hangs over a line's end.
    public static let tracking = Self("CTTracking")
    /// A raw value of `NSUnderlineStyle`.
    public static let strikethroughStyle = Self("NSStrikethrough")
    /// A raw value of `NSUnderlineStyle`.
    public static let underlineStyle = Self("NSUnderline")
    /// A `UIColor`; absent means the foreground color.
    public static let strokeColor = Self("NSStrokeColor")
    /// Per cent of the font's size: above 0 outlines only, below 0 outlines and fills.
    public static let strokeWidth = Self("NSStrokeWidth")
    /// An `NSShadow`.
    public static let shadow = Self("NSShadow")
    /// A value of `NSAttributedString.TextEffectStyle`.
    public static let textEffect = Self("NSTextEffect")
    /// An `NSTextAttachment`, on the character U+FFFC.
    public static let attachment = Self("NSAttachment")
    /// A `URL` or `String`.
    public static let link = Self("NSLink")
    /// A `String`, by which a text view tells of taps on the text (iOS 17).
    public static let textItemTag = Self("UITextItemTag")
    /// Points by which the text is raised.
    public static let baselineOffset = Self("NSBaselineOffset")
    /// A `UIColor`; absent means the foreground color.
    public static let underlineColor = Self("NSUnderlineColor")
    /// A `UIColor`; absent means the foreground color.
    public static let strikethroughColor = Self("NSStrikethroughColor")
    /// How far glyphs lean to the right for each unit of height.
    public static let obliqueness = Self("NSObliqueness")
    /// The natural logarithm of the horizontal stretch.
    public static let expansion = Self("NSExpansion")
    /// An array of numbers: a raw value of `NSWritingDirection` plus one of `NSWritingDirectionFormatType`, outermost
    /// first.
    public static let writingDirection = Self("NSWritingDirection")
    /// 0: text is always horizontal on iOS.
    public static let verticalGlyphForm = Self("CTVerticalForms")

    // MARK: What markup meant

    /// An `InlinePresentationIntent`: what the markup around the text meant, which its font shows.
    public static let inlinePresentationIntent = Self("NSInlinePresentationIntent")
    /// A `PresentationIntent`: the blocks that the text lies in.
    public static let presentationIntentAttributeName = Self("NSPresentationIntent")
    /// A `URL`: the picture that the text stands for.
    public static let imageURL = Self("NSImageURL")
    /// A `String`: what stands for a picture, or tells more of a link.
    public static let alternateDescription = Self("NSAlternateDescription")

    // MARK: For assistive programs; nothing speaks here

    /// Whether punctuation is spoken: a Bool. Stored; no effect.
    public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
    /// The language (BCP 47) that the text is spoken in. Stored; no effect.
    public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
    /// How high the voice is, from 0 to 2; 1 is usual. Stored; no effect.
    public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
    /// Whether an announcement waits for those before it: a Bool. Stored; no effect.
    public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// How the text sounds, in the International Phonetic Alphabet. Stored; no effect.
    public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
    /// Whether the text is spelled letter by letter: a Bool. Stored; no effect.
    public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
    /// The level of a heading from 1 to 6; 0 for text that is none. Stored; no effect.
    public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
}

extension NSAttributedString {
    /// A named look of text; `letterpressStyle` is the only one.
    public struct TextEffectStyle: BridgedName, Hashable, Sendable {
        /// The effect's name, as on iOS.
        public let rawValue: String

        /// Makes an effect of a name; names other than the one below have no effect.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Letters as if pressed into the ground: a light edge below them.
        public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
    }
}

/// How a writing direction is forced upon text; raw values as on iOS.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// The text is laid into its surroundings as if it were quoted (UAX #9, LRE and RLE).
    case embedding = 0
    /// All characters take the direction, whatever their own (LRO and RLO).
    case override = 2
}

extension NSAttributedString {
    /// Makes an empty attributed string.
    ///
    /// Foundation on Linux has no `init()`, and an extension cannot add one; the argument is there so that
    /// `NSAttributedString()` compiles, and for `NSMutableAttributedString()` as well.
    public convenience init(empty: Void = ()) {
        self.init(string: "")
    }
}

/// The resolved character attributes that shaping and setting depend on.
package struct CharacterStyle: Hashable, Sendable {
    /// The font that is shaped with; characters that it lacks take their fonts from its cascade and the library.
    package var font: CTFont
    /// Points added after every character. Nil leaves the font's pair kerning on, 0 turns it off, as UIKit's `.kern`.
    package var kern: CGFloat?
    /// Points added after every character as UIKit's `.tracking`: treated as white space at a line's end, and optional
    /// ligatures are off while it is not 0.
    package var tracking: CGFloat = 0
    /// Which ligatures are formed; those that fonts show by default unless told otherwise.
    package var ligatures: Ligatures = .standard
    /// Points by which the baseline is raised.
    package var baselineOffset: CGFloat = 0
    /// The natural logarithm of the horizontal stretch (`.expansion`).
    package var expansion: CGFloat = 0
    /// Embeddings and overrides around this run, outermost first (`.writingDirection`).
    package var writingDirections: [DirectionOverride] = []
    /// What few texts have, in one place because none has both, and styles are compared and copied for every text.
    private var rarity: Rarity?

    private enum Rarity: Hashable, Sendable {
        case attachment(AttachmentBox)
        case ruby(RubyRoom)
    }

    /// The box that stands in for U+FFFC; nil where the text holds no attachment. Setting it takes an annotation away.
    package var attachment: AttachmentBox? {
        get { if case .attachment(let box) = rarity { box } else { nil } }
        set { rarity = newValue.map { .attachment($0) } }
    }

    /// The room that an annotation of the text takes; nil for text without one. Setting it takes an attachment away.
    package var ruby: RubyRoom? {
        get { if case .ruby(let room) = rarity { room } else { nil } }
        set { rarity = newValue.map { .ruby($0) } }
    }

    /// Makes a style of a font, with UIKit's defaults for all else.
    package init(font: CTFont) {
        self.font = font
    }

    /// Which optional ligatures are formed.
    package enum Ligatures: Sendable {
        /// Only those that the script cannot be written without.
        case required
        case standard
    }

    /// The meaning of one number in UIKit's `.writingDirection` attribute.
    package struct DirectionOverride: Hashable, Sendable {
        /// The direction inside; `natural` is that of the first strong character (UAX #9).
        package var direction: NSWritingDirection
        /// Whether characters keep their own direction inside (embedding) or take this one (override).
        package var strength: Strength

        package enum Strength: Sendable { case embedding, override }

        /// Makes an embedding or an override.
        package init(direction: NSWritingDirection, strength: Strength) {
            self.direction = direction
            self.strength = strength
        }
    }

    /// What a text above or below others takes of their lines (W3C, "Requirements for Japanese Text Layout", 3.3).
    package struct RubyRoom: Hashable, Sendable {
        /// The UTF-16 offset at which the text begins that it stands with: bases beside each other stay two.
        package var start: Int
        /// Points above the font's ascent.
        package var above: CGFloat
        /// Points below the font's descent.
        package var below: CGFloat
        /// Points by which glyphs stand farther along their direction within the space that they have.
        package var shift: CGFloat
        /// Points after the last glyph.
        package var trailing: CGFloat

        /// Makes the room of an annotation; lengths are in points.
        package init(start: Int, above: CGFloat, below: CGFloat, shift: CGFloat, trailing: CGFloat) {
            (self.start, self.above, self.below) = (start, above, below)
            (self.shift, self.trailing) = (shift, trailing)
        }
    }

    /// The size of an inline object, relative to the baseline.
    package struct AttachmentBox: Hashable, Sendable {
        /// Points; `minY` is the bottom edge's height above the baseline (negative below), y up as in
        /// `NSTextAttachment.bounds`.
        package var bounds: CGRect
        /// Points before and behind the object on its line.
        package var padding: CGFloat

        /// What the object takes of the line's length, in points.
        package var advance: Double { Double(bounds.width) + 2 * Double(padding) }

        /// Makes a box; `bounds` are in points, relative to the baseline, y up.
        package init(bounds: CGRect, padding: CGFloat = 0) {
            (self.bounds, self.padding) = (bounds, padding)
        }
    }
}

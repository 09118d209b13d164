/// The vertical measures of a font in em, y up (so `descender` is negative).
package struct FontMetrics: Hashable, Sendable {
    /// How far the font reaches above the baseline.
    package var ascender: CGFloat
    /// How far the font reaches below the baseline.
    package var descender: CGFloat
    /// The line gap.
    package var leading: CGFloat
    /// The height of capital letters.
    package var capHeight: CGFloat
    /// The height of small letters.
    package var xHeight: CGFloat
    /// The middle of the underline, relative to the baseline (negative below).
    package var underlinePosition: CGFloat
    /// The height of underlines, and of lines through the text.
    package var underlineThickness: CGFloat
    /// The middle of the strike-through line above the baseline.
    package var strikethroughPosition: CGFloat

    /// The same height of lines without a gap, which lies below the letters instead.
    package var withoutLeading: FontMetrics {
        var metrics = self
        (metrics.descender, metrics.leading) = (descender - leading, 0)
        return metrics
    }

    /// Makes measures in em; underline and strike-through have usual places unless given.
    package init(
        ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat,
        underlinePosition: CGFloat = -0.1, underlineThickness: CGFloat = 0.05, strikethroughPosition: CGFloat = 0.3
    ) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.underlinePosition = underlinePosition
        self.underlineThickness = underlineThickness
        self.strikethroughPosition = strikethroughPosition
    }
}

/// What kind of face of a family is wanted.
package struct FontTraits: Hashable, Codable, Sendable {
    /// 1 to 1000, as OpenType's usWeightClass: 400 is regular, 700 bold.
    package var weight: Int
    /// Per cent of the normal width: 100 is normal, 75 condensed.
    package var width: Int
    /// Whether letters lean.
    package var slant: Slant

    /// Whether letters stand upright or lean.
    package enum Slant: Codable, Sendable { case upright, italic }

    /// Makes traits; regular, of normal width and upright unless told otherwise.
    package init(weight: Int = 400, width: Int = 100, slant: Slant = .upright) {
        self.weight = weight
        self.width = width
        self.slant = slant
    }
}

/// The faces of the system font (`UIFontDescriptor.SystemDesign`).
package enum SystemFontDesign: CaseIterable, Codable, Sendable { case standard, rounded, serif, monospaced }

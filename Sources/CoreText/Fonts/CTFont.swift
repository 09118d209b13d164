import Foundation

/// A face at a size, with everything that shaping and measuring need to know about it: final and shareable.
///
/// Equal requests to the library give equal fonts. Sizes are points.
public final class CTFont: Sendable {
    /// The face whose glyphs are shown.
    package let face: FontFace
    /// The size in points.
    package let pointSize: CGFloat
    /// The measures that lines are stacked by: the face's own, or those published for the font it stands in for.
    package let metrics: FontMetrics
    /// Points added after every glyph, as San Francisco's per-size tracking asks; 0 for other fonts.
    package let tracking: CGFloat
    /// OpenType features beyond the defaults.
    package let features: [FontFeature]
    /// Fonts asked for glyphs that the face lacks, in order, before the library's own fallback.
    package let cascade: [CTFont]
    /// How a missing bold or italic face is imitated.
    package let synthesis: FontSynthesis
    /// What is done to the face beyond choosing it.
    package let modifiers: FontModifiers
    /// Points between two lines beyond their heights: what fonts of text styles leave, which a single line does not
    /// show.
    package let lineGap: CGFloat
    /// The name that was asked for; differs from the face's where a stand-in serves.
    package let requestedName: String

    /// Makes a font of a face; measures are the face's own unless others are given.
    package init(
        face: FontFace, pointSize: CGFloat, metrics: FontMetrics? = nil, tracking: CGFloat = 0,
        features: [FontFeature] = [], cascade: [CTFont] = [], synthesis: FontSynthesis = .none,
        modifiers: FontModifiers = .none, lineGap: CGFloat = 0, requestedName: String? = nil
    ) {
        self.face = face
        self.pointSize = CTFont.usable(pointSize)
        self.metrics = metrics ?? face.metrics
        self.tracking = tracking
        self.features = features
        self.cascade = cascade
        self.synthesis = synthesis
        self.modifiers = modifiers
        self.lineGap = lineGap
        self.requestedName = requestedName ?? face.postScriptName
    }

    /// The size that fonts have which are asked for in a size: 12 for one that is none, 10,000 at most.
    static func usable(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? min(size, 10_000) : 12 }

    /// Points above the baseline.
    package var ascender: CGFloat { metrics.ascender * emHeight }
    /// Points, negative below the baseline.
    package var descender: CGFloat { metrics.descender * emHeight }
    /// The line gap, in points.
    package var leading: CGFloat { metrics.leading * emHeight }
    /// From the ascender to the descender, without the line gap, in points.
    package var lineHeight: CGFloat { ascender - descender }
    /// The height of capital letters, in points.
    package var capHeight: CGFloat { metrics.capHeight * emHeight }
    /// The height of small letters, in points.
    package var xHeight: CGFloat { metrics.xHeight * emHeight }

    /// The height of the em square in points: measures follow the font's matrix (Apple's documentation of
    /// `CTFontGetAscent`).
    private var emHeight: CGFloat { pointSize * abs(modifiers.matrix.d) }

    /// Whether the font has a glyph for a Unicode scalar and is permitted to use it.
    func covers(_ scalar: UInt32) -> Bool { face.covers(scalar) && modifiers.admits(scalar) }

    /// Whether the font may serve all of printable ASCII.
    var coversASCII: Bool { modifiers.characters == nil && face.harfBuzz.coversASCII }

    /// The face's glyph for a character by itself, without shaping; 0 if the face has none.
    package func glyph(for scalar: Unicode.Scalar) -> CGGlyph { face.harfBuzz.nominalGlyph(of: scalar.value) }

    /// The width of a glyph by itself, in points.
    package func advance(of glyph: CGGlyph) -> CGFloat {
        let em = pointSize * modifiers.matrix.a
        return CGFloat(face.harfBuzz.advance(of: glyph)) * em / CGFloat(face.unitsPerEm) + tracking
    }
}

extension CTFont: Hashable {
    /// Whether both draw and measure the same: face, size, measures, features, cascade, modifiers and requested name
    /// agree.
    public static func == (a: CTFont, b: CTFont) -> Bool {
        a === b
            || a.face == b.face && a.pointSize == b.pointSize && a.metrics == b.metrics && a.tracking == b.tracking
                && a.features == b.features && a.cascade == b.cascade && a.synthesis == b.synthesis
                && a.modifiers == b.modifiers && a.lineGap == b.lineGap && a.requestedName == b.requestedName
    }

    /// Hashes face, size and requested name, which differ for nearly all unequal fonts.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(face)
        hasher.combine(pointSize)
        hasher.combine(requestedName)
    }
}

/// One OpenType feature and its value (`kern` 0 turns kerning off).
package struct FontFeature: Hashable, Codable, Sendable {
    /// Four ASCII letters, as in OpenType's feature registry.
    package var tag: String
    /// 0 for off, 1 for on, or the number of an alternate.
    package var value: Int

    /// Makes a feature from its tag of four ASCII letters and its value.
    package init(tag: String, value: Int) {
        self.tag = tag
        self.value = value
    }
}

/// What is done to a face's outlines when a family lacks the wanted face.
package struct FontSynthesis: Hashable, Sendable {
    /// How much outlines are fattened, in em.
    package var emboldening: CGFloat
    /// How far glyphs lean: horizontal shift for each unit of height.
    package var skew: CGFloat

    /// The face as it is.
    package static let none = FontSynthesis(emboldening: 0, skew: 0)

    /// Makes a synthesis from a fattening in em and a shift for each unit of height.
    package init(emboldening: CGFloat, skew: CGFloat) {
        self.emboldening = emboldening
        self.skew = skew
    }
}

/// A face without a size, made from the bytes of a font file: what `CTFontManagerRegisterGraphicsFont` takes.
///
/// Immutable. Declared here and not in CoreGraphics, because faces are opened here.
/// Source: Apple's documentation of `CGFont`.
public final class CGFont: Sendable {
    package let face: FontFace

    package init(_ face: FontFace) {
        self.face = face
    }

    /// Opens the first face of a font file's bytes; nil if they are none that can be used.
    public convenience init?(_ provider: CGDataProvider) {
        guard let face = try? FontFace(file: FontFile(provider.bytes, name: "CGFont"), index: 0) else { return nil }
        self.init(face)
    }

    /// Finds a face by its PostScript or full name; nil if there is none of that name, nor one that stands in for it.
    public convenience init?(_ name: CFString) {
        guard let font = FontLibrary.shared.font(named: name as String, size: 1) else { return nil }
        self.init(font.face)
    }

    /// The name in the font's name table (ID 6), such as `Inter-Bold`.
    public var postScriptName: CFString? { face.postScriptName as NSString }
    /// The names of family and style, joined by a space.
    public var fullName: CFString? { "\(face.familyName) \(face.styleName)" as NSString }
    /// The number of font units in an em.
    public var unitsPerEm: Int32 { Int32(face.unitsPerEm) }
}

/// What a descriptor does to a face beyond choosing it: deform its glyphs, space them evenly, leave some out.
package struct FontModifiers: Hashable, Codable, Sendable {
    /// What is done to each glyph about its origin, y up; the translation is in points. Advances are stretched by `a`,
    /// heights by `d`, whatever their signs.
    package var matrix: CGAffineTransform { didSet { matrix = matrix.limited } }
    /// Points that every character takes, in place of the font's own advances and of the matrix's; nil leaves them.
    package var fixedAdvance: CGFloat? { didSet { fixedAdvance = fixedAdvance?.limited } }
    /// The characters that the font may serve, of those that it has; nil for all. Others come from the cascade.
    package var characters: CharacterSet?

    /// The face as it is.
    package static let none = FontModifiers()

    /// Makes modifiers; matrix and advance are brought into the range that text can have.
    package init(matrix: CGAffineTransform = .identity, fixedAdvance: CGFloat? = nil, characters: CharacterSet? = nil)
    {
        self.matrix = matrix.limited
        self.fixedAdvance = fixedAdvance?.limited
        self.characters = characters
    }

    func admits(_ scalar: UInt32) -> Bool {
        guard let characters, let scalar = Unicode.Scalar(scalar) else { return true }
        return characters.contains(scalar)
    }
}

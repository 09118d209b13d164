import Foundation

/// A font program that holds only the glyphs that a document shows, and what the document must say about it.
public struct FontSubset: Sendable {
    /// What the program's bytes are.
    public enum Format: Sendable {
        /// A TrueType file (`glyf` outlines).
        case trueType
        /// A bare Compact Font Format program.
        case cff
    }

    /// What the bytes of `program` are.
    public var format: Format
    /// The bytes of the font program.
    public var program: Data
    /// The numbers (CIDs) by which the program knows its glyphs.
    public var codes: [CGGlyph: UInt16]
    /// In em.
    public var advances: [CGGlyph: CGFloat]
    /// The face's PostScript name, without a subset's tag.
    public var postScriptName: String
    /// In em, above the baseline.
    public var ascender: CGFloat
    /// In em, negative below the baseline.
    public var descender: CGFloat
    /// In em.
    public var capHeight: CGFloat

    /// Makes a subset of parts that are known already.
    public init(
        format: Format, program: Data, codes: [CGGlyph: UInt16], advances: [CGGlyph: CGFloat],
        postScriptName: String, ascender: CGFloat, descender: CGFloat, capHeight: CGFloat
    ) {
        self.format = format
        self.program = program
        self.codes = codes
        self.advances = advances
        self.postScriptName = postScriptName
        self.ascender = ascender
        self.descender = descender
        self.capHeight = capHeight
    }
}

/// A font file that holds what some texts need, and the name of the family it was cut from.
public struct WebFont: Sendable {
    /// OpenType, with `glyf` or `CFF` outlines.
    public var file: Data
    /// The name that a document gives the file's family.
    public var familyName: String

    /// Makes a web font of a file's bytes and the family's name.
    public init(file: Data, familyName: String) {
        self.file = file
        self.familyName = familyName
    }
}

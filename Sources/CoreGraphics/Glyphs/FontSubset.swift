import Foundation

/// A font program that holds only the glyphs that a document shows, and what the document must say about it.
package struct FontSubset: Sendable {
    /// What the program's bytes are.
    package enum Format: Sendable {
        /// A TrueType file (`glyf` outlines).
        case trueType
        /// A bare Compact Font Format program.
        case cff
    }

    /// What the bytes of `program` are.
    package var format: Format
    /// The bytes of the font program.
    package var program: Data
    /// The numbers (CIDs) by which the program knows its glyphs.
    package var codes: [CGGlyph: UInt16]
    /// In em.
    package var advances: [CGGlyph: CGFloat]
    /// The face's PostScript name, without a subset's tag.
    package var postScriptName: String
    /// In em, above the baseline.
    package var ascender: CGFloat
    /// In em, negative below the baseline.
    package var descender: CGFloat
    /// In em.
    package var capHeight: CGFloat

    /// Makes a subset of parts that are known already.
    package init(
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
package struct WebFont: Sendable {
    /// OpenType, with `glyf` or `CFF` outlines.
    package var file: Data
    /// The name that a document gives the file's family.
    package var familyName: String

    /// Makes a web font of a file's bytes and the family's name.
    package init(file: Data, familyName: String) {
        self.file = file
        self.familyName = familyName
    }
}

// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Source: Apple's documentation of `CTFont`, and OpenType's "Table Directory".

/// The four letters of a table's name as one number, the first one highest.
public typealias CTFontTableTag = UInt32

/// How tables are copied; no way differs from another here.
public struct CTFontTableOptions: OptionSet, Sendable {
    /// The bits, as on iOS.
    public let rawValue: UInt32

    /// Makes options of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Baselines (`BASE`).
public let kCTFontTableBASE = 0x4241_5345
/// PostScript outlines (`CFF `).
public let kCTFontTableCFF = 0x4346_4620
/// Layers of colored glyphs (`COLR`).
public let kCTFontTableCOLR = 0x434F_4C52
/// Palettes of colored glyphs (`CPAL`).
public let kCTFontTableCPAL = 0x4350_414C
/// Classes of glyphs (`GDEF`).
public let kCTFontTableGDEF = 0x4744_4546
/// Positions (`GPOS`).
public let kCTFontTableGPOS = 0x4750_4F53
/// Substitutions (`GSUB`).
public let kCTFontTableGSUB = 0x4753_5542
/// Weight, width, measures and more (`OS/2`).
public let kCTFontTableOS2 = 0x4F53_2F32
/// Characters to glyphs (`cmap`).
public let kCTFontTableCmap = 0x636D_6170
/// Axes of variable fonts (`fvar`).
public let kCTFontTableFvar = 0x6676_6172
/// TrueType's outlines (`glyf`).
public let kCTFontTableGlyf = 0x676C_7966
/// Variations of outlines (`gvar`).
public let kCTFontTableGvar = 0x6776_6172
/// The file as a whole (`head`).
public let kCTFontTableHead = 0x6865_6164
/// Horizontal measures (`hhea`).
public let kCTFontTableHhea = 0x6868_6561
/// Advances (`hmtx`).
public let kCTFontTableHmtx = 0x686D_7478
/// Pairs of the older kind (`kern`).
public let kCTFontTableKern = 0x6B65_726E
/// How much memory glyphs need (`maxp`).
public let kCTFontTableMaxp = 0x6D61_7870
/// Names (`name`).
public let kCTFontTableName = 0x6E61_6D65
/// Underline, slant and names of glyphs (`post`).
public let kCTFontTablePost = 0x706F_7374

/// The tags of a font's tables, an array of numbers, in the order of its file.
///
/// Apple's array holds bare numbers in the place of objects; here they are `NSNumber`s.
public func CTFontCopyAvailableTables(_ font: CTFont, _ options: CTFontTableOptions) -> CFArray? {
    NSArray(array: font.face.tableTags.map { NSNumber(value: $0) })
}

/// The bytes of a table; nil if the font has none of the tag.
public func CTFontCopyTable(_ font: CTFont, _ table: CTFontTableTag, _ options: CTFontTableOptions) -> CFData? {
    font.face.table(table).map { NSData(data: $0) }
}

/// Whether a font has a table.
public func CTFontHasTable(_ font: CTFont, _ tag: CTFontTableTag) -> Bool { font.face.tableTags.contains(tag) }

/// The name of a glyph such as `ampersand`; nil where the font has none.
public func CTFontCopyNameForGlyph(_ font: CTFont, _ glyph: CGGlyph) -> CFString? {
    font.face.name(of: glyph).map { NSString(string: $0) }
}

// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Source of all functions here: Apple's documentation of `CTFont`. On Apple's systems a `CTFont` and a `UIFont` are the
// same object; here attributed strings take either, and `UIFont.ctFont` and `UIFont(_:)` lead from one to the other.

/// The style of a font's face; the bits are those of `UIFontDescriptor.SymbolicTraits`.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// What a font is asked for by.
public typealias CTFontDescriptor = UIFontDescriptor

extension UIFontDescriptor.SymbolicTraits {
    /// The face is slanted.
    public static let italicTrait = traitItalic
    /// The face is bold.
    public static let boldTrait = traitBold
    /// The face is wide.
    public static let expandedTrait = traitExpanded
    /// The face is narrow.
    public static let condensedTrait = traitCondensed
    /// All glyphs are equally wide.
    public static let monoSpaceTrait = traitMonoSpace
    /// Glyphs have colors of their own, as those of emoji do; to ask for it has no effect.
    public static let traitColorGlyphs = Self(rawValue: 1 << 13)
    /// The same by its older name.
    public static let colorGlyphsTrait = traitColorGlyphs
    /// The font is put together of several; none here is.
    public static let traitComposite = Self(rawValue: 1 << 14)
    /// The same by its older name.
    public static let compositeTrait = traitComposite
}

/// What text of the interface a font is for; raw values as on iOS. Sizes beside the standard's are the system font's.
public enum CTFontUIFontType: UInt32, Sendable {
    case user = 0
    case userFixedPitch = 1
    case system = 2
    case emphasizedSystem = 3
    case smallSystem = 4
    case smallEmphasizedSystem = 5
    case label = 10

    fileprivate func font(ofSize size: CGFloat) -> UIFont {
        switch self {
        case .userFixedPitch: .monospacedSystemFont(ofSize: size, weight: .regular)
        case .emphasizedSystem, .smallEmphasizedSystem: .boldSystemFont(ofSize: size)
        case .user: UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)
        case .system, .smallSystem, .label: .systemFont(ofSize: size)
        }
    }

    /// In points, where none is given.
    fileprivate var standardSize: CGFloat { self == .smallSystem || self == .smallEmphasizedSystem ? 11 : 12 }
}

/// The direction that text is set in; raw values as on iOS. Glyphs are measured for horizontal text in all of them.
public enum CTFontOrientation: UInt32, Sendable {
    case `default` = 0
    case horizontal, vertical
}

extension UIFont {
    /// The same font as a UIKit font.
    public convenience init(_ font: CTFont) { self.init(serving: font) }

    fileprivate func with(_ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
        var request = size > 0 ? request.withSize(size) : request
        if let matrix { request.modifiers.matrix = matrix.pointee }
        return (FontCache.font(for: request) ?? self).ctFont
    }
}

/// The font of a PostScript or full name, or Helvetica where there is none of that name.
///
/// - Parameters:
///   - name: The PostScript or full name.
///   - size: In points; 0 for 12.
///   - matrix: What glyphs are deformed by, y up; nil for nothing.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let size = size > 0 ? size : 12
    let font = UIFont(name: name as String, size: size) ?? UIFont(name: "Helvetica", size: size)
    return (font ?? .systemFont(ofSize: size)).with(size, matrix)
}

/// The font that a descriptor asks for.
///
/// - Parameters:
///   - descriptor: What font it is to be.
///   - size: In points; 0 for the descriptor's.
///   - matrix: What glyphs are deformed by, y up; nil for the descriptor's.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    UIFont(descriptor: descriptor, size: size).with(size, matrix)
}

/// A font of the user interface; 0 for the size that it has there. The language has no effect.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    uiType.font(ofSize: size > 0 ? size : uiType.standardSize).ctFont
}

/// A face at a size, from a font that has none.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    let modifiers = matrix.map { FontModifiers(matrix: $0.pointee) } ?? .none
    return CTFont(face: graphicsFont.face, pointSize: size, modifiers: modifiers)
}

/// The same font in another size, or deformed, or with what a descriptor asks for besides; 0 and nil leave it.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let own = UIFont(font)
    guard let attributes else { return own.with(size > 0 ? size : font.pointSize, matrix) }
    let descriptor = own.fontDescriptor.addingAttributes(attributes.fontAttributes)
    return UIFont(descriptor: descriptor, size: size > 0 ? size : font.pointSize).with(0, matrix)
}

/// The face of the same family with other traits; nil if there is none.
///
/// - Parameters:
///   - font: The font to begin with.
///   - size: In points; 0 for the size of the font.
///   - matrix: What letters are transformed by; nil for nothing.
///   - symTraitValue: The traits.
///   - symTraitMask: Which traits count; the others stay.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let own = UIFont(font)
    let traits = own.fontDescriptor.symbolicTraits.subtracting(symTraitMask)
        .union(symTraitValue.intersection(symTraitMask))
    return own.fontDescriptor.withSymbolicTraits(traits).map {
        UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize).with(0, matrix)
    }
}

/// The font that draws a part of a string: the font itself where it has all the characters, or the one that serves.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
    let whole = NSRange(location: range.location, length: range.length)
    let text = NSAttributedString(
        string: string.substring(with: whole), attributes: [.font: UIFont(currentFont)])
    let runs = CTLineCreateWithAttributedString(text).runs
    return runs.first.map { $0.run.font } ?? currentFont
}

/// What the font may be asked for by.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { UIFont(font).fontDescriptor }

/// The size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// What glyphs are deformed by, y up.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.modifiers.matrix }
/// The style of the face, and whether its glyphs have colors of their own.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
    let style = UIFont(font).fontDescriptor.symbolicTraits
    return font.face.hasColorGlyphs ? style.union(.traitColorGlyphs) : style
}

/// The font's name for programs.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { NSString(string: font.requestedName) }
/// The name of the family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: UIFont(font).familyName) }
/// The name of the family and of the face.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
    NSString(string: "\(UIFont(font).familyName) \(font.face.styleName)")
}
/// The name for the user.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// Points above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Points below the baseline, as a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// The line gap in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of capital letters in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of small letters in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// How far below the baseline underlines lie, in points; negative.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.metrics.underlinePosition * font.pointSize }
/// How thick underlines are, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
    font.metrics.underlineThickness * font.pointSize
}
/// The number of font units in an em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.face.unitsPerEm) }

/// The glyphs of UTF-16 units by themselves, without shaping: 0 for a unit that the font has none for, and for the second
/// half of a pair.
///
/// - Returns: Whether every character has a glyph.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    let units = UnsafeBufferPointer(start: characters, count: max(0, count))
    var (index, hasAll) = (0, true)
    while index < units.count {
        let pair = index + 1 < units.count ? [units[index], units[index + 1]] : [units[index]]
        let isPair = UTF16.isLeadSurrogate(pair[0]) && pair.count == 2 && UTF16.isTrailSurrogate(pair[1])
        let scalar = String(decoding: isPair ? pair : [pair[0]], as: UTF16.self).unicodeScalars.first
        glyphs[index] = scalar.map(font.glyph(for:)) ?? 0
        if isPair { glyphs[index + 1] = 0 }
        hasAll = hasAll && glyphs[index] != 0
        index += isPair ? 2 : 1
    }
    return hasAll
}

/// The widths of glyphs by themselves, in points, and their sum.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    let widths = UnsafeBufferPointer(start: glyphs, count: max(0, count)).map(font.advance(of:))
    for (index, width) in widths.enumerated() { advances?[index] = CGSize(width: width, height: 0) }
    return Double(widths.reduce(0, +))
}

/// The boxes of glyphs' outlines, and of pictures, about their origins, in points, y up, and the box around all of them.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    var whole = CGRect.null
    for (index, glyph) in UnsafeBufferPointer(start: glyphs, count: max(0, count)).enumerated() {
        let box = font.inkBox(of: glyph, font.modifiers.matrix)
        boundingRects?[index] = box.isNull ? .zero : box
        whole = whole.union(box)
    }
    return whole.isNull ? .zero : whole
}

/// The font as Core Graphics has it: its face, without a size.
///
/// - Parameters:
///   - font: The font.
///   - attributes: Is given attributes that a face has not; none here.
public func CTFontCopyGraphicsFont(
    _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont { CGFont(font.face) }

/// A glyph's outline about its origin, in points, y up; nil for white space and for pictures.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    let own = CGAffineTransform(scaleX: font.pointSize, y: font.pointSize).concatenating(font.modifiers.matrix)
    var transform = matrix.map { own.concatenating($0.pointee) } ?? own
    return font.face.outline(of: glyph)?.copy(using: &transform)
}

// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Source: Apple's documentation of `CTFont`.

/// The box around all glyphs laid upon each other, in points about the origin, y up.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    let box = font.face.boundingBox
    let size = font.pointSize
    return CGRect(x: box.minX * size, y: box.minY * size, width: box.width * size, height: box.height * size)
        .applying(font.modifiers.matrix)
}

/// How far the face leans, in degrees counterclockwise from the vertical: below 0 for italics.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.face.slantAngle }

/// The glyph of a name such as `ampersand`; 0 where there is none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
    font.face.glyph(named: String(describing: glyphName)) ?? 0
}

// MARK: - Names

/// A font's name of a kind; nil for those that are not read here: license, maker, version.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
    switch nameKey {
    case kCTFontFamilyNameKey: CTFontCopyFamilyName(font)
    case kCTFontSubFamilyNameKey, kCTFontStyleNameKey: NSString(string: font.face.styleName)
    case kCTFontFullNameKey, kCTFontUniqueNameKey: CTFontCopyFullName(font)
    case kCTFontPostScriptNameKey: CTFontCopyPostScriptName(font)
    default: nil
    }
}

/// The key of the family's name.
public var kCTFontFamilyNameKey: CFString { NSString(string: "CTFontFamilyName") }
/// The key of the face's name within its family.
public var kCTFontSubFamilyNameKey: CFString { NSString(string: "CTFontSubFamilyName") }
/// The key of the name of the face's style.
public var kCTFontStyleNameKey: CFString { NSString(string: "CTFontStyleName") }
/// The key of a name that no other face has.
public var kCTFontUniqueNameKey: CFString { NSString(string: "CTFontUniqueName") }
/// The key of the name of family and face.
public var kCTFontFullNameKey: CFString { NSString(string: "CTFontFullName") }
/// The key of the name for programs.
public var kCTFontPostScriptNameKey: CFString { NSString(string: "CTFontPostScriptName") }

// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Names of attributes, those of UIKit's attributed strings. They are read as `String` and as `NSAttributedString.Key` by
// `as`, like Apple's; never changed, so that threads share them. Source: Apple's documentation of Core Text's string
// attributes.

private func name(_ key: NSAttributedString.Key) -> CFString { NSString(string: key.rawValue) }

/// A font.
nonisolated(unsafe) public let kCTFontAttributeName: CFString = name(.font)
/// A color of the text.
nonisolated(unsafe) public let kCTForegroundColorAttributeName: CFString = name(.foregroundColor)
/// A color behind the text.
nonisolated(unsafe) public let kCTBackgroundColorAttributeName: CFString = name(.backgroundColor)
/// Points added after every character.
nonisolated(unsafe) public let kCTKernAttributeName: CFString = name(.kern)
/// Whether characters that belong together make one glyph.
nonisolated(unsafe) public let kCTLigatureAttributeName: CFString = name(.ligature)
/// The style of the paragraph, a `NSParagraphStyle`.
nonisolated(unsafe) public let kCTParagraphStyleAttributeName: CFString = name(.paragraphStyle)
/// Per cent of the font's size that outlines are wide.
nonisolated(unsafe) public let kCTStrokeWidthAttributeName: CFString = name(.strokeWidth)
/// A color of outlines.
nonisolated(unsafe) public let kCTStrokeColorAttributeName: CFString = name(.strokeColor)
/// The kind of underline.
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName: CFString = name(.underlineStyle)
/// A color of underlines.
nonisolated(unsafe) public let kCTUnderlineColorAttributeName: CFString = name(.underlineColor)
/// Points by which the text is raised.
nonisolated(unsafe) public let kCTBaselineOffsetAttributeName: CFString = name(.baselineOffset)
/// Points added after every character, kerning beside it.
nonisolated(unsafe) public let kCTTrackingAttributeName: CFString = name(.tracking)
/// Directions of the text, an array of numbers.
nonisolated(unsafe) public let kCTWritingDirectionAttributeName: CFString = name(.writingDirection)
/// Whether the text has the fill color of the context that a line is drawn in, in place of its own.
nonisolated(unsafe) public let kCTForegroundColorFromContextAttributeName: CFString = name(.colorFromContext)
/// Above 0 text that is raised and below that is lowered, for code that looks it up; lines do not obey it.
nonisolated(unsafe) public let kCTSuperscriptAttributeName: CFString = name(.superscript)

/// Whether characters stand upright in vertical lines, for code that looks it up; all lines run across.
nonisolated(unsafe) public let kCTVerticalFormsAttributeName: CFString = NSString(string: "CTVerticalForms")
/// How many characters stand beside each other in vertical lines, for code that looks it up; all lines run across.
nonisolated(unsafe) public let kCTHorizontalInVerticalFormsAttributeName: CFString = NSString(
    string: "CTHorizontalInVerticalForms")
/// The language of the text, by its identifier.
nonisolated(unsafe) public let kCTLanguageAttributeName: CFString = name(.languageIdentifier)

extension NSAttributedString.Key {
    /// Whether the text has the fill color of its context.
    static let colorFromContext = NSAttributedString.Key("CTForegroundColorFromContext")
    static let superscript = NSAttributedString.Key("NSSuperScript")
}

/// Gives a part of a string an attribute; a value of nil takes it away, and a range beyond the text is cut off at its end.
public func CFAttributedStringSetAttribute(
    _ string: CFMutableAttributedString, _ range: CFRange, _ name: CFString, _ value: Any?
) {
    let covered = NSRange(location: range.location, length: range.length)
        .intersection(NSRange(location: 0, length: string.length))
    guard let covered, covered.length > 0 else { return }
    let key = NSAttributedString.Key(String(describing: name))
    guard let value else { return string.removeAttribute(key, range: covered) }
    string.addAttribute(key, value: value, range: covered)
}

// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Changes a text, or a part of it, by a rule for scripts, as from Chinese characters to pinyin.
///
/// - Parameters:
///   - string: The text, which is changed.
///   - range: The part in UTF-16 units, which becomes that of the result; nil for all of the text.
///   - transform: One of the names below, or an identifier of ICU's.
///   - reverse: Whether the rule is turned around.
/// - Returns: False for a rule that is unknown or cannot be turned around; the text is as it was then.
///
/// Source: Apple's documentation of `CFStringTransform(_:_:_:_:)`.
@discardableResult
public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    let covered = range.map { $0.pointee.covered(of: string.length) } ?? 0..<string.length
    let part = NSRange(location: covered.lowerBound, length: covered.count)
    let rule = StringTransform(rawValue: transform as String)
    guard let changed = string.substring(with: part).applyingTransform(rule, reverse: reverse) else { return false }
    string.replaceCharacters(in: part, with: changed)
    range?.pointee = CFRange(location: part.location, length: changed.utf16.count)
    return true
}

/// Takes marks off letters: `é` becomes `e`.
public var kCFStringTransformStripCombiningMarks: CFString! {
    CFString(string: StringTransform.stripCombiningMarks.rawValue)
}
/// Takes diacritics off letters.
public var kCFStringTransformStripDiacritics: CFString! { CFString(string: StringTransform.stripDiacritics.rawValue) }
/// Writes every script in Latin letters.
public var kCFStringTransformToLatin: CFString! { CFString(string: StringTransform.toLatin.rawValue) }
/// Writes Chinese characters in pinyin, with the marks of tones.
public var kCFStringTransformMandarinLatin: CFString! { CFString(string: StringTransform.mandarinToLatin.rawValue) }
/// Writes Latin letters in Hiragana.
public var kCFStringTransformLatinHiragana: CFString! { CFString(string: StringTransform.latinToHiragana.rawValue) }
/// Writes Latin letters in Katakana.
public var kCFStringTransformLatinKatakana: CFString! { CFString(string: StringTransform.latinToKatakana.rawValue) }
/// Writes Latin letters in Hangul.
public var kCFStringTransformLatinHangul: CFString! { CFString(string: StringTransform.latinToHangul.rawValue) }
/// Writes Latin letters in Arabic ones.
public var kCFStringTransformLatinArabic: CFString! { CFString(string: StringTransform.latinToArabic.rawValue) }
/// Writes Latin letters in Hebrew ones.
public var kCFStringTransformLatinHebrew: CFString! { CFString(string: StringTransform.latinToHebrew.rawValue) }
/// Writes Latin letters in Thai ones.
public var kCFStringTransformLatinThai: CFString! { CFString(string: StringTransform.latinToThai.rawValue) }
/// Writes Latin letters in Cyrillic ones.
public var kCFStringTransformLatinCyrillic: CFString! { CFString(string: StringTransform.latinToCyrillic.rawValue) }
/// Writes Latin letters in Greek ones.
public var kCFStringTransformLatinGreek: CFString! { CFString(string: "Latin-Greek") }
/// Writes Hiragana in Katakana.
public var kCFStringTransformHiraganaKatakana: CFString! {
    CFString(string: StringTransform.hiraganaToKatakana.rawValue)
}
/// Writes wide letters as narrow ones.
public var kCFStringTransformFullwidthHalfwidth: CFString! {
    CFString(string: StringTransform.fullwidthToHalfwidth.rawValue)
}
/// Writes characters as `&#x…;`.
public var kCFStringTransformToXMLHex: CFString! { CFString(string: StringTransform.toXMLHex.rawValue) }
/// Writes characters by their names in Unicode.
public var kCFStringTransformToUnicodeName: CFString! { CFString(string: StringTransform.toUnicodeName.rawValue) }

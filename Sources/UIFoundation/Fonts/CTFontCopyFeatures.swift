// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Keys of what `CTFontCopyFeatures(_:)` tells and of feature settings, never changed, so that threads share them.

/// A type's number in Apple's Font Feature Registry.
nonisolated(unsafe) public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// What a type is called in English.
nonisolated(unsafe) public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// Whether one selector of a type excludes the others.
nonisolated(unsafe) public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// A type's selectors, an array of dictionaries.
nonisolated(unsafe) public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// A selector's number.
nonisolated(unsafe) public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// What a selector is called in English.
nonisolated(unsafe) public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// Whether a font does without being asked what a selector asks for.
nonisolated(unsafe) public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
/// Whether a font is asked for what a selector names.
nonisolated(unsafe) public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"

/// The key of an OpenType tag, a string of four ASCII letters, in place of type and selector.
nonisolated(unsafe) public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
/// The key of the value of the OpenType feature, a number: 0 is off, 1 on or the first alternate; 1 without.
nonisolated(unsafe) public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"

/// The features that a font has and that Apple has numbers for: an array of dictionaries, one for each type, with an array
/// of dictionaries for its selectors; nil if there are none.
///
/// Source: Apple's documentation of `CTFontCopyFeatures`; the features are those of the font's tables `GSUB` and `GPOS`.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
    let types = FontFeature.types(of: font.face.featureTags).map { type, selectors in
        [
            kCTFontFeatureTypeIdentifierKey as String: NSNumber(value: type),
            kCTFontFeatureTypeNameKey as String: NSString(string: FeatureNames.types[type] ?? "Feature \(type)"),
            kCTFontFeatureTypeExclusiveKey as String: NSNumber(value: FontFeature.isExclusive(type: type)),
            kCTFontFeatureTypeSelectorsKey as String: selectors.map(description),
        ] as [String: Any]
    }
    return types.isEmpty ? nil : NSArray(array: types)
}

private func description(_ selector: Int, _ tag: String) -> [String: Any] {
    [
        kCTFontFeatureSelectorIdentifierKey as String: NSNumber(value: selector),
        kCTFontFeatureSelectorNameKey as String: NSString(string: FeatureNames.selector(tag)),
        kCTFontFeatureSelectorDefaultKey as String: NSNumber(value: ["rlig", "liga", "clig", "calt"].contains(tag)),
    ]
}

/// English names of features. Sources: Apple's Font Feature Registry for types, OpenType's feature registry for tags.
private enum FeatureNames {
    static let types = [
        kLigaturesType: "Ligatures", kLetterCaseType: "Letter Case", kNumberSpacingType: "Number Spacing",
        kVerticalPositionType: "Vertical Position", kFractionsType: "Fractions",
        kTypographicExtrasType: "Typographic Extras", kCharacterShapeType: "Character Shape",
        kNumberCaseType: "Number Case", kTextSpacingType: "Text Spacing", kRubyKanaType: "Ruby Kana",
        kItalicCJKRomanType: "Italic CJK Roman", kCaseSensitiveLayoutType: "Case-Sensitive Layout",
        kAlternateKanaType: "Alternate Kana", kStylisticAlternativesType: "Stylistic Alternatives",
        kContextualAlternatesType: "Contextual Alternates", kLowerCaseType: "Lower Case",
        kUpperCaseType: "Upper Case",
    ]

    static func selector(_ tag: String) -> String {
        if tag.hasPrefix("ss"), let set = Int(tag.dropFirst(2)) { return "Stylistic Set \(set)" }
        return selectors[tag] ?? tag
    }

    private static let selectors = [
        "rlig": "Required Ligatures", "liga": "Common Ligatures", "dlig": "Rare Ligatures",
        "clig": "Contextual Ligatures", "hlig": "Historical Ligatures", "zero": "Slashed Zero",
        "case": "Case-Sensitive Forms", "cpsp": "Capital Spacing", "calt": "Contextual Alternates",
        "swsh": "Swash", "cswh": "Contextual Swash", "ruby": "Ruby Kana", "ital": "CJK Italics",
        "hkna": "Horizontal Kana", "vkna": "Vertical Kana", "smcp": "Small Capitals", "tnum": "Monospaced Numbers",
        "pnum": "Proportional Numbers", "sups": "Superiors", "subs": "Inferiors", "ordn": "Ordinals",
        "sinf": "Scientific Inferiors", "afrc": "Vertical Fractions", "frac": "Diagonal Fractions",
        "onum": "Old-Style Figures", "lnum": "Lining Figures", "pwid": "Proportional Text", "fwid": "Full-Width Text",
        "hwid": "Half-Width Text", "twid": "Third-Width Text", "qwid": "Quarter-Width Text",
        "palt": "Alternate Proportional Text", "halt": "Alternate Half-Width Text", "pcap": "Petite Capitals",
        "c2sc": "Small Capitals From Capitals", "c2pc": "Petite Capitals From Capitals",
        "trad": "Traditional Characters", "smpl": "Simplified Characters", "jp78": "JIS 1978 Characters",
        "jp83": "JIS 1983 Characters", "jp90": "JIS 1990 Characters",
    ]
}

// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Source of all names here: Apple's documentation of `CTFontDescriptor` and `CTFont`. Attributes have the names of UIKit's,
// so that dictionaries of either are read; constants are never changed, so that threads share them.

private func name(_ key: UIFontDescriptor.AttributeName) -> CFString { NSString(string: key.rawValue) }
private func name(_ key: UIFontDescriptor.TraitKey) -> CFString { NSString(string: key.rawValue) }

/// The font's name for programs.
nonisolated(unsafe) public let kCTFontNameAttribute: CFString = name(.name)
/// The name of the family.
nonisolated(unsafe) public let kCTFontFamilyNameAttribute: CFString = name(.family)
/// The name of the face within the family.
nonisolated(unsafe) public let kCTFontStyleNameAttribute: CFString = name(.face)
/// The name for the user.
nonisolated(unsafe) public let kCTFontDisplayNameAttribute: CFString = name(.visibleName)
/// The size in points.
nonisolated(unsafe) public let kCTFontSizeAttribute: CFString = name(.size)
/// The traits, a dictionary.
nonisolated(unsafe) public let kCTFontTraitsAttribute: CFString = name(.traits)
/// What glyphs are deformed by.
nonisolated(unsafe) public let kCTFontMatrixAttribute: CFString = name(.matrix)
/// The features that are asked for, an array of dictionaries.
nonisolated(unsafe) public let kCTFontFeatureSettingsAttribute: CFString = name(.featureSettings)
/// Descriptors of fonts that serve what this one lacks, an array.
nonisolated(unsafe) public let kCTFontCascadeListAttribute: CFString = name(.cascadeList)
/// The characters that the font serves.
nonisolated(unsafe) public let kCTFontCharacterSetAttribute: CFString = name(.characterSet)
/// The style of the face, as bits.
nonisolated(unsafe) public let kCTFontSymbolicTrait: CFString = name(.symbolic)
/// The weight from -1 to 1.
nonisolated(unsafe) public let kCTFontWeightTrait: CFString = name(.weight)
/// The width from -1 to 1.
nonisolated(unsafe) public let kCTFontWidthTrait: CFString = name(.width)
/// How far the face leans, from -1 to 1.
nonisolated(unsafe) public let kCTFontSlantTrait: CFString = name(.slant)

/// Makes a descriptor of a font's name and a size in points; 0 leaves it open.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: name as String, size: size)
}

/// Makes a descriptor of attributes.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    UIFontDescriptor(fontAttributes: attributes.fontAttributes)
}

/// Makes a descriptor with other attributes besides.
public func CTFontDescriptorCreateCopyWithAttributes(
    _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor { original.addingAttributes(attributes.fontAttributes) }

/// Makes a descriptor that asks for one more feature, by Apple's numbers of type and selector.
public func CTFontDescriptorCreateCopyWithFeature(
    _ original: CTFontDescriptor, _ featureTypeIdentifier: CFNumber, _ featureSelectorIdentifier: CFNumber
) -> CTFontDescriptor {
    let present = original.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Any]] ?? []
    let feature: [UIFontDescriptor.FeatureKey: Any] = [
        .type: featureTypeIdentifier.intValue, .selector: featureSelectorIdentifier.intValue,
    ]
    return original.addingAttributes([.featureSettings: present + [feature]])
}

/// An attribute of a descriptor; nil if it has none.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    descriptor.object(forKey: UIFontDescriptor.AttributeName(rawValue: attribute as String)).map { $0 as AnyObject }
}

/// The descriptors of the fonts that a descriptor fits.
///
/// - Parameters:
///   - descriptor: What is looked for.
///   - mandatoryAttributes: The names of attributes that must fit; nil for the family or the name.
public func CTFontDescriptorCreateMatchingFontDescriptors(
    _ descriptor: CTFontDescriptor, _ mandatoryAttributes: NSSet?
) -> CFArray? {
    let keys = mandatoryAttributes.map {
        Set($0.compactMap { $0 as? String }.map(UIFontDescriptor.AttributeName.init))
    }
    let found = descriptor.matchingFontDescriptors(withMandatoryKeys: keys)
    return found.isEmpty ? nil : NSArray(array: found)
}

/// An attribute of a font; nil if it has none.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
    CTFontDescriptorCopyAttribute(CTFontCopyFontDescriptor(font), attribute)
}

/// The traits of a font, by the names above.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
    let traits = UIFont(font).fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    return NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: traits.map { ($0.rawValue, $1) }))
}

/// The characters that a font has glyphs for.
public func CTFontCopyCharacterSet(_ font: CTFont) -> CFCharacterSet {
    var characters = CharacterSet()
    var start: UInt32?
    for value in 0...UInt32(0x11_0000) {
        let isCovered = value < 0x11_0000 && font.face.covers(value) && Unicode.Scalar(value) != nil
        if isCovered, start == nil { start = value }
        guard !isCovered, let first = start, let low = Unicode.Scalar(first), let high = Unicode.Scalar(value - 1)
        else { continue }
        characters.insert(charactersIn: low...high)
        start = nil
    }
    return characters as NSCharacterSet
}

/// How many glyphs a font has.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.face.glyphCount }

extension NSDictionary {
    /// Attributes by their names, whichever of the two types the names have.
    fileprivate var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
        for (key, value) in self {
            guard let name = key as? String ?? (key as? UIFontDescriptor.AttributeName)?.rawValue else { continue }
            attributes[UIFontDescriptor.AttributeName(rawValue: name)] = value
        }
        return attributes
    }
}

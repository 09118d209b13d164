// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Source: Apple's documentation of `CTFont` and OpenType's table fvar. Keys are never changed, so that threads share them.

/// Places on the axes of a variable font: a dictionary of numbers under numbers, the four letters of an axis as one.
nonisolated(unsafe) public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
/// The number of an axis: its four letters, the first one highest.
nonisolated(unsafe) public let kCTFontVariationAxisIdentifierKey: CFString = "NSCTVariationAxisIdentifier"
/// The least value of an axis, in its own units.
nonisolated(unsafe) public let kCTFontVariationAxisMinimumValueKey: CFString = "NSCTVariationAxisMinimumValue"
/// The greatest value of an axis, in its own units.
nonisolated(unsafe) public let kCTFontVariationAxisMaximumValueKey: CFString = "NSCTVariationAxisMaximumValue"
/// The value that an axis has unless told otherwise.
nonisolated(unsafe) public let kCTFontVariationAxisDefaultValueKey: CFString = "NSCTVariationAxisDefaultValue"
/// What the font calls an axis, in English.
nonisolated(unsafe) public let kCTFontVariationAxisNameKey: CFString = "NSCTVariationAxisName"
/// Whether the font would have no setting shown for an axis.
nonisolated(unsafe) public let kCTFontVariationAxisHiddenKey: CFString = "NSCTVariationAxisHidden"

/// The axes of a variable font, dictionaries under the keys above, in the font's order; nil for a font without.
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? {
    let axes = font.face.axes.map(description)
    return axes.isEmpty ? nil : NSArray(array: axes)
}

private func description(of axis: FontAxis) -> NSDictionary {
    [
        kCTFontVariationAxisIdentifierKey: FontVariation.number(of: axis.tag),
        kCTFontVariationAxisMinimumValueKey: NSNumber(value: Double(axis.range.lowerBound)),
        kCTFontVariationAxisMaximumValueKey: NSNumber(value: Double(axis.range.upperBound)),
        kCTFontVariationAxisDefaultValueKey: NSNumber(value: Double(axis.standard)),
        kCTFontVariationAxisNameKey: NSString(string: axis.name),
        kCTFontVariationAxisHiddenKey: NSNumber(value: axis.isHidden),
    ]
}

/// Where on its axes a font stands beside their defaults: numbers under the axes' numbers; nil for a font without axes.
public func CTFontCopyVariation(_ font: CTFont) -> CFDictionary? {
    let axes = font.face.axes
    guard !axes.isEmpty else { return nil }
    return FontVariation.dictionary(
        of: font.face.variations.filter { place in axes.first { $0.tag == place.tag }?.standard != place.value })
}

/// Makes a descriptor that asks for one more place on an axis, by the axis' number.
public func CTFontDescriptorCreateCopyWithVariation(
    _ original: CTFontDescriptor, _ variationIdentifier: CFNumber, _ variationValue: CGFloat
) -> CTFontDescriptor {
    guard let tag = FontVariation.tag(of: variationIdentifier) else { return original }
    let places =
        original.request.variations.filter { $0.tag != tag } + [FontVariation(tag: tag, value: variationValue)]
    return original.addingAttributes([.variation: FontVariation.dictionary(of: places)])
}

extension UIFontDescriptor.AttributeName {
    /// Core Text's attribute of places on axes, which UIKit has no name for.
    static let variation = UIFontDescriptor.AttributeName(rawValue: "NSCTFontVariationAttribute")
}

extension FontVariation {
    /// The places that a descriptor's dictionary asks for, in the order of the axes' letters; nil if it is no dictionary.
    static func list(_ value: Any) -> [FontVariation]? {
        let pairs: [(Any, Any)]
        switch value {
        case let dictionary as NSDictionary: pairs = dictionary.map { ($0.key, $0.value) }
        case let dictionary as [AnyHashable: Any]: pairs = dictionary.map { ($0.key.base, $0.value) }
        default: return nil
        }
        let places = pairs.compactMap { key, value -> FontVariation? in
            guard let tag = (key as? String) ?? tag(of: key), let value = NumericAttribute.value(value) else {
                return nil
            }
            return FontVariation(tag: tag, value: value)
        }
        return places.sorted { $0.tag < $1.tag }
    }

    /// Numbers under the axes' numbers.
    static func dictionary(of places: [FontVariation]) -> NSDictionary {
        let pairs = places.map { (number(of: $0.tag), NSNumber(value: Double($0.value))) }
        return NSDictionary(objects: pairs.map(\.1), forKeys: pairs.map(\.0))
    }

    /// Four letters as one number, the first one highest.
    static func number(of tag: String) -> NSNumber {
        NSNumber(value: OpenTypeTag.number(tag))
    }

    /// The letters of a number; nil for what is none.
    static func tag(of number: Any) -> String? {
        NumericAttribute.integer(number).flatMap(UInt32.init(exactly:)).map(OpenTypeTag.letters)
    }
}

// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What allocates memory for CoreFoundation; Foundation does so here, whatever is asked for.
public struct CFAllocator: Hashable, Sendable {}

/// The usual allocator.
public let kCFAllocatorDefault: CFAllocator? = nil

/// The first byte of data, which lasts as long as these do.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// How many bytes data have.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }

/// Copies some bytes of data into memory that has space for them; bytes beyond the end stop the program, as on Apple's systems.
public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    theData.getBytes(buffer, range: NSRange(location: range.location, length: range.length))
}

/// Makes data of a copy of some bytes.
public func CFDataCreate(
    _ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>?, _ length: CFIndex
) -> CFData! { NSData(bytes: bytes, length: max(0, length)) }

/// Makes data that can grow; the capacity is a hint on Apple's systems, and no limit here.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// The first byte of data that can be changed; it lasts until these grow.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Puts bytes at the end of data.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    theData.append(bytes, length: max(0, length))
}

/// Makes a text with the same attributes throughout.
public func CFAttributedStringCreate(
    _ alloc: CFAllocator?, _ str: CFString!, _ attributes: CFDictionary!
) -> CFAttributedString! {
    NSAttributedString(string: str.description, attributes: attributeKeys(attributes))
}

/// Makes an empty text that can be changed; the length is a hint on Apple's systems, and no limit here.
public func CFAttributedStringCreateMutable(_ alloc: CFAllocator?, _ maxLength: CFIndex) -> CFMutableAttributedString!
{
    NSMutableAttributedString(string: "")
}

/// Puts characters in the place of others; they have the attributes of the first one that they replace.
public func CFAttributedStringReplaceString(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) {
    aStr.replaceCharacters(
        in: NSRange(location: range.location, length: range.length), with: replacement.description)
}

/// Gives characters an attribute.
public func CFAttributedStringSetAttribute(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: CFTypeRef!
) {
    aStr.addAttribute(
        NSAttributedString.Key(attrName.description), value: value as Any,
        range: NSRange(location: range.location, length: range.length))
}

/// Takes an attribute away from characters.
public func CFAttributedStringRemoveAttribute(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!
) {
    aStr.removeAttribute(
        NSAttributedString.Key(attrName.description),
        range: NSRange(location: range.location, length: range.length))
}

/// The value of an attribute at a place; nil where there is none.
///
/// - Parameters:
///   - aStr: The text.
///   - loc: The place in UTF-16 units.
///   - attrName: The attribute's name.
///   - effectiveRange: Is set to characters around the place that have the same value.
public func CFAttributedStringGetAttribute(
    _ aStr: CFAttributedString!, _ loc: CFIndex, _ attrName: CFString!,
    _ effectiveRange: UnsafeMutablePointer<CFRange>?
) -> CFTypeRef! {
    var range = NSRange()
    let value = aStr.attribute(NSAttributedString.Key(attrName.description), at: loc, effectiveRange: &range)
    effectiveRange?.pointee = CFRange(location: range.location, length: range.length)
    return value.map { $0 as AnyObject }
}

/// The attributes at a place.
///
/// - Parameters:
///   - aStr: The text.
///   - loc: The place in UTF-16 units.
///   - effectiveRange: Is set to characters around the place that have the same attributes.
public func CFAttributedStringGetAttributes(
    _ aStr: CFAttributedString!, _ loc: CFIndex, _ effectiveRange: UnsafeMutablePointer<CFRange>?
) -> CFDictionary! {
    var range = NSRange()
    let attributes = aStr.attributes(at: loc, effectiveRange: &range)
    effectiveRange?.pointee = CFRange(location: range.location, length: range.length)
    return NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) }))
}

private func attributeKeys(_ attributes: CFDictionary?) -> [NSAttributedString.Key: Any] {
    guard let attributes else { return [:] }
    let pairs = attributes.compactMap { key, value in
        (key as? String).map { (NSAttributedString.Key($0), value) }
    }
    return Dictionary(pairs) { first, _ in first }
}

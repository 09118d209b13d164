// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// CoreFoundation's names for what Foundation on Linux has under its own, so that `url as CFURL` compiles as written.
///
/// Code that imports CoreFoundation itself must say which of the two it means.
public typealias CFArray = NSArray
public typealias CFData = NSData
public typealias CFError = NSError
public typealias CFString = NSString
public typealias CFURL = NSURL
public typealias CFAttributedString = NSAttributedString
public typealias CFDictionary = NSDictionary
public typealias CFIndex = Int

/// A stretch of a text or an array, as CoreText's functions count it.
///
/// A length of 0 means "to the end" where a function's documentation says so.
public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex

    public init() { self.init(location: 0, length: 0) }

    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }

    /// What the range covers of the first `count` places, for functions to which a length of 0 means "to the end".
    package func covered(of count: Int) -> Range<Int> {
        let start = min(max(0, location), count)
        let rest = count - start
        return start..<start + (length > 0 ? min(length, rest) : rest)
    }
}

/// The range with a location and a length.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// What searches give that find nothing.
public let kCFNotFound: CFIndex = -1

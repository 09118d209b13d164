// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Foundation on Linux has these under its own names; so `url as CFURL` compiles as written. Code that imports
// CoreFoundation itself must say which of the two it means.

/// CoreFoundation's name of an array.
public typealias CFArray = NSArray
/// CoreFoundation's name of bytes.
public typealias CFData = NSData
/// CoreFoundation's name of what went wrong.
public typealias CFError = NSError
/// CoreFoundation's name of a text.
public typealias CFString = NSString
/// CoreFoundation's name of an address.
public typealias CFURL = NSURL
/// CoreFoundation's name of a text with attributes.
public typealias CFAttributedString = NSAttributedString
/// CoreFoundation's name of a dictionary.
public typealias CFDictionary = NSDictionary
/// CoreFoundation's name of an array that changes.
public typealias CFMutableArray = NSMutableArray
/// CoreFoundation's name of a text with attributes that changes.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// CoreFoundation's name of bytes that change.
public typealias CFMutableData = NSMutableData
/// CoreFoundation's name of a dictionary that changes.
public typealias CFMutableDictionary = NSMutableDictionary
/// CoreFoundation's name of a text that changes.
public typealias CFMutableString = NSMutableString
/// CoreFoundation's name of a set of characters.
public typealias CFCharacterSet = NSCharacterSet
/// CoreFoundation's name of a moment.
public typealias CFDate = NSDate
/// CoreFoundation's name of a language and a region.
public typealias CFLocale = NSLocale
/// CoreFoundation's name of a number.
public typealias CFNumber = NSNumber
/// CoreFoundation's name of yes or no, which is a number here.
public typealias CFBoolean = NSNumber
/// CoreFoundation's name of any object.
public typealias CFTypeRef = AnyObject
/// CoreFoundation's name of a place or a number of things.
public typealias CFIndex = Int
/// A UTF-16 unit.
public typealias UniChar = UInt16
/// Seconds since the beginning of 2001, UTC.
public typealias CFAbsoluteTime = Double

/// Objective-C's name of a whole number.
public typealias NSInteger = Int
/// Objective-C's name of a whole number that is not negative.
public typealias NSUInteger = UInt
/// The greatest integer.
public let NSIntegerMax = Int.max
/// The least integer.
public let NSIntegerMin = Int.min
/// The greatest integer without a sign.
public let NSUIntegerMax = UInt.max

/// The largest finite `Float`, by its name in C.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The same: what `repeatCount` is given for no end.
public let HUGE = MAXFLOAT
/// Nanoseconds in a second, as Dispatch counts them.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A stretch of a text or an array, as CoreText's functions count it.
///
/// A length of 0 means "to the end" where a function's documentation says so.
public struct CFRange: Hashable, Sendable {
    /// The first place of the range, from 0.
    public var location: CFIndex
    /// How many places the range covers; UTF-16 units in a text.
    public var length: CFIndex

    /// Makes an empty range at 0.
    public init() { self.init(location: 0, length: 0) }

    /// Makes a range from its first place and its number of places; neither is checked.
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

/// True, as an object.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// False, as an object.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// What searches give that find nothing.
public let kCFNotFound: CFIndex = -1

/// How many elements an array has.
public func CFArrayGetCount(_ theArray: CFArray) -> CFIndex { theArray.count }

/// The address of an element, to be read by `unsafeBitCast`; an index out of bounds stops the program, as on Apple's
/// systems. It lasts as long as the array.
public func CFArrayGetValueAtIndex(_ theArray: CFArray, _ idx: CFIndex) -> UnsafeRawPointer! {
    UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}

/// How many entries a dictionary has.
public func CFDictionaryGetCount(_ theDict: CFDictionary) -> CFIndex { theDict.count }

/// The length of a string in UTF-16 units.
public func CFStringGetLength(_ theString: CFString) -> CFIndex { theString.length }

/// The length of a text in UTF-16 units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString) -> CFIndex { aStr.length }

/// The characters of a text.
public func CFAttributedStringGetString(_ aStr: CFAttributedString) -> CFString { NSString(string: aStr.string) }

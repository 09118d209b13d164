// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The address of the value of a key, whose own address is given, to be read by `unsafeBitCast`; nil without one.
///
/// It lasts as long as the dictionary. A font's is that of the `CTFont`, as code that asks in this way wants it; on Apple's
/// systems `UIFont` is the same object.
public func CFDictionaryGetValue(_ theDict: CFDictionary, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    let key = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
    guard let value = theDict.object(forKey: key) else { return nil }
    let object = (value as? UIFont)?.ctFont ?? value as AnyObject
    return UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
}

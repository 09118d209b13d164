import Foundation

/// CoreFoundation's names for what Foundation on Linux has under its own, so that `url as CFURL` compiles as written.
///
/// Code that imports CoreFoundation itself must say which of the two it means.
public typealias CFArray = NSArray
public typealias CFData = NSData
public typealias CFError = NSError
public typealias CFString = NSString
public typealias CFURL = NSURL

// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What an error says to people: its description.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { NSString(string: err.localizedDescription) }

/// Why something failed; nil where the error does not say.
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! {
    err.localizedFailureReason.map { NSString(string: $0) }
}

/// What may help; nil where the error does not say.
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! {
    err.localizedRecoverySuggestion.map { NSString(string: $0) }
}

/// The error's number within its domain.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }

/// The name of the domain that counts the error's number.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { NSString(string: err.domain) }

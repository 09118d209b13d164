import Foundation

/// A name that Foundation keeps as an `NSString`, as on Apple's systems: in attributed strings and dictionaries of
/// attributes it can be read as a `String` as well as in its own type.
public protocol BridgedName: RawRepresentable, _ObjectiveCBridgeable
where RawValue == String, _ObjectiveCType == NSString {
    init(rawValue: String)
}

extension BridgedName {
    /// The name as Foundation keeps it.
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

    /// Makes a name of the string; every string is one.
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
        result = Self(rawValue: source as String)
    }

    /// Makes a name of the string; every string is one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool {
        result = Self(rawValue: source as String)
        return true
    }

    /// Makes a name of the string; an empty one without a string.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
        Self(rawValue: source.map { $0 as String } ?? "")
    }
}

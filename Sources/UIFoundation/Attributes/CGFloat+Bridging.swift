import Foundation

/// Lets Foundation keep a `CGFloat` as an `NSNumber`, as on Apple's systems.
///
/// Foundation on Linux bridges `Double` and `Float`, but boxes a `CGFloat`; attributed strings die when they compare
/// such boxes (see `AttributeValue`), so that `.kern: CGFloat(2)` replaced by another value stopped the program.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}

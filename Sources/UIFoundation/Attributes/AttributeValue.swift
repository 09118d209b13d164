import Foundation

/// The base of all that attributed strings hold: fonts, colors, styles, shadows, attachments.
///
/// Foundation on Linux compares attribute values through CoreFoundation, which takes the first word after an object's
/// header for its type information. For a subclass of NSObject declared elsewhere, and for the box around a pure Swift
/// class, that word is something else: where its type bits happen to be 0 (one address in 1,024), the program dies in
/// `CFEqual`. This base puts a word there whose type is not 0, so that CoreFoundation sees an object that is not its
/// own and asks `isEqual(_:)`. On Apple's systems the superclass is NSObject.
open class AttributeValue: NSObject {
    /// Any type number but 0 will do, because the class of the object then differs from the type's.
    private let coreFoundationInfo: UInt64 = 7 << 8

    public override init() {
        // Whoever reads archives of attributed strings with such values has made one before.
        _ = AttributedStringArchive.isReadable
    }

    /// Whether an object of the same kind has the same value: what subclasses override.
    func hasSameValue(as other: AttributeValue) -> Bool { self === other }

    /// Feeds the value into a hash: what subclasses override together with `hasSameValue(as:)`.
    func hashValue(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AttributeValue else { return false }
        return self === other || hasSameValue(as: other)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hashValue(into: &hasher)
        return hasher.finalize()
    }
}

/// The one function through which numeric attributes are read.
///
/// On Linux a number in a dictionary of attributes keeps the type it was written with, and Foundation converts only
/// some of them; UIKit's callers write all of these.
enum NumericAttribute {
    /// The number that a value holds, in the range that text can have; nil if it is none or not finite.
    static func value(_ value: Any) -> CGFloat? {
        guard let number = number(value), number.isFinite else { return nil }
        return number.limited
    }

    /// The whole number that a value holds, or nil.
    static func integer(_ value: Any) -> Int? {
        number(value).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as any BinaryInteger: CGFloat(Int(clamping: number))
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let flag as Bool: flag ? 1 : 0
        case let option as NSUnderlineStyle: CGFloat(option.rawValue)
        default: nil
        }
    }
}

/// Lets Foundation keep a `CGFloat` as an `NSNumber`, as on Apple's systems.
///
/// Foundation on Linux bridges `Double` and `Float`, but boxes a `CGFloat`; attributed strings die when they compare
/// such boxes (see `AttributeValue`), so that `.kern: CGFloat(2)` replaced by another value stopped the program.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The same number, in double precision.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Takes the number's value in double precision.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// Takes the number's value in double precision; every number has one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    /// Takes the number's value in double precision; 0 without a number.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}

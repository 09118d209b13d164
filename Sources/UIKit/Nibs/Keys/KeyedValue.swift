import Foundation

/// Turns values that documents hold into what properties are made of.
enum KeyedValue {
    /// The value as a `Value`; nil where it is of another type.
    ///
    /// As with key-value coding, numbers of one kind become numbers of another, and a raw value becomes the case of an
    /// enumeration.
    static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value else { return (type as? any Emptiable.Type)?.empty as? Value }
        if let same = value as? Value { return same }
        if let wrapped = (type as? any Emptiable.Type)?.converted(value) { return wrapped as? Value }
        if let number = number(value) { return numeric(number, type) ?? rawValue(value, type) }
        return rawValue(value, type)
    }

    /// A value without the optionals around it; nil for nothing within them.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        return (value as? any Emptiable).map { unwrapped($0.content) } ?? value
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as Int: Double(value)
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    private static func numeric<Value>(_ number: Double, _ type: Value.Type) -> Value? {
        if let type = type as? any FixedWidthInteger.Type { return integer(number, type) as? Value }
        if let type = type as? any BinaryFloatingPoint.Type { return real(number, type) as? Value }
        if type == Bool.self { return (number != 0) as? Value }
        return NSNumber(value: number) as? Value
    }

    /// Cut towards zero, and to the range of the type.
    private static func integer<Result: FixedWidthInteger>(_ number: Double, _ type: Result.Type) -> Result {
        Result(clamping: Int64(min(max(number, -9e15), 9e15)))
    }

    private static func real<Result: BinaryFloatingPoint>(_ number: Double, _ type: Result.Type) -> Result {
        Result(number)
    }

    private static func rawValue<Value>(_ value: Any, _ type: Value.Type) -> Value? {
        guard let type = type as? any RawRepresentable.Type else { return nil }
        return made(type, from: value) as? Value
    }

    private static func made<Result: RawRepresentable>(_ type: Result.Type, from value: Any) -> Result? {
        convert(value, to: Result.RawValue.self).flatMap { Result(rawValue: $0) }
    }
}

/// A type that has a value for nil: an optional.
private protocol Emptiable {
    static var empty: Self { get }
    var content: Any? { get }
    static func converted(_ value: Any) -> Self?
}

extension Optional: Emptiable {
    static var empty: Wrapped? { .none }
    var content: Any? { map { $0 } }

    static func converted(_ value: Any) -> Wrapped?? {
        KeyedValue.convert(value, to: Wrapped.self).map { .some($0) }
    }
}

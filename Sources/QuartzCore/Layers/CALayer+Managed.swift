import Foundation
import PlacardUIFoundation

/// Properties that a layer keeps by their names: what `@NSManaged` in a layer is on Apple's systems, where the runtime makes
/// the accessors. Placard's own; `placard port` writes calls of these.
///
/// A change asks for its action and for drawing as `setValue(_:forKey:)` does, so that an animation of the property's name
/// shows in what the layer draws.
extension CALayer {
    /// The value of a property: what was set, what an animation shows now, or the class's default.
    ///
    /// A number, a geometric value or an optional that nobody has set is 0, empty or nil, as on Apple's systems; of any
    /// other type such a property has no value, and the program stops.
    ///
    /// - Parameter key: The property's name.
    public func managedValue<Value>(forKey key: String) -> Value {
        let value = keyedValues[key] ?? Self.defaultValue(forKey: key)
        if let value = value as? Value { return value }
        if let number = AnimatableValue(value), let found = Self.managed(number, as: Value.self) { return found }
        return Self.unset(key)
    }

    /// Sets a property.
    ///
    /// - Parameters:
    ///   - value: What the property has from now on.
    ///   - key: The property's name.
    public func setManagedValue<Value>(_ value: Value, forKey key: String) {
        willChange(key)
        keyedValues[key] = (value as? any AnyOptional).map(\.wrapped) ?? value
        if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    /// A value between two others as one of a property's type.
    private static func managed<Value>(_ value: AnimatableValue, as type: Value.Type) -> Value? {
        if value.form == .number, let type = type as? any ManagedNumber.Type {
            return type.init(number: Double(value.number)) as? Value
        }
        if value.form == .color, let color = UIColor(cgColor: value.color) as? Value { return color }
        return value.object as? Value
    }

    /// What a property is that nobody has set.
    private static func unset<Value>(_ key: String) -> Value {
        if let type = Value.self as? any AnyOptional.Type, let none = type.none as? Value { return none }
        guard _isPOD(Value.self) else {
            fatalError(
                "\(Self.self).\(key) has no value: set it before it is read, or override defaultValue(forKey:)")
        }
        return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { place in
            let bytes = UnsafeMutableRawBufferPointer(place)
            bytes.initializeMemory(as: UInt8.self, repeating: 0)
            return bytes.load(as: Value.self)
        }
    }
}

/// An optional whose type is not known.
private protocol AnyOptional {
    /// The value within, or nil.
    var wrapped: Any? { get }
    /// The optional without a value.
    static var none: Self { get }
}

extension Optional: AnyOptional {
    fileprivate var wrapped: Any? { map { $0 as Any } }
}

/// A type of numbers that a value between two others can be.
private protocol ManagedNumber {
    init(number: Double)
}

extension CGFloat: ManagedNumber { fileprivate init(number: Double) { self.init(number) } }
extension Double: ManagedNumber { fileprivate init(number: Double) { self = number } }
extension Float: ManagedNumber { fileprivate init(number: Double) { self.init(number) } }
extension Int: ManagedNumber {
    fileprivate init(number: Double) { self = Int(exactly: number.rounded(.towardZero)) ?? 0 }
}
extension Bool: ManagedNumber { fileprivate init(number: Double) { self = number >= 0.5 } }
extension Optional: ManagedNumber where Wrapped: ManagedNumber {
    fileprivate init(number: Double) { self = Wrapped(number: number) }
}

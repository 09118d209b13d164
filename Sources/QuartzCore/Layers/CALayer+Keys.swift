import Foundation

/// Properties by name, and values by any other name: layers keep whatever they are given.
///
/// Known are the properties that animations change, and their parts as key paths name them (`transform.scale`). Source:
/// "Key-Value Coding Extensions" in Apple's Core Animation Programming Guide.
extension CALayer {
    /// The value of a property, or what was set by a key of the program's own.
    ///
    /// Numbers come as `NSNumber`, points, sizes, rectangles, transforms, colors and paths as such.
    public func value(forKey key: String) -> Any? {
        if let property = AnimatableProperty.named(key, on: self) { return property.get(self)?.object }
        return keyedValues[key] ?? Self.defaultValue(forKey: key)
    }

    /// The value of a property or of a part of one.
    public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    /// Sets a property, or keeps a value by a key of the program's own; nil gives the property the value of a new layer.
    ///
    /// A value that the property cannot have changes nothing.
    public func setValue(_ value: Any?, forKey key: String) {
        guard let property = AnimatableProperty.named(key, on: self) else {
            keyedValues[key] = value
            if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
            return
        }
        guard let value else { return property.record(Self())(self) }
        guard let new = AnimatableValue(value), property.get(self)?.form.admits(new.form) != false else {
            return
        }
        property.set(self, new)
    }

    /// Sets a property or a part of one.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
}

extension AnimatableValue {
    /// The value as programs see it.
    fileprivate var object: Any {
        switch form {
        case .number: NSNumber(value: Double(number))
        case .point: point
        case .size: size
        case .rectangle: rectangle
        case .transform: transform
        case .color: color
        case .colors: colors
        case .numbers: numbers.map { NSNumber(value: $0) }
        case .path: path
        }
    }
}

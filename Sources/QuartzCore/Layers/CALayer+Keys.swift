import Foundation

/// Properties by name, and values by any other name: layers keep whatever they are given.
///
/// Known are the properties that animations change, and their parts as key paths name them (`transform.scale`). Source:
/// "Key-Value Coding Extensions" in Apple's Core Animation Programming Guide.
extension CALayer {
    func keptValue(forKey key: String) -> Any? {
        if let property = AnimatableProperty.named(key, on: self) { return property.get(self)?.object }
        return keyedValues[key] ?? Self.defaultValue(forKey: key)
    }

    func keptValue(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    func keep(_ value: Any?, forKey key: String) {
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

    func keep(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
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

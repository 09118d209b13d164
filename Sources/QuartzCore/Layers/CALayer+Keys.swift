import Foundation

/// Properties by name, and values by any other name: layers keep whatever they are given.
///
/// Known are the properties that animations change, and their parts as key paths name them (`transform.scale`). Source:
/// "Key-Value Coding Extensions" in Apple's Core Animation Programming Guide.
extension CALayer {
    func keptValue(forKey key: String) -> Any? {
        if let property = AnimatableProperty.named(key, on: self) { return property.get(self)?.object }
        return ownValue(forKey: key)
    }

    /// What a program keeps in the layer by a key of its own, or by the name of a property that tables list.
    func ownValue(forKey key: String) -> Any? {
        keyedValues[key] ?? (self as Any as? any ListedProperties)?.listedValue(forKey: key)
            ?? Self.defaultValue(forKey: key)
    }

    func keptValue(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    func keep(_ value: Any?, forKey key: String) {
        guard let property = AnimatableProperty.named(key, on: self) else {
            willChange(key)
            return keepOwn(value, forKey: key)
        }
        guard let value else { return property.record(Self())(self) }
        guard let new = AnimatableValue(value), property.get(self)?.form.admits(new.form) != false else {
            return
        }
        property.set(self, new)
    }

    /// Keeps a value by a key of the program's own, without asking what is done about the change.
    func keepOwn(_ value: Any?, forKey key: String) {
        let isListed =
            keyedValues[key] == nil && value != nil
            && (self as Any as? any ListedProperties)?.setListedValue(value, forKey: key) ?? false
        if !isListed { keyedValues[key] = value.map(keptByKey) }
        if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    func keep(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
}

/// Layers whose properties a module above lists by their names.
package protocol ListedProperties {
    /// The value of a listed property; nil where there is none of that name.
    func listedValue(forKey key: String) -> Any?
    /// Sets a listed property, and tells whether there is one that took the value.
    func setListedValue(_ value: Any?, forKey key: String) -> Bool
}

extension AnimatableValue {
    /// The value as programs see it.
    var object: Any {
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
        case .image: image as Any
        }
    }
}

/// What is kept of a value that is set by a key: numbers as objects, as on Apple's systems, so that each is read as whatever
/// number is asked for.
func keptByKey(_ value: Any) -> Any { value as? NSNumber ?? value }

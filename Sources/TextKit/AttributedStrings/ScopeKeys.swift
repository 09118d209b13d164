import Foundation
@_spi(Reflection) import Swift

/// An attribute whose value attributed strings of Foundation hold as an object of another class.
///
/// Source: Apple's documentation of `ObjectiveCConvertibleAttributedStringKey`, which Foundation on Linux lacks.
public protocol ObjectiveCConvertibleAttributedStringKey: AttributedStringKey {
    /// The class of the objects.
    associatedtype ObjectiveCValue: NSObject

    /// The object that stands for a value.
    static func objectiveCValue(for value: Value) throws -> ObjectiveCValue
    /// The value that an object stands for.
    static func value(for object: ObjectiveCValue) throws -> Value
}

/// A value of a program's own type, as an attributed string of Foundation holds it.
///
/// Foundation on Linux may stop the program when it compares such values (see `AttributeValue`), so they lie in this
/// object; on Apple's systems they are found by themselves.
///
/// Unchecked because it is never changed; the value is one that an `AttributedString` has sent, too.
public final class ConvertedAttributeValue: AttributeValue, @unchecked Sendable {
    /// The program's own value.
    public let value: AnyHashable

    init(_ value: AnyHashable) {
        self.value = value
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? ConvertedAttributeValue)?.value == value
    }

    public override var hash: Int { value.hashValue }
}

/// The keys of a scope, those of the scopes in it among them.
struct ScopeKeys {
    let keys: [any AttributedStringKey.Type]

    /// Scopes do not lie deeper in each other than this.
    private static let maximumDepth = 8

    init(of scope: any AttributeScope.Type) {
        var keys: [any AttributedStringKey.Type] = []
        var known: Set<String> = []
        var waiting: [(any AttributeScope.Type, depth: Int)] = [(scope, 0)]
        while let (scope, depth) = waiting.popLast() {
            _ = _forEachField(of: scope, options: []) { _, _, type, _ in
                if let key = type as? any AttributedStringKey.Type {
                    if known.insert(key.name).inserted { keys.append(key) }
                } else if let inner = type as? any AttributeScope.Type, depth < Self.maximumDepth {
                    waiting.append((inner, depth + 1))
                }
                return true
            }
        }
        self.keys = keys
    }

    /// UIKit's, with all that it includes.
    static let uiKit = ScopeKeys(of: AttributeScopes.UIKitAttributes.self)

    // MARK: To Foundation's dictionaries

    /// The attributes in a container; the first error of a conversion is thrown.
    func dictionary(of container: AttributeContainer) throws -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for key in keys {
            if let object = try Self.object(of: container, key) {
                attributes[NSAttributedString.Key(key.name)] = object
            }
        }
        return attributes
    }

    private static func object<Key: AttributedStringKey>(of container: AttributeContainer, _: Key.Type) throws -> Any?
    {
        try container[value: Key.self].flatMap { try object(for: $0, Key.self) }
    }

    /// What stands for a value in Foundation's dictionaries.
    static func object<Key: AttributedStringKey>(for value: Key.Value, _: Key.Type) throws -> Any? {
        if let convertible = Key.self as? any ObjectiveCConvertibleAttributedStringKey.Type {
            return try convertible.object(for: value)
        }
        if let object = value as? NSObject { return object }
        if let bridged = value as? any _ObjectiveCBridgeable { return bridged._bridgeToObjectiveC() }
        return ConvertedAttributeValue(AnyHashable(value))
    }

    // MARK: From Foundation's dictionaries

    /// The container of attributes; those of other keys or of types that keys do not take are left out.
    func container(of attributes: [NSAttributedString.Key: Any]) throws -> AttributeContainer {
        var container = AttributeContainer()
        for key in keys {
            guard let object = attributes[NSAttributedString.Key(key.name)] else { continue }
            try Self.set(object, key, in: &container)
        }
        return container
    }

    private static func set<Key: AttributedStringKey>(
        _ object: Any, _: Key.Type, in container: inout AttributeContainer
    ) throws {
        if let convertible = Key.self as? any ObjectiveCConvertibleAttributedStringKey.Type {
            container[value: Key.self] = try convertible.anyValue(for: object) as? Key.Value
        } else {
            // Foundation gives strings back as Swift's, which are none of the names that `NSString` stands for.
            container[value: Key.self] =
                object as? Key.Value ?? (object as? ConvertedAttributeValue)?.value.base as? Key.Value
                ?? (object as? String).flatMap { NSString(string: $0) as? Key.Value }
        }
    }
}

// MARK: Values of keys that are known at run time only

// `AttributeContainer` gives and takes values of keys whose `Value` is `Sendable`, which no program can ask a key at run
// time: the requirement is one of the compiler's alone and passes nothing to the function. So these two are declared
// without it; UIFoundation defines them with it (`AttributeContainer+Values.swift`), because the compiler refuses both
// declarations in one module.

@_silgen_name("placard_attribute_value")
private func anyValue<Key: AttributedStringKey>(_ key: Key.Type, _ container: AttributeContainer) -> Key.Value?

@_silgen_name("placard_set_attribute_value")
private func setAnyValue<Key: AttributedStringKey>(
    _ key: Key.Type, _ container: inout AttributeContainer, _ value: Key.Value?)

extension AttributeContainer {
    fileprivate subscript<Key: AttributedStringKey>(value key: Key.Type) -> Key.Value? {
        get { anyValue(key, self) }
        set { setAnyValue(key, &self, newValue) }
    }
}

extension ObjectiveCConvertibleAttributedStringKey {
    fileprivate static func object(for value: Any) throws -> Any? {
        guard let value = value as? Value else { return nil }
        return try objectiveCValue(for: value)
    }

    fileprivate static func anyValue(for object: Any) throws -> Any? {
        guard let object = object as? ObjectiveCValue else { return nil }
        return try value(for: object)
    }
}

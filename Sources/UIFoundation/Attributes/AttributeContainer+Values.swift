import Foundation

// What TextKit reads and writes the values of keys by that are known at run time only: it declares both functions again,
// without the requirement that values are `Sendable`, and says why.

@_silgen_name("placard_attribute_value")
package func attributeValue<Key: AttributedStringKey>(_ key: Key.Type, _ container: AttributeContainer) -> Key.Value?
where Key.Value: Sendable { container[Key.self] }

@_silgen_name("placard_set_attribute_value")
package func setAttributeValue<Key: AttributedStringKey>(
    _ key: Key.Type, _ container: inout AttributeContainer, _ value: Key.Value?
) where Key.Value: Sendable { container[Key.self] = value }

import Foundation

// What TextKit reads and writes the values of keys by that are known at run time only: it declares both functions again,
// without the requirement that values are `Sendable`, and says why. The optimizer must not read their bodies there: it would
// meet two types of one function and ends the compilation.

@_silgen_name("placard_attribute_value")
@_semantics("optimize.no.crossmodule")
package func attributeValue<Key: AttributedStringKey>(_ key: Key.Type, _ container: AttributeContainer) -> Key.Value?
where Key.Value: Sendable { container[Key.self] }

@_silgen_name("placard_set_attribute_value")
@_semantics("optimize.no.crossmodule")
package func setAttributeValue<Key: AttributedStringKey>(
    _ key: Key.Type, _ container: inout AttributeContainer, _ value: Key.Value?
) where Key.Value: Sendable { container[Key.self] = value }

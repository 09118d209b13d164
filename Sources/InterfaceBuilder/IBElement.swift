/// One element of an Interface Builder document, as it was written: a value, free of views.
///
/// Everything later stages know about a document they read from here, so that reading can be tested without
/// drawing and a document can be looked through without building it.
package struct IBElement: Hashable, Sendable {
    /// The element's name, such as `label` or `rect`.
    package let name: String
    package internal(set) var attributes: [String: String]
    package internal(set) var children: [IBElement] = []
    /// Of a list that was resolved for size classes, the members that these leave out.
    package internal(set) var uninstalled: [IBElement] = []
    /// The character data of an element without children, untrimmed: line breaks at both ends count in a string.
    package internal(set) var text = ""
    /// The line in the source file on which the start tag ends, from 1.
    package let line: Int
    /// Takes note of what is read of the element, where somebody wants to know.
    package internal(set) var mark: IBTrace.Mark?

    package init(name: String, attributes: [String: String] = [:], line: Int = 1) {
        self.name = name
        self.attributes = attributes
        self.line = line
    }

    /// The object's identity within the document: opaque, though three groups of letters in most files.
    package var id: String? { attributes["id"] }

    /// The property of the parent that this element is the value of.
    package var key: String? { attributes["key"] }

    /// The names of all attributes.
    package var attributeNames: [String] { Array(attributes.keys) }

    package subscript(attribute: String) -> String? {
        mark?.note(attribute)
        return attributes[attribute]
    }

    /// The first child of that element name.
    package func child(_ name: String) -> IBElement? { visited(children.first { $0.name == name }) }

    /// The value of an object property: the child that carries `key`, whatever its element name.
    package func child(keyed key: String) -> IBElement? { visited(children.first { $0.key == key }) }

    private func visited(_ child: IBElement?) -> IBElement? {
        child?.mark?.visit()
        return child
    }

    /// The members of a list such as `subviews` or `constraints`, in document order; empty where the list is absent.
    package func list(_ name: String) -> [IBElement] { child(name)?.children ?? [] }

    /// The first element of a name at or below this one, in document order.
    package func firstDescendant(_ name: String) -> IBElement? {
        if self.name == name { return self }
        for index in children.indices {
            if let found = children[index].firstDescendant(name) { return found }
        }
        return nil
    }

    /// Calls `body` for this element and all below it, parents first, in document order.
    package func forEachDescendant(_ body: (IBElement) -> Void) {
        body(self)
        for child in children { child.forEachDescendant(body) }
    }
}

/// Numbers as Interface Builder writes them: decimal text, with a point, perhaps with an exponent.
package enum IBNumber {
    /// The finite value of `text`; nil for everything else, `nan`, `inf` and hexadecimal notation included.
    package static func parse(_ text: String) -> Double? {
        let allowed: (UInt8) -> Bool = { (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }
        guard text.utf8.allSatisfy(allowed), let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// A constraint's multiplier: a number, a ratio `16:9`, a fraction `1/3` or per cent, `85%`.
    package static func parseRatio(_ text: String) -> Double? {
        if text.hasSuffix("%") { return parse(String(text.dropLast())).map { $0 / 100 } }
        let parts = text.split(separator: text.contains(":") ? ":" : "/", omittingEmptySubsequences: false)
        let values = parts.compactMap { parse(String($0)) }
        guard values.count == parts.count else { return nil }
        switch values.count {
        case 1: return values[0]
        case 2 where values[1] != 0: return values[0] / values[1]
        default: return nil
        }
    }
}

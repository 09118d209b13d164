/// Reads the properties of one object from its element.
///
/// Values that cannot be understood are reported and count as not written.
final class NibDecoder {
    let element: IBElement
    let context: NibContext

    init(_ element: IBElement, _ context: NibContext) {
        self.element = element
        self.context = context
    }

    func report(_ severity: IBDiagnostic.Severity, _ message: String) {
        context.report(severity, element, object: element.id, message)
    }

    // MARK: Attributes

    func string(_ name: String) -> String? { element[name] }

    func bool(_ name: String, default value: Bool) -> Bool {
        choice(name, ["YES": true, "NO": false]) ?? value
    }

    /// The members of a set whose attributes are YES.
    func set<Members: OptionSet>(_ words: [(String, Members.Element)]) -> Members {
        words.reduce(into: []) { members, word in
            if bool(word.0, default: false) { members.insert(word.1) }
        }
    }

    func number(_ name: String) -> CGFloat? {
        guard let text = string(name) else { return nil }
        guard let value = IBNumber.parse(text), abs(value) <= IBLimits.coordinate else {
            report(.warning, "\(name)=\"\(text)\" is not a usable number; the default is used")
            return nil
        }
        return CGFloat(value)
    }

    func integer(_ name: String) -> Int? {
        guard let text = string(name) else { return nil }
        if let value = IBNumber.parse(text), let integer = Int32(exactly: value.rounded()) { return Int(integer) }
        report(.warning, "\(name)=\"\(text)\" is not a whole number; the default is used")
        return nil
    }

    /// One of several words; upper and lower case count the same, as `TopLeft` occurs beside `left`.
    func choice<Value>(_ name: String, _ values: [String: Value]) -> Value? {
        guard let text = string(name) else { return nil }
        if let value = values[text] { return value }
        if let match = values.first(where: { $0.key.lowercased() == text.lowercased() }) { return match.value }
        report(.warning, "\(name)=\"\(text)\" is not known; the default is used")
        return nil
    }

    // MARK: Children

    /// The value of an object property.
    func child(keyed key: String) -> IBElement? { element.child(keyed: key) }

    /// The first child of an element name that carries no key.
    func child(_ name: String) -> IBElement? { element.child(name) }

    /// The members of a list.
    func list(_ name: String) -> [IBElement] { child(name)?.children ?? [] }

    /// The members of a list that the size classes leave out.
    func uninstalled(_ name: String) -> [IBElement] { child(name)?.uninstalled ?? [] }

    /// Reads another element's properties in the name of the same object.
    func decoder(for child: IBElement) -> NibDecoder { NibDecoder(child, context) }
}

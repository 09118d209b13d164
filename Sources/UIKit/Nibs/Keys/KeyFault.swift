import Foundation

/// What is wrong with setting a property by its name, in the words of Apple's systems.
///
/// There it is an exception, which Swift cannot throw: here it goes to whoever is listening, a nib that is being loaded,
/// or else to `UINib.report`.
@MainActor struct KeyFault {
    /// The object in Apple's notation, with its address.
    let subject: String
    /// The object's class.
    let subjectClass: String
    /// What is wrong, without the address: the same in every run.
    let reason: String

    var message: String { subject + reason }
    /// The fault in words that are the same in every run.
    var text: String { "\(subjectClass): \(reason)" }

    private init(_ object: AnyObject, _ subject: (String) -> String, _ reason: String) {
        (subjectClass, self.reason) = ("\(type(of: object))", reason)
        self.subject = subject(Self.name(of: object))
    }

    /// No such property.
    static func undefined(_ key: String, of object: AnyObject) -> KeyFault {
        KeyFault(
            object, { "[<\($0)> setValue:forUndefinedKey:]: " },
            "this class is not key value coding-compliant for the key \(key).")
    }

    /// A value of another type.
    static func unsuited(_ value: Any?, for key: String, of object: AnyObject, wanted: String) -> KeyFault {
        let given = value.map { "\(type(of: $0))" } ?? "nil"
        return KeyFault(
            object, { "<\($0)>: " }, "the property \(key) is of type \(wanted) and does not take \(given).")
    }

    /// No such method.
    static func unrecognized(_ selector: Selector, by object: AnyObject) -> KeyFault {
        KeyFault(
            object, { "-[\($0) \(selector)]: " },
            "unrecognized selector sent to instance; let a NibTable or `placard port` list it.")
    }

    /// Arguments of other classes than a method expects.
    static func unsuited(_ arguments: [Any?], for selector: Selector, of object: AnyObject) -> KeyFault {
        let given = arguments.map { $0.map { "\(type(of: $0))" } ?? "nil" }.joined(separator: ", ")
        return KeyFault(object, { "-[\($0) \(selector)]: " }, "it does not take \(given).")
    }

    private static func name(of object: AnyObject) -> String {
        let address = String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
        return "\(String(reflecting: type(of: object))) 0x\(address)"
    }

    // MARK: Who listens

    private static var listener: ((KeyFault) -> Void)?

    func raise() {
        if let listener = Self.listener { listener(self) } else { UINib.report(message) }
    }

    /// Runs a closure and gives the first fault that was raised in it.
    static func first(in body: () -> Void) -> KeyFault? {
        var found: KeyFault?
        let before = listener
        listener = { found = found ?? $0 }
        defer { listener = before }
        body()
        return found
    }
}

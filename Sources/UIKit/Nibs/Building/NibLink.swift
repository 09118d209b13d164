/// A connection of a document with the object at which it starts.
@MainActor struct NibLink {
    let connection: IBConnection
    /// The element of the object at which it starts.
    let element: IBElement
    let line: Int
    weak var source: AnyObject?
    let standsIn: Bool

    static func links(of element: IBElement, from source: AnyObject, standsIn: Bool) -> [NibLink] {
        element.list("connections").compactMap { line in
            guard let connection = IBConnection(line) else { return nil }
            if case .segue = connection { return nil }
            return NibLink(
                connection: connection, element: element, line: line.line, source: source, standsIn: standsIn)
        }
    }

    var destination: String { connection.destination }

    var property: String? {
        switch connection {
        case .outlet(let property, _), .outletCollection(let property, _, _): property
        case .action, .segue: nil
        }
    }

    /// The connection in words, for messages.
    var words: String {
        switch connection {
        case .outlet(let property, _): "the outlet \(property)"
        case .outletCollection(let property, _, _): "the outlet collection \(property)"
        case .action(let selector, _, _): "the action \(selector)"
        case .segue(let segue): "the segue \(segue.identifier ?? segue.kind)"
        }
    }
}

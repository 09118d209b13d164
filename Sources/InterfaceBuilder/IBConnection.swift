/// A line drawn from one object to another in Interface Builder.
package enum IBConnection: Hashable, Sendable {
    case outlet(property: String, destination: String)
    /// One member of a collection; `appends` adds it to what the property already holds.
    case outletCollection(property: String, destination: String, appends: Bool)
    /// `event` is nil for recognizers and bar items, which know one event only.
    case action(selector: String, destination: String, event: String?)
    case segue(IBSegue)

    package init?(_ element: IBElement) {
        guard let destination = element["destination"] else { return nil }
        switch element.name {
        case "outlet":
            guard let property = element["property"] else { return nil }
            self = .outlet(property: property, destination: destination)
        case "outletCollection":
            guard let property = element["property"] else { return nil }
            self = .outletCollection(
                property: property, destination: destination, appends: element["appends"] == "YES")
        case "action":
            guard let selector = element["selector"] else { return nil }
            self = .action(selector: selector, destination: destination, event: element["eventType"])
        case "segue":
            self = .segue(IBSegue(element, destination: destination))
        default:
            return nil
        }
    }

    /// The id of the object at its end.
    package var destination: String {
        switch self {
        case .outlet(_, let destination), .outletCollection(_, let destination, _), .action(_, let destination, _):
            destination
        case .segue(let segue): segue.destination
        }
    }
}

extension IBElement {
    /// The connections that start at this element, in document order.
    package var connections: [IBConnection] { list("connections").compactMap(IBConnection.init) }
}

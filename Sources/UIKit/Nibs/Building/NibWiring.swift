/// What is done with the objects of a nib once they are all made: attributes, connections, waking, in UIKit's order.
///
/// Runtime attributes are set first, then outlets and actions are connected, then `awakeFromNib()` is called. Apple
/// documents only that waking comes last; that attributes come before connections is what its systems do.
@MainActor final class NibWiring {
    /// An object and what the document says of it.
    struct BuiltObject {
        let element: IBElement
        let object: AnyObject
        /// Whether UIKit's class stands in for one that the program has not got; it lacks that one's properties.
        let standsIn: Bool
    }

    private typealias Made = (object: Weak<AnyObject>, standsIn: Bool)

    let context: NibContext
    private var objects: [String: Made] = [:]
    /// Objects that are not told yet that they are complete.
    private var fresh: [BuiltObject] = []
    private var woken: [Weak<AnyObject>] = []
    /// Connections that one end of is still to be made.
    private var waiting: [NibLink] = []
    private var placeholders: Set<String> = []

    init(_ context: NibContext) { self.context = context }

    /// Takes note of an object that was made.
    func note(_ element: IBElement, as object: AnyObject, standsIn: Bool) {
        fresh.append(BuiltObject(element: element, object: object, standsIn: standsIn))
        if let id = element.id, objects[id] == nil { objects[id] = (object: Weak(object), standsIn: standsIn) }
    }

    /// Takes note of an object that has no element of its own, for outlets that lead to it.
    func note(_ object: AnyObject, id: String) {
        if objects[id] == nil { objects[id] = (object: Weak(object), standsIn: false) }
    }

    /// The object of an id; nil where none is made yet.
    func object(_ id: String) -> AnyObject? { objects[id]?.object.object }

    /// Forgets objects that were made for nothing.
    func remove(_ dead: [AnyObject]) {
        fresh.removeAll { made in dead.contains { $0 === made.object } }
        for (id, made) in objects where dead.contains(where: { $0 === made.object.object }) { objects[id] = nil }
    }

    /// Forgets which objects the ids in an element mean, because they are to be made once more.
    func removeObjects(of element: IBElement) { element.forEachDescendant { $0.id.map { objects[$0] = nil } } }

    /// Has a placeholder stand for an object from outside; without one its connections are left out, as by UIKit.
    func note(placeholder element: IBElement, as object: AnyObject?) {
        guard let id = element.id else { return }
        placeholders.insert(id)
        guard let object else { return }
        objects[id] = (object: Weak(object), standsIn: false)
        waiting += NibLink.links(of: element, from: object, standsIn: false)
    }

    /// Completes what was made since the last time.
    func finish() {
        let made = fresh
        fresh = []
        for item in made { setAttributes(item) }
        waiting += made.flatMap { NibLink.links(of: $0.element, from: $0.object, standsIn: $0.standsIn) }
        connect()
        for item in made {
            (item.object as? UIResponder)?.awakeFromNib()
            (item.object as? NSLayoutConstraint)?.awakeFromNib()
        }
        woken += made.filter { $0.element["customClass"] != nil && !$0.standsIn }.map { Weak($0.object) }
    }

    /// Tells objects of the program's own classes that they are drawn for an image, after everything else.
    func prepareForInterfaceBuilder() {
        for reference in woken { (reference.object as? UIResponder)?.prepareForInterfaceBuilder() }
        woken = []
    }

    // MARK: Connections

    private func connect() {
        let links = waiting
        waiting = []
        var collections: [NibLink] = []
        for link in links {
            guard let target = target(of: link) else {
                if !isNobody(link.destination) { waiting.append(link) }
                continue
            }
            if case .outletCollection = link.connection {
                collections.append(link)
            } else {
                NibConnector(context: context).connect(link, to: target)
            }
        }
        connect(collections: collections)
    }

    /// The members of a collection are connected together, in document order.
    private func connect(collections links: [NibLink]) {
        var rest = links[...]
        while let first = rest.first {
            let members = rest.filter { $0.source === first.source && $0.property == first.property }
            rest.removeAll { $0.source === first.source && $0.property == first.property }
            let targets = members.compactMap { objects[$0.destination]?.object.object }
            NibConnector(context: context).connect(first, toAll: targets)
        }
    }

    private func target(of link: NibLink) -> NibConnector.Target? {
        if let found = objects[link.destination], let object = found.object.object {
            return .object(object, standsIn: found.standsIn)
        }
        return context.firstResponders.contains(link.destination) ? .firstResponder : nil
    }

    /// Whether an id is that of a placeholder without an object.
    private func isNobody(_ id: String) -> Bool { placeholders.contains(id) && objects[id] == nil }

    /// Reports connections that have remained without an end.
    func reportUnconnected() {
        for link in waiting where !link.standsIn {
            context.report(
                .warning, link.element, object: link.element.id,
                "\(link.words) leads to \(link.destination), of which no object is made; it is not connected")
        }
        waiting = []
    }
}

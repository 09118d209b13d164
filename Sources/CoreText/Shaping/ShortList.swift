/// A list whose first element lies in the list itself: most texts have one paragraph and one run, and no array for it.
struct ShortList<Element: Sendable>: RandomAccessCollection, MutableCollection, Sendable {
    private var first: Element?
    private var rest: [Element]

    init(_ only: Element) { (first, rest) = (only, []) }

    init(_ elements: [Element]) {
        first = elements.first
        rest = elements.count > 1 ? Array(elements[1...]) : []
    }

    var startIndex: Int { 0 }
    var endIndex: Int { first == nil ? 0 : rest.count + 1 }

    var count: Int { endIndex }

    subscript(position: Int) -> Element {
        get {
            guard position > 0 else { return first! }
            return rest[position - 1]
        }
        set {
            guard position > 0 else { return first = newValue }
            rest[position - 1] = newValue
        }
    }

    mutating func append(_ element: Element) {
        if first == nil { first = element } else { rest.append(element) }
    }
}

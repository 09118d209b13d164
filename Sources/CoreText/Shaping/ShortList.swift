/// A list whose only element lies in the list itself: most texts have one paragraph and one run, and no array for it.
struct ShortList<Element: Sendable>: RandomAccessCollection, MutableCollection, Sendable {
    private var only: Element?
    /// All elements, where there are none or several.
    private var all: [Element]

    init(_ only: Element) { (self.only, all) = (only, []) }

    init(_ elements: [Element]) {
        (only, all) = elements.count == 1 ? (elements[0], []) : (nil, elements)
    }

    var startIndex: Int { 0 }
    var endIndex: Int { only == nil ? all.count : 1 }
    var count: Int { endIndex }

    subscript(position: Int) -> Element {
        get {
            guard let only else { return all[position] }
            precondition(position == 0)
            return only
        }
        set {
            if only == nil { all[position] = newValue } else { only = newValue }
        }
    }

    /// Lends the elements, one after the other.
    @inline(__always)
    func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
        guard let only else { return all.withUnsafeBufferPointer(body) }
        return withUnsafePointer(to: only) { body(UnsafeBufferPointer(start: $0, count: 1)) }
    }

    mutating func append(_ element: Element) {
        if let first = only {
            (only, all) = (nil, [first, element])
        } else if all.isEmpty {
            only = element
        } else {
            all.append(element)
        }
    }
}

import Synchronization

/// Takes note of what is read of a document while it is built, so that what nobody has read can be told.
///
/// Elements of a traced tree say by themselves which of their attributes and children are asked for: the list of what
/// is ignored is no second table that could disagree with the code.
package final class IBTrace: Sendable {
    /// What has been read of each element, by its place in document order; nil where nobody has looked at it.
    private let reads = Mutex<[Set<String>?]>([])

    /// An element's place in a trace.
    package struct Mark: Hashable, Sendable {
        let trace: IBTrace
        let index: Int

        package static func == (one: Mark, other: Mark) -> Bool {
            one.trace === other.trace && one.index == other.index
        }
        package func hash(into hasher: inout Hasher) { hasher.combine(index) }

        /// Takes note that somebody has looked at the element.
        package func visit() { trace.reads.withLock { $0[index] = $0[index] ?? [] } }

        /// Takes note that an attribute was asked for.
        package func note(_ attribute: String) {
            _ = trace.reads.withLock { $0[index, default: []].insert(attribute) }
        }

        /// The attributes that were asked for; nil where nobody has looked at the element.
        package var reads: Set<String>? { trace.reads.withLock { $0[index] } }
    }

    /// A place for one more element.
    func mark() -> Mark {
        reads.withLock { reads in
            reads.append(nil)
            return Mark(trace: self, index: reads.count - 1)
        }
    }
}

extension IBElement {
    /// The element with all below it, from now on noting what is read of them.
    package var traced: IBElement {
        let result = traced(by: IBTrace())
        result.mark?.visit()
        return result
    }

    private func traced(by trace: IBTrace) -> IBElement {
        var result = self
        result.mark = trace.mark()
        result.children = result.children.map { $0.traced(by: trace) }
        return result
    }

    /// The element, of which note is taken that somebody has looked at it.
    package var visited: IBElement {
        mark?.visit()
        return self
    }

    /// Takes note that attributes were asked for.
    package func visit(_ names: [String] = []) {
        mark?.visit()
        for name in names { mark?.note(name) }
    }

    /// Takes note that the element counts as read with everything below it.
    package func visitAll() {
        guard let mark else { return }
        for name in attributes.keys { mark.note(name) }
        mark.visit()
        for child in children { child.visitAll() }
    }
}

extension [Set<String>?] {
    fileprivate subscript(index: Int, default value: Set<String>) -> Set<String> {
        get { self[index] ?? value }
        set { self[index] = newValue }
    }
}

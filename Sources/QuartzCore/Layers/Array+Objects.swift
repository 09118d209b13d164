extension Array where Element: AnyObject {
    /// Takes out an object that is there once at most; both ends are looked at first, where most leave from.
    @inlinable package mutating func removeObject(_ object: Element) {
        if last === object {
            removeLast()
        } else if first === object {
            removeFirst()
        } else if let index = firstIndex(where: { $0 === object }) {
            remove(at: index)
        }
    }
}

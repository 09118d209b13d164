extension Array where Element: BitwiseCopyable {
    /// Makes an array of elements that are written one after the other from the start on.
    ///
    /// Few are written aside and copied: the initializer of the standard library that would spare the copy looks the
    /// array's type up in the runtime each time, which costs more than all else that a short text's array takes.
    ///
    /// - Parameters:
    ///   - most: How many elements there may be.
    ///   - body: Writes them and tells how many it has written.
    @inline(__always)
    init(upTo most: Int, writing body: (UnsafeMutableBufferPointer<Element>) -> Int) {
        guard most * MemoryLayout<Element>.stride <= 2_048 else {
            self.init(unsafeUninitializedCapacity: most) { elements, count in count = body(elements) }
            return
        }
        self = withUnsafeTemporaryAllocation(of: Element.self, capacity: most) { elements in
            let count = body(elements)
            var array: [Element] = []
            array.reserveCapacity(count)
            array.append(contentsOf: UnsafeBufferPointer(rebasing: elements[..<count]))
            return array
        }
    }
}

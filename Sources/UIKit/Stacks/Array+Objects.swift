extension Array where Element: AnyObject {
    /// Takes out an object that is there once at most.
    mutating func removeObject(_ object: Element) {
        if let index = index(ofObject: object) { remove(at: index) }
    }

    /// Where an object stands that is there once at most; nil if it is not there.
    ///
    /// It is looked for from both ends, where most come and go: a loop over references as they lie in memory, because debug
    /// builds take forty times as long to hand each of thousands of objects to a closure.
    private func index(ofObject object: Element) -> Int? {
        let wanted = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return withUnsafeBufferPointer { objects in
            objects.baseAddress.flatMap { start in
                start.withMemoryRebound(to: UnsafeRawPointer.self, capacity: objects.count) {
                    Self.place(of: wanted, in: $0, objects.count)
                }
            }
        }
    }

    private static func place(
        of object: UnsafeRawPointer, in start: UnsafePointer<UnsafeRawPointer>, _ count: Int
    ) -> Int? {
        var (first, last) = (0, count - 1)
        while first <= last {
            if start[last] == object { return last }
            if start[first] == object { return first }
            first += 1
            last -= 1
        }
        return nil
    }
}

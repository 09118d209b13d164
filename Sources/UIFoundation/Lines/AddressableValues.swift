/// Values that keep one address as long as they live, for functions of Core Text that tell where a run keeps its own.
final class AddressableValues<Value>: RandomAccessCollection {
    /// The first; there is an address without values too.
    let address: UnsafeMutablePointer<Value>
    let startIndex = 0
    let endIndex: Int

    init(_ values: some Collection<Value>) {
        endIndex = values.count
        address = .allocate(capacity: endIndex)
        _ = UnsafeMutableBufferPointer(start: address, count: endIndex).initialize(from: values)
    }

    deinit {
        address.deinitialize(count: endIndex)
        address.deallocate()
    }

    subscript(position: Int) -> Value {
        precondition(indices.contains(position))
        return address[position]
    }
}

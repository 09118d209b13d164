/// Reads numbers from bytes, as a fuzzer hands them; 0 when there are no more.
struct CaseReader {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes)[...] }

    var isAtEnd: Bool { bytes.isEmpty }

    mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

    mutating func word() -> UInt16 { UInt16(byte()) << 8 | UInt16(byte()) }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(byte()) % values.count] }
}

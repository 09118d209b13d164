/// Reads Unicode scalars out of UTF-16 units; a lone surrogate reads as U+FFFD.
enum UTF16Decoding {
    /// The scalar that starts at `index` and how many units it takes.
    @inline(__always)
    static func scalar(at index: Int, in units: UnsafeBufferPointer<UInt16>, end: Int) -> (value: UInt32, length: Int)
    {
        let first = units[index]
        guard first & 0xF800 == 0xD800 else { return (UInt32(first), 1) }
        guard first < 0xDC00, index + 1 < end, units[index + 1] & 0xFC00 == 0xDC00 else { return (0xFFFD, 1) }
        return (0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(units[index + 1] & 0x3FF)), 2)
    }

    /// The units of valid UTF-8.
    static func units(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt16] {
        var union: UInt8 = 0
        for index in bytes.indices { union |= bytes[index] }
        let isASCII = union < 0x80
        let length = isASCII ? bytes.count : length(of: bytes)
        return Array(unsafeUninitializedCapacity: length) { units, count in
            count = length
            guard isASCII else { return decode(bytes, to: units) }
            for index in bytes.indices { units.initializeElement(at: index, to: UInt16(bytes[index])) }
        }
    }

    /// How many units valid UTF-8 has.
    private static func length(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var length = 0
        for byte in bytes { length &+= (byte & 0xC0 != 0x80 ? 1 : 0) &+ (byte >= 0xF0 ? 1 : 0) }
        return length
    }

    private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, to units: UnsafeMutableBufferPointer<UInt16>) {
        var (index, place) = (0, 0)
        while index < bytes.count {
            let first = UInt32(bytes[index])
            let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
            var scalar = length == 1 ? first : first & (0x7F >> UInt32(length))
            for next in index + 1..<index + length { scalar = scalar << 6 | UInt32(bytes[next] & 0x3F) }
            if length < 4 {
                units.initializeElement(at: place, to: UInt16(truncatingIfNeeded: scalar))
            } else {
                units.initializeElement(at: place, to: UInt16(truncatingIfNeeded: 0xD7C0 + scalar >> 10))
                place += 1
                units.initializeElement(at: place, to: UInt16(truncatingIfNeeded: 0xDC00 | scalar & 0x3FF))
            }
            place += 1
            index += length
        }
    }

    /// The units with every lone surrogate replaced by U+FFFD, so that offsets stay what they were.
    static func repaired(_ units: [UInt16]) -> [UInt16] {
        // Looking at all of them at once is quicker than at one after the other.
        guard units.reduce(0, { $0 | ($1 & 0xF800 == 0xD800 ? 1 : 0) }) != 0 else { return units }
        guard let first = units.firstIndex(where: { $0 & 0xF800 == 0xD800 }) else { return units }
        var result = units
        var index = first
        while index < result.count {
            let unit = result[index]
            if unit & 0xFC00 == 0xD800, index + 1 < result.count, result[index + 1] & 0xFC00 == 0xDC00 {
                index += 2
                continue
            }
            if unit & 0xF800 == 0xD800 { result[index] = 0xFFFD }
            index += 1
        }
        return result
    }
}

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

    /// Where the scalar starts that ends at `end`, which is above 0.
    static func scalarStart(before end: Int, in units: UnsafeBufferPointer<UInt16>) -> Int {
        let isPair = end > 1 && units[end - 1] & 0xFC00 == 0xDC00 && units[end - 2] & 0xFC00 == 0xD800
        return end - (isPair ? 2 : 1)
    }

    /// The units of valid UTF-8.
    static func units(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt16] {
        var union: UInt8 = 0
        for index in bytes.indices { union |= bytes[index] }
        let isASCII = union < 0x80
        let length = isASCII ? bytes.count : length(of: bytes)
        return Array(upTo: length) { units in
            if isASCII {
                for index in bytes.indices { units.initializeElement(at: index, to: UInt16(bytes[index])) }
            } else {
                decode(bytes, to: units)
            }
            return length
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
            while index &+ 8 <= bytes.count, areASCII(bytes, index) {
                for offset in 0..<8 {
                    units.initializeElement(at: place &+ offset, to: UInt16(bytes[index &+ offset]))
                }
                (index, place) = (index &+ 8, place &+ 8)
            }
            guard index < bytes.count else { return }
            let first = UInt16(bytes[index])
            if first < 0x80 {
                units.initializeElement(at: place, to: first)
                index &+= 1
            } else if first < 0xE0 {
                units.initializeElement(at: place, to: (first & 0x1F) << 6 | tail(bytes[index + 1]))
                index &+= 2
            } else if first < 0xF0 {
                let high = first << 12 | tail(bytes[index + 1]) << 6
                units.initializeElement(at: place, to: high | tail(bytes[index + 2]))
                index &+= 3
            } else {
                let high = (first & 7) << 8 | tail(bytes[index + 1]) << 2 | tail(bytes[index + 2]) >> 4
                units.initializeElement(at: place, to: 0xD800 + (high - 0x40))
                place &+= 1
                let low = (tail(bytes[index + 2]) & 0xF) << 6 | tail(bytes[index + 3])
                units.initializeElement(at: place, to: 0xDC00 | low)
                index &+= 4
            }
            place &+= 1
        }
    }

    /// Whether eight bytes from an offset on are ASCII.
    @inline(__always)
    private static func areASCII(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        guard let start = bytes.baseAddress else { return false }
        return UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    }

    /// What a byte that continues a character adds to it.
    @inline(__always)
    private static func tail(_ byte: UInt8) -> UInt16 { UInt16(byte & 0x3F) }

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

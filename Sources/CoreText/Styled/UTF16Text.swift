/// The UTF-16 units of a text.
///
/// Short ASCII, which most labels are, stays in the string that it came in, a byte a unit: a label and its layout then keep
/// one copy of the text between them. Whoever reads many units borrows all of them (`withUnsafeBufferPointer`).
package struct UTF16Text: RandomAccessCollection, Hashable, Sendable, ExpressibleByArrayLiteral {
    private let content: Content

    private enum Content: Sendable {
        /// Nothing but ASCII, at most `longestASCII` bytes.
        case ascii(String)
        case units([UInt16])
    }

    /// Longer strings would be widened again and again for whoever borrows the units; these fit a thousand bytes of stack.
    private static let longestASCII = 512

    /// The units of a string, which has no lone surrogates.
    package init(_ string: String) {
        let isShort = string.utf8.count <= Self.longestASCII
        let isKept = isShort && string.utf8.withContiguousStorageIfAvailable { $0.allSatisfyASCII } ?? false
        content = isKept ? .ascii(string) : .units(string.utf16Units)
    }

    /// A text of the units as they are.
    package init(_ units: [UInt16]) { content = .units(units) }

    /// A text of the units as they are.
    package init(arrayLiteral elements: UInt16...) { self.init(elements) }

    /// The first place; 0.
    package var startIndex: Int { 0 }

    /// How many units there are.
    package var endIndex: Int {
        switch content {
        case .ascii(let string): string.utf8.count
        case .units(let units): units.count
        }
    }

    /// The same as `endIndex`, found without a walk.
    package var count: Int { endIndex }

    /// The unit at a place.
    package subscript(position: Int) -> UInt16 {
        switch content {
        case .ascii(let string): UInt16(string.utf8[string.utf8.index(string.startIndex, offsetBy: position)])
        case .units(let units): units[position]
        }
    }

    /// Whether all units are known to be below U+0080.
    var isKnownASCII: Bool {
        if case .ascii = content { true } else { false }
    }

    /// The units in an array.
    package var array: [UInt16] {
        switch content {
        case .ascii(let string): string.utf16Units
        case .units(let units): units
        }
    }

    /// Lends the units, one after the other.
    package func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<UInt16>) -> Result) -> Result {
        switch content {
        case .units(let units): units.withUnsafeBufferPointer(body)
        case .ascii(let string): Self.withUnits(of: string, body)
        }
    }

    private static func withUnits<Result>(
        of string: String, _ body: (UnsafeBufferPointer<UInt16>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: longestASCII) { units in
            let count = string.utf8.withContiguousStorageIfAvailable { bytes in
                for index in bytes.indices { units.initializeElement(at: index, to: UInt16(bytes[index])) }
                return bytes.count
            }
            return body(UnsafeBufferPointer(rebasing: units[..<(count ?? 0)]))
        }
    }

    /// Whether both have the same units, however they are kept.
    package static func == (a: UTF16Text, b: UTF16Text) -> Bool {
        switch (a.content, b.content) {
        case (.ascii(let a), .ascii(let b)): a == b
        case (.units(let a), .units(let b)): a == b
        default: a.elementsEqual(b)
        }
    }

    /// Adds the units, however they are kept.
    package func hash(into hasher: inout Hasher) {
        withUnsafeBufferPointer { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether all bytes are below 0x80; all of them are looked at, because many at once are quicker.
    fileprivate var allSatisfyASCII: Bool {
        var union: UInt8 = 0
        for index in indices { union |= self[index] }
        return union < 0x80
    }
}

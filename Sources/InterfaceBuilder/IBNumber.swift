/// Numbers as Interface Builder writes them: decimal text, with a point, perhaps with an exponent.
package enum IBNumber {
    /// The finite value of `text`; nil for everything else, `nan`, `inf` and hexadecimal notation included.
    package static func parse(_ text: String) -> Double? {
        let allowed: (UInt8) -> Bool = { (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }
        guard text.utf8.allSatisfy(allowed), let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// A constraint's multiplier: a number, a ratio `16:9` or a fraction `1/3`.
    package static func parseRatio(_ text: String) -> Double? {
        let parts = text.split(separator: text.contains(":") ? ":" : "/", omittingEmptySubsequences: false)
        let values = parts.compactMap { parse(String($0)) }
        guard values.count == parts.count else { return nil }
        switch values.count {
        case 1: return values[0]
        case 2 where values[1] != 0: return values[0] / values[1]
        default: return nil
        }
    }
}

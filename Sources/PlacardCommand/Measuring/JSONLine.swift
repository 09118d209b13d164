import Foundation

/// JSON objects that take one line each.
enum JSONLine {
    static func object(_ line: String) throws -> [String: Any] {
        let parsed: Any
        do {
            parsed = try JSONSerialization.jsonObject(with: Data(repairingSurrogates(line).utf8))
        } catch {
            throw LineFault(description: "not JSON; send one object a line")
        }
        guard let object = parsed as? [String: Any] else {
            throw LineFault(description: "not a JSON object; send one object a line")
        }
        return object
    }

    static func text(_ object: [String: Any]) throws -> String {
        let data = try JSONSerialization.data(
            withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self)
    }

    /// Replaces escapes of lone surrogates, which no Unicode string can hold, by U+FFFD: one unit for one unit, so
    /// that all offsets stay what the sender counts.
    static func repairingSurrogates(_ line: String) -> String {
        guard line.contains("\\ud") || line.contains("\\uD") else { return line }
        let bytes = Array(line.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == 0x5C, index + 1 < bytes.count else {
                result.append(bytes[index])
                index += 1
                continue
            }
            let unit = escapedUnit(bytes, at: index)
            let next = escapedUnit(bytes, at: index + 6)
            if let unit, unit & 0xFC00 == 0xD800, let next, next & 0xFC00 == 0xDC00 {
                result += bytes[index..<index + 12]
                index += 12
            } else if let unit, unit & 0xF800 == 0xD800 {
                result += Array(#"\ufffd"#.utf8)
                index += 6
            } else {
                result += bytes[index..<index + 2]
                index += 2
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func escapedUnit(_ bytes: [UInt8], at index: Int) -> UInt16? {
        guard index + 6 <= bytes.count, bytes[index] == 0x5C, bytes[index + 1] == 0x75 else { return nil }
        return UInt16(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
    }
}

import Foundation

/// JSON objects that take one line each.
enum JSONLine {
    /// The object that a line holds.
    ///
    /// - Throws: `LineFault` for what is no object, and for one that says a thing twice.
    static func object(_ line: String) throws -> [String: Any] {
        var reader = JSONLineReader(line)
        reader.run()
        guard !reader.hasTrailingComma,
            let parsed = try? JSONSerialization.jsonObject(with: Data(reader.repaired))
        else { throw LineFault(description: "not JSON; send one object a line") }
        guard let object = parsed as? [String: Any] else {
            throw LineFault(description: "not a JSON object; send one object a line")
        }
        if let key = reader.repeated {
            throw LineFault(description: "\(key.prefix(80)) stands twice; send it once")
        }
        return object
    }

    static func text(_ object: [String: Any]) throws -> String {
        let data = try JSONSerialization.data(
            withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self)
    }
}

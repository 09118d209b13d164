import Foundation

/// The names and values of an address, each at most once.
struct Query {
    private var values: [String: String] = [:]

    init(_ pairs: [(name: String, value: String)]) throws(Refusal) {
        for (name, value) in pairs where values.updateValue(value, forKey: name) != nil {
            throw .badRequest("\(name) is given twice; give it once")
        }
    }

    /// The value of a name; nil where it is left out or empty.
    subscript(name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

    /// A number of a range, such as a width; nil where it is left out.
    func number(_ name: String, in range: ClosedRange<Double>) throws(Refusal) -> CGFloat? {
        guard let text = self[name] else { return nil }
        guard let number = Double(text), number.isFinite, range.contains(number) else {
            let (least, most) = (Int(range.lowerBound), Int(range.upperBound))
            throw .badRequest("\(name) \(Self.quoted(text)) makes no picture; give a number from \(least) to \(most)")
        }
        return CGFloat(number)
    }

    /// One of the words that a type knows; nil where it is left out.
    func word<Word: RawRepresentable & CaseIterable>(
        _ name: String, as type: Word.Type
    ) throws(Refusal) -> Word? where Word.RawValue == String {
        guard let text = self[name] else { return nil }
        if let word = Word(rawValue: text) { return word }
        let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
        throw .badRequest("\(name) \(Self.quoted(text)) is not known; give one of \(known)")
    }

    /// A word of somebody else's, in one line and not too long.
    static func quoted(_ text: String) -> String {
        let limit = 80
        let scalars = text.unicodeScalars.prefix(limit).map { $0.properties.generalCategory == .control ? " " : $0 }
        let line = String(String.UnicodeScalarView(scalars))
        return "“\(line)\(text.unicodeScalars.count > limit ? "…" : "")”"
    }
}

/// What a page or a browser calls itself: 8 to 64 letters, digits or hyphens of ASCII, so that it can stand in an event's name.
struct PageName {
    let text: String

    /// - Parameter key: What the request calls the name.
    /// - Throws: `Refusal` for names that no page gives itself.
    init(_ text: String?, of key: String) throws(Refusal) {
        guard let text, (8...64).contains(text.utf8.count), text.utf8.allSatisfy(Self.isAllowed) else {
            throw .badRequest("\(key) must be 8 to 64 letters, digits or hyphens")
        }
        self.text = text
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

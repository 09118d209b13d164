/// Reads a text in the visual format.
///
/// Every character is looked at once; whatever the text, there is a result or an error with its place.
struct VisualFormatParser {
    private let text: [UInt8]
    private var place = 0

    private init(_ format: String) { text = Array(format.utf8) }

    static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(format)
        return try parser.format()
    }

    // MARK: The row

    private mutating func format() throws(VisualFormatError) -> VisualFormat {
        guard !text.isEmpty else { throw error("It's an empty string.") }
        var format = VisualFormat()
        format.axis = try axis()
        if take("|") { format.start = try gap() }
        format.parts.append(try part(after: .none))
        while place < text.count {
            let gap = try gap()
            if take("|") {
                format.end = gap
                break
            }
            format.parts.append(try part(after: gap))
        }
        guard place == text.count else { throw error("Nothing may follow the superview's edge") }
        return format
    }

    private mutating func axis() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
        for (letter, axis, word) in [
            ("H", NSLayoutConstraint.Axis.horizontal, "horizontal"), ("V", .vertical, "vertical"),
        ]
        where take(letter) {
            guard take(":") else { throw error("Expected a ':' after '\(letter)' to specify \(word) arrangement") }
            return axis
        }
        return .horizontal
    }

    private mutating func part(after gap: VisualFormat.Gap) throws(VisualFormatError) -> VisualFormat.Part {
        guard take("[") else { throw error("Expected a view") }
        guard let view = name() else {
            throw error(
                "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, "
                    + "and underscores.")
        }
        let sizes = try peek("(") ? thickness() : []
        guard take("]") else { throw error("Expected a ']' here. That is how you give the end of a view.") }
        return VisualFormat.Part(gap: gap, view: view, sizes: sizes, place: place)
    }

    private mutating func thickness() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        let sizes = try predicates()
        guard take(")") else {
            throw error("A predicate on a view's thickness must end with ')' and the view must end with ']'")
        }
        return sizes
    }

    // MARK: Gaps

    private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
        guard take("-") else { return .none }
        if peek("[") || peek("|") { return .standard }
        let gap: VisualFormat.Gap
        if peek("(") {
            gap = .predicates(try predicates())
            guard take(")") else { throw error("A predicate on a space must end with ')'") }
        } else {
            gap = .predicates([VisualFormat.Predicate(relation: .equal, value: try value())])
        }
        guard take("-") else { throw error("Expected a '-' here. That is how you give the end of a space.") }
        return gap
    }

    // MARK: Predicates

    /// What stands between parentheses, up to the closing one.
    private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        _ = take("(")
        var found: [VisualFormat.Predicate] = []
        repeat {
            skipSpaces()
            found.append(try predicate())
            skipSpaces()
        } while take(",")
        return found
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = try relation()
        let value = try value()
        let priority: VisualFormat.Value? = take("@") ? try self.value() : nil
        return VisualFormat.Predicate(relation: relation, value: value, priority: priority)
    }

    private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
        let signs: [(String, NSLayoutConstraint.Relation)] = [
            ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
        ]
        for (sign, relation) in signs where take(sign) {
            guard take("=") else { throw error("Unknown relation. Must be ==, >=, or <=") }
            return relation
        }
        return .equal
    }

    private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
        if let name = name() { return .name(name) }
        if let number = number() { return .number(number, place: place) }
        throw error("Expected a number or key from the metrics dictionary, but encountered something else")
    }

    // MARK: Tokens

    private mutating func name() -> VisualFormat.Name? {
        guard place < text.count, text[place].isNameStart else { return nil }
        let end = text[place...].firstIndex { !$0.isNameStart && !$0.isDigit } ?? text.count
        defer { place = end }
        return VisualFormat.Name(text: String(decoding: text[place..<end], as: UTF8.self), place: end)
    }

    /// A decimal number with an optional sign, fraction and exponent.
    private mutating func number() -> Double? {
        var end = place
        func isDigit(_ index: Int) -> Bool { index < text.count && text[index].isDigit }
        func skipDigits() { while isDigit(end) { end += 1 } }
        func sign(_ index: Int) -> Int { index < text.count && [0x2B, 0x2D].contains(text[index]) ? 1 : 0 }
        end += sign(end)
        skipDigits()
        if end < text.count, text[end] == UInt8(ascii: "."), isDigit(end + 1) || (end > place && isDigit(end - 1)) {
            end += 1
            skipDigits()
        }
        if end > place, end < text.count, [0x45, 0x65].contains(text[end]), isDigit(end + 1 + sign(end + 1)) {
            end += 1 + sign(end + 1)
            skipDigits()
        }
        guard let value = Double(String(decoding: text[place..<end], as: UTF8.self)), value.isFinite else {
            return nil
        }
        place = end
        return value
    }

    private mutating func skipSpaces() {
        while peek(" ") { place += 1 }
    }

    private func peek(_ character: Unicode.Scalar) -> Bool {
        place < text.count && UInt32(text[place]) == character.value
    }

    private mutating func take(_ character: String) -> Bool {
        guard let scalar = character.unicodeScalars.first, peek(scalar) else { return false }
        place += 1
        return true
    }

    private func error(_ reason: String) -> VisualFormatError { VisualFormatError(reason, at: place) }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
    fileprivate var isNameStart: Bool {
        (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == UInt8(ascii: "_")
    }
}

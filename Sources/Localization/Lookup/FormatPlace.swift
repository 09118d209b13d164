/// The place of an argument in a format: `%@`, `%2$.3f`, `%#@items@` or, in a catalog's substitution, `%arg`.
struct FormatPlace {
    /// From the percent sign on.
    let range: Range<String.Index>
    /// The argument's number from 1, where the format says it.
    let position: Int?
    let kind: Kind

    enum Kind: Equatable {
        /// Two percent signs, which mean one.
        case percent
        /// What stands behind the position: flags, width, precision, length and type.
        case value(String)
        /// A part of the text that follows a number, by its name.
        case variable(String)
        /// The number that a part of the text follows.
        case argument
    }

    /// The place that begins with the percent sign at an index; nil where the sign begins none.
    init?(at start: String.Index, in text: Substring) {
        var rest = text[start...].dropFirst()
        if rest.first == "%" {
            self.init(range: start..<rest.index(after: rest.startIndex), position: nil, kind: .percent)
            return
        }
        if rest.hasPrefix("arg") {
            self.init(range: start..<rest.index(rest.startIndex, offsetBy: 3), position: nil, kind: .argument)
            return
        }
        let position = Self.position(&rest)
        if rest.hasPrefix("#@"), let end = rest.dropFirst(2).prefix(Self.longestName).firstIndex(of: "@") {
            let name = rest[rest.index(rest.startIndex, offsetBy: 2)..<end]
            self.init(range: start..<rest.index(after: end), position: position, kind: .variable(String(name)))
            return
        }
        let beforeType = rest.prefix(24).prefix { "-+ 0123456789#'.hlqLztj".contains($0) }
        // Foundation takes `#@` for the beginning of a name, and ends the program at a width that is no Int.
        guard beforeType.endIndex < rest.endIndex, "@dDiuUxXoOfFeEgGcCsSpaA".contains(rest[beforeType.endIndex]),
            !(beforeType.last == "#" && rest[beforeType.endIndex] == "@"),
            beforeType.split(whereSeparator: { !$0.isWholeNumber }).allSatisfy({ $0.count <= Self.longestNumber })
        else {
            return nil
        }
        let end = rest.index(after: beforeType.endIndex)
        self.init(
            range: start..<end, position: position, kind: .value(String(rest[rest.startIndex..<end])))
    }

    private init(range: Range<String.Index>, position: Int?, kind: Kind) {
        (self.range, self.position, self.kind) = (range, position, kind)
    }

    private static let longestName = 200
    /// Digits of a width or a precision.
    private static let longestNumber = 4

    /// Takes a number and a dollar sign from the front.
    private static func position(_ text: inout Substring) -> Int? {
        let digits = text.prefix(4).prefix(while: \.isWholeNumber)
        guard !digits.isEmpty, let number = Int(digits), number > 0, text.dropFirst(digits.count).first == "$" else {
            return nil
        }
        text = text.dropFirst(digits.count + 1)
        return number
    }

    /// A format as its places and the text between them, in order.
    static func parts(of format: String) -> [Part] {
        var parts: [Part] = []
        var literal = ""
        var rest = format[...]
        while let first = rest.first {
            guard first == "%", let place = FormatPlace(at: rest.startIndex, in: rest) else {
                literal.append(first)
                rest = rest.dropFirst()
                continue
            }
            if !literal.isEmpty { parts.append(.text(literal)) }
            literal = ""
            parts.append(.place(place))
            rest = rest[place.range.upperBound...]
        }
        return literal.isEmpty ? parts : parts + [.text(literal)]
    }

    enum Part {
        case text(String)
        case place(FormatPlace)
    }
}

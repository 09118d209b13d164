import Foundation

/// Makes a label of JSON values: a style sheet with a text and the label's own measures beside it.
@MainActor struct LabelReader {
    private var styles: StyleSheetReader
    private var members: [String: JSONValue] = [:]

    /// What a label has beside the `colors` and `styles` of a sheet.
    private static let keys = [
        "text", "markup", "style", "width", "height", "insets", "lines", "lineBreak", "verticalAlignment",
        "background", "cornerRadius",
    ]

    private static let lineBreaks: [String: NSLineBreakMode] = [
        "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping, "byClipping": .byClipping,
        "byTruncatingHead": .byTruncatingHead, "byTruncatingTail": .byTruncatingTail,
        "byTruncatingMiddle": .byTruncatingMiddle,
    ]

    private static let placements: [String: VerticalTextAlignment] = [
        "top": .top, "center": .center, "bottom": .bottom,
    ]

    init(lines: JSONLines) { styles = StyleSheetReader(lines: lines) }

    var problems: [StyleSheetError.Problem] { styles.problems }
    /// What is allowed, but comes out otherwise than it is written.
    var warnings: [StyleSheetError.Problem] { styles.warnings }

    /// The label at the size that it asks for.
    mutating func label(_ root: JSONValue) -> PlacardLabel {
        let sheet = styles.sheet(root, besides: Self.keys)
        if case .object(let found) = root { members = found }
        let label = PlacardLabel()
        label.attributedText = text(in: sheet)
        label.numberOfLines = count("lines", 0...1_000_000) ?? 0
        label.lineBreakMode = word("lineBreak", Self.lineBreaks) ?? .byTruncatingTail
        label.verticalAlignment = word("verticalAlignment", Self.placements) ?? .center
        label.textInsets = insets()
        label.cornerRadius = number("cornerRadius", 0...1000) ?? 0
        if let value = members["background"], let color = styles.color(value, ["background"]) {
            label.fill = .color(color)
        }
        size(label)
        return label
    }

    /// A width that is not given is what the text takes, and so is a height.
    private mutating func size(_ label: PlacardLabel) {
        let (width, height) = (number("width", 1...10_000), number("height", 1...10_000))
        let natural = label.sizeThatFits(
            CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        label.frame.size = CGSize(width: width ?? natural.width, height: height ?? natural.height)
    }

    // MARK: Text

    private mutating func text(in sheet: StyleSheet) -> NSAttributedString? {
        let whole = members["style"].map { styles.style($0, ["style"], in: sheet) } ?? TextStyle()
        let base: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label,
        ]
        switch (members["text"], members["markup"]) {
        case (.string(let text)?, nil): return whole.attributedString(text, over: base)
        case (nil, .string(let markup)?):
            do throws(MarkupError) {
                return try sheet.attributedString(markup: markup, in: whole, over: base)
            } catch {
                let place = "line \(error.place.line), column \(error.place.column) of the markup"
                styles.note("\(error.message) (\(place))", ["markup"])
            }
        case (nil, nil): styles.note("there is nothing to show; give \"text\" or \"markup\"", [])
        case (_?, _?): styles.note("there is \"text\" too; keep one of the two", ["markup"])
        case (let value?, nil): styles.note("\(value) is not allowed; use a string", ["text"])
        case (nil, let value?): styles.note("\(value) is not allowed; use a string", ["markup"])
        }
        return nil
    }

    // MARK: Values

    private mutating func number(_ key: String, _ range: ClosedRange<Double>) -> CGFloat? {
        guard let value = members[key] else { return nil }
        if case .number(let number) = value, range.contains(number) { return CGFloat(number) }
        let ends = (JSONValue.number(range.lowerBound), JSONValue.number(range.upperBound))
        styles.note("\(value) is not allowed; use a number from \(ends.0) to \(ends.1)", [key])
        return nil
    }

    private mutating func count(_ key: String, _ range: ClosedRange<Int>) -> Int? {
        guard let value = members[key] else { return nil }
        if case .number(let number) = value, let count = Int(exactly: number), range.contains(count) { return count }
        styles.note(
            "\(value) is not allowed; use a whole number from \(range.lowerBound) to \(range.upperBound)", [key])
        return nil
    }

    private mutating func word<Value>(_ key: String, _ words: [String: Value]) -> Value? {
        guard let value = members[key] else { return nil }
        if case .string(let word) = value, let found = words[word] { return found }
        styles.note("\(value) is not allowed; use one of \(words.keys.sorted().joined(separator: ", "))", [key])
        return nil
    }

    /// One number for all sides, two for those above and below and those beside, or four from the top against the clock, as
    /// UIKit counts.
    private mutating func insets() -> UIEdgeInsets {
        guard let value = members["insets"] else { return .zero }
        var sides: [CGFloat] = []
        if case .number(let all) = value { sides = Array(repeating: CGFloat(all), count: 4) }
        if case .array(let values) = value, [2, 4].contains(values.count) {
            sides = values.compactMap { if case .number(let side) = $0 { CGFloat(side) } else { nil } }
            if values.count == 2 { sides += sides }
        }
        guard sides.count == 4, sides.allSatisfy({ abs($0) <= 1000 }) else {
            styles.note(
                "\(value) is not allowed; use one number, two: [vertical, horizontal], or four: [top, left, bottom, right]",
                ["insets"])
            return .zero
        }
        return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
}

extension PlacardLabel {
    /// Reads a label from JSON, at the size that it asks for: the content of `.label.json` files.
    ///
    /// The object holds `colors` and `styles` as a style sheet does (see `StyleSheet.init(json:file:)`), and beside
    /// them
    /// - `text`, or `markup` whose tags name styles;
    /// - `style`: the style of all of it, by its name or as an object with a style's keys;
    /// - `width` and `height` in points; what is left out follows the text;
    /// - `insets`: points between edge and text, one number or `[top, left, bottom, right]`;
    /// - `lines` (0 for any number), `lineBreak` (`NSLineBreakMode`'s names), `verticalAlignment` (top, center,
    ///   bottom);
    /// - `background`, a color, and `cornerRadius` in points.
    ///
    /// - Parameters:
    ///   - json: UTF-8.
    ///   - file: What errors call the file.
    ///   - warn: Takes a line for each thing that comes out otherwise than it is written, such as text in a font that is
    ///     not there.
    /// - Throws: `StyleSheetError` with all problems: line, key, what is allowed.
    package static func label(
        json: Data, file: String, warn: (String) -> Void = { _ in }
    ) throws(StyleSheetError) -> PlacardLabel {
        let root = try StyleSheet.root(of: json, file: file)
        var reader = LabelReader(lines: JSONLines(json))
        let label = reader.label(root)
        try StyleSheetError.throwIfAny(reader.problems, file: file)
        for warning in reader.warnings { warn(warning.line(of: file, "warning")) }
        return label
    }
}

import Foundation

/// One key of a style in JSON: what it may be, and where it goes.
struct StyleField: Sendable {
    /// What is allowed, for messages; colors depend on the sheet's own.
    let expects: @Sendable ([String: UIColor]) -> String
    /// Writes a value into a style; false if the value is not allowed.
    let set: @Sendable (JSONValue, inout TextStyle, [String: UIColor]) -> Bool

    private typealias Path<Value> = WritableKeyPath<TextStyle, Value?> & Sendable

    static let all: [String: StyleField] = [
        "font": family,
        "size": number(\.size, 1...1000),
        "textStyle": word(\.textStyle, StyleWords.textStyles),
        "weight": word(\.weight, StyleWords.weights),
        "slant": word(\.slant, StyleWords.slants),
        "scalesAs": word(\.scalesAs, StyleWords.textStyles),
        "color": color(\.color),
        "backgroundColor": color(\.backgroundColor),
        "kern": number(\.kern, -100...100),
        "case": word(\.letterCase, StyleWords.cases),
        "underline": word(\.underline, StyleWords.lines),
        "strikethrough": word(\.strikethrough, StyleWords.lines),
        "baselineOffset": number(\.baselineOffset, -1000...1000),
        "alignment": word(\.alignment, StyleWords.alignments),
        "lineHeight": number(\.lineHeight, 0...1000),
        "lineSpacing": number(\.lineSpacing, 0...1000),
        "paragraphSpacing": number(\.paragraphSpacing, 0...1000),
        "firstLineIndent": number(\.firstLineIndent, 0...1000),
        "hyphenation": number(\.hyphenation, 0...1),
    ]

    private static let family = StyleField(
        expects: { _ in "system, serif, rounded, monospaced or a font's PostScript name" },
        set: { value, style, _ in
            guard case .string(let name) = value, !name.isEmpty else { return false }
            style.family = StyleWords.families[name] ?? .named(name)
            return true
        })

    private static func number(_ path: Path<CGFloat>, _ range: ClosedRange<Double>) -> StyleField {
        StyleField(
            expects: { _ in
                "a number from \(JSONValue.number(range.lowerBound)) to \(JSONValue.number(range.upperBound))"
            },
            set: { value, style, _ in
                guard case .number(let number) = value, range.contains(number) else { return false }
                style[keyPath: path] = CGFloat(number)
                return true
            })
    }

    private static func word<Value: Sendable>(_ path: Path<Value>, _ words: [String: Value]) -> StyleField {
        StyleField(
            expects: { _ in "one of \(words.keys.sorted().joined(separator: ", "))" },
            set: { value, style, _ in
                guard case .string(let word) = value, let value = words[word] else { return false }
                style[keyPath: path] = value
                return true
            })
    }

    private static func color(_ path: Path<UIColor>) -> StyleField {
        StyleField(
            expects: StyleColor.expects,
            set: { value, style, palette in
                guard let color = StyleColor.color(value, palette: palette) else { return false }
                style[keyPath: path] = color
                return true
            })
    }
}

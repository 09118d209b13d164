import Foundation

/// Properties with values, as a style attribute or a rule lists them. Source: CSS 2.2.
struct CSSDeclarations {
    private(set) var properties: [(name: String, value: String)] = []

    /// More declarations than this are not read.
    private static let maximumCount = 256

    init(_ text: Substring) {
        for part in Self.parts(text).prefix(Self.maximumCount) {
            guard let colon = part.firstIndex(of: ":") else { continue }
            let name = part[..<colon].trimmed.lowercased()
            var value = part[part.index(after: colon)...].trimmed
            if let mark = value.range(of: "!important") { value = value[..<mark.lowerBound].trimmed }
            if !name.isEmpty, !value.isEmpty { properties.append((name, value)) }
        }
    }

    /// The declarations between semicolons; those in brackets and quotes part nothing.
    private static func parts(_ text: Substring) -> [Substring] {
        var parts: [Substring] = []
        var (start, depth, quote) = (text.startIndex, 0, Character?.none)
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "(" {
                depth += 1
            } else if character == ")" {
                depth -= 1
            } else if character == ";", depth <= 0 {
                parts.append(text[start..<index])
                start = text.index(after: index)
            }
        }
        return parts + [text[start...]]
    }
}

extension StringProtocol {
    /// Without white space at both ends.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

/// What style sheets say of a box and not of text.
struct CSSBox: Hashable {
    enum Display { case inline, block, listItem, none }

    var display = Display.inline
    var spacing: CGFloat?
    var left: CGFloat = 0
    var right: CGFloat = 0
    var marker: NSTextList.MarkerFormat?
}

/// Applies declarations to a style and a box.
struct CSSApplier {
    var style: ImportedStyle
    var box: CSSBox
    /// The box of a table, a row or a cell; nil for elements that have none.
    var block: CSSBlock?
    /// The size of the text around, in points.
    let outerSize: CGFloat
    let mode: CSSMode

    mutating func apply(_ declarations: CSSDeclarations) {
        // Lengths in em depend on the size, wherever it is declared.
        for (name, value) in declarations.properties where name == "font-size" || name == "font" {
            apply(name, value)
        }
        for (name, value) in declarations.properties where name != "font-size" && name != "font" {
            apply(name, value)
        }
    }

    private mutating func apply(_ name: String, _ value: String) {
        let word = value.lowercased()
        if var block {
            block.apply(name, word) { length($0) }
            self.block = block
        }
        switch name {
        case "font": applyFont(value)
        case "font-family": style.families = Self.families(value)
        case "font-size": style.size = size(word) ?? style.size
        case "font-weight": applyWeight(word)
        case "font-style": style.isItalic = word == "italic" || word.hasPrefix("oblique")
        case "color": style.color = CSSColor.color(value, mode) ?? style.color
        case "background-color": style.background = CSSColor.color(value, mode) ?? style.background
        case "background": style.background = CSSColor.color(value) ?? style.background
        case "text-decoration", "text-decoration-line": applyDecoration(word)
        case "letter-spacing": style.letterSpacing = word == "normal" ? nil : length(word)
        case "vertical-align": applyVerticalAlignment(word)
        case "white-space": style.keepsWhiteSpace = word.hasPrefix("pre") || word == "break-spaces"
        case "text-transform": style.transform = Self.transforms[word] ?? .none
        default: applyToBlock(name, word)
        }
    }

    private mutating func applyToBlock(_ name: String, _ word: String) {
        switch name {
        case "text-align": style.paragraph.alignment = Self.alignments[word] ?? style.paragraph.alignment
        case "direction": style.paragraph.direction = Self.directions[word] ?? style.paragraph.direction
        case "line-height": applyLineHeight(word)
        case "text-indent": style.paragraph.textIndent = length(word) ?? style.paragraph.textIndent
        case "margin": applyMargin(word)
        case "margin-bottom": box.spacing = length(word).map { max(0, $0) } ?? box.spacing
        case "margin-left", "padding-left": box.left = length(word).map { max(0, $0) } ?? box.left
        case "margin-right", "padding-right": box.right = length(word).map { max(0, $0) } ?? box.right
        case "display": box.display = Self.displays[word] ?? .block
        case "list-style-type", "list-style":
            box.marker = word.split(separator: " ").compactMap { Self.markers[String($0)] }.first ?? box.marker
        default: break
        }
    }

    private static let transforms: [String: ImportedStyle.Transform] = [
        "uppercase": .uppercase, "lowercase": .lowercase, "capitalize": .capitalize,
    ]
    private static let alignments: [String: NSTextAlignment] = [
        "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
    ]
    private static let directions: [String: NSWritingDirection] = ["ltr": .leftToRight, "rtl": .rightToLeft]
    private static let displays: [String: CSSBox.Display] = [
        "none": .none, "inline": .inline, "inline-block": .inline, "list-item": .listItem, "contents": .inline,
    ]
    private static let markers: [String: NSTextList.MarkerFormat] = [
        "disc": .disc, "circle": .circle, "square": .square, "decimal": .decimal, "lower-alpha": .lowercaseAlpha,
        "upper-alpha": .uppercaseAlpha, "lower-latin": .lowercaseLatin, "upper-latin": .uppercaseLatin,
        "lower-roman": .lowercaseRoman, "upper-roman": .uppercaseRoman, "none": NSTextList.MarkerFormat(""),
    ]

    // MARK: Fonts

    private mutating func applyFont(_ value: String) {
        var rest = value[...]
        while let space = rest.firstIndex(of: " ") {
            let word = rest[..<space].lowercased()
            let after = rest[rest.index(after: space)...]
            let parts = word.split(separator: "/", maxSplits: 1).map(String.init)
            if let first = parts.first, Int(first) == nil, let size = size(first) {
                style.size = size
                if parts.count == 2 { applyLineHeight(parts[1]) }
                style.families = Self.families(String(after))
                return
            }
            if word == "italic" || word == "oblique" { style.isItalic = true } else { applyWeight(word) }
            rest = after
        }
    }

    private static func families(_ value: String) -> [String] {
        value.split(separator: ",").prefix(16).map {
            $0.trimmed.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
        }
    }

    private mutating func applyWeight(_ word: String) {
        switch word {
        case "normal": style.weight = 400
        case "bold": style.weight = 700
        case "bolder": style.weight = style.weight < 400 ? 400 : style.weight < 600 ? 700 : 900
        case "lighter": style.weight = style.weight < 600 ? 100 : style.weight < 800 ? 400 : 700
        default: style.weight = Int(word).map { min(max(1, $0), 1000) } ?? style.weight
        }
    }

    /// Sizes by name, in em of the default's 12 points.
    private static let sizes: [String: CGFloat] = [
        "xx-small": 0.5625, "x-small": 0.625, "small": 0.8125, "medium": 1, "large": 1.125, "x-large": 1.5,
        "xx-large": 2, "xxx-large": 3,
    ]

    private func size(_ word: String) -> CGFloat? {
        if let named = Self.sizes[word] { return 12 * named }
        if word == "smaller" { return outerSize / 1.2 }
        if word == "larger" { return outerSize * 1.2 }
        let size =
            word.hasSuffix("%")
            ? Double(word.dropLast()).map { outerSize * CGFloat($0) / 100 } : length(word, em: outerSize)
        return size.flatMap { $0.isFinite && $0 >= 0 ? min($0, 10_000) : nil }
    }

    private mutating func applyDecoration(_ word: String) {
        let words = Set(word.split(separator: " "))
        if words.contains("underline") { style.isUnderlined = true }
        if words.contains("line-through") { style.isStruck = true }
        if words.contains("none") { (style.isUnderlined, style.isStruck) = (false, false) }
    }

    private mutating func applyVerticalAlignment(_ word: String) {
        switch word {
        case "super": style.baselineOffset += outerSize / 3
        case "sub": style.baselineOffset -= outerSize / 5
        case "baseline": style.baselineOffset = 0
        default: style.baselineOffset = length(word) ?? style.baselineOffset
        }
    }

    // MARK: Blocks

    private mutating func applyLineHeight(_ word: String) {
        (style.paragraph.lineHeight, style.paragraph.lineHeightFactor) = (nil, nil)
        if let factor = Double(word), factor >= 0, factor < 100 {
            style.paragraph.lineHeightFactor = CGFloat(factor)
        } else {
            style.paragraph.lineHeight = length(word).map { max(0, $0) }
        }
    }

    private mutating func applyMargin(_ value: String) {
        let lengths = value.split(separator: " ").map { length(String($0)) ?? 0 }
        guard let first = lengths.first, lengths.count <= 4 else { return }
        let right = lengths.count > 1 ? lengths[1] : first
        box.spacing = max(0, lengths.count > 2 ? lengths[2] : first)
        box.right = max(0, right)
        box.left = max(0, lengths.count > 3 ? lengths[3] : right)
    }

    /// Points of a length; a pixel is one, as Apple's systems read them.
    private func length(_ word: String, em: CGFloat? = nil) -> CGFloat? {
        let digits = word.prefix { $0.isNumber || "+-.".contains($0) }
        guard let number = Double(digits).map({ CGFloat($0) }), abs(number) < 1_000_000 else { return nil }
        switch word.dropFirst(digits.count) {
        case "px": return number
        case "": return number == 0 || mode == .quirks ? number : nil
        case "pt": return number * 4 / 3
        case "em": return number * (em ?? style.size)
        case "rem": return number * 12
        case "ex", "ch": return number * (em ?? style.size) / 2
        case "%": return number / 100 * style.size
        case "in": return number * 96
        case "cm": return number * 96 / 2.54
        case "mm": return number * 96 / 25.4
        case "pc": return number * 16
        default: return nil
        }
    }
}

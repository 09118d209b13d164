import Foundation

/// How elements look where no style sheet says otherwise. Source: the HTML Standard, "Rendering".
enum HTMLElementDefaults {
    static func apply(_ name: String, _ attributes: [String: String], to applier: inout CSSApplier) {
        let size = applier.outerSize
        if blocks.contains(name) { applier.box.display = .block }
        switch name {
        case "head", "script", "noscript", "template", "object", "iframe", "select", "textarea", "title", "style":
            applier.box.display = .none
        case "b", "strong", "th": applier.style.weight = 700
        case "i", "em", "cite", "dfn", "var", "address": applier.style.isItalic = true
        case "u", "ins": applier.style.isUnderlined = true
        case "s", "strike", "del": applier.style.isStruck = true
        case "small", "big": applier.style.size = name == "small" ? size / 1.2 : size * 1.2
        case "sub", "sup":
            applier.style.size = size / 1.2
            applier.apply("vertical-align: \(name == "sub" ? "sub" : "super")")
        case "code", "kbd", "samp", "tt", "pre":
            // Apple's default for fixed text is 10 points, where others are 12.
            applier.style.families = ["Courier"]
            applier.style.size = size * 10 / 12
            applier.style.keepsWhiteSpace = name == "pre" || applier.style.keepsWhiteSpace
            if name == "pre" { applier.box.spacing = applier.style.size }
        case "mark": applier.apply("background-color: yellow; color: black")
        case "a": applyLink(attributes, to: &applier)
        case "font": applyFont(attributes, to: &applier)
        default: applyBlock(name, attributes, to: &applier)
        }
        if applier.block != nil { applyTable(name, attributes, to: &applier) }
        if let align = attributes["align"], name != "table" { applier.apply("text-align: \(align)") }
        if let direction = attributes["dir"] { applier.apply("direction: \(direction)") }
        if let language = attributes["lang"], language.count <= 64 { applier.style.language = language }
    }

    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "caption", "center", "dd", "details", "dialog", "div",
        "dl",
        "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header",
        "hr",
        "li", "main", "menu", "nav", "ol", "p", "pre", "section", "summary", "table", "td", "th", "tr", "ul",
    ]

    /// Sizes of headings and the space below them, in em of the text around and of their own.
    private static let headings: [String: (size: CGFloat, spacing: CGFloat)] = [
        "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67), "h6": (0.67, 2.33),
    ]

    private static func applyBlock(_ name: String, _ attributes: [String: String], to applier: inout CSSApplier) {
        if let heading = headings[name] {
            applier.style.size = applier.outerSize * heading.size
            applier.style.weight = 700
            applier.box.spacing = applier.style.size * heading.spacing
        }
        switch name {
        case "body": if let color = attributes["text"] { applier.apply("color: \(color)") }
        case "center": applier.style.paragraph.alignment = .center
        case "p", "dl": applier.box.spacing = applier.style.size
        case "blockquote", "figure":
            (applier.box.left, applier.box.right, applier.box.spacing) = (40, 40, applier.style.size)
        case "dd": applier.box.left = 40
        case "ul", "ol", "menu":
            applier.box.left = 36
            applier.box.spacing = applier.style.paragraph.lists.isEmpty ? applier.style.size : 0
            let types: [String: String] = [
                "1": "decimal", "a": "lower-alpha", "A": "upper-alpha", "i": "lower-roman", "I": "upper-roman",
            ]
            if let type = attributes["type"] { applier.apply("list-style-type: \(types[type] ?? type)") }
        default: break
        }
    }

    private static func applyTable(_ name: String, _ attributes: [String: String], to applier: inout CSSApplier) {
        if name == "th" { applier.style.paragraph.alignment = .center }
        if name == "table", let border = attributes["border"].map({ Double($0) ?? 1 }), border > 0 {
            applier.apply("border: \(border)px outset gray")
        }
        for side in ["width", "height"] {
            guard let length = attributes[side], length != "0" else { continue }
            applier.apply("\(side): \(length.hasSuffix("%") ? length : "\(length)px")")
        }
        if let color = attributes["bgcolor"] { applier.apply("background-color: \(color)") }
        if let alignment = attributes["valign"] { applier.apply("vertical-align: \(alignment)") }
    }

    private static func applyLink(_ attributes: [String: String], to applier: inout CSSApplier) {
        guard let address = attributes["href"] else { return }
        applier.style.link = address.trimmed
        applier.style.isUnderlined = true
        applier.style.color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
    }

    private static func applyFont(_ attributes: [String: String], to applier: inout CSSApplier) {
        if let color = attributes["color"] { applier.apply("color: \(color)") }
        if let face = attributes["face"] { applier.apply("font-family: \(face)") }
        let names = ["x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large"]
        guard let text = attributes["size"], let number = Int(text) else { return }
        let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
        let index = isRelative ? 2 + min(max(-9, number), 9) : min(max(0, number), 9) - 1
        applier.apply("font-size: \(names[min(max(0, index), names.count - 1)])")
    }
}

extension CSSApplier {
    /// Applies declarations in CSS's own words.
    fileprivate mutating func apply(_ text: String) { apply(CSSDeclarations(text[...])) }
}

/// Makes a sheet of JSON values and notes everything that is wrong with them.
struct StyleSheetReader {
    let lines: JSONLines
    private(set) var problems: [StyleSheetError.Problem] = []
    /// What is allowed, but comes out otherwise than it is written.
    private(set) var warnings: [StyleSheetError.Problem] = []
    private var palette: [String: UIColor] = [:]
    private var styles: [String: TextStyle] = [:]

    init(lines: JSONLines) {
        self.lines = lines
    }

    /// - Parameter others: Keys that may stand beside those of a sheet.
    mutating func sheet(_ root: JSONValue, besides others: [String] = []) -> StyleSheet {
        for repetition in lines.repetitions {
            let message =
                repetition.count == 2
                ? "the key stands twice; keep one of the two"
                : "the key stands \(repetition.count) times; keep one of them"
            note(message, repetition.path, line: repetition.line)
        }
        let members = object(root, [], allowed: ["colors", "styles"] + others)
        for (name, value) in object(members["colors"], ["colors"]).sorted(by: { $0.key < $1.key }) {
            palette[name] = color(value, ["colors", name], palette: [:])
        }
        let written = object(members["styles"], ["styles"])
        for name in written.keys.sorted() {
            for name in unread(name, of: written) { read(name, of: written) }
        }
        return StyleSheet(styles)
    }

    // MARK: Styles

    /// A style and those that it is based on, as far as they are not read yet, the most basic first.
    private mutating func unread(_ name: String, of written: [String: JSONValue]) -> [String] {
        var (chain, members, next) = ([String](), Set<String>(), Optional(name))
        while let name = next, styles[name] == nil, case .object(let style) = written[name] {
            guard members.insert(name).inserted else {
                let circle = (chain + [name]).joined(separator: " → ")
                note(
                    "the style is based on itself (\(circle)); break the circle",
                    ["styles", chain.last ?? name, "basedOn"])
                break
            }
            chain.append(name)
            next = if case .string(let base) = style["basedOn"] { base } else { nil }
        }
        return chain.isEmpty && styles[name] == nil ? [name] : chain.reversed()
    }

    private mutating func read(_ name: String, of written: [String: JSONValue]) {
        let path = ["styles", name]
        let members = object(written[name], path, allowed: ["basedOn"] + StyleField.all.keys)
        var style = base(members["basedOn"], path + ["basedOn"], written)
        take(members, path, into: &style)
        styles[name] = style
    }

    /// A style of a finished sheet by its name, or one that is written out.
    mutating func style(_ value: JSONValue, _ path: [String], in sheet: StyleSheet) -> TextStyle {
        if case .object = value {
            var style = TextStyle()
            take(object(value, path, allowed: Array(StyleField.all.keys)), path, into: &style)
            return style
        }
        if case .string(let name) = value, let style = sheet[name] { return style }
        note(
            "\(value) is no style; use an object with a style's keys, or one of \(sheet.names.listed(as: "styles"))",
            path)
        return TextStyle()
    }

    private mutating func take(_ members: [String: JSONValue], _ path: [String], into style: inout TextStyle) {
        let palette = palette
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
            guard let field = StyleField.all[key] else { continue }
            if !field.set(value, &style, palette) {
                note("\(value) is not allowed; use \(field.expects(palette))", path + [key])
            }
            if key == "font", case .named(let name) = style.family { requireFont(name, path + [key]) }
        }
    }

    /// Takes note of a font that is not there.
    private mutating func requireFont(_ name: String, _ path: [String]) {
        guard UIFont(name: name, size: UIFont.labelFontSize) == nil, warnings.count < JSONLimits.problems else {
            return
        }
        let message =
            "there is no font \(name), and the system font takes its place; give its folder by --font-dir, or a name "
            + "that placard fonts lists"
        warnings.append(
            StyleSheetError.Problem(line: lines.line(of: path), path: path, message: message.inOneLine()))
    }

    private mutating func base(_ value: JSONValue?, _ path: [String], _ written: [String: JSONValue]) -> TextStyle {
        guard let value else { return TextStyle() }
        guard case .string(let name) = value, written[name] != nil else {
            note("\(value) is no style; use one of \(written.keys.listed(as: "styles"))", path)
            return TextStyle()
        }
        return styles[name] ?? TextStyle()
    }

    // MARK: Values

    mutating func color(_ value: JSONValue, _ path: [String]) -> UIColor? { color(value, path, palette: palette) }

    private mutating func color(_ value: JSONValue, _ path: [String], palette: [String: UIColor]) -> UIColor? {
        let color = StyleColor.color(value, palette: palette)
        if color == nil { note("\(value) is not allowed; use \(StyleColor.expects(palette))", path) }
        return color
    }

    private mutating func object(
        _ value: JSONValue?, _ path: [String], allowed: [String]? = nil
    ) -> [String: JSONValue] {
        guard let value else { return [:] }
        guard case .object(let members) = value else {
            note("\(value) stands where an object in { } is wanted", path)
            return [:]
        }
        guard let allowed else { return members }
        for key in members.keys.sorted() where !allowed.contains(key) {
            note("there is no such key; use one of \(allowed.sorted().joined(separator: ", "))", path + [key])
        }
        return members
    }

    /// Takes note of a problem, unless there are very many already.
    mutating func note(_ message: @autoclosure () -> String, _ path: [String], line: Int? = nil) {
        guard problems.count < JSONLimits.problems else { return }
        let line = line ?? lines.line(of: path)
        problems.append(StyleSheetError.Problem(line: line, path: path, message: message().inOneLine()))
    }
}

import Foundation

/// Reads the colors of a JSON style sheet.
enum StyleColor {
    /// What a color may be, for messages.
    static func expects(_ palette: [String: UIColor]) -> String {
        let names = Set(palette.keys).union(StyleWords.colors.keys).listed(as: "names")
        return "#RGB, #RGBA, #RRGGBB, #RRGGBBAA, { \"light\": …, \"dark\": … } or one of \(names)"
    }

    /// The color that a value stands for; names of the palette come before the system's.
    static func color(_ value: JSONValue, palette: [String: UIColor]) -> UIColor? {
        switch value {
        case .string(let text):
            return text.hasPrefix("#") ? hexadecimal(text.dropFirst()) : palette[text] ?? StyleWords.colors[text]
        case .object(let members):
            guard Set(members.keys) == ["light", "dark"], let light = fixed(members["light"], palette),
                let dark = fixed(members["dark"], palette)
            else { return nil }
            return TextStyle.color(light: light, dark: dark)
        default: return nil
        }
    }

    private static func fixed(_ value: JSONValue?, _ palette: [String: UIColor]) -> UIColor? {
        guard case .string = value else { return nil }
        return value.flatMap { color($0, palette: palette) }
    }

    private static func hexadecimal(_ digits: Substring) -> UIColor? {
        // Full-width digits count as hexadecimal ones, too.
        let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
        guard values.count == digits.count else { return nil }
        let parts =
            switch values.count {
            case 3, 4: values.map { $0 * 17 } + [255]
            case 6, 8: stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] } + [255]
            default: [Int]()
            }
        guard parts.count >= 4 else { return nil }
        func part(_ index: Int) -> CGFloat { CGFloat(parts[index]) / 255 }
        return UIColor(red: part(0), green: part(1), blue: part(2), alpha: part(3))
    }
}

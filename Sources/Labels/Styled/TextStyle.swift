/// One row of a typography sheet: a font and a colour.
public struct TextStyle: Equatable, Sendable {
    /// The font's PostScript name.
    public var fontName: String
    /// Points.
    public var size: CGFloat
    public var color: UIColor

    public init(fontName: String, size: CGFloat, color: UIColor) {
        self.fontName = fontName
        self.size = size
        self.color = color
    }

    /// The font; the system's where the named one is missing.
    public var font: UIFont {
        UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size)
    }

    /// The style as attributes of a string.
    public var attributes: [NSAttributedString.Key: Any] {
        [.font: font, .foregroundColor: color]
    }
}

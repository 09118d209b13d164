/// What text looks like where its attributes say nothing.
package struct TextDefaults: Hashable {
    package var font: UIFont
    package var color: UIColor
    package var paragraphStyle: NSParagraphStyle
    package var shadow: TextPaint.Shadow?

    package init(font: UIFont, color: UIColor, paragraphStyle: NSParagraphStyle, shadow: TextPaint.Shadow? = nil) {
        self.font = font
        self.color = color
        self.paragraphStyle = paragraphStyle
        self.shadow = shadow
    }

    /// The defaults of string drawing and TextKit: Helvetica 12, black, the default paragraph style.
    package static var textKit: TextDefaults {
        TextDefaults(
            font: UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12), color: .black,
            paragraphStyle: .default)
    }
}

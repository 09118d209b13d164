/// The colours and decorations of a stretch of text: what drawing needs and no line break depends on.
package struct TextPaint: Hashable {
    package var foreground: UIColor
    package var background: UIColor?
    package var underline: Decoration?
    package var strikethrough: Decoration?
    package var stroke: Stroke?
    package var shadow: Shadow?
    /// How far glyphs lean for each unit of height.
    package var obliqueness: CGFloat = 0
    /// The object that is drawn in place of U+FFFC.
    package var attachment: NSTextAttachment?

    package init(foreground: UIColor) {
        self.foreground = foreground
    }

    /// An underline or a line through the text.
    package struct Decoration: Hashable {
        package var style: NSUnderlineStyle
        /// Nil for the text's colour.
        package var color: UIColor?
    }

    /// Outlined glyphs.
    package struct Stroke: Hashable {
        /// Points.
        package var width: CGFloat
        /// Nil for the text's colour.
        package var color: UIColor?
        package var inside: Inside

        package enum Inside { case filled, empty }
    }

    /// A shadow by value, so that a changed NSShadow does not change text that was resolved before.
    package struct Shadow: Hashable {
        /// Points, y down.
        package var offset: CGSize
        package var blur: CGFloat
        package var color: UIColor

        package init(offset: CGSize, blur: CGFloat, color: UIColor) {
            self.offset = offset
            self.blur = blur
            self.color = color
        }

        package init?(_ shadow: NSShadow) {
            guard let color = shadow.color else { return nil }
            self.init(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color)
        }
    }
}

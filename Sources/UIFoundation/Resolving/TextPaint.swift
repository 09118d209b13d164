/// The colors and decorations of a stretch of text: what drawing needs and no line break depends on.
package struct TextPaint: Hashable {
    package var foreground: UIColor
    /// Whether the fill color of the context takes the place of `foreground`.
    package var takesContextColor = false
    package var background: UIColor?
    package var underline: Decoration?
    package var strikethrough: Decoration?
    package var stroke: Stroke?
    package var shadow: Shadow?
    /// How far glyphs lean for each unit of height.
    package var obliqueness: CGFloat = 0
    /// Where the text leads, in documents.
    package var link: URL?
    /// The object that is drawn in place of U+FFFC.
    package var attachment: Attachment?
    /// The text that stands above or below.
    var ruby: Ruby?

    package init(foreground: UIColor) {
        self.foreground = foreground
    }

    /// Links have a color and an underline of their own, whatever their attributes say.
    ///
    /// So UIKit draws the attribute `.link` everywhere but in text views (behavior reference, section 6.7).
    package mutating func showAsLink() {
        foreground = .link
        underline = Decoration(style: .single, color: nil)
    }

    /// An object in the text, equal to itself alone.
    package struct Attachment: Hashable {
        package let object: any InlineObject

        package static func == (a: Attachment, b: Attachment) -> Bool { a.object === b.object }

        package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
    }

    /// An underline or a line through the text.
    package struct Decoration: Hashable {
        package var style: NSUnderlineStyle
        /// Nil for the text's color.
        package var color: UIColor?
    }

    /// Outlined glyphs.
    package struct Stroke: Hashable {
        /// Points.
        package var width: CGFloat
        /// Nil for the text's color.
        package var color: UIColor?
        package var inside: Inside

        package enum Inside { case filled, empty }

        /// The outline that attributes ask for; nil if they ask for none.
        package init?(_ attributes: [NSAttributedString.Key: Any], font: CTFont) {
            guard let share = attributes[.strokeWidth].flatMap(NumericAttribute.value), share != 0 else { return nil }
            width = abs(share) / 100 * font.pointSize
            color = attributes[.strokeColor] as? UIColor
            inside = share < 0 ? .filled : .empty
        }
    }

    /// A shadow by value, so that a changed NSShadow does not change text that was resolved before.
    package struct Shadow: Hashable {
        /// Points, y down.
        package var offset: CGSize
        package var blur: CGFloat
        package var color: UIColor

        package init(offset: CGSize, blur: CGFloat, color: UIColor) {
            self.offset = CGSize(width: offset.width.limited, height: offset.height.limited)
            self.blur = blur.limitedLength
            self.color = color
        }

        package init?(_ shadow: NSShadow) {
            guard let color = shadow.color else { return nil }
            self.init(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color)
        }
    }
}

extension TextPaint.Shadow {
    /// The light lower edge of letters that are pressed into paper; Apple's own shading is unpublished.
    static let letterpress = TextPaint.Shadow(
        offset: CGSize(width: 0, height: 1), blur: 0, color: UIColor(white: 1, alpha: 0.85))
}

/// What stands in a text like a character, as the value of the attribute `.attachment`: TextKit's attachments.
package protocol InlineObject: AttributeValue {
    /// The object's bounds relative to its place on the baseline, in points with y up, where no line is known yet.
    var ownBounds: CGRect { get }
    /// Points that stay free before and behind the object.
    var lineLayoutPadding: CGFloat { get }

    /// The object's bounds, as above, on a line without a container.
    ///
    /// - Parameters:
    ///   - height: The line's, in points.
    ///   - index: The UTF-16 offset of the character that stands for the object.
    func bounds(onLineOfHeight height: CGFloat, characterIndex index: Int) -> CGRect

    /// Draws the object on a line without a container.
    ///
    /// - Parameters:
    ///   - bounds: Relative to `place`, in points with y up.
    ///   - place: On the line's baseline, in the context's coordinates.
    ///   - tint: The text's color, which templates and symbols take.
    func paint(in bounds: CGRect, at place: CGPoint, characterIndex index: Int, _ context: CGContext, tint: UIColor)
}

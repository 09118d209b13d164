/// What text looks like where its attributes say nothing.
package struct TextDefaults: Hashable {
    package var font: UIFont
    package var color: UIColor
    package var paragraphStyle: NSParagraphStyle
    package var shadow: TextPaint.Shadow?
    /// Whether links look as everywhere, blue and underlined, or as their attributes say.
    package var linkLook = LinkLook.system

    package enum LinkLook { case system, attributes }

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

    /// The defaults of CoreText's lines: Helvetica 12 as CoreText measures it, 12 points high with lines 15 points apart,
    /// and links that look like other text.
    package static var coreText: TextDefaults {
        var defaults = textKit
        defaults.font = coreTextFont
        defaults.linkLook = .attributes
        return defaults
    }

    private static let coreTextFont: UIFont = {
        let (font, request) = (textKit.font.ctFont, textKit.font.request)
        var metrics = font.metrics
        (metrics.ascender, metrics.descender, metrics.leading) = (0.77, -0.23, 0.25)
        return UIFont(
            request: request,
            ctFont: CTFont(
                face: font.face, pointSize: font.pointSize, metrics: metrics, cascade: font.cascade,
                synthesis: font.synthesis, requestedName: font.requestedName))
    }()
}

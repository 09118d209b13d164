/// The outcome of stage 1: text whose every attribute is a final value, and its colors beside it.
///
/// Colors are names still: `UIColor` is asked for its components when the text is drawn, under the traits there.
package struct ResolvedText {
    package let styled: StyledText
    package let paints: TextPaints

    /// Resolves plain text in one style: the short road, on which no attributed string is made.
    package init(_ string: String, defaults: TextDefaults, fontScale: CGFloat = 1) {
        let font = fontScale == 1 ? defaults.font : defaults.font.scaled(by: fontScale)
        styled = StyledText(
            string, style: CharacterStyle(font: font.ctFont), format: defaults.paragraphStyle.format)
        guard let shadow = defaults.shadow else {
            paints = TextPaints(defaults.color)
            return
        }
        var paint = TextPaint(foreground: defaults.color)
        paint.shadow = shadow
        paints = TextPaints(paint)
    }

    /// Resolves plain text of a font and a color under the default paragraph style.
    package init(_ string: String, font: UIFont, color: UIColor) {
        styled = StyledText(string, font: font.ctFont)
        paints = TextPaints(color)
    }

    /// Resolves a string that has the same attributes throughout.
    package init(
        _ string: String, attributes: [NSAttributedString.Key: Any], defaults: TextDefaults, fontScale: CGFloat = 1
    ) {
        var resolver = AttributeResolver(defaults: defaults, fontScale: fontScale)
        resolver.resolve(string, attributes)
        self.init(resolver)
    }

    /// Resolves attributed text; what its attributes leave open is taken from the defaults.
    ///
    /// - Parameters:
    ///   - part: The UTF-16 units that are resolved; nil for all.
    ///   - fontScale: Multiplies the sizes of all fonts, for text that is shrunk to fit.
    package init(_ text: NSAttributedString, part: NSRange? = nil, defaults: TextDefaults, fontScale: CGFloat = 1) {
        var resolver = AttributeResolver(defaults: defaults, fontScale: fontScale)
        resolver.resolve(text, part: part)
        self.init(resolver)
    }

    /// What a resolver has read.
    package init(_ resolver: AttributeResolver) {
        styled = StyledText(
            units: resolver.units, styleRuns: resolver.styleRuns, formatRuns: resolver.formatRuns,
            language: resolver.language)
        paints = resolver.paints
    }
}

extension UIFont {
    func scaled(by factor: CGFloat) -> UIFont {
        factor == 1 ? self : FontCache.font(for: request.scaled(by: factor)) ?? self
    }
}

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

    /// The defaults of CoreText's lines: Helvetica 12 as CoreText measures it, 12 points high with lines 15 points
    /// apart, and links that look like other text.
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

import Foundation

extension TextStyle {
    /// The style as attributes of a string, at the current text size.
    public var attributes: [NSAttributedString.Key: Any] { attributes() }

    /// The style as attributes of a string; `letterCase` is none, because it changes characters.
    ///
    /// - Parameters:
    ///   - base: Attributes that stand wherever the style says nothing; they are part of the answer.
    ///   - traits: Whose text size counts; nil for the current one. Colors stay dynamic.
    public func attributes(
        over base: [NSAttributedString.Key: Any] = [:], compatibleWith traits: UITraitCollection? = nil
    ) -> [NSAttributedString.Key: Any] {
        var attributes = base
        let baseFont = base[.font] as? UIFont
        let font = hasFont ? font(over: baseFont, compatibleWith: traits) : baseFont
        attributes[.font] = font
        if let color { attributes[.foregroundColor] = color }
        if let backgroundColor { attributes[.backgroundColor] = backgroundColor }
        if let kern { attributes[.kern] = kern }
        if let underline { attributes[.underlineStyle] = underline.isEmpty ? nil : underline.rawValue }
        if let strikethrough {
            attributes[.strikethroughStyle] = strikethrough.isEmpty ? nil : strikethrough.rawValue
        }
        if hasParagraphs {
            attributes[.paragraphStyle] = paragraphStyle(over: base[.paragraphStyle] as? NSParagraphStyle, traits)
        }
        if baselineOffset != nil || lineHeight != nil {
            attributes[.baselineOffset] = (baselineOffset ?? 0) + centring(font, traits)
        }
        return attributes
    }

    /// A text in this style, its letters in the style's case; parameters as for `attributes(over:compatibleWith:)`.
    public func attributedString(
        _ text: String, over base: [NSAttributedString.Key: Any] = [:],
        compatibleWith traits: UITraitCollection? = nil
    ) -> NSAttributedString {
        NSAttributedString(
            string: letterCase?.applied(to: text) ?? text,
            attributes: attributes(over: base, compatibleWith: traits))
    }

    /// How far letters are raised to lie in the middle of a line of a fixed height.
    private func centring(_ font: UIFont?, _ traits: UITraitCollection?) -> CGFloat {
        guard let lineHeight, let font else { return 0 }
        return (scaled(lineHeight, traits) - font.lineHeight) / 2
    }

    private var hasParagraphs: Bool {
        alignment != nil || lineHeight != nil || lineSpacing != nil || paragraphSpacing != nil
            || firstLineIndent != nil || hyphenation != nil
    }

    private func paragraphStyle(over base: NSParagraphStyle?, _ traits: UITraitCollection?) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let base { style.setParagraphStyle(base) }
        if let alignment { style.alignment = alignment }
        if let lineHeight {
            style.minimumLineHeight = scaled(lineHeight, traits)
            style.maximumLineHeight = scaled(lineHeight, traits)
        }
        if let lineSpacing { style.lineSpacing = lineSpacing }
        if let paragraphSpacing { style.paragraphSpacing = paragraphSpacing }
        if let firstLineIndent { style.firstLineHeadIndent = firstLineIndent }
        if let hyphenation { style.hyphenationFactor = Float(hyphenation) }
        return style
    }
}

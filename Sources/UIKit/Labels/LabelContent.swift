import Foundation

/// What a label shows and how: every public property's value, and the rules by which they change each other.
///
/// `text` and `attributedText` are two ways into one content. Setting a style afterwards rewrites it over the whole
/// attributed text. Source: Apple's documentation of `UILabel`.
struct LabelContent: Equatable, TextSource {
    private(set) var source = Source.none
    private(set) var font = Self.standardFont
    private(set) var color = UIColor.label
    /// What the program set as font and color: parts of an attributed text without theirs have these, although `font` and
    /// `color` tell of the text's beginning.
    private var ownFont = Self.standardFont
    private var ownColor = UIColor.label
    private(set) var shadowColor: UIColor?
    private(set) var shadowOffset = CGSize(width: 0, height: -1)
    /// Whether the shadow is that of an attributed text's beginning, which the rest of it does not have.
    private var shadowIsOfText = false
    private(set) var alignment = NSTextAlignment.natural
    private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Nil for the default.
    private var chosenStrategy: NSParagraphStyle.LineBreakStrategy?

    var highlightedColor: UIColor?
    var isHighlighted = false
    var isEnabled = true
    var numberOfLines = 1
    var preferredMaxLayoutWidth: CGFloat = 0
    var adjustsFontSize = false
    var minimumScaleFactor: CGFloat = 0
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var allowsTightening = false
    var adjustsFontForContentSize = false
    var showsExpansionText = false
    var vibrancy = UILabelVibrancy.none
    var sizingRule = UILetterformAwareSizingRule.typographic
    var truncationToken: TruncationToken?
    /// Multiplies the sizes of all fonts.
    var fontScale: CGFloat = 1

    static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { chosenStrategy ?? Self.defaultStrategy }

    /// `.standard`, unless the user default `NSAllowsDefaultLineBreakStrategy` is false: then labels break greedily.
    private static var defaultStrategy: NSParagraphStyle.LineBreakStrategy {
        guard UserDefaultsUse.isPossible else { return .standard }
        let allowed = UserDefaults.standard.object(forKey: "NSAllowsDefaultLineBreakStrategy") as? Bool
        return allowed == false ? [] : .standard
    }

    enum Source: Equatable {
        case none
        case plain(String)
        case attributed(NSAttributedString)
    }

    // MARK: Text

    var isEmpty: Bool { string?.isEmpty ?? true }

    var string: String? {
        switch source {
        case .none: nil
        case .plain(let string): string
        case .attributed(let text): text.string
        }
    }

    var attributedString: NSAttributedString? {
        switch source {
        case .none: nil
        case .plain(let string): NSAttributedString(string: string, attributes: attributes)
        case .attributed(let text): text
        }
    }

    mutating func setText(_ string: String?) {
        source = string.map(Source.plain) ?? .none
        shadowIsOfText = false
    }

    /// Takes the text of another label, and the styles that come with it.
    mutating func setText(of other: LabelContent) {
        (source, font, color) = (other.source, other.font, other.color)
        (ownFont, ownColor) = (other.ownFont, other.ownColor)
        (shadowColor, shadowOffset) = (other.shadowColor, other.shadowOffset)
        shadowIsOfText = other.shadowIsOfText
        (alignment, lineBreakMode, chosenStrategy) = (other.alignment, other.lineBreakMode, other.chosenStrategy)
    }

    /// Whether a program may still change a paragraph style within the text.
    var holdsChangeableStyle: Bool {
        guard case .attributed(let text) = source else { return false }
        var holds = false
        text.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: text.length)) { style, _, stop in
            holds = style is NSMutableParagraphStyle
            if holds { stop.pointee = true }
        }
        return holds
    }

    mutating func setAttributedText(_ text: NSAttributedString?) {
        guard let text = text?.enumerable else {
            source = .none
            return
        }
        guard text.length > 0 else {
            source = .attributed(text.snapshot)
            return
        }
        let first = text.attributes(at: 0, effectiveRange: nil)
        source = .attributed(filled(text, beside: first).snapshot)
        adopt(first)
    }

    /// The text with the label's own font and color where it has none, if it has some at its beginning.
    private func filled(
        _ text: NSAttributedString, beside first: [NSAttributedString.Key: Any]
    ) -> NSAttributedString {
        let own: [(NSAttributedString.Key, AttributeValue)] = [(.font, ownFont), (.foregroundColor, ownColor)]
        let whole = NSRange(location: 0, length: text.length)
        var gaps: [(NSAttributedString.Key, AttributeValue, NSRange)] = []
        for (key, value) in own where first[key] != nil {
            text.enumerateAttribute(key, in: whole, options: []) { found, range, _ in
                if found == nil { gaps.append((key, value, range)) }
            }
        }
        guard !gaps.isEmpty else { return text }
        let filled = NSMutableAttributedString(attributedString: text)
        for (key, value, range) in gaps { filled.addAttribute(key, value: value, range: range) }
        return filled
    }

    /// Makes the styles at the text's beginning the label's own.
    private mutating func adopt(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
        if let shadow = attributes[.shadow] as? NSShadow {
            shadowColor = shadow.shadowColor as? UIColor
            shadowOffset = shadow.shadowOffset
            shadowIsOfText = true
        } else if shadowIsOfText {
            (shadowColor, shadowIsOfText) = (nil, false)
        }
        guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
        alignment = style.alignment
        lineBreakMode = style.lineBreakMode
    }

    /// The label's own styles as attributes.
    private var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: color, .paragraphStyle: paragraphStyle,
        ]
        attributes[.shadow] = shadow
        return attributes
    }

    // MARK: Styles

    mutating func setFont(_ font: UIFont) {
        (self.font, ownFont) = (font, font)
        rewrite { $0.addAttribute(.font, value: font, range: $1) }
    }

    mutating func setColor(_ color: UIColor) {
        (self.color, ownColor) = (color, color)
        rewrite { $0.addAttribute(.foregroundColor, value: color, range: $1) }
    }

    mutating func setShadow(color: UIColor?, offset: CGSize) {
        shadowColor = color
        shadowOffset = offset
        shadowIsOfText = false
        let shadow = shadow
        rewrite { text, range in
            if let shadow {
                text.addAttribute(.shadow, value: shadow, range: range)
            } else {
                text.removeAttribute(.shadow, range: range)
            }
        }
    }

    mutating func setAlignment(_ alignment: NSTextAlignment) {
        self.alignment = alignment
        rewriteParagraphs { $0.alignment = alignment }
    }

    mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
        lineBreakMode = mode
        rewriteParagraphs { $0.lineBreakMode = mode }
    }

    mutating func setLineBreakStrategy(_ strategy: NSParagraphStyle.LineBreakStrategy) {
        chosenStrategy = strategy
        rewriteParagraphs { $0.lineBreakStrategy = strategy }
    }

    private mutating func rewrite(_ change: (NSMutableAttributedString, NSRange) -> Void) {
        guard case .attributed(let text) = source else { return }
        let copy = NSMutableAttributedString(attributedString: text)
        change(copy, NSRange(location: 0, length: copy.length))
        source = .attributed(copy.snapshot)
    }

    private mutating func rewriteParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        guard case .attributed(let text) = source else { return }
        let own = paragraphStyle
        var runs: [(NSParagraphStyle, NSRange)] = []
        var isOther = false
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
            let style = value as? NSParagraphStyle
            let changed = NSMutableParagraphStyle()
            changed.setParagraphStyle(style ?? own)
            change(changed)
            runs.append((changed, range))
            isOther = isOther || style != changed
        }
        // Foundation keeps the memory of attributes that a copy had.
        guard isOther else { return }
        rewrite { text, _ in
            for (style, range) in runs { text.addAttribute(.paragraphStyle, value: style, range: range) }
        }
    }

    /// Brings fonts that follow the user's text size to that of given traits.
    mutating func adjustFonts(to traits: UITraitCollection) {
        (font, ownFont) = (font.adjusted(to: traits), ownFont.adjusted(to: traits))
        guard case .attributed(let text) = source, let adjusted = text.adjustingFonts(to: traits) else { return }
        source = .attributed(adjusted.snapshot)
    }

    // MARK: What resolving needs

    /// The label's styles where the text has none of its own.
    var defaults: TextDefaults {
        TextDefaults(
            font: font, color: color, paragraphStyle: paragraphStyle,
            shadow: ownShadowColor.map { TextPaint.Shadow(offset: shadowOffset, blur: 0, color: $0) })
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        // User defaults are slow to read, and one line breaks nowhere.
        style.lineBreakStrategy = numberOfLines == 1 ? chosenStrategy ?? .standard : lineBreakStrategy
        return style
    }

    /// How far the shadow reaches beyond the text, in points.
    var shadowReach: CGSize {
        guard ownShadowColor != nil else { return .zero }
        return CGSize(width: abs(shadowOffset.width.limited), height: abs(shadowOffset.height.limited))
    }

    /// The color of the shadow that all of the text has.
    private var ownShadowColor: UIColor? { shadowIsOfText ? nil : shadowColor }

    private var shadow: NSShadow? {
        guard let shadowColor else { return nil }
        let shadow = NSShadow()
        shadow.shadowColor = shadowColor
        shadow.shadowOffset = shadowOffset
        return shadow
    }

    func resolved(fontScale: CGFloat) -> ResolvedText {
        let fontScale = fontScale * self.fontScale
        if case .attributed(let text) = source {
            return ResolvedText(text, defaults: defaults, fontScale: fontScale)
        }
        return ResolvedText(string ?? "", defaults: defaults, fontScale: fontScale)
    }

    /// A part of the text by itself.
    ///
    /// - Parameter range: UTF-16 units of the text.
    func resolved(_ range: NSRange) -> ResolvedText {
        if case .attributed(let text) = source {
            return ResolvedText(text, part: range, defaults: defaults, fontScale: fontScale)
        }
        let part = ((string ?? "") as NSString).substring(with: range)
        return ResolvedText(part, defaults: defaults, fontScale: fontScale)
    }

    /// The color in place of every other, if the label's state asks for one.
    var colorOverride: UIColor? {
        if !isEnabled { return Self.disabledColor }
        return isHighlighted ? highlightedColor : nil
    }

    /// Apple's gray for disabled labels is unpublished; this one is what label libraries use in its place.
    static let disabledColor = UIColor.lightGray
}

/// Whether user defaults may have been set.
package enum UserDefaultsUse {
    /// False in a program that runs no code but Placard's: Foundation takes as long to make user defaults ready as to lay
    /// out hundreds of labels. Written before the first label is made.
    nonisolated(unsafe) package static var isPossible = true
}

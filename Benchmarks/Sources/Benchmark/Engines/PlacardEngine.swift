import Placard

/// Placard's own engine, asked for no more than Pango is: text, one font, a width.
struct PlacardEngine {
    private let style: CharacterStyle
    private let setting: Setting

    /// Nil when the family is not installed.
    init?(_ setting: Setting) {
        let font = FontLibrary.shared.font(
            family: setting.family, size: CGFloat(setting.pointSize), traits: FontTraits())
        guard let font else { return nil }
        style = CharacterStyle(font: font)
        self.setting = setting
    }

    /// The content, shaped, without a width.
    func shape(_ text: String) -> ShapedText {
        ShapedText(StyledText(text, style: style))
    }

    func layout(_ text: String) -> TextLayout {
        shape(text).layout(rules(width: setting.width))
    }

    func rules(width: Double) -> LayoutRules {
        var rules = LayoutRules()
        rules.width = CGFloat(width)
        return rules
    }
}

import PlacardText

/// Placard's own engine, asked for no more than Pango is: text, one font, a width.
struct PlacardEngine {
    private let font: UIFont
    private let setting: Setting

    /// Nil when the family is not installed.
    init?(_ setting: Setting) {
        guard let font = UIFont(name: setting.family, size: CGFloat(setting.pointSize)) else { return nil }
        self.font = font
        self.setting = setting
    }

    /// The content, shaped, without a width.
    func shape(_ text: String) -> ShapedString { ShapedString(text, font: font) }

    func layout(_ text: String) -> StringLayout { shape(text).layout(width: CGFloat(setting.width)) }
}

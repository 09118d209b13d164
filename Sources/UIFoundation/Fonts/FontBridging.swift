/// `UIFont` and `CTFont` are one class on Apple's systems, so that code casts one to the other; here they are two.
/// `placard port` writes these calls in place of such casts.
extension CTFont {
    /// The font itself, for `font as CTFont`.
    public static func bridged(_ font: CTFont) -> CTFont { font }
    /// The font of Core Text behind a font of UIKit, for `font as CTFont`.
    public static func bridged(_ font: UIFont) -> CTFont { font.ctFont }

    /// The font that a value is, of either class, for `value as? CTFont`; nil where it is none.
    public static func bridged(any value: Any?) -> CTFont? { value as? CTFont ?? (value as? UIFont)?.ctFont }
}

extension UIFont {
    /// The font itself, for `font as UIFont`.
    public static func bridged(_ font: UIFont) -> UIFont { font }
    /// A font of UIKit that shows its text in a font of Core Text, for `font as UIFont`.
    public static func bridged(_ font: CTFont) -> UIFont { UIFont(serving: font) }

    /// The font that a value is, of either class, for `value as? UIFont`; nil where it is none.
    public static func bridged(any value: Any?) -> UIFont? {
        value as? UIFont ?? (value as? CTFont).map(UIFont.init(serving:))
    }
}

/// What is known of Apple's system font, San Francisco, and what serves in its place.
enum SystemFont {
    /// The name that Apple's system font answers to.
    static let name = ".SFUI-Regular"

    /// San Francisco's vertical measures, the same in every weight and size but for the thickness of lines.
    ///
    /// Recorded on Apple's systems; position and thickness of lines are within what the recorded pixels permit: an
    /// underline 2 below the baseline and 1 thick at 17 points (2 thick in semibold), 3 below and 2 thick at 24 points.
    static func metrics(weight: Int) -> FontMetrics {
        FontMetrics(
            ascender: 0.952_148_437_5, descender: -0.241_210_937_5, leading: 0, capHeight: 0.704_589_84,
            xHeight: 0.526,
            underlinePosition: -0.16, underlineThickness: 0.0732 + CGFloat(weight - 400) * 0.0001,
            strikethroughPosition: 0.265)
    }

    static func families(_ design: SystemFontDesign) -> [String] {
        switch design {
        case .standard, .rounded: ["Inter", "Liberation Sans", "Noto Sans", "DejaVu Sans"]
        case .serif: ["Noto Serif", "Liberation Serif", "DejaVu Serif"] + families(.standard)
        case .monospaced: ["Liberation Mono", "Noto Sans Mono", "DejaVu Sans Mono"] + families(.standard)
        }
    }
}

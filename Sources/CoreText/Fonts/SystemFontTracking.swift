/// How far apart the system font's letters stand at each size.
///
/// Source: Apple, Human Interface Guidelines, Typography, "Tracking values".
enum SystemFontTracking {
    /// Points added after each glyph; sizes in points between two published ones lie between theirs.
    static func points(size: CGFloat) -> CGFloat {
        let table = table
        let place = min(max(size, table[0].size), table[table.count - 1].size)
        guard let upper = table.firstIndex(where: { $0.size >= place }), upper > 0 else { return table[0].points }
        let (low, high) = (table[upper - 1], table[upper])
        return low.points + (high.points - low.points) * (place - low.size) / (high.size - low.size)
    }

    private static let table: [(size: CGFloat, points: CGFloat)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
        (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39),
        (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38), (36, 0.37), (40, 0.37), (48, 0.35), (60, 0.26), (76, 0.07),
        (80, 0),
    ]
}

/// What is known of Apple's system font, San Francisco, and what serves in its place.
enum SystemFont {
    /// The PostScript name of Apple's system font in a design.
    ///
    /// Source: what `UIFont.fontName` gives on iOS 14 and later.
    static func name(_ design: SystemFontDesign, _ traits: FontTraits) -> String {
        let family = design == .standard ? ".SFUI" : familyName(design)
        return "\(family)-\(traits.styleName)"
    }

    /// The family of Apple's system font in a design.
    static func familyName(_ design: SystemFontDesign) -> String {
        switch design {
        case .standard: ".AppleSystemUIFont"
        case .rounded: ".AppleSystemUIFontRounded"
        case .serif: ".AppleSystemUIFontSerif"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        }
    }

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

import Foundation

/// The names that documents have for fonts of the system, and how these stood on the canvases of earlier systems.
enum NibFonts {
    static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    static let textStyles: [String: UIFont.TextStyle] = [
        "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
        "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
        "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
        "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
        "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
        "UICTFontTextStyleCaption2": .caption2,
    ]

    /// How much farther apart the system font's letters stood on canvases before Xcode 9, in em: San Francisco's display
    /// design, which was for 20 points and more, was wider then.
    ///
    /// Source: stored widths of one-line labels in documents of ten projects, 19 to 40 points, and of five, 15 and 17
    /// points; bold ones of four projects are narrower.
    static func spacingBeforeXcode9(_ size: CGFloat, _ weight: UIFont.Weight) -> CGFloat {
        let display: CGFloat = weight.rawValue < UIFont.Weight.semibold.rawValue ? 0.0136 : 0.0095
        return switch size {
        case ..<12: 0
        case ..<17: 0.002 * (size - 12) / 5
        case ..<20: 0.002 + (display - 0.002) * (size - 17) / 3
        case ..<48: display
        default: max(0, display * (80 - size) / 32)
        }
    }

    /// The system font of iOS 7 and 8: Helvetica Neue, whose small letters stand farther apart; bold was its medium weight.
    ///
    /// Source: stored widths of 23 one-line labels in documents of Xcode 5 to 6, 10 to 17 points, and two sizes that were
    /// measured with iOS 8.
    static func systemFontBeforeXcode7(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        let names: [(UIFont.Weight, String)] = [
            (.ultraLight, "HelveticaNeue-UltraLight"), (.thin, "HelveticaNeue-Thin"), (.light, "HelveticaNeue-Light"),
            (.regular, "HelveticaNeue"),
        ]
        let name = names.first { weight.rawValue <= $0.0.rawValue }?.1 ?? "HelveticaNeue-Medium"
        let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size, weight: weight)
        let spacing: CGFloat =
            switch size {
            case ..<11: 0.021
            case ..<14: 0.021 - 0.0065 * (size - 11) / 3
            case ..<17: 0.0145 - 0.0111 * (size - 14) / 3
            default: 0.0034
            }
        return font.withLabelLineGap(.belowLines).spaced(by: spacing)
    }

    /// The design of the system font at a size, of which text and display were fonts of their own, and how far apart its letters
    /// stood, in em; nil for sizes at which the variable font has the same widths.
    ///
    /// Source: stored widths of sixteen one-line labels of 20 points and more in documents of nine projects, which differ by 0.5
    /// points on the average where they differ (Apple's tracking of those years is 0.002 em more), and of six labels of 18 and
    /// 19 points in documents of five; Apple's tracking of those years for these.
    static func designBeforeXcode12(_ size: CGFloat) -> (family: String, spacing: CGFloat)? {
        switch size {
        case 18..<20: ("SF UI Text", -0.025)
        case 20..<28: ("SF UI Display", 0.017 - 0.000_7 * (size - 20))
        default: nil
        }
    }

    /// How much farther apart the letters stood at 17 points up to iOS 13, in em: 25 one-line labels in documents of
    /// eighteen projects, of which it meets 24.
    static let bodySpacingBeforeXcode12: CGFloat = 0.0015

    /// How much closer light letters below 20 points stood on canvases before Xcode 12, in em: stored widths in documents
    /// of two projects, 10 and 19 points, beside those of three since.
    static let lightSpacingBeforeXcode12: CGFloat = -0.005

    /// What canvases show for a font that Xcode has not got: the regular face of Helvetica Neue, whatever the weight.
    ///
    /// Source: sizes of eleven one-line labels in documents of four projects, whose authors' Xcode had not got their fonts.
    static func shownForAbsent(ofSize size: CGFloat, by version: NibToolsVersion) -> UIFont? {
        UIFont(name: "HelveticaNeue", size: size)?.withLabelLineGap(version.labelLineGap)
    }

    /// The system font in the weight that a name ends with: `.SFUIText-Semibold`, `Acme-Bold`.
    static func systemFont(named name: String, size: CGFloat) -> UIFont {
        let ending = name.split(separator: "-").last.map { $0.lowercased() } ?? ""
        let words: [(String, UIFont.Weight)] = [
            ("ultralight", .ultraLight), ("semibold", .semibold), ("demi", .semibold), ("extrabold", .heavy),
            ("bold", .bold), ("heavy", .heavy), ("black", .black), ("medium", .medium), ("thin", .thin),
            ("light", .light),
        ]
        let weight = words.first { ending.contains($0.0) }?.1 ?? .regular
        return .systemFont(ofSize: size, weight: weight)
    }
}

import Foundation

extension NibDecoder {
    /// A `fontDescription` in any of its four shapes: a system font, one with a weight, a text style, a named font.
    ///
    /// - Parameter standard: The size in points where 0 is written.
    func font(_ key: String, standard: CGFloat = UIFont.labelFontSize) -> UIFont? {
        guard let value = child(keyed: key), value.name == "fontDescription" else { return nil }
        let part = decoder(for: value)
        if let style = value["style"] { return textStyleFont(style) }
        let size = fontSize(part.number("pointSize"), standard: standard)
        if let name = value["name"] { return namedFont(name, family: value["family"], size: size) }
        return systemFont(part, size: size)
    }

    /// An attributed string's font: by name, or one of the Mac's "meta" fonts.
    func attributedFont(of value: IBElement) -> UIFont {
        let part = decoder(for: value)
        let size = fontSize(part.number("size"), standard: UIFont.labelFontSize)
        if let name = value["name"] { return namedFont(name, family: nil, size: size) }
        let isBold = value["metaFont"]?.lowercased().contains("bold") ?? false
        return isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }

    private func fontSize(_ written: CGFloat?, standard: CGFloat) -> CGFloat {
        guard let written, written > 0 else { return standard }
        return written
    }

    private func systemFont(_ part: NibDecoder, size: CGFloat) -> UIFont {
        let (plain, type) = (plainSystemFont(part, size: size), part.string("type"))
        let written = part.choice("weight", NibFonts.weights)
        let weight = written ?? (type == "boldSystem" ? .bold : .regular)
        if type != "italicSystem", let former = formerSystemFont(ofSize: size, weight) { return former }
        return asOnCanvas(written.map { .systemFont(ofSize: size, weight: $0) } ?? plain, weight: weight)
    }

    /// The system font that canvases had before Xcode 7; nil for later ones and for programs.
    func formerSystemFont(ofSize size: CGFloat, _ weight: UIFont.Weight = .regular) -> UIFont? {
        guard context.version.hasHelveticaNeue, !context.isOfProgram else { return nil }
        return NibFonts.systemFontBeforeXcode7(size, weight)
    }

    /// The system font as wide as it stood on the canvas of the document's time.
    private func asOnCanvas(_ font: UIFont, weight: UIFont.Weight = .regular) -> UIFont {
        guard !context.isOfProgram else { return font }
        var font = font
        var spacing: CGFloat = 0
        if context.version.hasTwoSystemFonts, let design = NibFonts.designBeforeXcode12(font.pointSize) {
            font = UIFont(descriptor: font.fontDescriptor.withFamily(design.family), size: font.pointSize)
            spacing = design.spacing
        } else if context.version.hasWideSystemFont {
            spacing = NibFonts.spacingBeforeXcode9(font.pointSize, weight)
        } else if context.version.hasWideBody, font.pointSize == UIFont.labelFontSize {
            spacing = NibFonts.bodySpacingBeforeXcode12
        }
        if weight == .light, font.pointSize < 20, context.version.hasNarrowLightSystemFont {
            spacing += NibFonts.lightSpacingBeforeXcode12
        }
        return spacing == 0 ? font : font.spaced(by: spacing)
    }

    private func plainSystemFont(_ part: NibDecoder, size: CGFloat) -> UIFont {
        let type = part.string("type") ?? "system"
        switch type {
        case "system": return .systemFont(ofSize: size)
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case let other:
            report(.warning, "the font type \(other) is not known; the system font is used")
            return .systemFont(ofSize: size)
        }
    }

    private func textStyleFont(_ name: String) -> UIFont {
        guard let style = NibFonts.textStyles[name] else {
            report(.warning, "the text style \(name) is not known; the body style is used")
            return .preferredFont(forTextStyle: .body)
        }
        return asOnCanvas(.preferredFont(forTextStyle: style))
    }

    private func namedFont(_ name: String, family: String?, size: CGFloat) -> UIFont {
        if name.hasPrefix(".") { return NibFonts.systemFont(named: name, size: size) }
        let known = UIFont(name: name, size: size) ?? family.flatMap { UIFont(name: $0, size: size) }
        let font = known ?? substitute(for: name, size: size)
        let hasGap = !context.isOfProgram && font.familyName == "Helvetica Neue"
        return hasGap ? font.withLabelLineGap(context.version.labelLineGap) : font
    }

    /// What stands for a font that is not there: in programs the system font, on the canvas the regular face of Helvetica
    /// Neue, whatever the weight.
    ///
    /// Source: sizes of eleven one-line labels in documents of four projects, whose authors' Xcode had not got their fonts.
    private func substitute(for name: String, size: CGFloat) -> UIFont {
        let shown = context.isOfProgram ? nil : UIFont(name: "HelveticaNeue", size: size)
        let words = shown == nil ? "the system font" : "Helvetica Neue"
        report(.warning, "the font \(name) is neither registered nor installed; \(words) is used")
        return shown ?? NibFonts.systemFont(named: name, size: size)
    }
}

/// The names that documents have for fonts of the system.
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

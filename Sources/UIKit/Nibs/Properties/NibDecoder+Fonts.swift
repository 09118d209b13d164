import Foundation

extension NibDecoder {
    /// A `fontDescription` in any of its four shapes: a system font, one with a weight, a text style, a named font.
    ///
    /// A system font of size 0 has 12 points, as one that a program asks for (labels of rows in documents of four projects); a named
    /// one, which titles of bars have, that of labels.
    func font(_ key: String) -> UIFont? {
        guard let value = child(keyed: key), value.name == "fontDescription" else { return nil }
        let part = decoder(for: value)
        if let style = value["style"] { return textStyleFont(style) }
        let size = part.number("pointSize")
        if let name = value["name"] {
            return namedFont(name, family: value["family"], size: fontSize(size, standard: UIFont.labelFontSize))
        }
        return systemFont(part, size: fontSize(size, standard: UIFont.systemFont(ofSize: 0).pointSize))
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
        if context.absentFonts.contains(name), let font = shownForAbsent(name, size: size) { return font }
        let known = UIFont(name: name, size: size) ?? family.flatMap { UIFont(name: $0, size: size) }
        guard let known else { return substitute(for: name, size: size) }
        let hasGap = !context.isOfProgram && known.familyName == "Helvetica Neue"
        return hasGap ? known.withLabelLineGap(context.version.labelLineGap) : known
    }

    /// What the canvas showed for a font that was not at hand there.
    private func shownForAbsent(_ name: String, size: CGFloat) -> UIFont? {
        guard let font = NibFonts.shownForAbsent(ofSize: size, by: context.version) else { return nil }
        report(.note, "the canvas had not the font \(name), as heights of labels tell; \(font.familyName) is used")
        return font
    }

    /// What stands for a font that is not here: in programs the system font, on the canvas what that showed.
    private func substitute(for name: String, size: CGFloat) -> UIFont {
        let shown = context.isOfProgram ? nil : NibFonts.shownForAbsent(ofSize: size, by: context.version)
        let words = shown == nil ? "the system font" : "Helvetica Neue"
        report(.warning, "the font \(name) is neither registered nor installed; \(words) is used")
        return shown ?? NibFonts.systemFont(named: name, size: size)
    }
}

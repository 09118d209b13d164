import Foundation

extension TextStyle {
    /// The size of text that says nothing of it, in points: that of labels.
    private static let standardSize: CGFloat = 17

    /// Whether the style says anything of the font.
    var hasFont: Bool {
        family != nil || size != nil || textStyle != nil || weight != nil || slant != nil || scalesAs != nil
    }

    /// The style's font at the current text size; the system's of 17 points where nothing is said.
    public var font: UIFont { font() }

    /// The style's font.
    ///
    /// - Parameters:
    ///   - base: What the style leaves open is taken from this font; nil for the system's of 17 points.
    ///   - traits: Whose text size counts; nil for the current one.
    public func font(over base: UIFont? = nil, compatibleWith traits: UITraitCollection? = nil) -> UIFont {
        if let textStyle, family == nil, size == nil, weight == nil, slant == nil {
            return .preferredFont(forTextStyle: textStyle, compatibleWith: traits)
        }
        let font = unscaledFont(over: base, traits)
        // A role's own size has grown already.
        guard textStyle == nil || size != nil, let role = scalesAs ?? textStyle else { return font }
        return UIFontMetrics(forTextStyle: role).scaledFont(for: font, compatibleWith: traits)
    }

    /// A length in points at a text size, if the style follows it.
    func scaled(_ length: CGFloat, _ traits: UITraitCollection?) -> CGFloat {
        guard let role = scalesAs ?? textStyle else { return length }
        return UIFontMetrics(forTextStyle: role).scaledValue(for: length, compatibleWith: traits)
    }

    private func unscaledFont(over base: UIFont?, _ traits: UITraitCollection?) -> UIFont {
        let roleFont = textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) }
        let size = self.size ?? roleFont?.pointSize ?? base?.pointSize ?? Self.standardSize
        let font = upright(roleFont ?? (family == nil ? base : nil), size)
        guard slant == .italic else { return font }
        let traits = font.fontDescriptor.symbolicTraits.union(.traitItalic)
        return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? font
    }

    private func upright(_ base: UIFont?, _ size: CGFloat) -> UIFont {
        switch family {
        case nil: base.map { weighted($0.withSize(size)) } ?? system(size)
        case .system: system(size)
        case .monospaced: .monospacedSystemFont(ofSize: size, weight: weight ?? .regular)
        case .serif: designed(.serif, size)
        case .rounded: designed(.rounded, size)
        case .named(let name): UIFont(name: name, size: size).map(weighted) ?? system(size)
        }
    }

    private func system(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size, weight: weight ?? .regular) }

    private func designed(_ design: UIFontDescriptor.SystemDesign, _ size: CGFloat) -> UIFont {
        let font = system(size)
        return font.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: size) } ?? font
    }

    /// The face of a font's family that has the style's weight.
    private func weighted(_ font: UIFont) -> UIFont {
        guard let weight else { return font }
        let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: weight.rawValue]
        if font.familyName == UIFont.systemFont(ofSize: font.pointSize).familyName { return system(font.pointSize) }
        let descriptor = UIFontDescriptor(fontAttributes: [.family: font.familyName, .traits: traits])
        return UIFont(descriptor: descriptor, size: font.pointSize)
    }
}

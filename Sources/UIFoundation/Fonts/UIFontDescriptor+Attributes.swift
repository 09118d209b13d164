import Foundation

extension UIFontDescriptor {
    /// The name of one of a descriptor's attributes; raw values as on iOS.
    public struct AttributeName: BridgedName, Hashable, Sendable {
        /// The attribute's name, as on iOS.
        public let rawValue: String

        /// Makes a name; names that are not listed here are left out of what is asked for.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The PostScript name, a string; it wins over family and face.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the family, a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the face within the family, a string such as `Bold Italic`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The full name, a string that finds a font as `.name` does.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// A dictionary under `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// A `CGAffineTransform` that glyphs are deformed by, y up.
        public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
        /// The `CharacterSet` that the font may serve, of the characters that it has.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// Points that every character takes, in place of the font's own advances.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// An array of dictionaries under `FeatureKey`.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// Descriptors of the fonts for characters that the font lacks, in order.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// The text style, a `UIFont.TextStyle` or its name, from which line spacing and growth follow.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The name of one of the values under `.traits`; raw values as on iOS.
    public struct TraitKey: BridgedName, Hashable, Sendable {
        /// The key's name, as on iOS.
        public let rawValue: String

        /// Makes a key of a name; keys that are not listed here are left out.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A number: the bits of `SymbolicTraits`; they replace slant, weight and width.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A number on the scale of `UIFont.Weight`, or a `UIFont.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// A number on the scale of `UIFont.Width`, or a `UIFont.Width`.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// A number: above 0 is italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// Style and shape of a face; raw values as on iOS.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits, as on iOS.
        public let rawValue: UInt32

        /// Makes traits of their bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// An italic or oblique face.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// A face of OpenType's weight 600 or more; asked for, 700, or the present weight if that is heavier.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// A face wider than normal; asked for, 125 per cent.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// A face narrower than normal; asked for, 75 per cent.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// The system's monospaced design; other fonts have no such face to be asked for.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// A font for vertical lines; has no effect.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// A font for interfaces; has no effect.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines closer together; has no effect.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines farther apart; has no effect.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

        /// The bits of a font's class; no font here says its class.
        public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
        /// Serifs as in Garamond; has no effect.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Serifs as in Baskerville; has no effect.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Serifs as in Bodoni; has no effect.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Serifs as in Clarendon; has no effect.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Serifs as in Rockwell; has no effect.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Serifs of other kinds; has no effect.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// No serifs; has no effect.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// Ornaments; has no effect.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// Handwriting; has no effect.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Signs; has no effect.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)

        init(_ traits: FontTraits, isFixedPitch: Bool = false) {
            var found: SymbolicTraits = []
            if traits.slant == .italic { found.insert(.traitItalic) }
            if traits.weight >= 600 { found.insert(.traitBold) }
            if traits.width > 100 { found.insert(.traitExpanded) }
            if traits.width < 100 { found.insert(.traitCondensed) }
            if isFixedPitch { found.insert(.traitMonoSpace) }
            self = found
        }
    }

    /// The designs of the system font; raw values as on iOS.
    public struct SystemDesign: BridgedName, Hashable, Sendable {
        /// The design's name, as on iOS.
        public let rawValue: String

        /// Makes a design of a name; names that are not listed here count as `default`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The system's sans serif.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The sans serif with round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The system's serif.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The design whose characters are all of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        var design: SystemFontDesign {
            switch self {
            case .rounded: .rounded
            case .serif: .serif
            case .monospaced: .monospaced
            default: .standard
            }
        }
    }
}

extension FontTraits {
    /// The values under a descriptor's `.traits`.
    var attributes: [UIFontDescriptor.TraitKey: Any] {
        [
            .symbolic: NSNumber(value: UIFontDescriptor.SymbolicTraits(self).rawValue),
            .weight: NSNumber(value: Double(UIFont.Weight(openType: weight).rawValue)),
            .width: NSNumber(value: Double(UIFont.Width(openType: width).rawValue)),
            .slant: NSNumber(value: slant == .italic ? 1.0 : 0),
        ]
    }

    /// The traits that stand under a descriptor's `.traits`, the rest being these.
    func applying(_ attributes: [UIFontDescriptor.TraitKey: Any]) -> FontTraits {
        var traits = self
        if let symbolic = attributes[.symbolic].flatMap(NumericAttribute.value) {
            traits = traits.replaced(by: UIFontDescriptor.SymbolicTraits(rawValue: UInt32(clamping: Int(symbolic))))
        }
        let weight = attributes[.weight] as? UIFont.Weight
        if let value = weight?.rawValue ?? attributes[.weight].flatMap(NumericAttribute.value) {
            traits.weight = UIFont.Weight(value).openType
        }
        let width = attributes[.width] as? UIFont.Width
        if let value = width?.rawValue ?? attributes[.width].flatMap(NumericAttribute.value) {
            traits.width = UIFont.Width(rawValue: value).openType
        }
        if let slant = attributes[.slant].flatMap(NumericAttribute.value) {
            traits.slant = slant > 0 ? .italic : .upright
        }
        return traits
    }

    /// The traits with bold, italic and width replaced; a weight heavier than bold counts as bold already.
    func replaced(by symbolic: UIFontDescriptor.SymbolicTraits) -> FontTraits {
        var traits = FontTraits()
        traits.slant = symbolic.contains(.traitItalic) ? .italic : .upright
        if symbolic.contains(.traitBold) { traits.weight = weight > 700 ? weight : 700 }
        if symbolic.contains(.traitCondensed) { traits.width = 75 }
        if symbolic.contains(.traitExpanded) { traits.width = 125 }
        return traits
    }
}

extension FontRequest {
    /// Weight, width and slant of what is asked for; those of a named font are its face's.
    var traits: FontTraits {
        switch source {
        case .system(_, let traits), .family(_, let traits): traits
        case .name: resolve()?.face.traits ?? FontTraits()
        }
    }

    var design: SystemFontDesign? { source.design }

    func withSymbolicTraits(_ symbolic: UIFontDescriptor.SymbolicTraits) -> FontRequest {
        var changed = self
        var traits = traits.replaced(by: symbolic)
        if let textStyle, symbolic.contains(.traitBold), traits.weight == 700 {
            traits.weight = textStyle.emphasizedWeight.openType
        }
        switch source {
        case .system(let design, _):
            changed.source = .system(symbolic.contains(.traitMonoSpace) ? .monospaced : design, traits)
        case .family(let family, _): changed.source = .family(family, traits)
        case .name: changed.source = .family(FontCache.font(for: self)?.familyName ?? "", traits)
        }
        return changed
    }

    func applying(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontRequest {
        var changed = self
        if let name = attributes[.visibleName] as? String { changed.source = .name(name) }
        if let family = attributes[.family] as? String { changed.source = .family(named: family, traits) }
        if let face = attributes[.face] as? String { changed = changed.withFace(face) }
        if let name = attributes[.name] as? String { changed.source = .name(name) }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { changed = changed.with(traits) }
        if let size = attributes[.size].flatMap(NumericAttribute.value) { changed = changed.withSize(size) }
        if let list = attributes[.cascadeList] as? [UIFontDescriptor] {
            changed.cascade = list.map { $0.request.withSize(changed.size) }
        }
        let style = attributes[.textStyle]
        if let style = style as? UIFont.TextStyle ?? (style as? String).map(UIFont.TextStyle.init) {
            changed.textStyle = style
        }
        changed.alter(by: attributes)
        return changed
    }

    private mutating func alter(by attributes: [UIFontDescriptor.AttributeName: Any]) {
        let features = attributes[.featureSettings]
        if let list = features as? [[UIFontDescriptor.FeatureKey: Any]] {
            settings = list.compactMap(FontFeatureSetting.init)
        } else if let list = features as? [[String: Any]] {
            settings = list.compactMap(FontFeatureSetting.init(bridged:))
        }
        if let places = attributes[.variation].flatMap(FontVariation.list) { variations = places }
        if let matrix = attributes[.matrix] as? CGAffineTransform { modifiers.matrix = matrix }
        if let characters = attributes[.characterSet] as? CharacterSet { modifiers.characters = characters }
        if let advance = attributes[.fixedAdvance].flatMap(NumericAttribute.value) {
            modifiers.fixedAdvance = advance > 0 ? advance : nil
        }
    }

    private func withFace(_ face: String) -> FontRequest {
        guard let family = FontCache.font(for: self)?.familyName else { return self }
        let wanted = (family + "-" + face).filter { $0 != " " }
        let names = FontLibrary.shared.fontNames(forFamily: family)
        guard let name = names.first(where: { $0.filter { $0 != " " } == wanted }) else { return self }
        var changed = self
        changed.source = .name(name)
        return changed
    }

    private func with(_ attributes: [UIFontDescriptor.TraitKey: Any]) -> FontRequest {
        var changed = self
        let wanted = traits.applying(attributes)
        switch source {
        case .system(let design, _): changed.source = .system(design, wanted)
        case .family(let family, _): changed.source = .family(family, wanted)
        case .name: changed.source = .family(FontCache.font(for: self)?.familyName ?? "", wanted)
        }
        return changed
    }
}

extension UIFont {
    /// How heavy a face is, on Apple's scale from −1 to 1 with 0 for regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight on Apple's scale.
        public let rawValue: CGFloat

        /// Makes a weight of a number on Apple's scale; it lies between the named ones in proportion.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a weight of a number on Apple's scale; it lies between the named ones in proportion.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        // Apple's values are single-precision literals widened to CGFloat.
        /// −0.8, OpenType's 100.
        public static let ultraLight = Weight(CGFloat(Float(-0.8)))
        /// −0.6, OpenType's 200.
        public static let thin = Weight(CGFloat(Float(-0.6)))
        /// −0.4, OpenType's 300.
        public static let light = Weight(CGFloat(Float(-0.4)))
        /// 0, OpenType's 400.
        public static let regular = Weight(0)
        /// 0.23, OpenType's 500.
        public static let medium = Weight(CGFloat(Float(0.23)))
        /// 0.3, OpenType's 600.
        public static let semibold = Weight(CGFloat(Float(0.3)))
        /// 0.4, OpenType's 700.
        public static let bold = Weight(CGFloat(Float(0.4)))
        /// 0.56, OpenType's 800.
        public static let heavy = Weight(CGFloat(Float(0.56)))
        /// 0.62, OpenType's 900.
        public static let black = Weight(CGFloat(Float(0.62)))
    }

    /// How wide a face is, on Apple's scale with 0 for standard.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The width on Apple's scale.
        public let rawValue: CGFloat

        /// Makes a width of a number on Apple's scale; the nearest of the four below counts.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// −0.3: 62 per cent of the standard width.
        public static let compressed = Width(rawValue: CGFloat(Float(-0.3)))
        /// −0.2: 75 per cent of the standard width.
        public static let condensed = Width(rawValue: CGFloat(Float(-0.2)))
        /// 0: the standard width.
        public static let standard = Width(rawValue: 0)
        /// 0.2: 125 per cent of the standard width.
        public static let expanded = Width(rawValue: CGFloat(Float(0.2)))
    }

    /// The system font in its regular weight; always there.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(size: fontSize, traits: FontTraits())
    }

    /// The system font in a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(size: fontSize, traits: FontTraits(weight: weight.openType))
    }

    /// The system font in a weight and width.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        system(size: fontSize, traits: FontTraits(weight: weight.openType, width: width.openType))
    }

    /// The system font's bold face, which is semibold in text styles but bold here.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system font's italic face.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(size: fontSize, traits: FontTraits(slant: .italic))
    }

    /// The system font with digits that are all of one width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var request = FontRequest(.system(.standard, FontTraits(weight: weight.openType)), size: fontSize)
        request.settings = [.apple(type: kNumberSpacingType, selector: kMonospacedNumbersSelector)]
        return FontCache.systemFont(for: request)
    }

    /// The system's monospaced font.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(size: fontSize, traits: FontTraits(weight: weight.openType), design: .monospaced)
    }

    /// The font with its glyphs farther apart by a part of an em.
    package func spaced(by em: CGFloat) -> UIFont {
        var request = request
        request.spacing = em
        return FontCache.font(for: request) ?? self
    }

    /// The font with its line gap in labels too, as before iOS 13.
    package func withLabelLineGap(_ place: LabelLineGap) -> UIFont {
        var request = request
        request.labelLineGap = place
        return FontCache.font(for: request) ?? self
    }

    private class func system(
        size: CGFloat, traits: FontTraits, design: SystemFontDesign = .standard
    ) -> UIFont {
        FontCache.systemFont(for: FontRequest(.system(design, traits), size: size))
    }
}

extension FontCache {
    /// The font for a request of the system font, which the library always has.
    static func systemFont(for request: FontRequest) -> UIFont {
        if let font = font(for: request) { return font }
        let plain = FontLibrary.shared.systemFont(ofSize: request.size)
        return UIFont(request: request, ctFont: plain)
    }
}

extension UIFont.Weight {
    /// Pairs of Apple's weight and OpenType's usWeightClass, from light to heavy.
    private static let classes: [(UIFont.Weight, CGFloat)] = [
        (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
        (.bold, 700), (.heavy, 800), (.black, 900),
    ]

    /// OpenType's usWeightClass for this weight; weights between two named ones lie between theirs.
    package var openType: Int {
        guard rawValue.isFinite else { return 400 }
        let classes = Self.classes
        guard let upper = classes.firstIndex(where: { $0.0.rawValue >= rawValue }) else { return 900 }
        guard upper > 0 else { return 100 }
        let (low, high) = (classes[upper - 1], classes[upper])
        let share = (rawValue - low.0.rawValue) / (high.0.rawValue - low.0.rawValue)
        return Int((low.1 + (high.1 - low.1) * share).rounded())
    }

    /// Apple's weight for OpenType's usWeightClass.
    init(openType weight: Int) {
        let nearest = Self.classes.min { abs($0.1 - CGFloat(weight)) < abs($1.1 - CGFloat(weight)) }
        self = nearest?.0 ?? .regular
    }
}

extension UIFont.Width {
    /// Apple's width for per cent of the normal one.
    init(openType width: Int) {
        switch width {
        case ..<69: self = .compressed
        case ..<90: self = .condensed
        case ..<110: self = .standard
        default: self = .expanded
        }
    }

    /// Per cent of the normal width, as OpenType's usWidthClass names them.
    var openType: Int {
        switch rawValue {
        case ..<(-0.25): 62
        case ..<(-0.1): 75
        case ..<0.1: 100
        default: 125
        }
    }
}

import Foundation

/// The meaning of a color's components.
///
/// Three spaces are known, all with sRGB's transfer curve: sRGB, Display P3 and gray. Everything is drawn in sRGB;
/// components outside 0…1 (the "extended range") survive conversion and are clamped only when pixels are made.
public final class CGColorSpace: Hashable, Sendable {
    /// The family of a color space, as far as Placard knows them.
    enum Family: Hashable, Sendable {
        case sRGB
        case displayP3
        case gray
        /// Of patterns; those without colors of their own are drawn in colors of the base.
        indirect case pattern(base: Family?)
    }

    let family: Family

    /// What kind of components colors have.
    public var model: CGColorSpaceModel {
        switch family {
        case .sRGB, .displayP3: .rgb
        case .gray: .monochrome
        case .pattern: .pattern
        }
    }

    /// The name for `init(name:)` of the sRGB space.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of sRGB with components outside 0…1; Placard's sRGB is always extended.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of the Display P3 space (P3's primaries, D65, sRGB's curve).
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the gray space whose white is sRGB's.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    private init(family: Family) {
        self.family = family
    }

    /// Finds a color space by one of the names above; nil for any other name.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB: self.init(family: .sRGB)
        case Self.displayP3: self.init(family: .displayP3)
        case Self.genericGrayGamma2_2: self.init(family: .gray)
        default: return nil
        }
    }

    /// Makes the space of patterns.
    ///
    /// - Parameter patternBaseSpace: The space of the colors that patterns without own colors are drawn in; nil if
    ///   all have their own. A space of patterns gives nil.
    public convenience init?(patternBaseSpace: CGColorSpace?) {
        if case .pattern = patternBaseSpace?.family { return nil }
        self.init(family: .pattern(base: patternBaseSpace?.family))
    }

    /// The base of a space of patterns, if it has one; nil for other spaces.
    var patternBase: CGColorSpace?? {
        guard case .pattern(let base) = family else { return nil }
        return .some(base.map(CGColorSpace.init(family:)))
    }

    /// The number of color components, alpha not counted: 1 for gray, 3 for colors, those of the base for patterns.
    public var numberOfComponents: Int {
        switch family {
        case .gray: 1
        case .sRGB, .displayP3: 3
        case .pattern(let base): base.map { CGColorSpace(family: $0).numberOfComponents } ?? 0
        }
    }

    /// The name under which `init(name:)` finds this space.
    public var name: String? {
        switch family {
        case .pattern: nil
        case .sRGB: Self.sRGB
        case .displayP3: Self.displayP3
        case .gray: Self.genericGrayGamma2_2
        }
    }

    static let standard = CGColorSpace(family: .sRGB)
    static let gray = CGColorSpace(family: .gray)
    static let p3 = CGColorSpace(family: .displayP3)

    /// Whether both are the same space; extended sRGB is no other space than sRGB.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.family == right.family
    }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(family)
    }

    /// Translates this space's components to extended sRGB.
    func sRGB(from components: [CGFloat]) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        switch family {
        case .sRGB: (components[0], components[1], components[2])
        case .gray: (components[0], components[0], components[0])
        case .pattern: (0, 0, 0)
        case .displayP3: Self.sRGB(fromP3: components)
        }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the color space of red, green and blue components: sRGB, as on a phone.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the color space of one gray component.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

extension CGColorSpace {
    /// Converts through linear light with the matrix between the two spaces' primaries (both have white D65).
    ///
    /// The matrix follows from the primaries in SMPTE EG 432-1 and IEC 61966-2-1.
    private static func sRGB(fromP3 components: [CGFloat]) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let red = SRGB.light(of: components[0])
        let green = SRGB.light(of: components[1])
        let blue = SRGB.light(of: components[2])
        return (
            SRGB.component(of: 1.2249401763 * red - 0.2249401763 * green),
            SRGB.component(of: -0.0420569547 * red + 1.0420569547 * green),
            SRGB.component(of: -0.0196375546 * red - 0.0786360456 * green + 1.0982736001 * blue)
        )
    }

    /// Translates sRGB's components into this space's: for gray, the brightness that the color has in linear light.
    func components(fromSRGB components: [CGFloat]) -> [CGFloat] {
        let light = components.map(SRGB.light(of:))
        func sum(_ weights: [CGFloat]) -> CGFloat {
            SRGB.component(of: zip(weights, light).reduce(0) { $0 + $1.0 * $1.1 })
        }
        switch family {
        case .sRGB, .pattern: return components
        case .gray:
            return [SRGB.component(of: SRGB.brightness(red: light[0], green: light[1], blue: light[2]))]
        case .displayP3:
            return [
                sum([0.8224619687, 0.1775380313, 0]), sum([0.0331941989, 0.9668058011, 0]),
                sum([0.0170826307, 0.0723974407, 0.9105199286]),
            ]
        }
    }
}

/// What kind of components the colors of a space have; raw values as on iOS.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case XYZ
}

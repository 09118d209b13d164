/// The fonts of Apple's systems that cannot be had here, free ones that are not installed, and what serves in their place.
///
/// A stand-in keeps the original's published vertical measures, so that lines are as high as on a phone; widths are
/// the stand-in's own, times a number where stored frames of several projects agree upon one.
/// Families and faces: Apple, "System Fonts". Measures: section 7 of the behavior reference.
struct FontStandIn: Sendable {
    /// The family's name on Apple's systems, or in the app that brings it along.
    var family: String
    /// What the PostScript names of its faces begin with where that is not the family's name without spaces.
    var names: [String] = []
    /// Families to try here, in order.
    var servedBy: [String]
    /// The original's measures where they are published; nil keeps the stand-in's.
    var metrics: FontMetrics?
    /// Those of weights that differ from the regular face, by OpenType's usWeightClass.
    var metricsByWeight: [Int: FontMetrics] = [:]
    /// How much wider the original's lines are than the stand-in's.
    var widthFactor = 1.0
    /// The original's widths, for its regular face and weights near it; nil for the stand-in's own.
    var widths: PublishedWidths?
    /// The same for its bold face.
    var boldWidths: PublishedWidths?
    /// How much farther apart than the regular face's its letters stand in weights that the stand-in lacks, in em, by
    /// OpenType's usWeightClass.
    var spacing: [Int: CGFloat] = [:]
    /// Whether the measures are those of condensed faces too.
    var measuresCondensed = true
    /// The design of Avenir that the family is, whose widths are known in all weights; nil for other families.
    var avenir: AvenirDesign?
    /// The free family that it is, whose widths are known in all weights; nil for other families.
    var free: FreeFont?
    /// The design of San Francisco that the family is, under a name of its own; nil for other families.
    var sanFrancisco: SanFranciscoDesign?

    /// The widths that a face takes over which serves some weight.
    func widths(servedBy face: FontFace, weight: Int) -> FaceWidths? {
        if let avenir { return .avenir(AvenirWidths(design: avenir, weight: weight)) }
        if let free { return .free(FreeFontWidths(font: free, weight: weight)) }
        let published = face.traits.weight == 400 ? widths : face.traits.weight == 700 ? boldWidths : nil
        if let published { return .published(published) }
        return widthFactor == 1 ? nil : .scaled(widthFactor)
    }

    /// What stands in for condensed faces.
    private var condensed: FontStandIn {
        measuresCondensed ? self : FontStandIn(family: family, servedBy: servedBy)
    }

    /// Whether a name is one that Apple's systems keep to themselves, such as the system font's ".SFUI-Regular".
    static func isPrivate(_ name: String) -> Bool { name.hasPrefix(".") }

    /// What Apple's systems give for such names.
    static let forPrivateNames = "TimesNewRomanPSMT"

    /// All families that others stand in for, sorted.
    static var families: [String] { all.map(\.family).sorted() }

    private static let byKey: [String: FontStandIn] = Dictionary(
        all.map { (FontCatalog.key($0.family), $0) }, uniquingKeysWith: { first, _ in first })

    private static let byName: [String: FontStandIn] = Dictionary(
        all.flatMap { standIn in ([standIn.family] + standIn.names).map { (FontCatalog.key($0), standIn) } },
        uniquingKeysWith: { first, _ in first })

    /// The stand-in for a family, or nil for a name that Apple's systems do not know either.
    static func forFamily(_ name: String) -> FontStandIn? { byKey[FontCatalog.key(name)] }

    /// The stand-in for a PostScript name such as `HelveticaNeue-CondensedBold`, and the traits that the name asks for.
    static func forFace(named name: String) -> (standIn: FontStandIn, traits: FontTraits)? {
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        let base = parts.first ?? name
        // Some faces have their weight in a name of one part: `ArialRoundedMTBold`, `DamascusLight`.
        let style = parts.count > 1 ? parts[1] : base
        for suffix in ["", "PSMT", "MT", "PS"] where base.hasSuffix(suffix) {
            let family = String(base.dropLast(suffix.count))
            guard let found = byName[FontCatalog.key(family)] else { continue }
            let traits = FontTraits(styleName: style)
            return (traits.width < 100 ? found.condensed : found, traits)
        }
        return nil
    }
}

extension FontTraits {
    /// Reads the words of a style name: `CondensedBold`, `Ultra Light Italic`, `MediumOblique`.
    init(styleName: String) {
        self.init()
        let key = FontCatalog.key(styleName)
        let weights: [(String, Int)] = [
            ("ultralight", 100), ("extralight", 200), ("thin", 100), ("semibold", 600), ("demibold", 600),
            ("extrabold", 800), ("ultrabold", 800), ("light", 300), ("medium", 500), ("heavy", 800), ("black", 900),
            ("bold", 700), ("demi", 600), ("roman", 400), ("book", 400), ("regular", 400), ("w6", 600), ("w7", 700),
        ]
        if let found = weights.first(where: { key.contains($0.0) }) { weight = found.1 }
        if key.contains("condensed") { width = 75 }
        let italics = ["italic", "oblique"].contains(where: key.contains)
        // Adobe's names and ITC's: `BoldIt`, `BookIta`.
        if italics || key.hasSuffix("it") || key.hasSuffix("ita") { slant = .italic }
    }
}

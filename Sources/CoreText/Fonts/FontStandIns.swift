/// The fonts of Apple's systems that cannot be had here, and what serves in their place.
///
/// A stand-in keeps the original's published vertical measures, so that lines are as high as on a phone; widths are
/// the stand-in's own, times a number where stored frames of several projects agree upon one.
/// Families and faces: Apple, "System Fonts". Measures: section 7 of the behavior reference.
struct FontStandIn: Sendable {
    /// The family's name on Apple's systems.
    var family: String
    /// Families to try here, in order.
    var servedBy: [String]
    /// The original's measures where they are published; nil keeps the stand-in's.
    var metrics: FontMetrics?
    /// Those of weights that differ from the regular face, by OpenType's usWeightClass.
    var metricsByWeight: [Int: FontMetrics] = [:]
    /// How much wider the original's lines are than the stand-in's.
    var widthFactor = 1.0
    /// The original's widths, for its regular face and weights near it; nil for the stand-in's own.
    var widths: FaceWidths?
    /// How much farther apart than the regular face's its letters stand in weights that the stand-in lacks, in em, by
    /// OpenType's usWeightClass.
    var spacing: [Int: CGFloat] = [:]
    /// Whether the measures are those of condensed faces too.
    var measuresCondensed = true
    /// The design of Avenir that the family is, whose widths are known in all weights; nil for other families.
    var avenir: AvenirDesign?
    /// The design of San Francisco that the family is, under a name of its own; nil for other families.
    var sanFrancisco: SanFranciscoDesign?

    /// What stands in for condensed faces.
    private var condensed: FontStandIn {
        measuresCondensed ? self : FontStandIn(family: family, servedBy: servedBy, metrics: nil)
    }

    private static let helvetica = FontMetrics(
        ascender: 0.92002, descender: -0.22998, leading: 0, capHeight: 0.7198, xHeight: 0.5230)
    private static let helveticaNeue = FontMetrics(
        ascender: 0.952, descender: -0.213, leading: 0.028, capHeight: 0.723, xHeight: 0.523)

    /// The sum of ascender and descender: heights of lines at 14 and 28 points in documents of two projects.
    private static let helveticaNeueBold = FontMetrics(
        ascender: 0.975, descender: -0.217, leading: 0.029, capHeight: 0.723, xHeight: 0.523)

    private static let avenir = FontMetrics(
        ascender: 1, descender: -0.366, leading: 0, capHeight: 0.708, xHeight: 0.468)

    /// Ascent and descent: heights of lines at 15, 17 and 18 points in documents of two projects; the rest is believed.
    private static let futura = FontMetrics(
        ascender: 1.0386, descender: -0.2593, leading: 0, capHeight: 0.756, xHeight: 0.432)

    private static let sans = ["Liberation Sans", "Nimbus Sans", "Noto Sans"]
    private static let humanist = ["Inter", "Noto Sans", "Liberation Sans"]
    private static let serif = ["Noto Serif", "Liberation Serif", "Nimbus Roman"]
    private static let mono = ["Liberation Mono", "Noto Sans Mono", "Nimbus Mono PS"]

    private static let all: [FontStandIn] =
        [
            // Light and medium letters are 1/54 em narrower and wider, as lines of 11 to 51 letters in stored frames
            // tell to half a point.
            FontStandIn(
                family: "Helvetica Neue", servedBy: sans, metrics: helveticaNeue,
                metricsByWeight: [700: helveticaNeueBold], widths: .helveticaNeue,
                spacing: [300: -1.0 / 54, 500: 1.0 / 54]),
            FontStandIn(family: "Helvetica", servedBy: sans, metrics: helvetica),
            FontStandIn(family: "Avenir", servedBy: humanist, metrics: avenir, avenir: .avenir),
            FontStandIn(family: "Avenir Next", servedBy: humanist, metrics: avenir, avenir: .next),
            FontStandIn(family: "Avenir Next Condensed", servedBy: humanist, metrics: avenir),
            // Its condensed faces have lower lines: 17 points at 14 in a stored document.
            FontStandIn(
                family: "Futura", servedBy: humanist, metrics: futura, widthFactor: 0.95, measuresCondensed: false),
            FontStandIn(family: "Arial", servedBy: sans),
            FontStandIn(family: "Times New Roman", servedBy: ["Liberation Serif", "Nimbus Roman", "Noto Serif"]),
            FontStandIn(family: "Times", servedBy: ["Liberation Serif", "Nimbus Roman", "Noto Serif"]),
            FontStandIn(family: "Arial Rounded MT Bold", servedBy: sans),
            FontStandIn(family: "Palatino", servedBy: ["P052"] + serif),
            FontStandIn(family: "Bodoni 72", servedBy: serif),
            FontStandIn(family: "Apple Color Emoji", servedBy: ["Noto Color Emoji"]),
            FontStandIn(family: "Zapfino", servedBy: ["Z003"] + serif),
        ]
        + ["Courier", "Courier New", "Menlo", "SF Mono", "American Typewriter"].map {
            FontStandIn(family: $0, servedBy: mono)
        }
        + [
            "Gill Sans", "Optima", "Trebuchet MS", "Verdana", "Chalkboard SE", "Chalkduster",
            "Comic Sans MS", "Copperplate", "DIN Alternate", "DIN Condensed", "Euphemia UCAS", "Galvji",
            "Marker Felt", "Noteworthy", "Papyrus", "Party LET", "PingFang SC", "PingFang TC", "PingFang HK",
            "Roboto", "Open Sans", "SF Pro Rounded", "SF Compact Text", "Geeza Pro", "Kailasa",
            "Mishafi", "Thonburi", "Savoye LET", "Snell Roundhand", "Bradley Hand", "Academy Engraved LET",
            "Apple SD Gothic Neo", "Heiti SC", "Heiti TC", "Hiragino Sans",
        ].map { FontStandIn(family: $0, servedBy: humanist) }
        + ["SF Pro", "SF UI", "San Francisco"].flatMap { name in
            [
                FontStandIn(family: name + " Text", servedBy: humanist, sanFrancisco: .text),
                FontStandIn(family: name + " Display", servedBy: humanist, sanFrancisco: .display),
            ]
        }
        + [
            "Georgia", "Baskerville", "Charter", "Cochin", "Didot", "Hoefler Text", "Iowan Old Style", "New York",
            "Rockwell", "Big Caslon", "Hiragino Mincho ProN", "Songti SC", "Damascus", "Al Nile", "Farah",
        ].map { FontStandIn(family: $0, servedBy: serif) }

    /// Whether a name is one that Apple's systems keep to themselves, such as the system font's ".SFUI-Regular".
    static func isPrivate(_ name: String) -> Bool { name.hasPrefix(".") }

    /// What Apple's systems give for such names.
    static let forPrivateNames = "TimesNewRomanPSMT"

    /// All families that others stand in for, sorted.
    static var families: [String] { all.map(\.family).sorted() }

    private static let byKey: [String: FontStandIn] = Dictionary(
        all.map { (FontCatalog.key($0.family), $0) }, uniquingKeysWith: { first, _ in first })

    /// The stand-in for a family, or nil for a name that Apple's systems do not know either.
    static func forFamily(_ name: String) -> FontStandIn? { byKey[FontCatalog.key(name)] }

    /// The stand-in for a PostScript name such as `HelveticaNeue-CondensedBold`, and the traits that the name asks for.
    static func forFace(named name: String) -> (standIn: FontStandIn, traits: FontTraits)? {
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        let style = parts.count > 1 ? parts[1] : ""
        let base = parts.first ?? name
        for suffix in ["", "PSMT", "MT", "PS"] where base.hasSuffix(suffix) {
            let family = String(base.dropLast(suffix.count))
            guard let found = forFamily(family) else { continue }
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
            ("bold", 700), ("demi", 600), ("roman", 400), ("book", 400), ("regular", 400),
        ]
        if let found = weights.first(where: { key.contains($0.0) }) { weight = found.1 }
        if key.contains("condensed") { width = 75 }
        if key.contains("italic") || key.contains("oblique") || key == "it" { slant = .italic }
    }
}

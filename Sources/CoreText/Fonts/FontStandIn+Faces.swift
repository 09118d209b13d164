extension FontStandIn {
    /// The PostScript names of the family's faces on Apple's systems, the regular one first; none of families that apps
    /// bring along.
    ///
    /// Source: Apple, "System Fonts".
    var faces: [String] { Self.facesByFamily[family] ?? [] }

    /// The PostScript name of the face nearest to some traits, which asked for by name gives the same font.
    func faceName(_ traits: FontTraits) -> String {
        let nearest = faces.min {
            FontTraits(styleName: $0.faceStyle).distance(to: traits)
                < FontTraits(styleName: $1.faceStyle).distance(to: traits)
        }
        return nearest ?? (names.first ?? family.filter { $0 != " " }) + "-" + traits.styleName
    }

    /// The families of Apple's systems that are stood in for.
    static var appleFamilies: [String] { all.filter { !$0.faces.isEmpty }.map(\.family) }

    private static let facesByFamily: [String: [String]] = [
        "Academy Engraved LET": ["AcademyEngravedLetPlain"],
        "Al Nile": faces("AlNile", "", "Bold"),
        "American Typewriter": faces(
            "AmericanTypewriter", "", "Light", "Semibold", "Bold", "Condensed", "CondensedLight", "CondensedBold"),
        "Apple Color Emoji": ["AppleColorEmoji"],
        "Apple SD Gothic Neo": faces(
            "AppleSDGothicNeo", "Regular", "Thin", "UltraLight", "Light", "Medium", "SemiBold", "Bold"),
        "Arial": ["ArialMT", "Arial-ItalicMT", "Arial-BoldMT", "Arial-BoldItalicMT"],
        "Arial Hebrew": faces("ArialHebrew", "", "Light", "Bold"),
        "Arial Rounded MT Bold": ["ArialRoundedMTBold"],
        "Avenir": faces(
            "Avenir", "Roman", "Oblique", "Book", "BookOblique", "Light", "LightOblique", "Medium", "MediumOblique",
            "Heavy", "HeavyOblique", "Black", "BlackOblique"),
        "Avenir Next": avenirNext("AvenirNext"),
        "Avenir Next Condensed": avenirNext("AvenirNextCondensed"),
        "Baskerville": faces("Baskerville", "", "Italic", "SemiBold", "SemiBoldItalic", "Bold", "BoldItalic"),
        "Bodoni 72": faces("BodoniSvtyTwoITCTT", "Book", "BookIta", "Bold"),
        "Bodoni 72 Oldstyle": faces("BodoniSvtyTwoOSITCTT", "Book", "BookIt", "Bold"),
        "Bodoni 72 Smallcaps": faces("BodoniSvtyTwoSCITCTT", "Book"),
        "Bradley Hand": faces("BradleyHandITCTT", "Bold"),
        "Chalkboard SE": faces("ChalkboardSE", "Regular", "Light", "Bold"),
        "Chalkduster": ["Chalkduster"],
        "Charter": faces("Charter", "Roman", "Italic", "Bold", "BoldItalic", "Black", "BlackItalic"),
        "Cochin": fourFaces("Cochin"),
        "Copperplate": faces("Copperplate", "", "Light", "Bold"),
        "Courier": faces("Courier", "", "Oblique", "Bold", "BoldOblique"),
        "Courier New": faces("CourierNew", "PSMT") + faces("CourierNewPS", "ItalicMT", "BoldMT", "BoldItalicMT"),
        "Damascus": ["Damascus", "DamascusLight", "DamascusMedium", "DamascusSemiBold", "DamascusBold"],
        "Devanagari Sangam MN": faces("DevanagariSangamMN", "", "Bold"),
        "Didot": faces("Didot", "", "Italic", "Bold"),
        "DIN Alternate": faces("DINAlternate", "Bold"),
        "DIN Condensed": faces("DINCondensed", "Bold"),
        "Euphemia UCAS": faces("EuphemiaUCAS", "", "Italic", "Bold"),
        "Farah": ["Farah"],
        "Futura": faces("Futura", "Medium", "MediumItalic", "Bold", "CondensedMedium", "CondensedExtraBold"),
        "Geeza Pro": faces("GeezaPro", "", "Bold"),
        "Georgia": fourFaces("Georgia"),
        "Gill Sans": faces(
            "GillSans", "", "Italic", "Light", "LightItalic", "SemiBold", "SemiBoldItalic", "Bold", "BoldItalic",
            "UltraBold"),
        "Helvetica": faces("Helvetica", "", "Oblique", "Light", "LightOblique", "Bold", "BoldOblique"),
        "Helvetica Neue": faces(
            "HelveticaNeue", "", "Italic", "UltraLight", "UltraLightItalic", "Thin", "ThinItalic", "Light",
            "LightItalic", "Medium", "MediumItalic", "Bold", "BoldItalic", "CondensedBold", "CondensedBlack"),
        "Hiragino Maru Gothic ProN": faces("HiraMaruProN", "W4"),
        "Hiragino Mincho ProN": faces("HiraMinProN", "W3", "W6"),
        "Hiragino Sans": faces("HiraginoSans", "W3", "W6", "W7"),
        "Hoefler Text": faces("HoeflerText", "Regular", "Italic", "Black", "BlackItalic"),
        "Kailasa": faces("Kailasa", "", "Bold"),
        "Kohinoor Bangla": kohinoor("KohinoorBangla"),
        "Kohinoor Devanagari": kohinoor("KohinoorDevanagari"),
        "Kohinoor Gujarati": kohinoor("KohinoorGujarati") + faces("KohinoorGujarati", "Bold"),
        "Kohinoor Telugu": kohinoor("KohinoorTelugu") + faces("KohinoorTelugu", "Medium"),
        "Marker Felt": faces("MarkerFelt", "Thin", "Wide"),
        "Menlo": faces("Menlo", "Regular", "Italic", "Bold", "BoldItalic"),
        "Mishafi": ["DiwanMishafi"],
        "Noteworthy": faces("Noteworthy", "Light", "Bold"),
        "Optima": faces("Optima", "Regular", "Italic", "Bold", "BoldItalic", "ExtraBlack"),
        "Palatino": faces("Palatino", "Roman", "Italic", "Bold", "BoldItalic"),
        "Papyrus": faces("Papyrus", "", "Condensed"),
        "Party LET": ["PartyLetPlain"],
        "PingFang HK": pingFang("PingFangHK"),
        "PingFang SC": pingFang("PingFangSC"),
        "PingFang TC": pingFang("PingFangTC"),
        "Rockwell": faces("Rockwell", "Regular", "Italic", "Bold", "BoldItalic"),
        "Savoye LET": ["SavoyeLetPlain"],
        "Snell Roundhand": faces("SnellRoundhand", "", "Bold", "Black"),
        "Symbol": ["Symbol"],
        "Thonburi": faces("Thonburi", "", "Light", "Bold"),
        "Times New Roman": faces("TimesNewRoman", "PSMT")
            + faces("TimesNewRomanPS", "ItalicMT", "BoldMT", "BoldItalicMT"),
        "Trebuchet MS": ["TrebuchetMS", "TrebuchetMS-Italic", "TrebuchetMS-Bold", "Trebuchet-BoldItalic"],
        "Verdana": fourFaces("Verdana"),
        "Zapf Dingbats": ["ZapfDingbatsITC"],
        "Zapfino": ["Zapfino"],
    ]

    private static func faces(_ base: String, _ styles: String...) -> [String] {
        styles.map { $0.isEmpty || $0 == "PSMT" ? base + $0 : base + "-" + $0 }
    }

    private static func fourFaces(_ base: String) -> [String] { faces(base, "", "Italic", "Bold", "BoldItalic") }

    private static func kohinoor(_ base: String) -> [String] { faces(base, "Regular", "Light", "Semibold") }

    private static func pingFang(_ base: String) -> [String] {
        faces(base, "Regular", "Ultralight", "Thin", "Light", "Medium", "Semibold")
    }

    private static func avenirNext(_ base: String) -> [String] {
        ["Regular", "UltraLight", "Medium", "DemiBold", "Bold", "Heavy"].flatMap { style in
            style == "Regular" ? faces(base, style, "Italic") : faces(base, style, style + "Italic")
        }
    }
}

extension String {
    /// The style in a PostScript name, or all of a name of one part: some have it at their end (`DamascusLight`).
    fileprivate var faceStyle: String {
        let parts = split(separator: "-", maxSplits: 1)
        return String(parts.count > 1 ? parts[1] : parts.first ?? "")
    }
}

extension FontTraits {
    /// Weight and slant as PostScript names have them: `Semibold`, `BoldItalic`, `RegularItalic`.
    var styleName: String {
        let weights = [
            (100, "Ultralight"), (200, "Thin"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "Semibold"),
            (700, "Bold"), (800, "Heavy"), (900, "Black"),
        ]
        let nearest = weights.min { abs($0.0 - weight) < abs($1.0 - weight) }
        return (nearest?.1 ?? "Regular") + (slant == .upright ? "" : "Italic")
    }
}

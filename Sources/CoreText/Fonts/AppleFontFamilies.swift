extension FontStandIn {
    private static let sans = ["Liberation Sans", "Nimbus Sans", "Noto Sans"]
    private static let humanist = ["Inter", "Noto Sans", "Liberation Sans"]
    private static let serif = ["Noto Serif", "Liberation Serif", "Nimbus Roman"]
    private static let roman = ["Liberation Serif", "Nimbus Roman", "Noto Serif"]
    private static let mono = ["Liberation Mono", "Noto Sans Mono", "Nimbus Mono PS"]

    /// The families that iOS has or had, and free ones that apps bring along.
    static let all = helveticas + geometrics + sansSerifs + serifs + monospaced + scripts + sanFrancisco + free

    private static let free = FreeFont.allCases.map { font in
        FontStandIn(
            family: font.rawValue, servedBy: families(servingFor: font), metrics: font.metrics,
            measuresCondensed: false, free: font)
    }

    private static func families(servingFor font: FreeFont) -> [String] {
        switch font {
        // Noto Sans was drawn upon it, and has its letters' widths.
        case .openSans: ["Noto Sans"] + humanist
        case .merriweather, .playfairDisplay, .robotoSlab: serif
        case .ibmPlexMono, .sourceCodePro: mono
        default: humanist
        }
    }

    private static let helveticas = [
        // Light and medium letters are 1/54 em narrower and wider, as lines of 11 to 51 letters in stored frames
        // tell to half a point; thin ones are narrower twice as much (two lines of a document).
        FontStandIn(
            family: "Helvetica Neue", servedBy: sans, metrics: .helveticaNeue,
            metricsByWeight: [700: .helveticaNeueBold], widths: .helveticaNeue, boldWidths: .helveticaNeueBold,
            spacing: [100: -2.0 / 54, 200: -2.0 / 54, 300: -1.0 / 54, 500: 1.0 / 54]),
        FontStandIn(family: "Helvetica", servedBy: sans, metrics: .helvetica),
        FontStandIn(family: "Arial", servedBy: sans),
        FontStandIn(family: "Arial Rounded MT Bold", servedBy: sans),
        FontStandIn(family: "Arial Hebrew", servedBy: sans),
    ]

    private static let geometrics = [
        FontStandIn(family: "Avenir", servedBy: humanist, metrics: .avenir, avenir: .avenir),
        FontStandIn(family: "Avenir Next", servedBy: humanist, metrics: .avenir, avenir: .next),
        FontStandIn(family: "Avenir Next Condensed", servedBy: humanist, metrics: .avenir),
        // Its condensed faces have lower lines: 17 points at 14 in a stored document.
        FontStandIn(
            family: "Futura", servedBy: humanist, metrics: .futura, widthFactor: 0.95, measuresCondensed: false),
    ]

    private static let sansSerifs =
        [
            FontStandIn(
                family: "Verdana", servedBy: humanist, metrics: .verdana, widths: .verdana, boldWidths: .verdanaBold),
            FontStandIn(
                family: "Trebuchet MS", names: ["Trebuchet"], servedBy: humanist, metrics: .trebuchet,
                widths: .trebuchet,
                boldWidths: .trebuchetBold),
            FontStandIn(family: "Bradley Hand", names: ["BradleyHandITCTT"], servedBy: humanist),
            FontStandIn(family: "Academy Engraved LET", names: ["AcademyEngravedLetPlain"], servedBy: humanist),
            FontStandIn(family: "Party LET", names: ["PartyLetPlain"], servedBy: humanist),
            FontStandIn(family: "Savoye LET", names: ["SavoyeLetPlain"], servedBy: humanist),
        ]
        + [
            "Chalkboard SE", "Chalkduster", "Comic Sans MS", "Copperplate", "DIN Alternate", "DIN Condensed",
            "Euphemia UCAS",
            "Galvji", "Gill Sans", "Impact", "Kefa", "Marker Felt", "Noteworthy", "Optima", "Papyrus",
            "Seravek", "Snell Roundhand",
        ].map { FontStandIn(family: $0, servedBy: humanist) }

    private static let serifs =
        [
            FontStandIn(
                family: "Georgia", servedBy: ["Gelasio"] + serif, metrics: .georgia, widths: .georgia,
                boldWidths: .georgiaBold),
            FontStandIn(family: "American Typewriter", servedBy: serif, metrics: .americanTypewriter),
            FontStandIn(family: "Times New Roman", servedBy: roman),
            FontStandIn(family: "Times", servedBy: roman),
            FontStandIn(family: "Palatino", servedBy: ["P052"] + serif),
            FontStandIn(family: "Bodoni 72", names: ["BodoniSvtyTwoITCTT"], servedBy: serif),
            FontStandIn(family: "Bodoni 72 Oldstyle", names: ["BodoniSvtyTwoOSITCTT"], servedBy: serif),
            FontStandIn(family: "Bodoni 72 Smallcaps", names: ["BodoniSvtyTwoSCITCTT"], servedBy: serif),
            FontStandIn(family: "Bodoni Ornaments", names: ["BodoniOrnamentsITCTT"], servedBy: serif),
            FontStandIn(family: "Zapfino", servedBy: ["Z003"] + serif),
        ]
        + [
            "Athelas", "Baskerville", "Big Caslon", "Charter", "Cochin", "Didot", "Hoefler Text", "Iowan Old Style",
            "Marion", "New York", "Rockwell", "STIX Two Math", "STIX Two Text", "Superclarendon",
        ].map { FontStandIn(family: $0, servedBy: serif) }

    private static let monospaced =
        [FontStandIn(family: "Menlo", servedBy: ["DejaVu Sans Mono"] + mono, metrics: .menlo)]
        + ["Courier", "Courier New", "SF Mono"].map { FontStandIn(family: $0, servedBy: mono) }

    /// Families for other writing systems, whose Latin letters a sans serif serves; their own come from what is installed.
    private static let scripts =
        ["SC", "TC", "HK"].map {
            FontStandIn(family: "PingFang " + $0, servedBy: humanist, metrics: .pingFang)
        }
        + ["SC", "TC"].map {
            FontStandIn(family: "Heiti " + $0, names: ["STHeiti" + $0], servedBy: humanist, metrics: .heiti)
        }
        + [
            FontStandIn(family: "Hiragino Sans", servedBy: humanist, metrics: .hiragino),
            FontStandIn(
                family: "Hiragino Kaku Gothic ProN", names: ["HiraKakuProN"], servedBy: humanist, metrics: .hiragino),
            FontStandIn(
                family: "Hiragino Maru Gothic ProN", names: ["HiraMaruProN"], servedBy: humanist, metrics: .hiragino),
            FontStandIn(
                family: "Hiragino Mincho ProN", names: ["HiraMinProN"], servedBy: serif, metrics: .hiragino),
            FontStandIn(family: "Apple SD Gothic Neo", servedBy: humanist, metrics: .appleSDGothicNeo),
            FontStandIn(family: "Apple Color Emoji", servedBy: ["Noto Color Emoji"]),
            FontStandIn(family: "Mishafi", names: ["DiwanMishafi"], servedBy: humanist),
            FontStandIn(
                family: "Damascus", names: ["DamascusLight", "DamascusMedium", "DamascusSemiBold", "DamascusBold"],
                servedBy: serif),
            FontStandIn(family: "Zapf Dingbats", names: ["ZapfDingbatsITC"], servedBy: humanist),
        ]
        + ["Al Nile", "Farah", "Songti SC"].map { FontStandIn(family: $0, servedBy: serif) }
        + [
            "Apple Symbols", "Geeza Pro", "Gurmukhi MN", "Kailasa", "Kohinoor Bangla", "Kohinoor Devanagari",
            "Kohinoor Gujarati", "Kohinoor Telugu", "Mukta Mahee", "Noto Nastaliq Urdu", "Noto Sans Kannada",
            "Noto Sans Myanmar", "Noto Sans Oriya", "Symbol", "Thonburi",
        ].map { FontStandIn(family: $0, servedBy: humanist) }
        + [
            "Bangla", "Devanagari", "Grantha", "Gujarati", "Kannada", "Khmer", "Lao", "Malayalam", "Myanmar", "Oriya",
            "Sinhala", "Tamil", "Telugu",
        ].map { FontStandIn(family: $0 + " Sangam MN", servedBy: humanist) }

    private static let sanFrancisco =
        ["SF Pro", "SF UI", "San Francisco"].flatMap { name in
            [
                FontStandIn(family: name + " Text", servedBy: humanist, sanFrancisco: .text),
                FontStandIn(family: name + " Display", servedBy: humanist, sanFrancisco: .display),
            ]
        }
        + ["SF Pro Rounded", "SF Compact Text"].map { FontStandIn(family: $0, servedBy: humanist) }
}

/// Published vertical measures, in em.
extension FontMetrics {
    fileprivate static let helvetica = FontMetrics(
        ascender: 0.92002, descender: -0.22998, leading: 0, capHeight: 0.7198, xHeight: 0.5230)
    fileprivate static let helveticaNeue = FontMetrics(
        ascender: 0.952, descender: -0.213, leading: 0.028, capHeight: 0.723, xHeight: 0.523)

    /// The sum of ascender and descender: heights of lines at 14 and 28 points in documents of two projects.
    fileprivate static let helveticaNeueBold = FontMetrics(
        ascender: 0.975, descender: -0.217, leading: 0.029, capHeight: 0.723, xHeight: 0.523)

    fileprivate static let avenir = FontMetrics(
        ascender: 1, descender: -0.366, leading: 0, capHeight: 0.708, xHeight: 0.468)

    /// Ascent and descent: heights of lines at 15, 17 and 18 points in documents of two projects; the rest is believed.
    fileprivate static let futura = FontMetrics(
        ascender: 1.0386, descender: -0.2593, leading: 0, capHeight: 0.756, xHeight: 0.432)

    /// Of the fonts' tables `hhea` and `OS/2`, in units of 1/2048 em, as are those of the next two.
    fileprivate static let georgia = FontMetrics(
        ascender: 1878 / 2048, descender: -449 / 2048, leading: 0, capHeight: 1419 / 2048, xHeight: 986 / 2048)
    fileprivate static let verdana = FontMetrics(
        ascender: 2059 / 2048, descender: -430 / 2048, leading: 0, capHeight: 1489 / 2048, xHeight: 1117 / 2048)
    fileprivate static let trebuchet = FontMetrics(
        ascender: 1923 / 2048, descender: -455 / 2048, leading: 0, capHeight: 1465 / 2048, xHeight: 1071 / 2048)

    /// The height of a line as documents of two projects store it, at 20 and at 25 points; its parts are believed.
    fileprivate static let americanTypewriter = FontMetrics(
        ascender: 0.916, descender: -0.24, leading: 0, capHeight: 0.68, xHeight: 0.49)

    /// Menlo was drawn upon DejaVu Sans Mono, whose measures it has.
    fileprivate static let menlo = FontMetrics(
        ascender: 1901 / 2048, descender: -483 / 2048, leading: 0, capHeight: 1493 / 2048, xHeight: 1120 / 2048)

    /// Logged by programs on iOS 9 and later, as are those of Heiti.
    fileprivate static let pingFang = FontMetrics(
        ascender: 1.06, descender: -0.34, leading: 0, capHeight: 0.86, xHeight: 0.6)
    fileprivate static let heiti = FontMetrics(
        ascender: 0.86, descender: -0.14, leading: 0.03, capHeight: 0.778, xHeight: 0.591)
    /// Ascent, descent and gap as programs on iOS report them; the other heights here and below are believed.
    fileprivate static let hiragino = FontMetrics(
        ascender: 0.88, descender: -0.12, leading: 0.5, capHeight: 0.766, xHeight: 0.545)
    fileprivate static let appleSDGothicNeo = FontMetrics(
        ascender: 0.9, descender: -0.3, leading: 0, capHeight: 0.714, xHeight: 0.517)
}

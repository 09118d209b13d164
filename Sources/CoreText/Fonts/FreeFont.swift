import Foundation

/// A family under a free license that many apps bring along, and that documents and servers without its files ask for.
///
/// Where it is not installed, another family's letters take over its widths and measures. Source: the tables `hmtx`, `hhea`
/// and `OS/2` of the fonts in Debian 12 (fonts-comfortaa, fonts-dosis, fonts-karla, fonts-lato, fonts-manrope, fonts-open-sans,
/// fonts-oxygen, fonts-paratype, fonts-quicksand, fonts-roboto-unhinted, fonts-roboto-slab, texlive-fonts-extra), and of DM Sans
/// 4.004, Oswald 4.103, Poppins 4.004, Roboto Condensed 3.008, Titillium Web 1.002 and Ubuntu 0.83. Source Sans Pro's lines are as
/// high as in its version 2, which apps have.
enum FreeFont: String, CaseIterable, Hashable, Sendable {
    case cabin = "Cabin"
    case comfortaa = "Comfortaa"
    case dmSans = "DM Sans"
    case dosis = "Dosis"
    case firaSans = "Fira Sans"
    case ibmPlexMono = "IBM Plex Mono"
    case ibmPlexSans = "IBM Plex Sans"
    case josefinSans = "Josefin Sans"
    case karla = "Karla"
    case lato = "Lato"
    case manrope = "Manrope"
    case merriweather = "Merriweather"
    case montserrat = "Montserrat"
    case nunito = "Nunito"
    case openSans = "Open Sans"
    case oswald = "Oswald"
    case oxygen = "Oxygen"
    case playfairDisplay = "Playfair Display"
    case poppins = "Poppins"
    case ptSans = "PT Sans"
    case quicksand = "Quicksand"
    case raleway = "Raleway"
    case roboto = "Roboto"
    case robotoCondensed = "Roboto Condensed"
    case robotoSlab = "Roboto Slab"
    case sourceCodePro = "Source Code Pro"
    case sourceSansPro = "Source Sans Pro"
    case titilliumWeb = "Titillium Web"
    case ubuntu = "Ubuntu"

    var metrics: FontMetrics {
        switch self {
        case .cabin: .units(1000, 965, -250, capHeight: 700, xHeight: 490)
        case .comfortaa: .units(1000, 881, -234, capHeight: 781, xHeight: 547)
        case .dmSans: .units(1000, 992, -310, capHeight: 700, xHeight: 504)
        case .dosis: .units(1000, 1027, -237, capHeight: 731, xHeight: 473)
        case .firaSans: .units(1000, 935, -265, capHeight: 689, xHeight: 527)
        case .ibmPlexMono: .units(1000, 1025, -275, capHeight: 698, xHeight: 516)
        case .ibmPlexSans: .units(1000, 1025, -275, capHeight: 698, xHeight: 516)
        case .josefinSans: .units(1000, 750, -250, capHeight: 702, xHeight: 378)
        case .karla: .units(2000, 1834, -504, capHeight: 1256, xHeight: 956)
        case .lato: .units(2000, 1974, -426, capHeight: 1433, xHeight: 1013)
        case .manrope: .units(2000, 2132, -600, capHeight: 1440, xHeight: 1080)
        case .merriweather: .units(2000, 1968, -546, capHeight: 1486, xHeight: 1111)
        case .montserrat: .units(1000, 968, -251, capHeight: 700, xHeight: 525)
        case .nunito: .units(1000, 1011, -353, capHeight: 705, xHeight: 486)
        case .openSans: .units(2048, 2189, -600, capHeight: 1462, xHeight: 1096)
        case .oswald: .units(1000, 1193, -289, capHeight: 810, xHeight: 578)
        case .oxygen: .units(2048, 2004, -664, capHeight: 1460, xHeight: 1058)
        case .playfairDisplay: .units(2048, 2216, -514, capHeight: 1450, xHeight: 1053)
        case .poppins: .units(1000, 1050, -350, gap: 100, capHeight: 698, xHeight: 548)
        case .ptSans: .units(1000, 1018, -276, capHeight: 700, xHeight: 500)
        case .quicksand: .units(1000, 1000, -250, capHeight: 700, xHeight: 506)
        case .raleway: .units(1000, 940, -234, capHeight: 710, xHeight: 521)
        case .roboto: .units(2048, 1900, -500, capHeight: 1456, xHeight: 1082)
        case .robotoCondensed: .units(2048, 1900, -500, capHeight: 1456, xHeight: 1082)
        case .robotoSlab: .units(2048, 2146, -555, capHeight: 1456, xHeight: 1082)
        case .sourceCodePro: .units(1000, 984, -273, capHeight: 660, xHeight: 480)
        case .sourceSansPro: .units(1000, 984, -273, capHeight: 660, xHeight: 486)
        case .titilliumWeb: .units(1000, 1133, -388, capHeight: 692, xHeight: 500)
        case .ubuntu: .units(1000, 932, -189, gap: 28, capHeight: 693, xHeight: 520)
        }
    }
}

/// The widths of a free family's characters in some weight.
struct FreeFontWidths: Hashable {
    let font: FreeFont
    /// OpenType's usWeightClass; weights without a face of their own lie between those beside them.
    let weight: Int

    /// The width of a character of printable ASCII, in em.
    func width(of character: UInt8) -> Double? {
        let place = Int(character) - 0x20
        let faces = font.faces
        let upper = faces.first { $0.key >= weight } ?? faces[faces.count - 1]
        let lower = faces.last { $0.key <= weight } ?? faces[0]
        guard upper.value.indices.contains(place) else { return nil }
        let (low, high) = (Double(lower.value[place]), Double(upper.value[place]))
        let share = upper.key > lower.key ? Double(weight - lower.key) / Double(upper.key - lower.key) : 0
        return (low + (high - low) * share) / 1000
    }
}

extension FontMetrics {
    /// Measures in a font's units, of which so many are an em.
    fileprivate static func units(
        _ em: CGFloat, _ ascender: CGFloat, _ descender: CGFloat, gap: CGFloat = 0, capHeight: CGFloat,
        xHeight: CGFloat
    ) -> FontMetrics {
        FontMetrics(
            ascender: ascender / em, descender: descender / em, leading: gap / em, capHeight: capHeight / em,
            xHeight: xHeight / em)
    }
}

import Foundation

/// A family under a free license that many apps bring along, and that documents and servers without its files ask for.
///
/// Where it is not installed, another family's letters take over its widths and measures. Source: the tables `hmtx`, `hhea`
/// and `OS/2` of the fonts in Debian 12 (fonts-lato, fonts-manrope, fonts-open-sans, fonts-roboto-unhinted, fonts-roboto-slab,
/// texlive-fonts-extra).
enum FreeFont: String, CaseIterable, Hashable, Sendable {
    case lato = "Lato"
    case manrope = "Manrope"
    case montserrat = "Montserrat"
    case nunito = "Nunito"
    case openSans = "Open Sans"
    case raleway = "Raleway"
    case roboto = "Roboto"
    case robotoSlab = "Roboto Slab"

    var metrics: FontMetrics {
        switch self {
        case .lato: .units(2000, 1974, -426, capHeight: 1433, xHeight: 1013)
        case .manrope: .units(2000, 2132, -600, capHeight: 1440, xHeight: 1080)
        case .montserrat: .units(1000, 968, -251, capHeight: 700, xHeight: 525)
        case .nunito: .units(1000, 1011, -353, capHeight: 705, xHeight: 486)
        case .openSans: .units(2048, 2189, -600, capHeight: 1462, xHeight: 1096)
        case .raleway: .units(1000, 940, -234, capHeight: 710, xHeight: 521)
        case .roboto: .units(2048, 1900, -500, capHeight: 1456, xHeight: 1082)
        case .robotoSlab: .units(2048, 2146, -555, capHeight: 1456, xHeight: 1082)
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
    /// Measures in a font's units, of which so many are an em; without a gap between lines.
    fileprivate static func units(
        _ em: CGFloat, _ ascender: CGFloat, _ descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat
    ) -> FontMetrics {
        FontMetrics(
            ascender: ascender / em, descender: descender / em, leading: 0, capHeight: capHeight / em,
            xHeight: xHeight / em)
    }
}

/// The widths of Helvetica Neue's characters, which its stand-in takes over: Helvetica's differ by up to 0.04 em.
///
/// Source: the metrics published for the regular face, 55 Roman. One-line labels in documents of two projects have them
/// to half a point, in three weights.
enum HelveticaNeueWidths {
    /// The width of a character of printable ASCII, in em.
    static func width(of character: UInt8) -> Double? {
        let place = Int(character) - 0x20
        return units.indices.contains(place) ? Double(units[place]) / 1000 : nil
    }

    /// Thousandths of an em, from the space to the tilde.
    private static let units: [Int16] = [
        278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333, 556, 556, 556, 556,
        556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 648, 685, 722, 704, 611, 574, 759, 722,
        259, 519, 667, 556, 871, 722, 760, 648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259,
        600, 500, 222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574, 593, 593, 333,
        500, 315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
    ]
}

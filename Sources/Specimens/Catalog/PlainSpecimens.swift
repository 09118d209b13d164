extension Specimen {
    /// Plain labels from small to large.
    static var plainSizes: Specimen {
        Specimen(
            name: "plain-labels-sizes", caption: "Plain labels in the system font, from 11 to 34 points.",
            size: CGSize(width: 375, height: 326)
        ) {
            let sizes: [CGFloat] = [11, 12, 13, 15, 16, 17, 20, 22, 28, 34]
            return RowsPage(
                rows: sizes.map { size in
                    let label = UILabel()
                    label.font = .systemFont(ofSize: size)
                    return .init(label, "\(Int(size)) points: sphinx")
                })
        }
    }

    /// Plain labels from light to heavy.
    static var plainWeights: Specimen {
        Specimen(
            name: "plain-labels-weights", caption: "Plain labels in the nine weights of the system font, and italic.",
            size: CGSize(width: 375, height: 344)
        ) {
            let weights: [(String, UIFont.Weight)] = [
                ("Ultra Light", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
                ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
            ]
            let italic = UILabel()
            italic.font = .italicSystemFont(ofSize: 20)
            return RowsPage(
                rows: weights.map { name, weight in
                    let label = UILabel()
                    label.font = .systemFont(ofSize: 20, weight: weight)
                    return .init(label, "\(name): Hamburgefonts")
                } + [.init(italic, "Italic: Hamburgefonts")])
        }
    }
}

/// Texts that several specimens and tests share.
public enum SpecimenTexts {
    /// The first text of the rounded rectangle label: 283 UTF-16 units.
    public static let inquisition =
        "No one expects the Spanish Inquisition! Our chief weapon is surprise. Fear and surprise. Two chief weapons, "
        + "fear, surprise, and ruthless efficiency! Er, among our chief weapons are: fear, surprise, ruthless "
        + "efficiency, and near fanatical devotion to the Pope! Um, I'll come in again."

    /// Its second text: 187 UTF-16 units.
    public static let romans =
        "All right, but apart from the sanitation, the medicine, education, wine, public order, irrigation, roads, "
        + "the fresh-water system, and public health, what have the Romans ever done for us?"
}

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

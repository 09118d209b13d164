/// What a version of an asset is made for.
struct AssetTraits: Hashable, Sendable {
    /// Nil for every kind of device.
    let idiom: UIUserInterfaceIdiom?
    /// Pixels in a point; nil where the catalog does not say.
    let scale: CGFloat?
    let style: UIUserInterfaceStyle
    let direction: UITraitEnvironmentLayoutDirection
    /// How many conditions it has that are not known here: languages, gamuts, size classes, high contrast.
    let strangeness: Int

    /// Nil for versions that no device shows: those of other platforms, and those that were never assigned.
    init?(_ entry: AssetContents.Entry) {
        guard entry.unassigned != true, let idiom = Self.idioms[entry.idiom ?? "universal"] else { return nil }
        self.idiom = idiom == .unspecified ? nil : idiom
        scale = entry.scale.flatMap { Int($0.prefix { $0 != "x" }) }.flatMap { $0 > 0 ? CGFloat($0) : nil }
        let appearances = entry.appearances ?? []
        let luminosity = appearances.first { $0.appearance == "luminosity" }?.value
        style = luminosity.flatMap { ["dark": .dark, "light": .light][$0] } ?? .unspecified
        direction =
            entry.languageDirection.flatMap { ["left-to-right": .leftToRight, "right-to-left": .rightToLeft][$0] }
            ?? .unspecified
        let conditions = [entry.locale, entry.widthClass, entry.heightClass, entry.displayGamut.filterOut("sRGB")]
        strangeness = conditions.count { $0 != nil } + appearances.count { $0.appearance != "luminosity" }
    }

    private static let idioms: [String: UIUserInterfaceIdiom] = [
        "universal": .unspecified, "iphone": .phone, "ipad": .pad, "tv": .tv, "car": .carPlay, "mac": .mac,
        "vision": .vision,
    ]

    /// How badly the version suits traits, the most important reason first; all 0 is perfect.
    func distance(from traits: UITraitCollection) -> [CGFloat] {
        [
            idiom == nil ? 1 : idiom == traits.userInterfaceIdiom ? 0 : 2,
            style == .unspecified ? 1 : style == traits.userInterfaceStyle ? 0 : 2,
            direction == .unspecified ? 1 : direction == traits.layoutDirection ? 0 : 2,
            CGFloat(strangeness), scaleDistance(from: traits.displayScale),
        ]
    }

    /// A larger bitmap is better than a smaller one, and the nearest is best.
    private func scaleDistance(from wanted: CGFloat) -> CGFloat {
        let scale = scale ?? 1
        return scale >= wanted ? scale - wanted : 100 + wanted - scale
    }
}

extension String? {
    /// Nil in place of a value that says nothing.
    fileprivate func filterOut(_ value: String) -> String? { self == value ? nil : self }
}

extension Array {
    /// The element whose traits suit best; the first of several.
    func best(for traits: UITraitCollection, _ own: (Element) -> AssetTraits) -> Element? {
        self.min { own($0).distance(from: traits).lexicographicallyPrecedes(own($1).distance(from: traits)) }
    }
}

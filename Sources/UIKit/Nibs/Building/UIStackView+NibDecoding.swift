extension UIStackView {
    /// A stack view's own properties; its arranged views are what the document lists as subviews.
    func decodeStack(_ decoder: NibDecoder) {
        axis = decoder.string("axis") == "vertical" ? .vertical : .horizontal
        distribution = decoder.choice("distribution", NibWords.distributions) ?? .fill
        alignment = decoder.choice("alignment", NibWords.stackAlignments) ?? .fill
        let isStandard = decoder.string("spacingType") == "standard"
        let points = decoder.number("spacing") ?? 0
        spacing = isStandard ? Self.spacingUseSystem : points
        isBaselineRelativeArrangement = decoder.bool("baselineRelativeArrangement", default: false)
        // Documents do not write whether margins are kept: they write margins where they are.
        let margins = ["layoutMargins", "directionalLayoutMargins"]
        isLayoutMarginsRelativeArrangement = margins.contains { decoder.element.child(keyed: $0) != nil }
    }
}

extension NibWords {
    fileprivate static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    fileprivate static let stackAlignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "top": .top, "leading": .leading, "firstBaseline": .firstBaseline, "center": .center,
        "bottom": .bottom, "trailing": .trailing, "lastBaseline": .lastBaseline,
    ]
}

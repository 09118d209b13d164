extension UIStackView {
    /// How a stack view arranges its views, at Interface Builder's defaults where nothing is written.
    func decodeStack(from decoder: NibDecoder) {
        axis = decoder.choice("axis", NibWords.axes) ?? .horizontal
        alignment = decoder.choice("alignment", NibWords.stackAlignments) ?? .fill
        distribution = decoder.choice("distribution", NibWords.stackDistributions) ?? .fill
        spacing = decoder.number("spacing") ?? 0
        if decoder.string("spacingType") == "standard" { spacing = Self.spacingUseSystem }
        isBaselineRelativeArrangement = decoder.bool("baselineRelativeArrangement", default: false)
        // No attribute says so: documents write margins of a stack view where it keeps them.
        isLayoutMarginsRelativeArrangement = ["layoutMargins", "directionalLayoutMargins"].contains {
            decoder.child(keyed: $0) != nil
        }
    }
}

extension NibWords {
    fileprivate static let axes: [String: NSLayoutConstraint.Axis] = [
        "horizontal": .horizontal, "vertical": .vertical,
    ]

    fileprivate static let stackAlignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]

    fileprivate static let stackDistributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
}

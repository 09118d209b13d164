extension UIView {
    /// The properties that all views have, at Interface Builder's defaults where nothing is written.
    func decodeCommon(from decoder: NibDecoder) throws(IBError) {
        if !decoder.context.isOfProgram { viewState.generation = decoder.context.version.controls }
        frame = try decoder.rect("frame") ?? .zero
        isHidden = isHidden || decoder.bool("hidden", default: false)
        alpha = decoder.number("alpha") ?? 1
        tag = decoder.integer("tag") ?? 0
        clipsToBounds = decoder.bool("clipsSubviews", default: false)
        isUserInteractionEnabled = decoder.bool("userInteractionEnabled", default: true)
        isMultipleTouchEnabled = decoder.bool("multipleTouchEnabled", default: false)
        contentMode = decoder.choice("contentMode", NibWords.contentModes) ?? .scaleToFill
        autoresizesSubviews = decoder.bool("autoresizesSubviews", default: true)
        autoresizingMask = decoder.autoresizingMask()
        semanticContentAttribute =
            decoder.choice("semanticContentAttribute", NibWords.semanticContentAttributes) ?? .unspecified
        if let color = decoder.color("backgroundColor") { backgroundColor = color }
        if let color = decoder.color("tintColor") { tintColor = color }
        decodeLayout(from: decoder)
        decodeAccessibility(from: decoder)
    }
}

extension NibDecoder {
    /// Which margins and lengths follow the superview's; nothing written means none.
    func autoresizingMask() -> UIView.AutoresizingMask {
        guard let value = child(keyed: "autoresizingMask") else { return [] }
        var mask: UIView.AutoresizingMask = []
        for (name, flag) in NibWords.autoresizing where value[name] == "YES" { mask.insert(flag) }
        return mask
    }
}

extension NibWords {
    static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    static let semanticContentAttributes: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]

    static let autoresizing: [(String, UIView.AutoresizingMask)] = [
        ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
        ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
        ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
}

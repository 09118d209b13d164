extension UIView {
    /// The properties that all views have, at Interface Builder's defaults where nothing is written.
    func decodeCommon(from decoder: NibDecoder) throws(IBError) {
        if !decoder.context.isOfProgram { viewState.generation = decoder.context.version.controls }
        frame = try decoder.rect("frame") ?? .zero
        isHidden = isHidden || decoder.bool("hidden", default: false)
        alpha = decoder.number("alpha") ?? 1
        tag = decoder.integer("tag") ?? 0
        restorationIdentifier = decoder.string("restorationIdentifier")
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

extension UIView {
    /// What a document says to assistive programs and tests.
    func decodeAccessibility(from decoder: NibDecoder) {
        guard let element = decoder.child(keyed: "accessibilityConfiguration") else { return }
        let part = decoder.decoder(for: element)
        if let label = part.text("label") { accessibilityLabel = label }
        if let hint = part.text("hint") { accessibilityHint = hint }
        if let value = part.text("value") { accessibilityValue = value }
        if let identifier = part.text("identifier") { accessibilityIdentifier = identifier }
        if let flag = part.child(keyed: "isElement") {
            isAccessibilityElement = part.decoder(for: flag).bool("value", default: true)
        }
        if let traits = part.child(keyed: "traits") {
            accessibilityTraits = part.decoder(for: traits).set(NibWords.accessibilityTraits)
        }
    }
}

extension NibWords {
    static let accessibilityTraits: [(String, UIAccessibilityTraits)] = [
        ("none", []), ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
        ("staticText", .staticText), ("searchField", .searchField), ("playsSound", .playsSound),
        ("keyboardKey", .keyboardKey), ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
        ("updatesFrequently", .updatesFrequently), ("startsMediaSession", .startsMediaSession),
        ("adjustable", .adjustable), ("allowsDirectInteraction", .allowsDirectInteraction),
        ("causesPageTurn", .causesPageTurn), ("header", .header),
    ]
}

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
        isLayoutMarginsRelativeArrangement = decoder.element.hasOwnMargins
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

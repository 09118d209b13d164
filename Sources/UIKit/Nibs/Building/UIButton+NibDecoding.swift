extension UIButton {
    func decodeButton(_ decoder: NibDecoder) {
        decodeControl(decoder)
        titleLabel?.lineBreakMode = decoder.choice("lineBreakMode", NibWords.lineBreakModes) ?? .byTruncatingMiddle
        contentEdgeInsets = decoder.inset("contentEdgeInsets") ?? .zero
        titleEdgeInsets = decoder.inset("titleEdgeInsets") ?? .zero
        imageEdgeInsets = decoder.inset("imageEdgeInsets") ?? .zero
        role = decoder.choice("role", NibWords.buttonRoles) ?? .normal
        _ = decoder.bool("hasAttributedTitle", default: false)
        showsTouchWhenHighlighted = decoder.bool("showsTouchWhenHighlighted", default: false)
        if let font = decoder.font("fontDescription") { titleLabel?.font = font }
        if let offset = decoder.size("titleShadowOffset") { titleLabel?.shadowOffset = offset }
        let style = decoder.child(keyed: "configuration")
        for (name, state) in NibWords.buttonStates { decodeState(name, state, decoder) }
        guard let style else { return decodeTitles(decoder) }
        // Titles of states are remains of the button before it got a style: only those of the style are shown.
        configuration = decoder.decoder(for: style).buttonConfiguration(decoder)
    }

    private func decodeState(_ name: String, _ state: State, _ decoder: NibDecoder) {
        guard let element = decoder.child(keyed: name) else { return }
        let part = decoder.decoder(for: element)
        if let color = part.color("titleColor") { setTitleColor(color, for: state) }
        if let color = part.color("titleShadowColor") { setTitleShadowColor(color, for: state) }
        if let image = decoder.imageOrPlace("image", in: part) { setImage(image, for: state) }
        if let image = decoder.imageOrPlace("backgroundImage", in: part) { setBackgroundImage(image, for: state) }
    }

    private func decodeTitles(_ decoder: NibDecoder) {
        for (name, state) in NibWords.buttonStates {
            guard let part = decoder.child(keyed: name).map(decoder.decoder) else { continue }
            if let title = part.text("title") { setTitle(title, for: state) }
            if let title = part.attributedString("attributedTitle") { setAttributedTitle(title, for: state) }
        }
    }

    /// The kind that an element asks for.
    static func kind(in decoder: NibDecoder?) -> ButtonType {
        decoder?.choice("buttonType", NibWords.buttonTypes) ?? .custom
    }
}

extension NibDecoder {
    /// The style of iOS 15 and later; `decoder` is the button's.
    @MainActor fileprivate func buttonConfiguration(_ decoder: NibDecoder) -> UIButton.Configuration {
        var configuration = choice("style", NibWords.configurations)?() ?? .plain()
        configuration.title = text("title")
        configuration.attributedTitle = attributedString("attributedTitle").map { AttributedString($0) }
        configuration.subtitle = text("subtitle")
        configuration.image = decoder.imageOrPlace("image", in: self)
        configuration.preferredSymbolConfigurationForImage = child(keyed: "preferredSymbolConfigurationForImage")
            .map { self.decoder(for: $0).symbolConfiguration }
        configuration.imagePlacement = choice("imagePlacement", NibWords.placements) ?? .leading
        configuration.imagePadding = number("imagePadding") ?? 0
        configuration.titlePadding = number("titlePadding") ?? configuration.titlePadding
        configuration.buttonSize = choice("buttonSize", NibWords.buttonSizes) ?? .medium
        configuration.cornerStyle = choice("cornerStyle", NibWords.cornerStyles) ?? .dynamic
        configuration.font = font("titleFontDescription")
        if let insets = inset("contentInsets") {
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
        configuration.baseForegroundColor = color("baseForegroundColor")
        configuration.baseBackgroundColor = color("baseBackgroundColor")
        return configuration
    }
}

extension NibWords {
    fileprivate static let buttonStates: [(String, UIControl.State)] = [
        ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ]

    fileprivate static let buttonTypes: [String: UIButton.ButtonType] = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close, "plain": .plain,
    ]

    fileprivate static let buttonRoles: [String: UIButton.Role] = [
        "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
    ]

    @MainActor fileprivate static let configurations: [String: @MainActor () -> UIButton.Configuration] = [
        "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
    ]

    fileprivate static let placements: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]

    fileprivate static let buttonSizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]

    fileprivate static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
        "capsule": .capsule,
    ]
}

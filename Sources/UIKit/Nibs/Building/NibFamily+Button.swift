extension NibFamily {
    static func button(_ decoder: NibDecoder) -> UIView {
        let button = PlainButton()
        button.alignment = decoder.choice("contentHorizontalAlignment", NibWords.buttonAlignments) ?? .center
        _ = decoder.string("contentVerticalAlignment")
        button.titleLabel.lineBreakMode =
            decoder.choice("lineBreakMode", NibWords.lineBreakModes) ?? .byTruncatingMiddle
        button.contentInsets = decoder.inset("contentEdgeInsets") ?? .zero
        button.titleInsets = decoder.inset("titleEdgeInsets") ?? .zero
        button.pictureInsets = decoder.inset("imageEdgeInsets") ?? .zero
        _ = decoder.bool("hasAttributedTitle", default: false)
        let kind = decoder.string("buttonType") ?? "custom"
        button.titleLabel.font = decoder.font("fontDescription") ?? .systemFont(ofSize: kind == "custom" ? 18 : 15)
        if let sign = NibWords.buttonSigns[kind] {
            button.showSign(sign, tint: decoder.buttonTint)
        } else if let configuration = decoder.child(keyed: "configuration") {
            button.decodeConfiguration(from: decoder.decoder(for: configuration), tint: decoder.buttonTint)
        } else {
            button.decodeStates(from: decoder, isCustom: kind == "custom")
        }
        return button
    }
}

extension NibDecoder {
    /// The tint of the button itself; an inherited one is not known while decoding.
    fileprivate var buttonTint: UIColor { color("tintColor") ?? .systemBlue }
}

extension NibWords {
    fileprivate static let buttonAlignments: [String: PlainButton.HorizontalAlignment] = [
        "left": .left, "leading": .left, "center": .center, "right": .right, "trailing": .right, "fill": .center,
    ]

    fileprivate static let buttonSigns = [
        "infoLight": "i", "infoDark": "i", "detailDisclosure": "i", "contactAdd": "+", "close": "×",
    ]
}

extension PlainButton {
    /// The title and picture of the state that the button is in.
    fileprivate func decodeStates(from decoder: NibDecoder, isCustom: Bool) {
        let isEnabled = decoder.bool("enabled", default: true)
        let isSelected = decoder.bool("selected", default: false)
        for state in ["normal", "highlighted", "disabled", "selected"] { _ = decoder.child(keyed: state) }
        guard let normal = decoder.child(keyed: "normal") else { return }
        let key = !isEnabled ? "disabled" : isSelected ? "selected" : "normal"
        let state = decoder.child(keyed: key) ?? normal
        showTitle(decoder.decoder(for: state), decoder.decoder(for: normal))
        let color = stateColor(decoder, state, normal)
        titleLabel.textColor = color ?? (isCustom ? .white : decoder.buttonTint)
        if !isEnabled, color == nil { titleLabel.textColor = .tertiaryLabel }
        showPicture(decoder, state, normal)
    }

    private func stateColor(_ decoder: NibDecoder, _ state: IBElement, _ normal: IBElement) -> UIColor? {
        let value = state.child(keyed: "titleColor") ?? normal.child(keyed: "titleColor")
        return value.flatMap { decoder.color(of: $0) }
    }

    private func showTitle(_ state: NibDecoder, _ normal: NibDecoder) {
        if let title = state.attributedString("attributedTitle") ?? normal.attributedString("attributedTitle") {
            titleLabel.attributedText = title
        } else {
            titleLabel.text = state.text("title") ?? normal.text("title")
        }
    }

    private func showPicture(_ decoder: NibDecoder, _ state: IBElement, _ normal: IBElement) {
        let found = decoder.decoder(for: state).picture("image") ?? decoder.decoder(for: normal).picture("image")
        let background = decoder.decoder(for: normal).picture("backgroundImage")
        for picture in [found, background].compactMap({ $0 }) {
            decoder.report(.note, "the image \(picture.name) is not at hand; its place is marked")
        }
        if let found { pictureSize = found.size ?? CGSize(width: 22, height: 22) }
        if background != nil, backgroundColor == nil { backgroundColor = .systemGray5 }
    }

    /// The style of iOS 15 and later.
    fileprivate func decodeConfiguration(from decoder: NibDecoder, tint: UIColor) {
        if let title = decoder.attributedString("attributedTitle") {
            titleLabel.attributedText = title
        } else {
            titleLabel.text = decoder.text("title")
        }
        titleLabel.font = decoder.font("titleFontDescription") ?? .systemFont(ofSize: 17)
        if let picture = decoder.picture("image") { pictureSize = picture.size ?? CGSize(width: 20, height: 20) }
        spacing = decoder.number("imagePadding") ?? 0
        contentInsets = decoder.inset("contentInsets") ?? UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
        decodeConfigurationColors(from: decoder, tint: tint)
        let isCapsule = decoder.string("cornerStyle") == "capsule"
        corners = isCapsule ? .capsule : .radius(5.95)
    }

    private func decodeConfigurationColors(from decoder: NibDecoder, tint: UIColor) {
        let foreground = decoder.color("baseForegroundColor")
        let background = decoder.color("baseBackgroundColor")
        switch decoder.string("style") {
        case "filled":
            backgroundColor = background ?? tint
            titleLabel.textColor = foreground ?? .white
        case "tinted":
            backgroundColor = (background ?? tint).withAlphaComponent(0.18)
            titleLabel.textColor = foreground ?? tint
        case "gray":
            backgroundColor = background ?? .tertiarySystemFill
            titleLabel.textColor = foreground ?? tint
        default:
            if let background { backgroundColor = background }
            titleLabel.textColor = foreground ?? tint
        }
    }

    /// The round buttons of the system.
    fileprivate func showSign(_ sign: String, tint: UIColor) {
        titleLabel.text = sign
        titleLabel.font = .systemFont(ofSize: 15, weight: .medium)
        titleLabel.textColor = tint
        corners = .capsule
        layer.borderWidth = 1.5
        layer.borderColor = tint.cgColor
    }
}

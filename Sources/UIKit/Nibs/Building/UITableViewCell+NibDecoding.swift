extension UITableViewCell {
    /// A row's own properties; its labels are among the content view's subviews, at their stored frames.
    func decodeCell(_ decoder: NibDecoder) {
        backgroundColor = decoder.color("backgroundColor") ?? .secondarySystemGroupedBackground
        accessoryType = decoder.choice("accessoryType", NibWords.accessories) ?? .none
        selectionStyle = decoder.choice("selectionStyle", NibWords.selections) ?? .default
        indentationLevel = decoder.integer("indentationLevel") ?? 0
        indentationWidth = decoder.number("indentationWidth") ?? 10
        if let inset = decoder.inset("separatorInset") { separatorInset = inset }
        for name in ["textLabel", "detailTextLabel", "imageView", "style", "editingAccessoryType"] {
            _ = decoder.string(name)
        }
        // Content ends nearer to an accessory than to the edge of the screen.
        if accessoryType != .none { contentView.layoutMargins.right = 8 }
    }
}

extension UICollectionViewCell {
    func decodeCell(_ decoder: NibDecoder) {
        reuseIdentifier = decoder.string("reuseIdentifier")
        // Interface Builder's own notes about the size on its canvas.
        for key in ["customSize", "size"] { _ = decoder.child(keyed: key) }
    }
}

extension UIVisualEffectView {
    func decodeEffect(_ decoder: NibDecoder) {
        guard let element = decoder.child("blurEffect") else { return }
        effect = UIBlurEffect(style: decoder.decoder(for: element).choice("style", NibWords.blurs) ?? .light)
    }
}

extension NibWords {
    fileprivate static let accessories: [String: UITableViewCell.AccessoryType] = [
        "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]

    fileprivate static let selections: [String: UITableViewCell.SelectionStyle] = [
        "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]

    fileprivate static let blurs: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}

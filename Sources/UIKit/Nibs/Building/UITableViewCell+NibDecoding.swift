extension UITableViewCell {
    /// A row's own properties; its labels are among the content view's subviews, at their stored frames.
    func decodeCell(_ decoder: NibDecoder) {
        if let color = decoder.color("backgroundColor") {
            backgroundColor = color
        } else {
            takeStandardColor(.secondarySystemGroupedBackground)
        }
        accessoryType = decoder.choice("accessoryType", NibWords.accessories) ?? .none
        editingAccessoryType = decoder.choice("editingAccessoryType", NibWords.accessories) ?? .none
        selectionStyle = decoder.choice("selectionStyle", NibWords.selections) ?? .default
        indentationLevel = decoder.integer("indentationLevel") ?? 0
        indentationWidth = decoder.number("indentationWidth") ?? 10
        if let inset = decoder.inset("separatorInset") { separatorInset = inset }
        if let configuration = decoder.listConfiguration { contentConfiguration = configuration }
        // Content ends nearer to an accessory than to the edge of the screen, unless it has margins of its own.
        let hasMargins = decoder.child(keyed: "contentView")?.hasOwnMargins ?? false
        if accessoryType != .none, !hasMargins { contentView.layoutMargins.right = 8 }
    }

    /// Gives the content its place in the row where the document stores another: Xcode 6 and 7 kept the frame that a new row's
    /// content had, and laid out what lies upon it for the row's own size, beside its disclosure sign if it has one.
    func renewOutdatedContent(_ decoder: NibDecoder) {
        guard bounds.height > 0 else { return }
        if abs(bounds.height - contentView.frame.height) > 1.5 { contentView.frame = bounds }
        // The row's own properties are decoded after what lies upon it.
        let sign = decoder.choice("accessoryType", NibWords.accessories)
        guard sign == .disclosureIndicator, decoder.context.version.hasPlainCanvas else { return }
        contentView.frame.size.width = max(0, bounds.width - Self.plainDisclosureRoom)
    }

    /// What a disclosure sign takes from the content's width up to iOS 10, in points.
    ///
    /// Source: stored frames of seven documents of five projects of Xcode 7 to 9, and what lies upon a row of Xcode 6.
    private static let plainDisclosureRoom: CGFloat = 33
}

extension NibDecoder {
    /// The texts and the image that a document gives a row in place of views.
    @MainActor fileprivate var listConfiguration: UIListContentConfiguration? {
        guard let element = child(keyed: "contentConfiguration"), element.name == "listContentConfiguration" else {
            return nil
        }
        let part = decoder(for: element)
        var configuration = UIListContentConfiguration.cell()
        configuration.text = part.text("text")
        configuration.secondaryText = part.text("secondaryText")
        configuration.image = imageOrPlace("image", in: part)
        return configuration
    }
}

extension NibBuilder {
    /// Tells a row of one of the styles which of the views upon it are its labels and its image.
    func takeParts(of decoder: NibDecoder, _ cell: UITableViewCell) {
        func part<Part: UIView>(_ name: String) -> Part? {
            decoder.string(name).flatMap { wiring.object($0) as? Part }
        }
        let (title, detail): (UILabel?, UILabel?) = (part("textLabel"), part("detailTextLabel"))
        let picture: UIImageView? = part("imageView")
        guard title != nil || detail != nil || picture != nil else { return }
        cell.take(
            title: title, detail: detail, picture: picture, as: context.isOfProgram ? .byStyle : .stored)
    }
}

extension UICollectionViewCell {
    func decodeCell(_ decoder: NibDecoder) {
        reuseIdentifier = decoder.string("reuseIdentifier")
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

    static let cellStyles: [String: UITableViewCell.CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]

    fileprivate static let selections: [String: UITableViewCell.SelectionStyle] = [
        "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]

    static let blurs: [String: UIBlurEffect.Style] = [
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

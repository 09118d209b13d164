extension UILabel {
    /// A label's own properties; what Interface Builder leaves out differs from `UILabel()` in three defaults.
    func decodeLabel(_ decoder: NibDecoder) {
        font = decoder.font("fontDescription") ?? .systemFont(ofSize: UIFont.labelFontSize)
        if let color = decoder.color("textColor") { textColor = color }
        highlightedTextColor = decoder.color("highlightedColor")
        numberOfLines = decoder.integer("numberOfLines") ?? 1
        textAlignment = decoder.textAlignment("textAlignment", default: .left)
        lineBreakMode = decoder.choice("lineBreakMode", NibWords.lineBreakModes) ?? .byTruncatingTail
        baselineAdjustment = decoder.choice("baselineAdjustment", NibWords.baselineAdjustments) ?? .alignCenters
        isEnabled = decoder.bool("enabled", default: true)
        isHighlighted = decoder.bool("highlighted", default: false)
        allowsDefaultTighteningForTruncation = decoder.bool("adjustsLetterSpacingToFitWidth", default: false)
        adjustsFontForContentSizeCategory = decoder.bool("adjustsFontForContentSizeCategory", default: false)
        preferredMaxLayoutWidth = decoder.number("preferredMaxLayoutWidth") ?? 0
        if !decoder.context.isOfProgram, decoder.context.version.breaksLinesGreedily { lineBreakStrategy = [] }
        decodeShrinking(from: decoder)
        decodeShadow(from: decoder)
        decodeText(from: decoder)
    }

    private func decodeShrinking(from decoder: NibDecoder) {
        adjustsFontSizeToFitWidth = decoder.bool("adjustsFontSizeToFit", default: true)
        let smallest = decoder.number("minimumFontSize") ?? 0
        let factor = decoder.number("minimumScaleFactor") ?? 0
        // The old property names a size, which today's property states as a share of the font's.
        minimumScaleFactor = factor > 0 ? min(factor, 1) : min(max(smallest, 0) / max(font.pointSize, 1), 1)
    }

    private func decodeShadow(from decoder: NibDecoder) {
        shadowColor = decoder.color("shadowColor")
        shadowOffset = decoder.size("shadowOffset") ?? CGSize(width: 0, height: -1)
    }

    /// Comes last: an attributed text keeps its own fonts and paragraph styles.
    private func decodeText(from decoder: NibDecoder) {
        let isAttributed = decoder.bool("usesAttributedText", default: false)
        let plain = decoder.text("text")
        if let attributed = decoder.attributedString("attributedText"), isAttributed || plain == nil {
            attributedText = attributed
        } else {
            text = plain
        }
    }
}

extension NibWords {
    static let baselineAdjustments: [String: UIBaselineAdjustment] = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]
}

extension UITextField {
    func decodeTextField(_ decoder: NibDecoder) {
        decodeControl(decoder)
        font = decoder.font("fontDescription") ?? .systemFont(ofSize: UIFont.labelFontSize)
        if let color = decoder.color("textColor") { textColor = color }
        textAlignment = decoder.textAlignment("textAlignment", default: .left)
        borderStyle = decoder.choice("borderStyle", NibWords.borderStyles) ?? .none
        placeholder = decoder.text("placeholder")
        text = decoder.text("text")
        minimumFontSize = decoder.number("minimumFontSize") ?? 0
        adjustsFontSizeToFitWidth = decoder.bool("adjustsFontSizeToFit", default: true)
        adjustsFontForContentSizeCategory = decoder.bool("adjustsFontForContentSizeCategory", default: false)
        clearButtonMode = decoder.choice("clearButtonMode", NibWords.viewModes) ?? .never
        clearsOnBeginEditing = decoder.bool("clearsOnBeginEditing", default: false)
        decodeTraits(of: decoder)
    }
}

extension NibWords {
    fileprivate static let borderStyles: [String: UITextField.BorderStyle] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]

    fileprivate static let viewModes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}

extension UITextView {
    func decodeTextView(_ decoder: NibDecoder) {
        font = decoder.font("fontDescription") ?? .systemFont(ofSize: 14)
        if let color = decoder.color("textColor") { textColor = color }
        textAlignment = decoder.textAlignment("textAlignment", default: .left)
        isEditable = decoder.bool("editable", default: true)
        isSelectable = decoder.bool("selectable", default: true)
        decodeTraits(of: decoder)
        if let types = decoder.child(keyed: "dataDetectorTypes") {
            dataDetectorTypes = decoder.decoder(for: types).set(NibWords.dataDetectorTypes)
        }
        let isAttributed = decoder.bool("usesAttributedText", default: false)
        let plain = decoder.text("text")
        if let attributed = decoder.attributedString("attributedText"), isAttributed, attributed.length > 0 {
            attributedText = attributed
        } else {
            text = plain ?? ""
        }
    }
}

extension UITextView: NibTextShowing {
    var shownText: String? { text }
}

extension NibWords {
    fileprivate static let dataDetectorTypes: [(String, UIDataDetectorTypes)] = [
        ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
        ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber),
        ("lookupSuggestion", .lookupSuggestion),
    ]
}

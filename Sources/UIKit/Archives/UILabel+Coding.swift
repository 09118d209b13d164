import Foundation

extension UILabel {
    /// Writes the label's own properties.
    func archiveLabel(in coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(font, forKey: "UIFont")
        coder.encode(textColor, forKey: "UITextColor")
        coder.archive(highlightedTextColor, as: "UIHighlightedColor")
        coder.archive(shadowColor, as: "UIShadowColor")
        coder.archive([shadowOffset.width, shadowOffset.height], as: "UIShadowOffset")
        coder.encode(textAlignment.rawValue, forKey: "UITextAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "UILineBreakMode")
        if lineBreakStrategy != .standard { coder.archive(lineBreakStrategy.rawValue, as: "UILineBreakStrategy") }
        coder.encode(isEnabled, forKey: "UIEnabled")
        coder.encode(isHighlighted, forKey: "UIHighlighted")
        archiveFitting(in: coder)
        switch content.source {
        case .none: break
        case .plain(let text): coder.archive(text: text, as: "UIText")
        case .attributed(let text): coder.encode(text, forKey: "UIAttributedText")
        }
    }

    private func archiveFitting(in coder: NSCoder) {
        coder.encode(numberOfLines, forKey: "UINumberOfLines")
        coder.encode(Double(preferredMaxLayoutWidth), forKey: "UIPreferredMaxLayoutWidth")
        coder.encode(adjustsFontSizeToFitWidth, forKey: "UIAdjustsFontSizeToFit")
        coder.encode(Double(minimumScaleFactor), forKey: "UIMinimumScaleFactor")
        coder.encode(baselineAdjustment.rawValue, forKey: "UIBaselineAdjustment")
        coder.encode(allowsDefaultTighteningForTruncation, forKey: "UIAllowsTightening")
        coder.encode(adjustsFontForContentSizeCategory, forKey: "UIAdjustsFontForContentSizeCategory")
    }

    /// Takes what an archive holds; the text comes last, because an attributed one keeps its own fonts and styles.
    func takeLabelArchive(_ coder: NSCoder) {
        font = coder.archived("UIFont")
        textColor = coder.archived("UITextColor")
        highlightedTextColor = coder.archived("UIHighlightedColor")
        shadowColor = coder.archived("UIShadowColor")
        if let offset = coder.archivedNumbers("UIShadowOffset", 2) {
            shadowOffset = CGSize(width: offset[0], height: offset[1])
        }
        textAlignment = coder.archivedChoice("UITextAlignment") ?? .natural
        lineBreakMode = coder.archivedChoice("UILineBreakMode") ?? .byTruncatingTail
        if let bits: UInt = coder.archivedValue("UILineBreakStrategy") {
            lineBreakStrategy = NSParagraphStyle.LineBreakStrategy(rawValue: bits)
        }
        isEnabled = coder.archivedFlag("UIEnabled") ?? true
        isHighlighted = coder.archivedFlag("UIHighlighted") ?? false
        takeFitting(coder)
        if let text: NSAttributedString = coder.archived("UIAttributedText") {
            attributedText = text
        } else {
            text = coder.archived("UIText")
        }
    }

    private func takeFitting(_ coder: NSCoder) {
        numberOfLines = coder.archivedInteger("UINumberOfLines") ?? 1
        preferredMaxLayoutWidth = coder.archivedNumber("UIPreferredMaxLayoutWidth") ?? 0
        adjustsFontSizeToFitWidth = coder.archivedFlag("UIAdjustsFontSizeToFit") ?? false
        minimumScaleFactor = coder.archivedNumber("UIMinimumScaleFactor") ?? 0
        baselineAdjustment = coder.archivedChoice("UIBaselineAdjustment") ?? .alignBaselines
        allowsDefaultTighteningForTruncation = coder.archivedFlag("UIAllowsTightening") ?? false
        adjustsFontForContentSizeCategory = coder.archivedFlag("UIAdjustsFontForContentSizeCategory") ?? false
    }
}

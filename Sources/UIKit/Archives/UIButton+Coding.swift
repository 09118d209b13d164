import Foundation

extension UIControl {
    /// Writes the control's state and alignments; targets and actions are the program's to add.
    func archiveControl(in coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(isEnabled, forKey: "UIEnabled")
        coder.encode(isSelected, forKey: "UISelected")
        coder.encode(isHighlighted, forKey: "UIHighlighted")
        coder.encode(contentVerticalAlignment.rawValue, forKey: "UIContentVerticalAlignment")
        coder.encode(contentHorizontalAlignment.rawValue, forKey: "UIContentHorizontalAlignment")
    }

    /// Takes what an archive holds.
    func takeControlArchive(_ coder: NSCoder) {
        isEnabled = coder.archivedFlag("UIEnabled") ?? true
        isSelected = coder.archivedFlag("UISelected") ?? false
        isHighlighted = coder.archivedFlag("UIHighlighted") ?? false
        contentVerticalAlignment = coder.archivedChoice("UIContentVerticalAlignment") ?? .center
        contentHorizontalAlignment = coder.archivedChoice("UIContentHorizontalAlignment") ?? .center
    }
}

extension UIButton {
    /// Writes the contents by state; a configuration is not kept.
    func archiveButton(in coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(buttonType.rawValue, forKey: "UIButtonType")
        coder.encode(states.all.map { $1.archived(for: $0) } as NSArray, forKey: "UIButtonStates")
        coder.archive(contentEdgeInsets.archived, as: "UIContentEdgeInsets")
        coder.archive(titleEdgeInsets.archived, as: "UITitleEdgeInsets")
        coder.archive(imageEdgeInsets.archived, as: "UIImageEdgeInsets")
        coder.encode(adjustsImageWhenHighlighted, forKey: "UIAdjustsImageWhenHighlighted")
        coder.encode(adjustsImageWhenDisabled, forKey: "UIAdjustsImageWhenDisabled")
        guard let label = shownLabel else { return }
        coder.encode(label.font, forKey: "UITitleFont")
        coder.encode(label.numberOfLines, forKey: "UITitleLines")
        coder.encode(label.lineBreakMode.rawValue, forKey: "UITitleLineBreakMode")
    }

    /// Takes what an archive holds.
    func takeButtonArchive(_ coder: NSCoder) {
        for stored in coder.archived("UIButtonStates") as [[String: Any]]? ?? [] {
            guard let state = stored["state"] as? Int else { continue }
            states[State(rawValue: UInt(max(0, state)))] = ButtonStates.Content(archived: stored)
        }
        contentEdgeInsets = UIEdgeInsets(archived: coder.archivedNumbers("UIContentEdgeInsets", 4) ?? [])
        titleEdgeInsets = UIEdgeInsets(archived: coder.archivedNumbers("UITitleEdgeInsets", 4) ?? [])
        imageEdgeInsets = UIEdgeInsets(archived: coder.archivedNumbers("UIImageEdgeInsets", 4) ?? [])
        adjustsImageWhenHighlighted = coder.archivedFlag("UIAdjustsImageWhenHighlighted") ?? true
        adjustsImageWhenDisabled = coder.archivedFlag("UIAdjustsImageWhenDisabled") ?? true
        guard let font: UIFont = coder.archived("UITitleFont"), let label = titleLabel else { return }
        label.font = font
        label.numberOfLines = coder.archivedInteger("UITitleLines") ?? 1
        label.lineBreakMode = coder.archivedChoice("UITitleLineBreakMode") ?? .byTruncatingMiddle
    }
}

extension ButtonStates.Content {
    @MainActor fileprivate func archived(for state: UInt) -> NSDictionary {
        let values: [(String, NSObject?)] = [
            ("state", NSNumber(value: Int(state))), ("title", title.map { $0 as NSString }),
            ("attributedTitle", attributedTitle), ("titleColor", titleColor), ("titleShadowColor", titleShadowColor),
            ("image", image.map(ArchivedImage.init)), ("backgroundImage", backgroundImage.map(ArchivedImage.init)),
        ]
        return Dictionary(uniqueKeysWithValues: values.compactMap { key, value in value.map { (key, $0) } })
            as NSDictionary
    }

    @MainActor fileprivate init(archived stored: [String: Any]) {
        title = stored["title"] as? String
        attributedTitle = stored["attributedTitle"] as? NSAttributedString
        titleColor = stored["titleColor"] as? UIColor
        titleShadowColor = stored["titleShadowColor"] as? UIColor
        image = (stored["image"] as? ArchivedImage)?.image
        backgroundImage = (stored["backgroundImage"] as? ArchivedImage)?.image
    }
}

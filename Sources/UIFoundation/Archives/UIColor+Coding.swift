import Foundation

extension UIColor: NSSecureCoding {
    /// Whether archives may restrict the classes that they hold; they may.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the color under keys of Placard's own: a system color by its name, another dynamic one as it is in light and
    /// dark appearance with usual and with more contrast, a pattern as a clear color.
    public func encode(with coder: NSCoder) {
        if let name = Self.systemColors.first(where: { $0.value == self })?.key {
            coder.archive(text: name, as: "UISystemColorName")
        } else {
            coder.archive(ArchivedColor.traits.map { ArchivedColor(resolvedColor(with: $0).cgColor) }, as: "UIColors")
        }
    }

    /// Reads a color that was archived here; what is none is clear, because archives give no nil for a value of a
    /// dictionary (`UIFont.init(coder:)`).
    public convenience init?(coder: NSCoder) {
        guard coder.archive != nil else { return nil }
        if let name: String = coder.archived("UISystemColorName", of: [NSString.self]) {
            self.init(copying: Self.systemColors[name] ?? .clear)
            return
        }
        guard let stored: [ArchivedColor] = coder.archivedValue("UIColors"),
            stored.count == ArchivedColor.traits.count
        else {
            self.init(copying: .clear)
            return
        }
        let colors = stored.map { UIColor(cgColor: $0.cgColor) }
        guard stored.contains(where: { $0 != stored[0] }) else {
            self.init(copying: colors[0])
            return
        }
        self.init { colors[($0.accessibilityContrast == .high ? 2 : 0) + ($0.userInterfaceStyle == .dark ? 1 : 0)] }
    }

    /// The colors of the system by the names of UIKit's properties, without the ending that documents give some.
    package static let systemColors: [String: UIColor] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
        "darkText": .darkText, "lightText": .lightText, "tint": .tintColor, "separator": .separator,
        "opaqueSeparator": .opaqueSeparator, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "systemRed": .systemRed, "systemOrange": .systemOrange,
        "systemYellow": .systemYellow, "systemGreen": .systemGreen, "systemMint": .systemMint,
        "systemTeal": .systemTeal, "systemCyan": .systemCyan, "systemBlue": .systemBlue,
        "systemIndigo": .systemIndigo, "systemPurple": .systemPurple, "systemPink": .systemPink,
        "systemBrown": .systemBrown, "systemGray": .systemGray, "systemGray2": .systemGray2,
        "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
        "systemGray6": .systemGray6,
    ]
}

/// A color's space and components.
private struct ArchivedColor: Codable, Equatable {
    let space: String
    let components: [CGFloat]

    /// The traits under which dynamic colors are kept, in their order.
    static let traits = [UIAccessibilityContrast.normal, .high].flatMap { contrast in
        [UIUserInterfaceStyle.light, .dark].map { style in
            UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
            ])
        }
    }

    init(_ color: CGColor) {
        space = color.colorSpace?.name ?? ""
        components = color.components ?? []
    }

    var cgColor: CGColor {
        CGColorSpace(name: space).flatMap { CGColor(colorSpace: $0, components: components) } ?? .clear
    }
}

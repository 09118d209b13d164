import Foundation

/// The environment that views are laid out and drawn in: what a user or a device would have chosen.
package struct RenderEnvironment: Hashable, Sendable {
    package enum Appearance: String, CaseIterable, Sendable {
        case light
        case dark
    }

    package enum Direction: Sendable {
        case leftToRight
        case rightToLeft
    }

    package enum SizeClass: String, CaseIterable, Sendable {
        case compact
        case regular
    }

    package var appearance = Appearance.light
    package var contentSize = ContentSize.large
    /// Nil for that of the language.
    package var direction: Direction?
    /// Nil for the class of the document's device.
    package var width: SizeClass?
    /// Nil for the class of the document's device.
    package var height: SizeClass?
    /// A BCP 47 tag, by which texts are looked up; nil for the
    /// languages of the user.
    package var language: String?
    package var pseudolocale: Pseudolocale?

    package init() {}

    /// By whom texts are looked up.
    package var languages: UserLanguages {
        var languages = UserLanguages.current
        if let language { languages.preferred = [language] }
        languages.pseudolocale = pseudolocale ?? languages.pseudolocale
        if width == .regular, height == .regular { languages.device = .iPad }
        return languages
    }

    private var isRightToLeft: Bool {
        if let direction { return direction == .rightToLeft }
        return pseudolocale == .mirrored
            || language.map { Locale.Language(identifier: $0).characterDirection == .rightToLeft } ?? false
    }

    /// The size classes that choose among a document's variations: those that are given, or its device's.
    package func classes(of nib: NibDocument) -> IBTraits {
        var traits = nib.device.traits
        if let width { traits.width = width == .compact ? .compact : .regular }
        if let height { traits.height = height == .compact ? .compact : .regular }
        return traits
    }

    /// Takes the size classes that a screen has.
    package mutating func take(_ screen: NibDevice) {
        width = screen.traits.width == .regular ? .regular : .compact
        height = screen.traits.height == .compact ? .compact : .regular
    }

    /// Makes these the traits of all views, and the languages of all texts, while `body` runs, on this thread alone.
    @MainActor package func apply<Result, Failure>(
        scale: CGFloat, while body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try traits(scale: scale).performAsStandard { () throws(Failure) in try languages.apply(while: body) }
    }

    private func traits(scale: CGFloat) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light),
            UITraitCollection(preferredContentSizeCategory: contentSize.category),
            UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
            UITraitCollection(horizontalSizeClass: width == .regular ? .regular : .compact),
            UITraitCollection(verticalSizeClass: height == .compact ? .compact : .regular),
            UITraitCollection(displayScale: scale),
        ])
    }
}

/// The user's text sizes, by the names that `UIContentSizeCategory` gives them.
package enum ContentSize: String, CaseIterable, Sendable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    package var category: UIContentSizeCategory {
        switch self {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibilityMedium: .accessibilityMedium
        case .accessibilityLarge: .accessibilityLarge
        case .accessibilityExtraLarge: .accessibilityExtraLarge
        case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
        case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
        }
    }
}

extension RenderEnvironment {
    /// Whether a text is a BCP 47 tag of a language that there is.
    ///
    /// Codes of three letters are taken as they come: Foundation knows 600 of the 8,000 of ISO 639-3. No language has a
    /// longer one.
    package static func isLanguage(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard text.count <= 40, let code = parts.first, code.allSatisfy(\.isLetter),
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
        else { return false }
        return code.count == 3
            || code.count == 2 && (formerCodes.contains(code.lowercased()) || isCode(String(code)))
    }

    private static func isCode(_ code: String) -> Bool { Locale.LanguageCode(code.lowercased()).isISOLanguage }

    /// What ISO 639 has withdrawn, and folders are still named by.
    private static let formerCodes: Set = ["in", "iw", "ji", "mo", "sh", "tl"]
}

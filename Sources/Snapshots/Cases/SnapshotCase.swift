import Foundation
import PlacardSpecimens

/// One of the circumstances that a view is looked at in.
public struct SnapshotCase: Hashable, Sendable {
    /// The appearance that system colors are taken from.
    public enum Appearance: String, CaseIterable, Sendable {
        case light
        case dark
    }

    /// The direction of layout.
    public enum Direction: String, CaseIterable, Sendable {
        case leftToRight = "ltr"
        case rightToLeft = "rtl"
    }

    /// How large the view is.
    public enum Size: Hashable, Sendable {
        /// Its own, or what its constraints ask for.
        case natural
        /// A width in points; the height follows.
        case width(CGFloat)
        /// A whole screen.
        case device(SnapshotDevice)
    }

    /// A BCP 47 tag; nil for the user's language.
    public var language: String?
    /// How all texts are altered; nil for not at all.
    public var pseudolocale: Pseudolocale?
    /// Light unless set.
    public var appearance = Appearance.light
    /// Large, the default of iOS, unless set.
    public var textSize = UIContentSizeCategory.large
    /// The view's own unless set.
    public var size = Size.natural
    /// Nil for the language's.
    public var direction: Direction?
    /// How many seconds after it was made a view that moves is looked at; nil for its end.
    public var time: TimeInterval?

    /// The user's language, light, at the default text size and the view's own.
    public init() {}

    /// The name of the case in file names: what differs from the plain one.
    public var name: String {
        let parts: [String?] = [
            language, pseudolocale?.rawValue, appearance == .dark ? "dark" : nil,
            textSize == .large ? nil : textSize.word, sizeName, direction?.rawValue,
            time.map { "t\(CGFloat($0).short)" },
        ]
        let name = parts.compactMap(\.self).joined(separator: "-")
        return name.isEmpty ? "plain" : name
    }

    private var sizeName: String? {
        switch size {
        case .natural: nil
        case .width(let width): "w\(width.short)"
        case .device(let device): device.name
        }
    }

    /// The case in words, to follow a statement: "at 320 points in German, dark".
    public var words: String {
        let place: String? =
            switch size {
            case .natural: nil
            case .width(let width): "at \(width.short) points"
            case .device(let device): "on \(device.name)"
            }
        let tongue = language.map { "in \(Locale(identifier: "en").localizedString(forIdentifier: $0) ?? $0)" }
        let first = [place, tongue].compactMap(\.self).joined(separator: " ")
        let rest: [String?] = [
            first.isEmpty ? nil : first, pseudolocale.map { "texts \($0.rawValue)" },
            appearance == .dark ? "dark" : nil, textSize == .large ? nil : "text size \(textSize.word)",
            direction == .rightToLeft ? "right to left" : nil, time.map { "after \(CGFloat($0).short) s" },
        ]
        return rest.compactMap(\.self).joined(separator: ", ")
    }

    /// What documents are laid out for.
    package var environment: RenderEnvironment {
        var environment = RenderEnvironment()
        environment.appearance = appearance == .dark ? .dark : .light
        environment.contentSize = ContentSize(rawValue: textSize.word) ?? .large
        environment.direction = direction.map { $0 == .rightToLeft ? .rightToLeft : .leftToRight }
        (environment.language, environment.pseudolocale) = (language, pseudolocale)
        if case .device(let device) = size { environment.take(device.screen) }
        return environment
    }
}

extension UIContentSizeCategory {
    /// The name of the member, such as accessibilityLarge.
    fileprivate var word: String { ContentSize.allCases.first { $0.category == self }?.rawValue ?? "large" }
}

extension CGFloat {
    /// The number without what it does not need: 320, 12.5.
    package var short: String {
        let rounded = (self * 100).rounded() / 100
        return rounded == rounded.rounded() && rounded.magnitude < 1e9
            ? String(Int(rounded)) : String(Double(rounded))
    }
}

/// Circumstances that a view is looked at in: all that a few choices make together.
///
/// `.languages("en", "de").appearances(.light, .dark).widths(320, 375)` are eight.
public struct SnapshotMatrix: Sendable {
    /// The cases, in the order of the choices.
    public private(set) var cases: [SnapshotCase]

    /// The user's language, light, at the default text size and the view's own: one case.
    public static let plain = SnapshotMatrix(cases: [SnapshotCase()])

    /// Cases of one's own.
    public init(cases: [SnapshotCase]) { self.cases = cases }

    private func times<Choice>(_ choices: [Choice], _ choose: (inout SnapshotCase, Choice) -> Void) -> SnapshotMatrix
    {
        SnapshotMatrix(
            cases: cases.flatMap { old in
                choices.map { choice in
                    var new = old
                    choose(&new, choice)
                    return new
                }
            })
    }

    /// Each case in each of these languages, by BCP 47 tags.
    public func languages(_ languages: String...) -> Self { times(languages) { $0.language = $1 } }
    /// Each case as it is, and once for each of these changes to all texts.
    public func pseudolocales(_ pseudolocales: Pseudolocale...) -> Self {
        times([nil] + pseudolocales.map(Optional.some)) { $0.pseudolocale = $1 }
    }
    /// Each case in each of these appearances.
    public func appearances(_ appearances: SnapshotCase.Appearance...) -> Self {
        times(appearances) { $0.appearance = $1 }
    }
    /// Each case at each of these text sizes.
    public func textSizes(_ sizes: UIContentSizeCategory...) -> Self { times(sizes) { $0.textSize = $1 } }
    /// Each case at each of these widths in points.
    public func widths(_ widths: CGFloat...) -> Self { times(widths) { $0.size = .width($1) } }
    /// Each case on each of these screens.
    public func devices(_ devices: SnapshotDevice...) -> Self { times(devices) { $0.size = .device($1) } }
    /// Each case in each of these directions.
    public func directions(_ directions: SnapshotCase.Direction...) -> Self {
        times(directions) { $0.direction = $1 }
    }

    /// Each case at each of these times, in seconds after the view was made; none leaves the end.
    package func times(_ times: [TimeInterval]) -> Self { times.isEmpty ? self : self.times(times) { $0.time = $1 } }

    /// The plain case in these languages, by BCP 47 tags.
    public static func languages(_ languages: String...) -> Self { plain.times(languages) { $0.language = $1 } }
    /// The plain case in these appearances.
    public static func appearances(_ appearances: SnapshotCase.Appearance...) -> Self {
        plain.times(appearances) { $0.appearance = $1 }
    }
    /// The plain case at these text sizes.
    public static func textSizes(_ sizes: UIContentSizeCategory...) -> Self {
        plain.times(sizes) { $0.textSize = $1 }
    }
    /// The plain case at these widths in points.
    public static func widths(_ widths: CGFloat...) -> Self { plain.times(widths) { $0.size = .width($1) } }
    /// The plain case on these screens.
    public static func devices(_ devices: SnapshotDevice...) -> Self {
        plain.times(devices) { $0.size = .device($1) }
    }

    /// All that the lists make together; an empty list leaves its part of the plain case as it is.
    package init(
        languages: [String], pseudolocales: [Pseudolocale], appearances: [SnapshotCase.Appearance],
        textSizes: [UIContentSizeCategory], sizes: [SnapshotCase.Size], directions: [SnapshotCase.Direction]
    ) {
        var matrix = Self.plain
        if !languages.isEmpty { matrix = matrix.times(languages) { $0.language = $1 } }
        if !pseudolocales.isEmpty {
            matrix = matrix.times([nil] + pseudolocales.map(Optional.some)) { $0.pseudolocale = $1 }
        }
        if !appearances.isEmpty { matrix = matrix.times(appearances) { $0.appearance = $1 } }
        if !textSizes.isEmpty { matrix = matrix.times(textSizes) { $0.textSize = $1 } }
        if !sizes.isEmpty { matrix = matrix.times(sizes) { $0.size = $1 } }
        if !directions.isEmpty { matrix = matrix.times(directions) { $0.direction = $1 } }
        cases = matrix.cases
    }
}

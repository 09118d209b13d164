import Foundation

/// Quick ways that are proved equal to the slow ones that they spare.
///
/// The environment's `PLACARD_WITHOUT` switches off those that it lists, separated by commas, so that a doubt can be
/// settled on any machine.
enum Shortcut: String, CaseIterable, Sendable {
    /// Glyphs from the character map, kerned by pairs, where no other rule of the font can apply.
    case pairs
    /// Line breaks of ASCII texts without ICU.
    case breaks
    /// Sizes of texts without making their lines.
    case measures
    /// The list of installed fonts from Placard's own cache.
    case catalog

    var isOn: Bool { Self.on.contains(self) }

    /// Those that are not switched off.
    static let on = without(ProcessInfo.processInfo.environment["PLACARD_WITHOUT"] ?? "")

    /// The shortcuts that a list of names leaves on.
    static func without(_ names: String) -> Set<Shortcut> {
        Set(allCases).subtracting(names.split(separator: ",").compactMap { Shortcut(rawValue: String($0)) })
    }
}

import Foundation

/// Quick ways that are proved equal to the slow ones that they spare.
///
/// The environment's `PLACARD_WITHOUT` switches off those that it lists, separated by commas, so that a doubt can be
/// settled on any machine.
package enum Shortcut: UInt8, CaseIterable, Sendable {
    /// Glyphs from the character map, kerned by pairs, where no other rule of the font can apply.
    case pairs
    /// Line breaks without ICU but for its dictionaries, whose words are remembered.
    case breaks
    /// User-perceived characters without ICU where few rules apply.
    case graphemes
    /// Fonts of clusters that were seen before.
    case choices
    /// What texts of one look need again to be shaped.
    case contexts
    /// Directions of text without formatting characters, stretch by stretch of one class.
    case directions
    /// Sizes of texts without making their lines.
    case measures
    /// Texts of plain words without an object for their words.
    case flat
    /// The list of installed fonts from Placard's own cache.
    case catalog
    /// Pixels that one byte tells apart, numbered by that byte for a file's palette.
    case shades
    /// Pictures that take the place of a bitmap which nothing has been drawn on.
    case pictures
    /// Text of one color on clear pixels, kept as a byte for each until somebody asks for the pixels.
    case coverage
    /// Files of text whose repetitions are looked for only where ink begins.
    case ink
    /// Files of opaque pictures whose repetitions are looked for only from pixel to pixel and from row to row.
    case runs
    /// Command lines that name nothing but files, without the parser.
    case arguments
    /// Copies of a process that is ready, in place of the program started anew.
    case copies
    /// User defaults that nobody can have set, without asking for them.
    case defaults
    /// What attributed strings held, given back when they go, which Foundation on Linux does not do.
    case releases

    /// Whether nobody has switched it off.
    @inlinable package var isOn: Bool { Self.mask & 1 << rawValue != 0 }

    /// Those that are not switched off.
    package static let on = without(getenv("PLACARD_WITHOUT").map { String(cString: $0) } ?? "")
    /// The same as bits, because every text asks.
    @usableFromInline package static let mask = on.reduce(UInt32(0)) { $0 | 1 << $1.rawValue }

    /// The shortcuts that a list of names leaves on.
    package static func without(_ names: String) -> Set<Shortcut> {
        // To tell a case's name takes as long as to lay out a label.
        guard !names.isEmpty else { return Set(allCases) }
        let names = names.split(separator: ",").map(String.init)
        return Set(allCases).filter { !names.contains("\($0)") }
    }
}

/// The kinds of underlines; bits as in Core Text, where those of `NSUnderlineStyle` are the same.
///
/// An attribute is the raw value of one, joined with that of `CTUnderlineStyleModifiers`.
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits, as on iOS.
    public let rawValue: Int32
    /// Takes any bits; unknown ones have no effect.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// One line.
    public static let single = CTUnderlineStyle(rawValue: 0x01)
    /// One line of twice the thickness.
    public static let thick = CTUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = CTUnderlineStyle(rawValue: 0x09)
}

/// What lines under text are made of; bits as in Core Text.
public struct CTUnderlineStyleModifiers: OptionSet, Hashable, Sendable {
    /// The bits, as on iOS.
    public let rawValue: Int32
    /// Takes any bits; unknown ones have no effect.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// An unbroken line.
    public static let patternSolid = CTUnderlineStyleModifiers([])
    /// Dots.
    public static let patternDot = CTUnderlineStyleModifiers(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = CTUnderlineStyleModifiers(rawValue: 0x0200)
    /// Dashes and dots in turns.
    public static let patternDashDot = CTUnderlineStyleModifiers(rawValue: 0x0300)
    /// A dash and two dots in turns.
    public static let patternDashDotDot = CTUnderlineStyleModifiers(rawValue: 0x0400)
}

/// Keys of a keyboard that are held together with others; raw values as on iOS.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits, as on iOS.
    public let rawValue: Int
    /// Makes a set of keys of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key that locks capitals.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// How a bar looks where it has no appearance and no colors of its own; raw values as on iOS.
public enum UIBarStyle: Int, Sendable {
    /// The ground and the letters of the window's style.
    case `default` = 0
    /// White letters on black.
    case black = 1
    /// The same: bars are opaque here. Its former name on iOS.
    case blackTranslucent = 2

    /// The former name of `black`.
    public static var blackOpaque: UIBarStyle { .black }

    var isBlack: Bool { self != .default }
}

import Foundation

/// The typography sheet of a program: the one place where its text styles are written down.
///
/// Changing a style here changes every `StyledLabel` of that style, those on screen as well.
@MainActor public enum TextStyles {
    public static var header1 = TextStyle(fontName: "HelveticaNeue-Bold", size: 16, color: .black) {
        didSet { tell() }
    }
    public static var header2White = TextStyle(fontName: "HelveticaNeue", size: 16, color: .white) {
        didSet { tell() }
    }
    public static var header2Black = TextStyle(fontName: "HelveticaNeue", size: 16, color: .black) {
        didSet { tell() }
    }
    public static var body = TextStyle(
        fontName: "HelveticaNeue", size: 12, color: UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1))
    {
        didSet { tell() }
    }

    /// Posted on the main actor when a style has changed.
    public static let didChange = Notification.Name("PlacardTextStylesDidChange")

    private static func tell() {
        NotificationCenter.default.post(name: didChange, object: nil)
    }
}

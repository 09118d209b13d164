/// How strings are measured and drawn; raw values as on iOS.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// With `usesLineFragmentOrigin`: text that does not fit ends in an ellipsis on the last line that does.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// Text may have several lines, and the rectangle's origin is the first line's top left corner; without it there
    /// is one line, and the origin lies on its baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines are as high as the font's line gap asks.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures the ink of the glyphs in place of their advances and line heights.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// Distances of content from a screen's edges.
enum SystemMargins {
    /// At the sides of most views, in points.
    static let narrow: CGFloat = 16

    /// At the sides of a controller's view of some width, in points.
    static func side(atWidth width: CGFloat) -> CGFloat { width >= 400 ? 20 : narrow }

    /// At the sides of a row of some width, in points.
    ///
    /// Source: stored frames of documents of three projects with rows 393 and 399 points wide, where controllers' views
    /// keep 16, and of many with other widths.
    static func ofRow(atWidth width: CGFloat) -> CGFloat { width > 375 ? 20 : 16 }
}

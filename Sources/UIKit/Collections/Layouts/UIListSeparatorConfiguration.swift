/// How the lines above and below a row of a list look.
///
/// Source: Apple's documentation of `UIListSeparatorConfiguration`.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    /// Whether a line is shown.
    public enum Visibility: Int, Sendable {
        /// As is usual for the row's place in the list: here a line below each row, but the last of an inset group.
        case automatic = 0
        case visible, hidden
    }

    /// A value for insets that leaves them to the list: the line begins at the text and ends at the row's edge.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether there is a line above; automatic means none.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether there is a line below.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// How far the line above keeps from the row's edges, in points; leading and trailing count.
    public var topSeparatorInsets = Self.automaticInsets
    /// How far the line below keeps from the row's edges, in points; leading and trailing count.
    public var bottomSeparatorInsets = Self.automaticInsets
    /// The color of the lines.
    public var color = UIColor.separator

    /// Makes the lines of lists of an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    /// Where a line begins and ends, in points from the row's leading and trailing edge.
    ///
    /// - Parameter start: Where the line begins if the list decides.
    static func ends(_ insets: NSDirectionalEdgeInsets, start: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        (
            insets.leading == automaticInsets.leading ? start : insets.leading,
            insets.trailing == automaticInsets.trailing ? 0 : insets.trailing
        )
    }
}

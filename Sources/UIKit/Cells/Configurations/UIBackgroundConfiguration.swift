/// What lies below the content of a cell, a header, a footer or a configured button.
///
/// Colors are those seen on iOS 14 to 18; Apple publishes no numbers. Source: Apple's documentation of
/// `UIBackgroundConfiguration`.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// The color of the background; nil for the view's tint. One that was set stays in every state.
    public var backgroundColor: UIColor? {
        get { ground }
        set { (ground, isGroundGiven) = (newValue, true) }
    }
    private var ground: UIColor?
    private var isGroundGiven = false
    /// Makes the color that shows of `backgroundColor`.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// A picture upon the color; nil for none.
    public var image: UIImage?
    /// How the picture fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// In points; for buttons it counts with the corner style `fixed`.
    public var cornerRadius: CGFloat = 0
    /// How far the background keeps from the edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    /// The edges at which the margins of the view count with `backgroundInsets`.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The background's shadow; none at first. Buttons show none.
    public var shadowProperties = UIShadowProperties()
    /// The color of the line around the background; nil for the view's tint.
    public var strokeColor: UIColor?
    /// Makes the color that shows of `strokeColor`.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// In points; 0 for no line.
    public var strokeWidth: CGFloat = 0
    /// How far the line lies outside of the background, in points; inside if it is negative. Buttons have it at the edge.
    public var strokeOutset: CGFloat = 0
    /// An effect on what lies behind, upon the color; nil for none. Buttons show none.
    public var visualEffect: UIVisualEffect?
    /// A view upon color and effect and below the picture, as large as the background; nil for none. Buttons show none.
    public var customView: UIView?
    /// The color of the background in any other state.
    private let plain: UIColor?
    /// The color of a selected or highlighted cell's background; nil where that looks like any other.
    private let marked: UIColor?

    private init(_ color: UIColor?, marked: UIColor? = nil) {
        (ground, plain, self.marked) = (color, color, marked)
    }

    /// That of a button whose configuration has colors of its own.
    static let button = {
        var background = Self(nil)
        background.cornerRadius = 5.95
        return background
    }()
    /// Nothing, whatever the state.
    public static func clear() -> Self { Self(.clear) }
    /// A row of a plain list.
    public static func listPlainCell() -> Self { Self(.systemBackground, marked: .systemGray4) }
    /// A row of a grouped list.
    public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground, marked: .systemGray4) }
    /// That of rows of a table or a list.
    static func ofRow(_ style: UITableView.Style?) -> Self {
        (style ?? .plain) == .plain ? listPlainCell() : listGroupedCell()
    }
    /// A row of a list.
    public static func listCell() -> Self { listPlainCell() }
    /// The header of a plain list's section.
    public static func listPlainHeaderFooter() -> Self { Self(.systemBackground) }
    /// The header of a grouped list's section.
    public static func listGroupedHeaderFooter() -> Self { clear() }
    /// The header of a list's section.
    public static func listHeader() -> Self { clear() }
    /// The footer of a list's section.
    public static func listFooter() -> Self { clear() }
    /// A row of a sidebar.
    public static func listSidebarCell() -> Self { Self(.clear, marked: .systemGray4) }
    /// The header of a sidebar.
    public static func listSidebarHeader() -> Self { clear() }
    /// A row of a sidebar with a large image.
    public static func listAccompaniedSidebarCell() -> Self { listSidebarCell() }

    /// The same background as it looks in some circumstances; what was set stays as it is.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let marked, !isGroundGiven else { return self }
        let cell = state as? UICellConfigurationState
        var configuration = self
        configuration.ground = cell?.isSelected == true || cell?.isHighlighted == true ? marked : plain
        return configuration
    }

    /// The color that shows.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        backgroundColorTransformer?(backgroundColor ?? tintColor) ?? backgroundColor ?? tintColor
    }

    /// The line's color that shows.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        strokeColorTransformer?(strokeColor ?? tintColor) ?? strokeColor ?? tintColor
    }
}

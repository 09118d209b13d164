extension UITableViewCell {
    /// How the row's labels lie; raw values as on iOS.
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        /// A second label at the end of the row.
        case value1
        /// Two labels that meet near the row's start.
        case value2
        /// A second, smaller label below the first.
        case subtitle
    }

    /// The sign at the row's end; raw values as on iOS.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// How a row looks while the focus is on it; raw values as on iOS.
    public enum FocusStyle: Int, Sendable {
        case `default` = 0
        case custom
    }

    /// How a row looks while it is selected; raw values as on iOS.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue, gray, `default`
    }

    /// The sign at a row's start while it is edited; raw values as on iOS.
    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete, insert
    }

    /// The line between rows; raw values as on iOS.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine
    }

    /// The signs of editing that a row shows; raw values as on iOS.
    public struct StateMask: OptionSet, Sendable {
        /// The value, as on iOS.
        public let rawValue: UInt
        /// Makes a value of the raw one of iOS.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The sign at the row's start.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The button that deletes the row, which is never shown.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// Configures a row for a state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// Who places what a document has put into a row.
    enum PartPlacing {
        /// The document, by its frames.
        case stored
        /// The row, by its style.
        case byStyle
    }
}

/// How a row lies in its table.
struct RowPlacement: Equatable {
    var style: UITableView.Style
    /// Whether no other row of the section lies above it.
    var isFirst: Bool
    /// Whether no other row of the section lies below it.
    var isLast: Bool
    /// The color of the lines around it; nil for none.
    var lineColor: UIColor?
    /// What the table says about the lines' distances from the edges, in points; nil for the system's.
    var lineInset: UIEdgeInsets?
    /// The lines of a collection's row; nil for none.
    var separators: UIListSeparatorConfiguration?
    weak var table: UITableView?

    /// How far the line below keeps from the row's left and right edge, in points.
    ///
    /// - Parameters:
    ///   - own: What the row itself says.
    ///   - start: Where the content begins.
    func inset(own: UIEdgeInsets?, start: CGFloat) -> (start: CGFloat, end: CGFloat) {
        if style == .grouped, isLast { return (0, 0) }
        if let inset = own ?? lineInset { return (inset.left, inset.right) }
        return (start, 0)
    }

    @MainActor func contentSizeDidChange(of cell: UITableViewCell) { table?.contentSizeDidChange(of: cell) }
}

/// The view that a row's content lies on.
final class CellContentView: UIView {
    override var drawsContent: Bool { false }

    /// Those of the row: content ends nearer to an accessory than to the edge of the screen.
    override var standardMargins: UIEdgeInsets { Self.margins(of: self) ?? .standardMargins }

    /// The margins of what a row or a section's view shows, in points; nil for a view that is not its content.
    static func margins(of content: UIView) -> UIEdgeInsets? {
        guard let row = content.superview, row is UITableViewCell || row is UITableViewHeaderFooterView else {
            return nil
        }
        let side = SystemMargins.ofRow(atWidth: row.bounds.width)
        let isMirrored = content.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isCut = isMirrored ? content.frame.minX > 0 : content.frame.maxX < row.bounds.width
        let end = isCut ? 8 : side
        let space = content.viewState.generation.rowMargin
        return UIEdgeInsets(top: space, left: isMirrored ? end : side, bottom: space, right: isMirrored ? side : end)
    }
}

extension UITableViewCell: UIGestureRecognizerDelegate {}

extension UIView {
    /// Gives labels and image views on this view, at whatever depth, the look of a highlighted row or the usual one.
    func highlight(_ isHighlighted: Bool) {
        var waiting = subviews
        while let view = waiting.popLast() {
            (view as? UILabel)?.isHighlighted = isHighlighted
            (view as? UIImageView)?.isHighlighted = isHighlighted
            waiting += view.subviews
        }
    }
}

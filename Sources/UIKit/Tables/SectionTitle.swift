/// How the title of a section lies in its header or footer.
///
/// Stored frames of published storyboards give the heights of one-line titles: 38 points above grouped rows, 55.5 above
/// the first, 28 above plain ones, and 22 more since iOS 15.
@MainActor struct SectionTitle {
    enum Role {
        case plainHeader, plainFooter, groupedHeader, groupedFooter
        /// That of a grouped table's first section.
        case firstGroupedHeader

        var content: UIListContentConfiguration {
            switch self {
            case .plainHeader: .plainHeader()
            case .plainFooter: .plainFooter()
            case .groupedHeader, .firstGroupedHeader: .groupedHeader()
            case .groupedFooter: .groupedFooter()
            }
        }

        @MainActor var font: UIFont { content.textProperties.font }
        var color: UIColor { content.textProperties.color }
        /// Headers of groups are written in capitals.
        func text(_ title: String) -> String { content.textProperties.transformed(title) }

        /// Between the text and the upper and lower edge, in points.
        fileprivate var space: (top: CGFloat, bottom: CGFloat) {
            let margins = content.directionalLayoutMargins
            return (margins.top + (self == .firstGroupedHeader ? 17.5 : 0), margins.bottom)
        }

        /// The height of a title of one line with the space around it, in points.
        @MainActor func lineHeight(on grid: PixelGrid) -> CGFloat {
            grid.ceil(font.lineHeight) + space.top + space.bottom
        }

        /// The height without a title, in points.
        var emptyHeight: CGFloat {
            switch self {
            case .plainHeader, .plainFooter: 0
            case .groupedHeader, .groupedFooter: 18
            case .firstGroupedHeader: 35
            }
        }
    }

    private let role: Role
    private let label: UILabel
    private let width: CGFloat
    private let size: CGSize

    init(_ role: Role, of label: UILabel, atWidth width: CGFloat) {
        (self.role, self.label, self.width) = (role, label, width)
        let space = CGSize(
            width: max(0, width - 2 * SystemMargins.ofRow(atWidth: width)), height: .greatestFiniteMagnitude)
        size = label.sizeThatFits(space)
    }

    /// The height of the title with the space around it, in points.
    var height: CGFloat { size.height + role.space.top + role.space.bottom }

    func frame(in bounds: CGRect, isMirrored: Bool) -> CGRect {
        let margin = SystemMargins.ofRow(atWidth: bounds.width)
        let y = bounds.maxY - role.space.bottom - size.height
        let isFooter = role == .plainFooter || role == .groupedFooter
        let width = min(size.width, bounds.width - 2 * margin)
        return CGRect(
            x: isMirrored ? bounds.maxX - margin - width : margin, y: isFooter ? role.space.top : y, width: width,
            height: size.height)
    }
}

/// How the rows of each style look: fonts, colors and places of their labels, as on iOS since 7.
@MainActor enum CellLook {
    /// A label's font and color.
    struct Label {
        let font: UIFont
        let color: UIColor
        let isFirst: Bool
    }

    /// The least height of a row, in points.
    static let leastHeight: CGFloat = 44
    /// Between a label and the row's upper or lower edge, in points.
    private static let space: CGFloat = 11
    /// Between an image and the labels, and between labels side by side, in points.
    private static let gap: CGFloat = 16
    /// The width of the first label in the style `value2`, in points.
    private static let nameWidth: CGFloat = 91

    static func margin(atWidth width: CGFloat) -> CGFloat { SystemMargins.ofRow(atWidth: width) }

    static func title(_ style: UITableViewCell.CellStyle) -> Label {
        style == .value2
            ? Label(font: .preferredFont(forTextStyle: .caption1), color: .systemBlue, isFirst: true)
            : Label(font: .preferredFont(forTextStyle: .body), color: .label, isFirst: true)
    }

    static func detail(_ style: UITableViewCell.CellStyle) -> Label {
        switch style {
        case .value1: Label(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel, isFirst: false)
        case .value2: Label(font: .preferredFont(forTextStyle: .caption1), color: .label, isFirst: false)
        case .default, .subtitle:
            Label(font: .preferredFont(forTextStyle: .caption1), color: .label, isFirst: false)
        }
    }

    /// The height that a row's labels and image ask for at a width of the row, in points.
    static func height(of cell: UITableViewCell, atWidth width: CGFloat) -> CGFloat {
        let (title, detail, picture) = cell.parts
        let start = cell.bounds.width - cell.contentView.bounds.width + 2 * margin(atWidth: width)
        let image = picture?.image.map { $0.size.width + gap } ?? 0
        let room = width > 0 ? max(1, width - start - image) : .greatestFiniteMagnitude
        let heights = [title, detail].map { $0.map { size($0, within: room) }?.height ?? 0 }
        let text = style(of: cell) == .subtitle ? heights[0] + heights[1] : max(heights[0], heights[1])
        return max(leastHeight, (text + 2 * space).rounded(.up), (picture?.image?.size.height ?? 0) + 1)
    }

    /// How the labels lie: at accessibility's text sizes a second label stands below the first instead of at the end.
    ///
    /// Source: Apple, "Building Apps with Dynamic Type" (WWDC 2017), on cells of the standard styles.
    private static func style(of cell: UITableViewCell) -> UITableViewCell.CellStyle {
        let isLarge = cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        return cell.style == .value1 && isLarge ? .subtitle : cell.style
    }

    private static func size(_ label: UILabel) -> CGSize { size(label, within: .greatestFiniteMagnitude) }

    private static func size(_ label: UILabel, within width: CGFloat) -> CGSize {
        guard label.text?.isEmpty == false else { return .zero }
        let space = label.numberOfLines == 1 ? .greatestFiniteMagnitude : width
        return label.sizeThatFits(CGSize(width: space, height: 0))
    }

    /// Lays the row's parts out in its content view.
    static func place(in cell: UITableViewCell, isMirrored: Bool) {
        let (title, detail, picture) = cell.parts
        let space = cell.contentView.bounds
        var start = margin(atWidth: cell.bounds.width) + CGFloat(cell.indentationLevel) * cell.indentationWidth
        let end = space.width - (cell.bounds.width > space.width ? 8 : margin(atWidth: cell.bounds.width))
        func put(_ view: UIView?, _ frame: CGRect) {
            view?.frame =
                isMirrored
                ? CGRect(x: space.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        if let picture, let image = picture.image {
            let height = min(image.size.height, space.height)
            put(picture, CGRect(x: start, y: space.midY - height / 2, width: image.size.width, height: height))
            start += image.size.width + gap
        }
        let area = CGRect(x: start, y: 0, width: max(0, end - start), height: space.height)
        var frames = frames(
            style(of: cell), title.map { Self.size($0, within: area.width) } ?? .zero,
            detail.map { Self.size($0, within: area.width) } ?? .zero, area)
        if isMirrored, cell.style != .value2 {
            // Labels hug their text, which begins where they do, whatever its own direction.
            frames.title.size.width = min(frames.title.width, title.map(size)?.width ?? 0)
            frames.detail.size.width = min(frames.detail.width, detail.map(size)?.width ?? 0)
        }
        put(title, frames.title)
        put(detail, frames.detail)
        if cell.style == .value2 {
            title?.textAlignment = isMirrored ? .left : .right
            detail?.textAlignment = isMirrored ? .right : .left
        }
    }

    private static func frames(
        _ style: UITableViewCell.CellStyle, _ title: CGSize, _ detail: CGSize, _ area: CGRect
    ) -> (title: CGRect, detail: CGRect) {
        func middle(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: x, y: area.midY - height / 2, width: max(0, width), height: height)
        }
        switch style {
        case .default: return (middle(area.minX, area.width, title.height), .zero)
        case .value1:
            let rest = max(0, area.width - title.width - (detail.width > 0 ? gap : 0))
            let width = min(detail.width, rest)
            return (
                middle(area.minX, min(title.width, area.width), title.height),
                middle(area.maxX - width, width, detail.height)
            )
        case .value2:
            let x = area.minX + nameWidth + 6
            return (
                middle(area.minX, min(nameWidth, area.width), title.height),
                middle(x, area.maxX - x, detail.height)
            )
        case .subtitle:
            let top = area.midY - (title.height + detail.height) / 2
            return (
                CGRect(x: area.minX, y: top, width: area.width, height: title.height),
                CGRect(x: area.minX, y: top + title.height, width: area.width, height: detail.height)
            )
        }
    }
}

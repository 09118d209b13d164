/// A button drawn plainly: its background, its picture's place and its title, in iOS's look.
final class PlainButton: PlainView, NibTextShowing {
    let titleLabel = UILabel()
    let picture = PlainPicture()
    /// In points; zero without a picture.
    var pictureSize = CGSize.zero
    var contentInsets = UIEdgeInsets.zero
    var titleInsets = UIEdgeInsets.zero
    var pictureInsets = UIEdgeInsets.zero
    /// Between picture and title, in points.
    var spacing: CGFloat = 0
    /// Where the content lies in the button's width.
    var alignment = HorizontalAlignment.center
    /// Half the height, or a fixed number of points.
    var corners = Corners.radius(0)

    enum HorizontalAlignment {
        case left, center, right
    }

    enum Corners {
        case radius(CGFloat)
        case capsule
    }

    override func prepare() {
        titleLabel.lineBreakMode = .byTruncatingMiddle
        picture.contentMode = .scaleAspectFit
        picture.isHidden = true
        addSubview(picture)
        addSubview(titleLabel)
    }

    var shownText: String? { titleLabel.text }

    /// Title and picture side by side within the insets; without insets UIKit leaves 6 points above and below a title.
    override var intrinsicContentSize: CGSize {
        let title = titleLabel.intrinsicContentSize
        let gap = pictureSize.width > 0 && title.width > 0 ? spacing : 0
        let room: CGFloat = contentInsets == .zero && title.height > 0 ? 12 : 0
        return CGSize(
            width: title.width + gap + pictureSize.width + contentInsets.left + contentInsets.right,
            height: max(title.height + room, pictureSize.height) + contentInsets.top + contentInsets.bottom)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        switch corners {
        case .radius(let radius): if radius > 0 { layer.cornerRadius = radius }
        case .capsule: layer.cornerRadius = bounds.height / 2
        }
        placeContent(in: bounds.inset(by: contentInsets))
    }

    private func placeContent(in area: CGRect) {
        let pictureRoom = area.inset(by: pictureInsets)
        let width = min(pictureSize.width, max(0, pictureRoom.width))
        let height = min(pictureSize.height, max(0, pictureRoom.height))
        let gap = width > 0 && titleLabel.text?.isEmpty == false ? spacing : 0
        let free = max(0, area.width - width - gap)
        let title = titleLabel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: area.height))
        // Stored widths were made for Apple's fonts; a title that lacks a little of its own runs over rather.
        let titleWidth = title.width <= free * 1.1 ? title.width : free
        let start = leftEdge(of: width + gap + titleWidth, in: area)
        picture.isHidden = width <= 0
        picture.frame = shifted(
            CGRect(x: start, y: area.midY - height / 2, width: width, height: height), by: pictureInsets)
        titleLabel.frame = shifted(
            CGRect(
                x: start + width + gap, y: area.midY - title.height / 2, width: titleWidth, height: title.height),
            by: titleInsets)
    }

    private func leftEdge(of width: CGFloat, in area: CGRect) -> CGFloat {
        switch alignment {
        case .left: area.minX
        case .center: area.midX - width / 2
        case .right: area.maxX - width
        }
    }

    /// Opposite insets move a part of the content, each by the share that the alignment leaves it.
    private func shifted(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
        let horizontal: CGFloat =
            switch alignment {
            case .left: insets.left
            case .center: (insets.left - insets.right) / 2
            case .right: -insets.right
            }
        return frame.offsetBy(dx: horizontal, dy: (insets.top - insets.bottom) / 2)
    }
}

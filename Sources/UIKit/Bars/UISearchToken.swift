/// A condition of a search that stands before its text, as a capsule.
///
/// Source: Apple's documentation of `UISearchToken`.
@preconcurrency @MainActor open class UISearchToken: NSObject {
    /// The program's own; nothing here reads it.
    open var representedObject: Any?
    let icon: UIImage?
    let text: String

    /// Makes a token that shows an icon, if there is one, and a text.
    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }
}

/// The capsule of a token: white on a color.
final class SearchTokenView: UIView {
    private let label = UILabel()
    private let picture = UIImageView()
    /// Between the capsule's edge and what it holds, between icon and text, and the height, in points.
    private static let (inset, gap, height) = (CGFloat(7), CGFloat(4), CGFloat(24))

    init(_ token: UISearchToken, font: UIFont?) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        (label.text, label.font, label.textColor) = (token.text, font, .white)
        (picture.image, picture.tintColor) = (token.icon?.withRenderingMode(.alwaysTemplate), .white)
        picture.contentMode = .scaleAspectFit
        for part in [picture, label] { addSubview(part) }
        layer.cornerRadius = Self.height / 2
        clipsToBounds = true
        frame.size = CGSize(
            width: 2 * Self.inset + iconWidth + label.intrinsicContentSize.width, height: Self.height)
    }

    required init?(coder: NSCoder) { nil }

    /// The icon's width with the gap to the text, in points.
    private var iconWidth: CGFloat {
        guard let size = picture.image?.size, size.height > 0 else { return 0 }
        return size.width * min(1, (Self.height - 8) / size.height) + Self.gap
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let icon = CGRect(
            x: Self.inset, y: 4, width: max(0, iconWidth - Self.gap), height: bounds.height - 8)
        let text = CGRect(
            x: Self.inset + iconWidth, y: 0, width: max(0, bounds.width - 2 * Self.inset - iconWidth),
            height: bounds.height)
        for (part, frame) in [(picture as UIView, icon), (label, text)] {
            part.frame = isMirrored ? frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0) : frame
        }
    }
}

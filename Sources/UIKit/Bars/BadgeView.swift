/// Shows a badge at the upper trailing corner of what it lies upon.
final class BadgeView: UIView {
    private let label = UILabel()
    /// The height of a dot, in points.
    private static let dot: CGFloat = 8

    /// Makes the view of a badge.
    ///
    /// - Parameters:
    ///   - height: Of a badge with a text, in points.
    ///   - fontSize: Of a text that says none, in points.
    init(_ badge: UIBarButtonItem.Badge, height: CGFloat = 16, fontSize: CGFloat = 11) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = badge.backgroundColor ?? .systemRed
        label.text = badge.stringValue
        label.font = badge.font ?? .systemFont(ofSize: fontSize, weight: .medium)
        label.textColor = badge.foregroundColor ?? .white
        label.textAlignment = .center
        addSubview(label)
        let height = badge.stringValue == nil ? Self.dot : height
        let width = badge.stringValue == nil ? 0 : label.intrinsicContentSize.width + 8
        frame.size = CGSize(width: max(width, height), height: height)
        layer.cornerRadius = height / 2
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    /// Puts the badge's middle at the corner of a view's content.
    func place(at content: CGRect, isMirrored: Bool) {
        center = CGPoint(x: isMirrored ? content.minX : content.maxX, y: max(content.minY, bounds.height / 2))
    }
}

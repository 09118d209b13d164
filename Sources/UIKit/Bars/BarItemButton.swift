/// The button of an item, with its badge.
final class BarItemButton: UIButton {
    var badge: UIBarButtonItem.Badge? {
        didSet {
            badgeView?.removeFromSuperview()
            badgeView = badge.map { BadgeView($0) }
            if let badgeView { addSubview(badgeView) }
        }
    }
    private(set) var badgeView: BadgeView?

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let badgeView else { return }
        let content = [imageView, titleLabel].compactMap { $0 }.filter { $0.frame.width > 0 }.map(\.frame)
        badgeView.place(
            at: content.first ?? bounds, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        bringSubviewToFront(badgeView)
    }
}

/// An item of a tab bar: an image with a title below it, and a badge at its corner.
///
/// The name is that of UIKit's own class, which is not public: programs that draw their own items look for views of that name, and take
/// them away or hide them.
final class UITabBarButton: UIControl {
    /// Called when the button was touched.
    var choose: (() -> Void)?
    /// What lies behind image and title, in its own size.
    let ground = UIImageView()
    private let title = UILabel()
    private let picture = UIImageView()
    private let badge: BadgeView?
    let item: UITabBarItem
    private let color: UIColor?
    private let look: UITabBarItemAppearance.StateAppearance?
    private let set: [NSAttributedString.Key: Any]

    /// Makes the view of an item.
    ///
    /// - Parameters:
    ///   - state: Normal, selected or disabled.
    ///   - color: Of the image, and of a title that says none; nil for the tint.
    ///   - look: What the bar's appearance says of such items.
    init(
        _ item: UITabBarItem, in state: UIControl.State, color: UIColor?,
        look: UITabBarItemAppearance.StateAppearance?
    ) {
        (self.item, self.color, self.look) = (item, color, look)
        set = (look?.titleTextAttributes ?? [:]).merging(item.titleTextAttributes(shownIn: state)) { $1 }
        badge = item.badge(in: state, look)
        super.init(frame: .zero)
        isEnabled = item.isEnabled
        title.text = item.title
        title.font = set[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
        title.textAlignment = .center
        let image = ((state == .selected ? item.selectedImage : nil) ?? item.image)?.largeAsSymbol
        picture.image = image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
        picture.contentMode = Self.mode(for: picture.image)
        ground.contentMode = .center
        for view in [ground, picture, title, badge].compactMap({ $0 }) { addSubview(view) }
        takeColor()
    }

    required init?(coder: NSCoder) { nil }

    /// Images keep their size, and those above Apple's most shrink to the room that there is.
    private static func mode(for image: UIImage?) -> UIView.ContentMode {
        guard let size = image?.size else { return .center }
        return size.width <= mostOfImage.width && size.height <= mostOfImage.height ? .center : .scaleAspectFit
    }

    /// In points. Source: Apple's Human Interface Guidelines, 96 × 64 pixels at two a point.
    private static let mostOfImage = CGSize(width: 48, height: 32)

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        picture.frame = CGRect(x: 0, y: 5, width: bounds.width, height: 26).inset(by: item.imageInsets)
        let offset =
            item.titlePositionAdjustment == .zero ? look?.titlePositionAdjustment : item.titlePositionAdjustment
        let y = picture.image != nil ? 34 : (bounds.height - 14) / 2
        title.frame = CGRect(x: 0, y: y, width: bounds.width, height: 14)
            .offsetBy(dx: offset?.horizontal ?? 0, dy: offset?.vertical ?? 0)
        placeBadge()
    }

    /// At the upper trailing corner of the image, or of the title where there is none.
    private func placeBadge() {
        guard let badge else { return }
        let size = picture.image?.size ?? title.intrinsicContentSize
        let area = picture.image == nil ? title.frame : picture.frame
        let content = CALayerContentsGravity.center.rectangle(
            for: CGSize(width: min(size.width, area.width), height: min(size.height, area.height)), in: area)
        let direction = (superview ?? self).effectiveUserInterfaceLayoutDirection
        badge.place(at: content, isMirrored: direction == .rightToLeft)
        badge.frame = badge.frame.offsetBy(
            dx: look?.badgePositionAdjustment.horizontal ?? 0, dy: look?.badgePositionAdjustment.vertical ?? 0)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        takeColor()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
        choose?()
    }

    private func takeColor() {
        title.textColor = set[.foregroundColor] as? UIColor ?? color ?? tintColor
        picture.tintColor = color ?? tintColor
    }
}

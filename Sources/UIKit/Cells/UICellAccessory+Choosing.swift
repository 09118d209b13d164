extension UICellAccessory {
    /// How the sign of a chosen item looks.
    ///
    /// Source: Apple's documentation of `UICellAccessory.MultiselectOptions`.
    public struct MultiselectOptions {
        /// Whether the sign cannot be seen, though it takes its room; nil for not.
        public var isHidden: Bool?
        /// How wide its room is, in points; nil for as wide as the sign.
        public var reservedLayoutWidth: CGFloat?
        /// The color of the sign of an item that is chosen; nil for the tint.
        public var tintColor: UIColor?
        /// The color behind the sign; nil for none.
        public var backgroundColor: UIColor?

        /// Makes options; all may be left out.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }
    }

    /// A ring, in which a check mark stands while the cell is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(.leading, displayed) {
            let sign = ChoiceSign()
            sign.sign.alpha = options.isHidden == true ? 0 : 1
            if let color = options.tintColor { sign.sign.tintColor = color }
            sign.sign.backgroundColor = options.backgroundColor
            sign.sign.layer.cornerRadius = EditingSign.markSize.height / 2
            if let width = options.reservedLayoutWidth { sign.frame.size.width = width }
            return sign
        }
    }

    /// Called on iOS when another element of a menu is chosen.
    public typealias MenuSelectedElementDidChangeHandler = @MainActor (_ menu: UIMenu) -> Void

    /// How the sign of a menu looks.
    ///
    /// Source: Apple's documentation of `UICellAccessory.PopUpMenuOptions`.
    public struct PopUpMenuOptions {
        /// Whether the sign cannot be seen, though it takes its room; nil for not.
        public var isHidden: Bool?
        /// How wide its room is, in points; nil for as wide as the sign.
        public var reservedLayoutWidth: CGFloat?
        /// The color of title and arrows; nil for that of secondary labels.
        public var tintColor: UIColor?

        /// Makes options; all may be left out.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// The title of a menu's chosen element, with arrows up and down; no touch opens the menu.
    ///
    /// - Parameters:
    ///   - menu: What there is to choose from.
    ///   - displayed: When it is shown.
    ///   - options: How it looks.
    ///   - selectedElementDidChangeHandler: Not called, because menus do not open.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.trailing, displayed) {
            let sign = MenuSign(title: menu.selectedElements.first?.title ?? "")
            sign.tintColor = options.tintColor ?? .secondaryLabel
            sign.alpha = options.isHidden == true ? 0 : 1
            if let width = options.reservedLayoutWidth { sign.frame.size.width = width }
            return sign
        }
    }
}

/// The sign of an item that may be chosen, in the middle of its room.
final class ChoiceSign: UIView {
    let sign = EditingSign(.unmarked)

    init() {
        super.init(frame: CGRect(origin: .zero, size: EditingSign.markSize))
        isUserInteractionEnabled = false
        addSubview(sign)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = EditingSign.markSize
        sign.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}

/// The title of a menu's chosen element, and arrows that tell that there are others.
final class MenuSign: UIView {
    private let label = UILabel()
    /// Between title and arrows, and the size of both arrows, in points.
    private static let (gap, arrows) = (CGFloat(6), CGSize(width: 9, height: 15))

    init(title: String) {
        super.init(frame: .zero)
        (isOpaque, isUserInteractionEnabled) = (false, false)
        label.text = title
        addSubview(label)
        let text = title.isEmpty ? .zero : label.intrinsicContentSize
        frame.size = CGSize(
            width: text.width + (title.isEmpty ? 0 : Self.gap) + Self.arrows.width,
            height: max(text.height, Self.arrows.height))
    }

    required init?(coder: NSCoder) { nil }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        label.textColor = tintColor
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.textColor = tintColor
        let width = max(0, bounds.width - Self.gap - Self.arrows.width)
        label.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    }

    override func draw(_ rect: CGRect) {
        let box = CGRect(
            x: isMirrored ? 0 : bounds.width - Self.arrows.width, y: bounds.midY - Self.arrows.height / 2,
            width: Self.arrows.width, height: Self.arrows.height
        ).insetBy(dx: 1, dy: 1)
        let path = UIBezierPath()
        (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (1.5, .round, .round)
        for (tip, back) in [(box.minY, box.minY + 4), (box.maxY, box.maxY - 4)] {
            path.move(to: CGPoint(x: box.minX, y: back))
            path.addLine(to: CGPoint(x: box.midX, y: tip))
            path.addLine(to: CGPoint(x: box.maxX, y: back))
        }
        tintColor.setStroke()
        path.stroke()
    }
}

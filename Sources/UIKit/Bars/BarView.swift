/// What bars have in common: a ground, a hairline, and views that stand for items.
///
/// Bars are drawn plainly: their ground is a color without blur.
@preconcurrency @MainActor open class BarView: UIView, UIBarPositioning {
    /// The color of the ground; nil for the system's.
    open var barTintColor: UIColor? { didSet { groundDidChange() } }
    /// Whether letters are white on black, where no color says otherwise.
    open var barStyle = UIBarStyle.default {
        didSet {
            groundDidChange()
            barStyleDidChange()
        }
    }
    /// Whether content shows through a bar of the system's color; the ground is opaque. Stored; no effect.
    open var isTranslucent = true
    /// What gives ground and line their looks; nil for the bar's own colors.
    var groundAppearance: UIBarAppearance? { didSet { groundDidChange() } }
    /// Images in the place of the ground, where no appearance counts.
    var grounds = BarGrounds() { didSet { groundDidChange() } }
    /// An image in the place of the line, where no appearance counts.
    var lineImage: UIImage? {
        didSet {
            groundDidChange()
            setNeedsLayout()
        }
    }
    private let ground = UIImageView()
    private let hairline = UIImageView()
    /// The views that stand for items at present.
    private var shown: [UIView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpBar()
    }

    /// Makes a bar from a nib; its items and colors come from the document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
    }

    /// The bar's height in points, without what it covers of the screen's edge.
    var barHeight: CGFloat { 44 }
    /// How far the ground reaches beyond the bar, towards the screen's edge, in points.
    var overhang: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// What the bar's delegate says of its place; nil without one.
    var positioner: (any UIBarPositioningDelegate)? { nil }
    /// Where bars of the kind stand.
    var usualPosition: UIBarPosition { .bottom }

    /// Where the bar stands: what its delegate says, or where bars of its kind stand.
    open var barPosition: UIBarPosition {
        let position = positioner?.position(for: self) ?? .any
        return position == .any ? usualPosition : position
    }

    /// How far the status bar lies above the bar, in points.
    private var statusBarAbove: CGFloat {
        guard let window else { return 0 }
        return min(max(0, convert(CGPoint.zero, to: window).y), window.safeAreaInsets.top)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }
    /// As high as the bar is, and as wide as it is; one without a width is as wide as the screen, as code relies on that calls
    /// `sizeToFit()` for a bar above the keyboard.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : UIScreen.main.bounds.width, height: barHeight)
    }
    override var drawsContent: Bool { false }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let position = barPosition
        let isOnTop = position == .top || position == .topAttached
        let reach = position == .topAttached ? max(overhang, statusBarAbove) : overhang
        ground.frame = CGRect(x: 0, y: isOnTop ? -reach : 0, width: bounds.width, height: bounds.height + reach)
        let line = hairline.image?.size.height ?? 0.5
        hairline.frame = CGRect(x: 0, y: isOnTop ? bounds.height : -line, width: bounds.width, height: line)
    }

    /// Shows other views for items.
    func show(_ views: [UIView]) {
        for view in shown { view.removeFromSuperview() }
        shown = views
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    private func setUpBar() {
        // Whatever stands beside a bar is stretched in its place.
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        // A bar of a nib has its items before it gets here; they lie above its ground.
        insertSubview(ground, at: 0)
        insertSubview(hairline, at: 1)
        groundDidChange()
    }

    /// Gives letters their colors anew.
    func barStyleDidChange() {}

    private func groundDidChange() {
        let own = groundAppearance
        guard own == nil else {
            (ground.backgroundColor, ground.image) = (own?.backgroundColor, own?.backgroundImage)
            (hairline.backgroundColor, hairline.image) = (own?.shadowColor, nil)
            return
        }
        let standard = barStyle.isBlack ? UIColor.black : .secondarySystemBackground
        ground.image = grounds.shown
        ground.backgroundColor = ground.image == nil ? barTintColor ?? standard : nil
        hairline.image = lineImage
        hairline.backgroundColor = lineImage == nil ? .separator : nil
    }

    /// A button for an item, or its own view; nil for space.
    static func view(for item: UIBarButtonItem) -> UIView? {
        let view = item.customView ?? button(for: item)
        item.shownView = view
        return view
    }

    private static func button(for item: UIBarButtonItem) -> UIButton? {
        if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace { return nil }
        let button = item.badge == nil ? UIButton(type: .system) : BarItemButton(type: .system)
        (button as? BarItemButton)?.badge = item.badge
        // An image takes the title's place.
        if let image = item.image?.largeAsSymbol ?? .systemSymbol(item.systemItem?.symbolName) {
            button.setImage(image, for: .normal)
        } else {
            button.setTitle(item.title, for: .normal)
        }
        let isPlus = item.systemItem == .add
        button.titleLabel?.font = .systemFont(
            ofSize: isPlus ? 28 : 17, weight: isPlus ? .light : item.style == .done ? .semibold : .regular)
        button.isEnabled = item.isEnabled
        let set = item.titleTextAttributes(shownIn: item.isEnabled ? .normal : .disabled)
        if let font = set[.font] as? UIFont { button.titleLabel?.font = font }
        if let color = set[.foregroundColor] as? UIColor {
            button.setTitleColor(color, for: item.isEnabled ? .normal : .disabled)
        }
        if let color = item.tintColor { button.tintColor = color }
        button.addAction(UIAction { [weak item] _ in item?.perform() }, for: .primaryActionTriggered)
        return button
    }

    /// An item's size in a bar of some height, in points.
    static func size(of view: UIView, _ item: UIBarButtonItem, height: CGFloat) -> CGSize {
        var own = item.customView == nil ? view.sizeThatFits(.zero) : view.bounds.size
        own.width += ((view as? UIButton)?.titleLabel).map { item.extraWidth(in: $0) } ?? 0
        return CGSize(width: item.width > 0 ? item.width : own.width, height: min(own.height, height))
    }
}

extension UIBarButtonItem {
    /// How much wider the widest of the possible titles is than the title, in points.
    fileprivate func extraWidth(in label: UILabel) -> CGFloat {
        guard let possibleTitles, let title = label.text else { return 0 }
        let attributes: [NSAttributedString.Key: Any] = [.font: label.font as Any]
        func width(_ text: String) -> CGFloat {
            (text as NSString).size(withAttributes: attributes).width.rounded(.up)
        }
        return max(0, (possibleTitles.map(width).max() ?? 0) - width(title))
    }
}

extension UIImage {
    /// The symbol of one of the system's items, at the large scale that bars show; nil where no font has it.
    static func systemSymbol(_ name: String?) -> UIImage? {
        guard let name, remark(onSymbol: name) == nil else { return nil }
        return UIImage(systemName: name, withConfiguration: SymbolConfiguration(scale: .large))
    }

    /// A symbol that says nothing of its scale is large in a bar.
    fileprivate var largeAsSymbol: UIImage { showing(SymbolConfiguration(scale: .large)) }
}

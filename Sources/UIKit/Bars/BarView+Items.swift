extension BarView {
    /// A button for an item, or its own view; nil for space.
    ///
    /// - Parameter look: What the bar's appearance says of such items.
    static func view(for item: UIBarButtonItem, look: UIBarButtonItemAppearance? = nil) -> UIView? {
        let view = item.customView ?? button(for: item, look)
        item.shownView = view
        return view
    }

    private static func button(for item: UIBarButtonItem, _ look: UIBarButtonItemAppearance?) -> UIButton? {
        if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace { return nil }
        let button = item.badge == nil ? UIButton(type: .system) : BarItemButton(type: .system)
        (button as? BarItemButton)?.badge = item.badge
        // An image takes the title's place.
        if let image = item.image?.largeAsSymbol ?? .systemSymbol(item.systemItem?.symbolName) {
            button.setImage(image, for: .normal)
        } else {
            button.setTitle(item.title, for: .normal)
        }
        button.isEnabled = item.isEnabled
        dress(button, for: item, look)
        if let color = item.tintColor { button.tintColor = color }
        button.addAction(UIAction { [weak item] _ in item?.perform() }, for: .primaryActionTriggered)
        return button
    }

    /// Gives a button the letters, the ground and the places that its item and the bar's appearance say.
    private static func dress(_ button: UIButton, for item: UIBarButtonItem, _ look: UIBarButtonItemAppearance?) {
        let isPlus = item.systemItem == .add
        button.titleLabel?.font = .systemFont(
            ofSize: isPlus ? 28 : 17, weight: isPlus ? .light : item.style == .done ? .semibold : .regular)
        for state in [UIControl.State.normal, .highlighted, .disabled] {
            let attributes = (look?[state].titleTextAttributes ?? [:])
                .merging(item.titleTextAttributes(shownIn: state)) { $1 }
            if let color = attributes[.foregroundColor] as? UIColor { button.setTitleColor(color, for: state) }
            if state == (item.isEnabled ? .normal : .disabled), let font = attributes[.font] as? UIFont {
                button.titleLabel?.font = font
            }
            let ground = look?[state].backgroundImage ?? item.backgroundImage(for: state, barMetrics: .default)
            if let ground { button.setBackgroundImage(ground, for: state) }
        }
        let own = item.titlePositionAdjustment(for: .default)
        let offset = own == .zero ? look?.normal.titlePositionAdjustment ?? .zero : own
        button.titleEdgeInsets = UIEdgeInsets(
            top: offset.vertical, left: offset.horizontal, bottom: -offset.vertical, right: -offset.horizontal)
        button.imageEdgeInsets = item.imageInsets
    }

    /// The size of a program's own view: its frame's, or, of one without a frame, what its constraints and its content want.
    private static func sizeOfCustomView(_ view: UIView) -> CGSize {
        let own = view.bounds.size
        guard own.width == 0 || own.height == 0 else { return own }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(
            width: fitting.width > 0 ? fitting.width : own.width,
            height: fitting.height > 0 ? fitting.height : own.height)
    }

    /// An item's size in a bar of some height, in points.
    static func size(of view: UIView, _ item: UIBarButtonItem, height: CGFloat) -> CGSize {
        var own = item.customView == nil ? view.sizeThatFits(.zero) : sizeOfCustomView(view)
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
    var largeAsSymbol: UIImage { showing(SymbolConfiguration(scale: .large)) }
}

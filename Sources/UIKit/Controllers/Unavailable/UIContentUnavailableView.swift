/// Shows what a `UIContentUnavailableConfiguration` describes, in the middle of itself.
///
/// Source: Apple's documentation of `UIContentUnavailableView`.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private var content: UIContentUnavailableConfiguration
    private let scroll = UIScrollView()
    private var parts: [(view: UIView, gap: CGFloat)] = []

    /// Makes a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        content = configuration
        super.init(frame: .zero)
        addSubview(scroll)
        rebuild()
    }

    /// Nil: nibs have no such view.
    public required init?(coder: NSCoder) { nil }

    /// What the view shows; configurations of other types are not taken.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            content = new
            rebuild()
        }
    }
    /// Whether the parts scroll where they find no room.
    open var isScrollEnabled: Bool {
        get { scroll.isScrollEnabled }
        set { scroll.isScrollEnabled = newValue }
    }

    override var drawsContent: Bool { type(of: self) != UIContentUnavailableView.self }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    // MARK: Parts

    private func rebuild() {
        for part in parts { part.view.removeFromSuperview() }
        parts = []
        backgroundColor = content.background.resolvedBackgroundColor(for: tintColor)
        if let picture { parts.append((picture, 0)) }
        let texts = [
            label(content.text, content.attributedText, content.textProperties, gap: content.imageToTextPadding),
            label(
                content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
                gap: content.textToSecondaryTextPadding),
        ]
        parts += texts.compactMap(\.self)
        let buttons = [
            button(content.button, content.buttonProperties, gap: content.textToButtonPadding),
            button(
                content.secondaryButton, content.secondaryButtonProperties,
                gap: content.buttonToSecondaryButtonPadding),
        ]
        parts += buttons.compactMap(\.self)
        for part in parts { scroll.addSubview(part.view) }
        setNeedsLayout()
    }

    private var picture: UIView? {
        if content.isLoading {
            let sign = UIActivityIndicatorView(style: .medium)
            sign.startAnimating()
            return sign
        }
        guard let image = content.image else { return nil }
        let look = content.imageProperties
        let view = UIImageView(image: image)
        view.preferredSymbolConfiguration = look.preferredSymbolConfiguration
        view.tintColor = look.tintColor
        view.contentMode = .scaleAspectFit
        view.layer.cornerRadius = look.cornerRadius
        view.clipsToBounds = look.cornerRadius > 0
        return view
    }

    private func label(
        _ text: String?, _ attributed: NSAttributedString?, _ look: UIContentUnavailableConfiguration.TextProperties,
        gap: CGFloat
    ) -> (view: UIView, gap: CGFloat)? {
        guard text?.isEmpty == false || (attributed?.length ?? 0) > 0 else { return nil }
        let label = UILabel()
        label.font = look.font
        label.textColor = look.resolvedColor()
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = look.numberOfLines
        label.lineBreakMode = look.lineBreakMode
        label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = look.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = look.allowsDefaultTighteningForTruncation
        label.textAlignment = content.alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
        return (label, gap)
    }

    private func button(
        _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties, gap: CGFloat
    ) -> (view: UIView, gap: CGFloat)? {
        var look = look
        if look.title == nil, look.attributedTitle == nil { look.title = properties.primaryAction?.title }
        if look.image == nil { look.image = properties.primaryAction?.image }
        guard look.title?.isEmpty == false || look.attributedTitle != nil || look.image != nil else { return nil }
        let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
        button.isEnabled = properties.isEnabled
        return (button, gap)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        let margins = margins
        let width = max(0, bounds.width - margins.leading - margins.trailing)
        let sizes = parts.map { size(of: $0.view, within: width) }
        let height = zip(parts, sizes).enumerated().reduce(0) {
            $0 + $1.element.1.height + ($1.offset > 0 ? $1.element.0.gap : 0)
        }
        let room = bounds.height - margins.top - margins.bottom
        var y = margins.top + max(0, (room - height) / 2)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isMirrored ? margins.trailing : margins.leading
        for (index, (part, size)) in zip(parts, sizes).enumerated() {
            if index > 0 { y += part.gap }
            let rest = width - size.width
            let x = content.alignment == .center ? rest / 2 : isMirrored ? rest : 0
            part.view.frame = CGRect(
                x: pixelGrid.round(left + x), y: pixelGrid.round(y), width: size.width, height: size.height)
            y += size.height
        }
        scroll.contentSize = CGSize(width: bounds.width, height: height + margins.top + margins.bottom)
    }

    private func size(of view: UIView, within width: CGFloat) -> CGSize {
        var size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let most = content.imageProperties.maximumSize
        if view is UIImageView, size.width > 0, size.height > 0 {
            let share = min(
                1, width / size.width, most.width > 0 ? most.width / size.width : 1,
                most.height > 0 ? most.height / size.height : 1)
            size = CGSize(width: size.width * share, height: size.height * share)
        }
        return CGSize(
            width: view is UILabel && content.alignment == .center ? width : min(size.width, width),
            height: size.height)
    }

    /// The content's own margins, at least those of the view around, and what bars cover.
    private var margins: NSDirectionalEdgeInsets {
        var margins = content.directionalLayoutMargins
        let (around, safe) = (superview?.directionalLayoutMargins ?? margins, safeAreaInsets)
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = max(margins.leading, around.leading)
            margins.trailing = max(margins.trailing, around.trailing)
        }
        if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, safe.top)
            margins.bottom = max(margins.bottom, safe.bottom)
        }
        return margins
    }
}

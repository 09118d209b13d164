/// All that a button shows at a moment.
@MainActor struct ButtonLook {
    var title: String?
    var attributedTitle: NSAttributedString?
    /// The title's font; nil for the label's own.
    var font: UIFont?
    var titleColor: UIColor
    var titleShadowColor: UIColor?
    /// The text below the title, and the same with its attributes.
    var subtitle: String?
    var attributedSubtitle: NSAttributedString?
    var subtitleFont: UIFont?
    var image: UIImage?
    var imageAlpha: CGFloat = 1
    /// The tint of the image; nil for the title's color.
    var imageColor: UIColor?
    /// The color of a sign of activity in the image's place; nil for none.
    var activityColor: UIColor?
    /// The color of the background; nil for the view's own.
    var background: UIColor?
    var corners = Corners.none
    var strokeColor: UIColor?
    var strokeWidth: CGFloat = 0

    enum Corners: Equatable {
        /// As the owner set them.
        case none
        /// In points.
        case radius(CGFloat)
        case capsule

        @MainActor func apply(to layer: CALayer) {
            switch self {
            case .none: break
            case .radius(let radius): layer.cornerRadius = min(radius, layer.bounds.height / 2)
            case .capsule: layer.cornerRadius = min(layer.bounds.width, layer.bounds.height) / 2
            }
        }
    }

    func stroke(_ layer: CALayer, _ traits: UITraitCollection) {
        guard strokeWidth > 0 else { return }
        layer.borderWidth = strokeWidth
        layer.borderColor = strokeColor?.resolvedColor(with: traits).cgColor
    }
}

extension UIButton {
    /// What the button shows in its present state.
    var look: ButtonLook {
        if let configuration { return look(of: configuration) }
        var look = ButtonLook(titleColor: titleColor(for: state) ?? standardTitleColor)
        look.title = currentTitle
        look.attributedTitle = currentAttributedTitle
        look.titleShadowColor = currentTitleShadowColor
        look.image = shown(
            currentImage, currentPreferredSymbolConfiguration,
            standard: UIImage.SymbolConfiguration(textStyle: .body))
        look.imageAlpha = imageAlpha
        return look
    }

    /// White on custom buttons; the tint on those of the system, faint while they are pressed.
    private var standardTitleColor: UIColor {
        guard buttonType != .custom else { return .white }
        if state.contains(.disabled) { return .tertiaryLabel }
        return state.contains(.highlighted) ? tintColor.withAlphaComponent(0.2) : tintColor
    }

    private var imageAlpha: CGFloat {
        if state.contains(.disabled), adjustsImageWhenDisabled { return 0.5 }
        return state.contains(.highlighted) && adjustsImageWhenHighlighted ? 0.5 : 1
    }

    /// The font of a title that has none of its own: as large as a text style, without the space that the style leaves between
    /// lines (wrapped titles of nine buttons in documents of two projects); a primary button's is bold, as four buttons of a
    /// document are.
    private func standardFont(of configuration: Configuration) -> UIFont {
        let font = configuration.buttonSize.font(for: traitCollection)
        guard role == .primary, let bold = font.fontDescriptor.withSymbolicTraits(.traitBold) else {
            return .systemFont(ofSize: font.pointSize)
        }
        return UIFont(descriptor: bold, size: 0)
    }

    private func look(of configuration: Configuration) -> ButtonLook {
        let colors = configuration.colors(state, tint: role == .destructive ? .systemRed : tintColor)
        var look = ButtonLook(titleColor: colors.foreground)
        look.title = configuration.title ?? currentTitle
        look.font = configuration.font ?? standardFont(of: configuration)
        look.attributedTitle = configuration.text(of: look).map { NSAttributedString($0) }
        look.subtitle = configuration.subtitle
        look.subtitleFont = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        look.attributedSubtitle = configuration.smallText(of: look).map { NSAttributedString($0) }
        let standardFont = configuration.buttonSize.font(for: traitCollection)
        let standard = UIImage.SymbolConfiguration(font: standardFont)
        let symbol = configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
        look.image = shown(configuration.image ?? currentImage, symbol, standard: standard)
        look.imageColor = configuration.imageColorTransformer?(colors.foreground)
        if configuration.showsActivityIndicator {
            let transformer = configuration.activityIndicatorColorTransformer
            look.activityColor = transformer?(colors.foreground) ?? colors.foreground
        }
        look.background = colors.background
        look.corners = configuration.hasGround ? configuration.corners : .none
        look.strokeColor = configuration.background.strokeColor
        look.strokeWidth = configuration.background.strokeWidth
        return look
    }
}

extension UIButton.Configuration {
    /// The title with its attributes; nil for one without any.
    fileprivate func text(of look: ButtonLook) -> AttributedString? {
        text(attributedTitle, look.title, titleTextAttributesTransformer, look.font, look.titleColor)
    }

    /// The subtitle with its attributes; nil for one without any.
    fileprivate func smallText(of look: ButtonLook) -> AttributedString? {
        text(attributedSubtitle, subtitle, subtitleTextAttributesTransformer, look.subtitleFont, look.titleColor)
    }

    private func text(
        _ attributed: AttributedString?, _ plain: String?, _ transformer: UIConfigurationTextAttributesTransformer?,
        _ font: UIFont?, _ color: UIColor
    ) -> AttributedString? {
        guard let transformer else { return attributed }
        guard let text = attributed ?? plain.map({ AttributedString($0) }) else { return nil }
        var defaults = AttributeContainer([.foregroundColor: color])
        if let font { defaults.font = font }
        return transformer.text(text, defaults: defaults)
    }
}

extension UIButton.ButtonType {
    /// The image of the system's round buttons, in the tint.
    ///
    /// - Parameter generation: Circles are 22 points wide before iOS 13, as stored frames show, and 24 since.
    @MainActor func sign(_ generation: ControlGeneration) -> UIImage? {
        let side: CGFloat = generation < .iOS13 ? 22 : 24
        return switch self {
        case .detailDisclosure, .infoLight, .infoDark: Self.sign("i", side)
        case .contactAdd: Self.sign("+", side)
        case .close: Self.sign("×", 24)
        default: nil
        }
    }

    /// A letter in a circle.
    @MainActor private static func sign(_ letter: String, _ width: CGFloat) -> UIImage {
        let side = CGSize(width: width, height: width)
        return UIGraphicsImageRenderer(size: side).image { _ in
            let circle = UIBezierPath(ovalIn: CGRect(origin: .zero, size: side).insetBy(dx: 0.75, dy: 0.75))
            circle.lineWidth = 1.5
            circle.stroke()
            let font = UIFont.systemFont(ofSize: 15, weight: .medium)
            let size = letter.size(withAttributes: [.font: font])
            letter.draw(
                at: CGPoint(x: (side.width - size.width) / 2, y: (side.height - size.height) / 2),
                withAttributes: [.font: font])
        }.withRenderingMode(.alwaysTemplate)
    }
}

extension UILabel {
    /// Shows a text with its attributes, or a plain one where there is none.
    func show(_ attributed: NSAttributedString?, or plain: String?) {
        if let attributed {
            if attributedText != attributed { attributedText = attributed }
        } else if text != plain {
            text = plain
        }
    }

    /// Shows a configuration's text, in as many lines as it may have.
    func breakLines(_ mode: NSLineBreakMode, _ alignment: NSTextAlignment) {
        (numberOfLines, lineBreakMode, textAlignment) = (mode.wraps ? 0 : 1, mode, alignment)
    }
}

/// The label of a button's title: it tells the button of changes that did not come from it, such as another font.
final class ButtonLabel: UILabel {
    var onChange: () -> Void = {}
    /// Whether it is the button that makes changes.
    var isQuiet = false
    /// None: titles are not larger for their shadow (stored frames of eight buttons of two projects).
    override var shadowReach: CGSize { .zero }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        if !isQuiet { onChange() }
    }

    func show(_ look: ButtonLook) {
        if let font = look.font, font != self.font { self.font = font }
        if textColor != look.titleColor { textColor = look.titleColor }
        if shadowColor != look.titleShadowColor { shadowColor = look.titleShadowColor }
        show(look.attributedTitle, or: look.title)
    }
}

/// What a button shows in each of its states: an exact match, or else what it shows normally.
struct ButtonStates {
    /// What a button shows in one state; nil for what it shows normally.
    struct Content {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
        var symbol: UIImage.SymbolConfiguration?
    }

    private var contents: [UInt: Content] = [:]
    /// What was set, by the states' raw values.
    var all: [UInt: Content] { contents }

    /// What was set for exactly this state.
    subscript(_ state: UIControl.State) -> Content {
        get { contents[state.rawValue] ?? Content() }
        set { contents[state.rawValue] = newValue }
    }

    /// Whether other states than the normal one have texts or images of their own.
    var sizeVaries: Bool {
        contents.contains { state, content in
            state != UIControl.State.normal.rawValue
                && (content.title != nil || content.attributedTitle != nil || content.image != nil
                    || content.backgroundImage != nil)
        }
    }

    /// What is shown in a state.
    func value<Value>(_ state: UIControl.State, _ part: KeyPath<Content, Value?>) -> Value? {
        self[state][keyPath: part] ?? self[.normal][keyPath: part]
    }
}

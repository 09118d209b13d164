/// A control with a title and an image, in the look of iOS.
///
/// Contents are set for states; where a state has none, those of `normal` count. A button with a `configuration` takes
/// its look from that instead. Lengths are points. Source: Apple's documentation of `UIButton`.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// What kind of button it is; it cannot change.
    open private(set) var buttonType = ButtonType.custom
    private var wasHighlighted = false
    private final var update = ButtonUpdate.none
    var states = ButtonStates()
    var pointing = ButtonPointing()
    /// The parts that were needed so far.
    private var parts = ButtonParts()

    // MARK: Making

    /// Makes a button of the kind `custom`.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a button of a kind, without size.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        setImage(buttonType.sign(viewState.generation), for: .normal)
    }

    /// Makes a button that performs an action and shows its title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        takePrimaryAction(primaryAction)
    }

    /// Makes a button with a configuration, which may perform an action and show its title and image.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        takePrimaryAction(primaryAction)
        buttonDidChange()
    }

    /// Makes a button from a nib or an archive, of the kind and with the contents for each state that it has there.
    public required init?(coder: NSCoder) {
        let decoder = (coder as? NibCoder)?.decoder(of: "button")
        super.init(coder: coder)
        buttonType = coder.archivedChoice("UIButtonType") ?? Self.kind(in: decoder)
        setImage(buttonType.sign(viewState.generation), for: .normal)
        decoder.map(decodeButton)
        if coder.archive != nil { takeButtonArchive(coder) }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveButton(in: coder)
    }

    // MARK: Contents by state

    /// Sets the title in a state; `normal` counts where a state has none.
    open func setTitle(_ title: String?, for state: State) { change { $0[state].title = title } }
    /// The title in a state.
    open func title(for state: State) -> String? { states.value(state, \.title) }
    /// Sets a title with attributes, which goes before the plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change { $0[state].attributedTitle = title }
    }
    /// The title with attributes in a state.
    open func attributedTitle(for state: State) -> NSAttributedString? { states.value(state, \.attributedTitle) }
    /// Sets the title's color in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { change { $0[state].titleColor = color } }
    /// The color of the title; nil where the button's kind decides.
    open func titleColor(for state: State) -> UIColor? { states.value(state, \.titleColor) }
    /// Sets the color of the title's shadow in a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        change { $0[state].titleShadowColor = color }
    }
    /// The color of the title's shadow in a state.
    open func titleShadowColor(for state: State) -> UIColor? { states.value(state, \.titleShadowColor) }
    /// Sets the image beside the title in a state.
    open func setImage(_ image: UIImage?, for state: State) { change { $0[state].image = image } }
    /// The image in a state.
    open func image(for state: State) -> UIImage? { states.value(state, \.image) }
    /// Sets the image below title and image in a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        change { $0[state].backgroundImage = image }
    }
    /// The image below all in a state.
    open func backgroundImage(for state: State) -> UIImage? { states.value(state, \.backgroundImage) }

    /// Sets how a symbol is drawn in a state, where the image itself does not say.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        change { $0[state].symbol = configuration }
    }

    /// The title that is shown.
    open var currentTitle: String? { title(for: state) }
    /// The title with attributes that is shown.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The color that the title has now.
    open var currentTitleColor: UIColor { look.titleColor }
    /// The color of the shadow that is shown.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image that is shown.
    open var currentImage: UIImage? { image(for: state) }
    /// The image that is shown below all.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    // MARK: Parts

    /// The label of the title, made when it is first needed; its text, color and alignment are the button's to set.
    open var titleLabel: UILabel? { label }
    /// The view of the image, made when it is first needed; its image is the button's to set.
    open var imageView: UIImageView? { picture }
    /// The label of a configuration's second line; nil without a configuration.
    open var subtitleLabel: UILabel? { configuration == nil ? nil : secondLabel }
    /// The label of the title, if it was needed.
    var shownLabel: UILabel? { parts.label }
    /// The view of the image, if it was needed.
    var shownImage: UIImageView? { parts.picture }
    /// The size of the image, or of the sign of activity in its place, in points; zero for neither.
    var imageSize: CGSize {
        if let activity = parts.activity, activity.isAnimating { return activity.intrinsicContentSize }
        return parts.picture?.image?.size ?? .zero
    }

    /// One element that says the title; the parts are none of their own.
    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.label = configuration?.title ?? currentTitle ?? currentAttributedTitle?.string
        defaults.traits = .button
        if isSelected { defaults.traits.insert(.selected) }
        if !isEnabled { defaults.traits.insert(.notEnabled) }
        return defaults
    }

    // MARK: Look

    /// The look of iOS 15 and later; nil for that of the states alone.
    open var configuration: Configuration? {
        didSet {
            if oldValue?.hasGround == true, configuration?.hasGround != true { layer.cornerRadius = 0 }
            if update == .running || update == .changed { update = .changed } else { configurationDidChange() }
        }
    }

    /// Called before the button is next measured or laid out after its state changed, to change or to set its configuration.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Changes the configuration by the button's state; the default calls `configurationUpdateHandler`.
    open func updateConfiguration() { configurationUpdateHandler?(self) }
    /// Whether the configuration is updated when the state changes, as it always is. Stored; no effect.
    open var automaticallyUpdatesConfiguration = true
    /// Has `updateConfiguration()` called before the button is next measured or laid out.
    open func setNeedsUpdateConfiguration() { configurationDidChange() }

    /// What the button is for, which its look with a configuration follows; without one it is stored.
    open var role = Role.normal { didSet { if role != oldValue { buttonDidChange() } } }
    /// The menu of the button; nothing opens it here.
    open var menu: UIMenu? { didSet { showChosenAction() } }
    /// Whether the button's title is that of the chosen action in its menu: the first that is marked, or else the first.
    open var changesSelectionAsPrimaryAction = false { didSet { showChosenAction() } }

    /// The space around title and image, in points; for buttons without a configuration.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { buttonDidChange() } }
    /// How far the title is moved from its place, in points; sizes do not depend on it.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { buttonDidChange() } }
    /// How far the image is moved from its place, in points; sizes do not depend on it.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { buttonDidChange() } }
    /// Whether a custom button's image is dimmed while the button is highlighted.
    open var adjustsImageWhenHighlighted = true
    /// Whether a custom button's image is dimmed while the button is disabled.
    open var adjustsImageWhenDisabled = true
    /// Whether light is shown below a finger. Stored; no effect.
    open var showsTouchWhenHighlighted = false

    // MARK: Places of the parts

    /// Where the background lies.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where title and image lie together.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }
    /// Where the title lies, in what `contentRect(forBounds:)` gave.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).title }
    /// Where the image lies, in what `contentRect(forBounds:)` gave.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).image }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if updateConfigurationIfDue() { invalidateIntrinsicContentSize() }
        show()
        let content = contentRect(forBounds: bounds)
        parts.label?.frame = titleRect(forContentRect: content)
        parts.picture?.frame = imageRect(forContentRect: content)
        parts.activity?.frame = imageRect(forContentRect: content)
        parts.ground?.frame = backgroundRect(forBounds: bounds)
        if configuration != nil { secondLabel.frame = arrangement(in: content).subtitle }
        look.corners.apply(to: layer)
    }

    open override var intrinsicContentSize: CGSize {
        updateConfigurationIfDue()
        show()
        return naturalSize(atWidth: wrapsContent ? widthOfContent : nil)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfDue()
        show()
        return naturalSize(atWidth: wrapsContent && size.width > 0 ? size.width : nil)
    }

    /// Texts of a configuration wrap, as since iOS 15.
    override var wrapsContent: Bool { configuration?.wrapsTexts ?? false }

    /// The title's line stands for the button's.
    open override var forFirstBaselineLayout: UIView { lettered ?? self }
    open override var forLastBaselineLayout: UIView { lettered ?? self }
    private var lettered: ButtonLabel? { parts.label?.text == nil ? nil : parts.label }
    /// Those of the image below all, which symbols have.
    open override var alignmentRectInsets: UIEdgeInsets {
        currentBackgroundImage?.alignmentRectInsets ?? super.alignmentRectInsets
    }

    /// The title lies in the middle of what the insets leave.
    override func textBaselines(atWidth _: CGFloat?) -> TextBaselines? {
        guard let lettered else { return nil }
        let (lines, shift) = (lettered.baselinesFromMiddle, (contentInsets.top - contentInsets.bottom) / 2)
        return .middle(first: lines.first + shift, last: lines.last + shift)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        buttonDidChange()
    }

    override var primaryEvent: Event { [.touchUpInside, .primaryActionTriggered] }

    override func stateDidChange() {
        fadeAfterTouch()
        if update == .none { update = .due }
        if states.sizeVaries { invalidateIntrinsicContentSize() }
        super.stateDidChange()
    }

    /// The look of a pressed button comes at once and goes slowly, where a clock drives the code; a custom one's at once.
    private func fadeAfterTouch() {
        defer { wasHighlighted = isHighlighted }
        guard wasHighlighted, !isHighlighted, buttonType != .custom || configuration != nil, window != nil,
            EventClock.driving != nil
        else { return }
        let views: [UIView?] = configuration == nil ? [parts.label, parts.picture, parts.ground] : [self]
        for view in views { view?.dissolveAfterTouch() }
    }

    override var drawsContent: Bool { type(of: self) != UIButton.self }

    override func applyBackground() {
        show(background: look.background ?? viewState.background)
    }

    /// A tap upon the control is its own, not that of a recognizer around it.
    override func takes(_ recognizer: UIGestureRecognizer) -> Bool { takesTap(of: recognizer) }

    // MARK: Showing

    /// The title's font where nobody chose one.
    var standardFont: UIFont { .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15) }

    private var label: ButtonLabel {
        if let label = parts.label { return label }
        let label = ButtonLabel()
        label.shadowOffset = .zero
        label.lineBreakMode = .byTruncatingMiddle
        label.font = standardFont
        label.onChange = { [weak self] in self?.buttonDidChange() }
        parts.label = label
        insertSubview(label, at: (parts.ground == nil ? 0 : 1) + (parts.picture == nil ? 0 : 1))
        return label
    }

    private var picture: UIImageView {
        if let picture = parts.picture { return picture }
        let picture = UIImageView()
        parts.picture = picture
        insertSubview(picture, at: parts.ground == nil ? 0 : 1)
        return picture
    }

    private var ground: UIImageView {
        if let ground = parts.ground { return ground }
        let ground = UIImageView()
        parts.ground = ground
        insertSubview(ground, at: 0)
        return ground
    }

    private var secondLabel: UILabel {
        if let label = parts.secondLabel { return label }
        let label = UILabel()
        parts.secondLabel = label
        addSubview(label)
        return label
    }

    /// Whether a view is one of the parts.
    func isPart(_ view: UIView) -> Bool {
        [parts.ground, parts.picture, parts.activity, parts.label, parts.secondLabel].contains { $0 === view }
    }

    private func takePrimaryAction(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        setTitle(action.title, for: .normal)
        setImage(action.image, for: .normal)
    }

    private func change(_ change: (inout ButtonStates) -> Void) {
        change(&states)
        buttonDidChange()
    }

    private final func configurationDidChange() {
        if update == .none { update = .due }
        buttonDidChange()
    }

    /// - Returns: Whether the configuration has become another.
    @discardableResult private final func updateConfigurationIfDue() -> Bool {
        guard update == .due else { return false }
        update = .running
        updateConfiguration()
        defer { update = .none }
        return update == .changed
    }

    private func buttonDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        show()
    }

    /// Gives the parts what the state and the configuration want.
    private func show() {
        let look = look
        showTitle(look)
        showActivity(look.activityColor)
        if look.image != nil || parts.picture != nil {
            picture.image = look.image
            picture.isHidden = look.image == nil || look.activityColor != nil
            picture.tintColor = configuration == nil ? nil : look.imageColor ?? look.titleColor
            picture.alpha = look.imageAlpha
        }
        if currentBackgroundImage != nil || parts.ground != nil {
            ground.image = currentBackgroundImage
            ground.isHidden = ground.image == nil
        }
        if let configuration {
            (secondLabel.textColor, secondLabel.font) = (look.titleColor, look.subtitleFont)
            secondLabel.show(look.attributedSubtitle, or: look.subtitle)
            secondLabel.breakLines(configuration.subtitleLineBreakMode, textAlignment(of: configuration))
        }
        look.stroke(layer, traitCollection)
        applyBackground()
    }

    /// Turns a sign of activity in a color, or none.
    private func showActivity(_ color: UIColor?) {
        guard color != nil || parts.activity != nil else { return }
        let activity = parts.activity ?? UIActivityIndicatorView(style: .medium)
        if parts.activity == nil { addSubview(activity) }
        parts.activity = activity
        if let color { activity.color = color }
        if (color != nil) != activity.isAnimating {
            color == nil ? activity.stopAnimating() : activity.startAnimating()
        }
    }

    private func textAlignment(of configuration: Configuration) -> NSTextAlignment {
        configuration.textAlignment(effectiveUserInterfaceLayoutDirection)
    }

    private func showTitle(_ look: ButtonLook) {
        guard look.title != nil || look.attributedTitle != nil || parts.label != nil else { return }
        let label = label
        label.isQuiet = true
        defer { label.isQuiet = false }
        label.show(look)
        guard let configuration else { return }
        label.breakLines(configuration.titleLineBreakMode, textAlignment(of: configuration))
    }
}

import Foundation

/// A label whose look comes from a style of the program's sheet, by name or by subclass.
///
/// Works in code and in nibs alike: set `styleName`, or override `style` or `attributes` in a class for each style.
/// Setting `text` or `markup` applies the style; setting `attributedText` shows that text as it is. The label's own
/// font, color, alignment and break mode count where the style says nothing. The label follows changes of the sheet
/// and of the user's text size.
open class StyledLabel: PlacardLabel {
    // Only the main actor writes it, and by the time of `deinit` nobody else can.
    private nonisolated(unsafe) var observation: (any NSObjectProtocol)?
    private var source: Source?
    private var own = OwnLook()
    /// Keeps what `UILabel` adopts of a styled text from counting as the label's own look.
    private var isApplying = false

    private enum Source {
        case plain(String)
        case markup(String)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a label from a nib, in the style that `style` says; it follows later changes of the sheet.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    deinit {
        if let observation { NotificationCenter.default.removeObserver(observation) }
    }

    // MARK: Style

    /// The name of the label's style in its sheet; nil for none. A name that the sheet lacks gives a `styleError`.
    @IBInspectable open var styleName: String? { didSet { applyStyle() } }

    /// Where names of styles are looked up; nil for the program's sheet, `TextStyles.sheet`.
    open var styleSheet: StyleSheet? { didSet { applyStyle() } }

    /// The style of the whole text: that of `styleName` unless a subclass says otherwise; nil for none.
    open var style: TextStyle? { styleName.flatMap { sheet[$0] } }

    /// The attributes of the label's text: those of `style` unless a subclass says otherwise.
    open var attributes: [NSAttributedString.Key: Any] {
        style?.attributes(over: own.attributes, compatibleWith: traitCollection) ?? [:]
    }

    /// Why the label does not show what `styleName` or `markup` ask for: `UnknownStyle` or `MarkupError`; nil if it
    /// does.
    public private(set) var styleError: (any Error)?

    // MARK: Text

    /// The text as it was set, whatever case its letters are shown in; of markup, what is shown.
    open override var text: String? {
        get {
            if case .plain(let text) = source { return text }
            return super.text
        }
        set { show(newValue.map(Source.plain)) }
    }

    /// A text with named styles for its parts, as `StyleSheet.attributedString(markup:in:over:compatibleWith:)` reads
    /// it.
    ///
    /// Markup that is wrong is shown as it is written, and `styleError` says what is wrong with it.
    @IBInspectable open var markup: String? {
        get {
            if case .markup(let markup) = source { return markup }
            return nil
        }
        set { show(newValue.map(Source.markup)) }
    }

    open override var attributedText: NSAttributedString? {
        get { super.attributedText }
        set {
            source = nil
            super.attributedText = newValue
        }
    }

    // MARK: Own look

    open override var font: UIFont! { didSet { change { own.font = font } } }
    open override var textColor: UIColor! { didSet { change { own.color = textColor } } }
    open override var textAlignment: NSTextAlignment { didSet { change { own.alignment = textAlignment } } }
    open override var lineBreakMode: NSLineBreakMode { didSet { change { own.lineBreakMode = lineBreakMode } } }

    // MARK: Applying

    /// Gives the text the present `attributes`; called whenever text, name, sheet or text size change.
    open func applyStyle() {
        guard let source, !isApplying else { return }
        isApplying = true
        defer { isApplying = false }
        styleError = nil
        super.attributedText =
            switch source {
            case .plain(let text): styled(text)
            case .markup(let markup): marked(markup)
            }
        noteUnknownName()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let size = traitCollection.preferredContentSizeCategory
        if previousTraitCollection?.preferredContentSizeCategory != size { applyStyle() }
    }

    private var sheet: StyleSheet { styleSheet ?? TextStyles.sheet }

    private func styled(_ text: String) -> NSAttributedString {
        let attributes = own.attributes.merging(attributes) { $1 }
        return NSAttributedString(string: style?.letterCase?.applied(to: text) ?? text, attributes: attributes)
    }

    private func marked(_ markup: String) -> NSAttributedString {
        let base = own.attributes.merging(attributes) { $1 }
        do {
            return try sheet.attributedString(
                markup: markup, in: style ?? TextStyle(), over: base, compatibleWith: traitCollection)
        } catch {
            styleError = error
            return styled(markup)
        }
    }

    private func noteUnknownName() {
        guard let styleName, styleError == nil else { return }
        do { _ = try sheet.style(named: styleName) } catch { styleError = error }
    }

    private func show(_ new: Source?) {
        source = new
        if new == nil { super.attributedText = nil }
        applyStyle()
    }

    private func change(_ note: () -> Void) {
        guard !isApplying else { return }
        note()
        applyStyle()
    }

    private func setUp() {
        own = OwnLook(of: self)
        source = super.text.map(Source.plain)
        observation = NotificationCenter.default.addObserver(
            forName: TextStyles.didChange, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.applyStyle() }
        }
        applyStyle()
    }
}

/// What a label's text looks like where its style says nothing.
private struct OwnLook {
    var font: UIFont?
    var color: UIColor?
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail

    init() {}

    @MainActor init(of label: UILabel) {
        font = label.font
        color = label.textColor
        alignment = label.textAlignment
        lineBreakMode = label.lineBreakMode
    }

    var attributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
        attributes[.font] = font
        attributes[.foregroundColor] = color
        return attributes
    }
}

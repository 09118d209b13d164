/// The round field of a search bar, with a magnifier before its text.
///
/// Source: Apple's documentation of `UISearchTextField`.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    /// Makes a field from a nib or an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        font = .systemFont(ofSize: UIFont.labelFontSize)
        backgroundColor = .tertiarySystemFill
        leftView = Magnifier(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        leftViewMode = .always
    }

    // MARK: Tokens

    /// The conditions that stand before the text, as capsules.
    open var tokens: [UISearchToken] = [] { didSet { tokensDidChange() } }
    /// The color of the capsules; nil for the tint.
    open var tokenBackgroundColor: UIColor! {
        get { ownTokenColor ?? tintColor }
        set {
            ownTokenColor = newValue
            colorTokens()
        }
    }
    private var ownTokenColor: UIColor?
    /// Whether deleting at the beginning of the text takes the last token away.
    open var allowsDeletingTokens = true
    /// Whether tokens can be copied; the delegate would be asked. Stored; no effect.
    open var allowsCopyingTokens = true
    private var tokenViews: [SearchTokenView] = []
    /// Between tokens, in points.
    private static let tokenGap: CGFloat = 4

    /// Puts a token at a place among the others; one beyond the end is the last.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
    }

    /// Takes the token at a place away; nothing where there is none.
    open func removeToken(at tokenIndex: Int) {
        if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
    }

    /// The tokens and the text are what the field holds.
    open override var hasText: Bool { super.hasText || !tokens.isEmpty }

    open override func deleteBackward() {
        let isAtStart = selectedTextRange.map { offset(from: beginningOfDocument, to: $0.end) == 0 } ?? true
        guard isAtStart, allowsDeletingTokens, !tokens.isEmpty else { return super.deleteBackward() }
        tokens.removeLast()
        sendActions(for: .editingChanged)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        behindTokens(super.textRect(forBounds: bounds))
    }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        behindTokens(super.editingRect(forBounds: bounds))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let area = super.textRect(forBounds: bounds)
        var x: CGFloat = 0
        for view in tokenViews {
            let size = view.bounds.size
            let start = isMirrored ? area.maxX - x - size.width : area.minX + x
            view.frame = CGRect(x: start, y: area.midY - size.height / 2, width: size.width, height: size.height)
            view.isHidden = x + size.width > area.width
            x += size.width + Self.tokenGap
        }
    }

    /// The bar hears of the return key, and leaves it to its delegate to end the search.
    override var endsWithReturnKey: Bool { false }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        colorTokens()
    }

    private func tokensDidChange() {
        for view in tokenViews { view.removeFromSuperview() }
        tokenViews = tokens.map { SearchTokenView($0, font: font?.withSize(15)) }
        for view in tokenViews { addSubview(view) }
        colorTokens()
        setNeedsLayout()
    }

    private func colorTokens() {
        for view in tokenViews { view.backgroundColor = tokenBackgroundColor }
    }

    private func behindTokens(_ area: CGRect) -> CGRect {
        let taken = min(area.width, tokenViews.reduce(0) { $0 + $1.bounds.width + Self.tokenGap })
        return CGRect(
            x: isMirrored ? area.minX : area.minX + taken, y: area.minY, width: area.width - taken,
            height: area.height)
    }

    /// Text keeps away from the round end.
    override var padding: CGFloat { 7 }

    /// Darker than in other fields, as the magnifier is; not shown behind tokens.
    open override var placeholder: String? {
        didSet {
            attributedPlaceholder = placeholder.map {
                NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.secondaryLabel])
            }
        }
    }

    /// None where tokens stand.
    open override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        tokens.isEmpty ? super.placeholderRect(forBounds: bounds) : .zero
    }
}

/// A magnifying glass: a circle with a handle.
private final class Magnifier: UIView {
    override func draw(_ rect: CGRect) {
        let path = UIBezierPath(ovalIn: CGRect(x: 8.5, y: 4, width: 10, height: 10))
        path.move(to: CGPoint(x: 17.2, y: 12.7))
        path.addLine(to: CGPoint(x: 21.5, y: 17))
        path.lineWidth = 1.6
        path.lineCapStyle = .round
        UIColor.secondaryLabel.setStroke()
        path.stroke()
    }
}

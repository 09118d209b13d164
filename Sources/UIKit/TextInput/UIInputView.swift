/// A view in the place of the keyboard, or upon it.
///
/// Source: Apple's documentation of `UIInputView`.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// Whether the view looks as the system's keyboard does; raw values as on iOS.
    public enum Style: Int, Sendable {
        case `default` = 0
        case keyboard
    }

    /// Whether the view looks as the system's keyboard does. There is no keyboard here. Stored; no effect.
    open private(set) var inputViewStyle: Style
    /// Whether the view's constraints say how high it is. Stored; no effect.
    open var allowsSelfSizing = false

    /// Makes a view with a frame in points.
    public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    /// Makes a view from a nib.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }

    override var drawsContent: Bool { type(of: self) != UIInputView.self }
}

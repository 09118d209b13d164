/// A control of two halves that make a value less or more by steps.
///
/// Source: Apple's documentation of `UIStepper`.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)
    /// In points; documents of old store steppers of 29 points.
    var naturalHeight = UIStepper.size.height

    /// Makes a stepper; only the origin of the frame counts.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        isOpaque = false
    }

    /// Makes a stepper from a nib or an archive, with the range, the value and the step that the document gives it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        (coder as? NibCoder)?.decoder(of: "stepper").map(decodeStepper)
        coder.take(ArchivedProperty<UIStepper>.all, for: self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.archive(ArchivedProperty<UIStepper>.all, of: self)
    }

    /// The place; as on iOS, no size but the stepper's own can be given to it.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = keeping(naturalSize, at: newValue) }
    }

    /// Between the least and the greatest value.
    open var value: Double {
        get { storedValue }
        set { storedValue = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue) }
    }
    private var storedValue: Double = 0 { didSet { if storedValue != oldValue { setNeedsDisplay() } } }
    /// The least value.
    open var minimumValue: Double = 0 { didSet { value = storedValue } }
    /// The greatest value.
    open var maximumValue: Double = 100 { didSet { value = storedValue } }
    /// How much a tap adds or takes away.
    open var stepValue: Double = 1
    /// Whether steps beyond one end come to the other.
    open var wraps = false { didSet { setNeedsDisplay() } }
    /// Whether each step of a held finger is told; a held finger steps once. Stored; no effect.
    open var isContinuous = true
    /// Whether a held finger goes on stepping. Stored; no effect.
    open var autorepeat = true

    /// The images of each part in each state.
    private enum Part { case decrement, increment, background }
    private var images: [Part: [State.RawValue: UIImage]] = [:] { didSet { setNeedsDisplay() } }

    /// Gives the half that makes the value less an image for a state; nil for the minus.
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        images[.decrement, default: [:]][state.rawValue] = image
    }
    /// Gives the half that makes the value more an image for a state; nil for the plus.
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        images[.increment, default: [:]][state.rawValue] = image
    }
    /// Gives the ground an image for a state, stretched over it; nil for the gray.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        images[.background, default: [:]][state.rawValue] = image
    }
    /// The image that was set for a state.
    open func decrementImage(for state: State) -> UIImage? { images[.decrement]?[state.rawValue] }
    /// The image that was set for a state.
    open func incrementImage(for state: State) -> UIImage? { images[.increment]?[state.rawValue] }
    /// The image that was set for a state.
    open func backgroundImage(for state: State) -> UIImage? { images[.background]?[state.rawValue] }

    private func image(of part: Part, in state: State) -> UIImage? {
        images[part]?[state.rawValue] ?? images[part]?[State.normal.rawValue]
    }

    private var naturalSize: CGSize { CGSize(width: Self.size.width, height: naturalHeight) }
    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    /// A tap upon the control is its own, not that of a recognizer around it.
    override func takes(_ recognizer: UIGestureRecognizer) -> Bool { takesTap(of: recognizer) }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, point(inside: touch.location(in: self), with: event) else { return }
        let isMore = (touch.location(in: self).x > bounds.midX) != isMirrored
        let before = value
        value = stepped(isMore ? before + stepValue : before - stepValue)
        if value != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    private func stepped(_ new: Double) -> Double {
        guard wraps else { return new }
        return new > maximumValue ? minimumValue : new < minimumValue ? maximumValue : new
    }

    override var redrawsInNewBounds: Bool { true }
    override var drawingMargin: CGSize { reach(beyondBounds: CGRect(origin: .zero, size: naturalSize)) }

    open override func draw(_ rect: CGRect) {
        let body = CGRect(origin: .zero, size: naturalSize)
        if let ground = image(of: .background, in: state) {
            ground.draw(in: body)
        } else {
            UIColor.tertiarySystemFill.setFill()
            UIBezierPath(roundedRect: body, cornerRadius: 8).fill()
        }
        UIColor.separator.setFill()
        UIBezierPath(rect: CGRect(x: body.midX - 0.5, y: 7, width: 1, height: body.height - 14)).fill()
        let (less, more) = (body.width / 4, body.width * 3 / 4)
        draw(.minus, at: isMirrored ? more : less)
        draw(.plus, at: isMirrored ? less : more)
    }

    private enum Sign { case minus, plus }

    private func draw(_ sign: Sign, at x: CGFloat) {
        let canStep = wraps || (sign == .plus ? value < maximumValue : value > minimumValue)
        let isActive = canStep && isEnabled
        let color = isActive ? UIColor.label : .tertiaryLabel
        color.setFill()
        let part = sign == .plus ? Part.increment : .decrement
        if let image = image(of: part, in: isActive ? state : .disabled) {
            let place = CGPoint(x: x - image.size.width / 2, y: (naturalHeight - image.size.height) / 2)
            return image.inControl(color).draw(at: place)
        }
        let (y, long, thick): (CGFloat, CGFloat, CGFloat) = (naturalHeight / 2, 15, 1.5)
        UIBezierPath(rect: CGRect(x: x - long / 2, y: y - thick / 2, width: long, height: thick)).fill()
        guard sign == .plus else { return }
        UIBezierPath(rect: CGRect(x: x - thick / 2, y: y - long / 2, width: thick, height: long)).fill()
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

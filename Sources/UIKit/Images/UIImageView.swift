/// A view that shows a picture, placed by its content mode.
///
/// As on Apple's systems, subclasses' `draw(_:)` is not called. Source: Apple's documentation of `UIImageView`.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// Makes a view as large as its picture.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Makes a view as large as its picture, with another one for when it is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if !(coder is NibCoder) { isUserInteractionEnabled = false }
    }

    /// The picture.
    open var image: UIImage? {
        didSet { pictureDidChange(from: oldValue, to: image) }
    }

    /// The picture shown while `isHighlighted` is true; nil for the usual one.
    open var highlightedImage: UIImage? {
        didSet { pictureDidChange(from: oldValue, to: highlightedImage) }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    open override var intrinsicContentSize: CGSize {
        shownImage?.size ?? super.intrinsicContentSize
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        shownImage?.size ?? super.sizeThatFits(size)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.renderingMode == .alwaysTemplate { setNeedsDisplay() }
    }

    open override func display(_ layer: CALayer) {
        let image = traitsPicture
        layer.contents = image?.cgImage
        layer.contentsScale = image?.scale ?? traitCollection.displayScale
    }

    override var drawsContent: Bool { true }

    private var shownImage: UIImage? {
        isHighlighted ? highlightedImage ?? image : image
    }

    /// The picture as a bitmap that stands upright in its final colours.
    private var traitsPicture: UIImage? {
        guard let image = shownImage else { return nil }
        let isTemplate = image.renderingMode == .alwaysTemplate
        guard isTemplate || image.imageOrientation != .up else { return image }
        var drawn: UIImage?
        traitCollection.performAsCurrent { drawn = image.flattened(defaultTint: tintColor) }
        return drawn
    }

    private func pictureDidChange(from old: UIImage?, to new: UIImage?) {
        guard old != new else { return }
        setNeedsDisplay()
        if old?.size != new?.size { invalidateIntrinsicContentSize() }
    }
}

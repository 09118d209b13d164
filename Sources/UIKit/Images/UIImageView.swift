/// A view that shows an image, placed by its content mode.
///
/// As on Apple's systems, subclasses' `draw(_:)` is not called. A resizable image is put together anew for each size
/// in the mode `.scaleToFill`; the other modes place or scale it as a whole. Source: Apple's documentation of
/// `UIImageView`.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// Makes a view as large as its image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        didInit()
    }

    private func didInit() {
        isUserInteractionEnabled = false
        followBounds()
        if image?.images != nil || highlightedImage?.images != nil { startAnimating() }
    }

    /// Makes a view as large as its image, with another one for when it is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        (self.image, self.highlightedImage) = (image, highlightedImage)
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        didInit()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a view from a nib or an archive, with the images that it has there.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if !coder.describesView { isUserInteractionEnabled = false }
        if coder.archive != nil { takeImageArchive(coder) }
        guard let decoder = (coder as? NibCoder)?.decoder(of: "imageView") else { return }
        image = decoder.image("image")
        highlightedImage = decoder.image("highlightedImage")
        isHighlighted = decoder.bool("highlighted", default: false)
        adjustsImageSizeForAccessibilityContentSizeCategory = decoder.bool(
            "adjustsImageSizeForAccessibilityContentSizeCategory", default: false)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveImages(in: coder)
    }

    /// The image that is shown; nil for none.
    open var image: UIImage? {
        didSet { imageDidChange(from: oldValue, to: image) }
    }

    /// The image shown while `isHighlighted` is true; nil for the usual one.
    open var highlightedImage: UIImage? {
        didSet { imageDidChange(from: oldValue, to: highlightedImage) }
    }

    /// Whether the image for the highlighted state is shown, where there is one.
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            setNeedsDisplay()
            runImages()
        }
    }

    /// Images that are shown in turn while the view is animating; where no clock drives the code, the first one stands for
    /// all of them.
    open var animationImages: [UIImage]? {
        didSet { if isAnimating { animationImages?.isEmpty == false ? runImages() : stopAnimating() } }
    }

    /// The same for while `isHighlighted` is true.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { if isAnimating { runImages() } }
    }

    /// Seconds for all images to be shown once; 0 for a thirtieth of a second each. It counts from the next start on.
    open var animationDuration: TimeInterval = 0
    /// How often the images are shown, 0 for without end. It counts from the next start on.
    open var animationRepeatCount = 0

    /// Whether the animation images are shown in place of the usual ones, or images that an image holds in turn.
    open private(set) var isAnimating = false {
        didSet { if isAnimating != oldValue { setNeedsDisplay() } }
    }

    /// Which of the images that are shown in turn is due.
    private var turn = 0 { didSet { if turn != oldValue { setNeedsDisplay() } } }
    private var cycle: ImageCycle?

    /// Shows the animation images in turn, or those that the image holds, from the first one on.
    open func startAnimating() {
        isAnimating = turningImages != nil
        runImages()
    }

    /// Shows the usual image again.
    open func stopAnimating() {
        isAnimating = false
        runImages()
    }

    /// The images that are to be shown in turn, seconds for all of them, and how often.
    private var turningImages: (images: [UIImage], duration: TimeInterval, repeatCount: Int)? {
        let own = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
        if !own.isEmpty {
            let duration = animationDuration > 0 ? animationDuration : Double(own.count) / 30
            return (own, duration, animationRepeatCount)
        }
        let held = isHighlighted ? highlightedImage ?? image : image
        return held?.images.map { ($0, held?.duration ?? 0, 0) }
    }

    private func runImages() {
        cycle?.stop()
        (cycle, turn) = (nil, 0)
        guard isAnimating, let (images, duration, repeatCount) = turningImages else { return }
        cycle = ImageCycle(count: images.count, duration: duration, repeatCount: repeatCount) { [weak self] turn in
            if let turn { self?.turn = turn } else { self?.stopAnimating() }
        }
    }

    /// How symbols are drawn, where the image itself does not say.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            setNeedsDisplay()
            imageSizeDidChange()
        }
    }

    open override var contentMode: ContentMode {
        didSet { followBounds() }
    }

    // MARK: Layout

    /// The image's size in points, without the margins that layout leaves out.
    open override var intrinsicContentSize: CGSize {
        guard let image = shownImage else { return super.intrinsicContentSize }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: image.size.width - insets.left - insets.right,
            height: image.size.height - insets.top - insets.bottom)
    }

    open override var alignmentRectInsets: UIEdgeInsets {
        shownImage?.alignmentRectInsets ?? super.alignmentRectInsets
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        shownImage?.size ?? super.sizeThatFits(size)
    }

    // MARK: Display

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.isTemplate == true { setNeedsDisplay() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if shownImage?.isSymbolImage == true { imageSizeDidChange() }
    }

    open override func display(_ layer: CALayer) {
        let image = finalImage
        layer.contents = image?.cgImage
        layer.contentsScale = image?.scale ?? traitCollection.displayScale
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits = .image
        return defaults
    }
    override var drawsContent: Bool { true }

    /// The image that the view's state calls for, in the version for its traits.
    private var shownImage: UIImage? {
        var shown = isHighlighted ? highlightedImage ?? image : image
        if isAnimating, let images = turningImages?.images { shown = images[turn % images.count] }
        guard let shown, shown.isSymbolImage else { return shown?.version(for: traitCollection) }
        return drawn(symbol: shown)
    }

    private var drawnSymbol:
        (symbol: UIImage, preferred: UIImage.SymbolConfiguration?, traits: UITraitCollection, UIImage)?

    /// A symbol as the view prefers it, which is drawn once: layout asks for its size again and again.
    private func drawn(symbol: UIImage) -> UIImage {
        let (preferred, traits) = (preferredSymbolConfiguration, traitCollection)
        if let known = drawnSymbol, known.symbol === symbol, known.preferred === preferred, known.traits == traits {
            return known.3
        }
        let drawn = symbol.showing(preferred).version(for: traits)
        drawnSymbol = (symbol, preferred, traits, drawn)
        return drawn
    }

    /// The image as a bitmap that stands upright in its final colors, resized if it is resizable.
    private var finalImage: UIImage? {
        guard var image = shownImage?.symbol(enlargedBy: enlargement) else { return nil }
        if image.flipsForRightToLeftLayoutDirection, effectiveUserInterfaceLayoutDirection == .rightToLeft {
            image = image.withHorizontallyFlippedOrientation()
        }
        guard image.isInOneColor || image.imageOrientation != .up || resizesImage else { return image }
        var drawn: UIImage?
        traitCollection.performAsCurrent {
            drawn = image.flattened(defaultTint: tintColor, size: resizesImage ? bounds.size : nil)
        }
        return drawn
    }

    /// How many times larger than it is the view shows its image, along the side where that is more.
    private var enlargement: CGFloat {
        guard let size = shownImage?.size, size.width > 0, size.height > 0 else { return 1 }
        let (across, down) = (bounds.width / size.width, bounds.height / size.height)
        switch contentMode {
        case .scaleToFill, .scaleAspectFill: return max(across, down)
        case .scaleAspectFit: return min(across, down)
        default: return 1
        }
    }

    /// Whether the image is put together anew for each size of the view.
    private var resizesImage: Bool { contentMode == .scaleToFill && shownImage?.isResizable == true }

    private func followBounds() {
        layer.needsDisplayOnBoundsChange = contentMode == .redraw || resizesImage || shownImage?.isSymbolImage == true
        if shownImage?.isResizable == true { setNeedsDisplay() }
    }

    private func imageDidChange(from old: UIImage?, to new: UIImage?) {
        guard old != new else { return }
        if animationImages?.isEmpty != false, old?.images != nil || new?.images != nil { startAnimating() }
        setNeedsDisplay()
        followBounds()
        if old?.size != new?.size || old?.alignmentRectInsets != new?.alignmentRectInsets { imageSizeDidChange() }
    }

    /// Has layout ask for the size anew, and for the margins that it leaves out.
    private func imageSizeDidChange() {
        invalidateIntrinsicContentSize()
        constraintsDidChange { $0.itemDidChange(self) }
    }
}

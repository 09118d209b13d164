import Foundation

/// The same image shown in other ways: each member gives a new image of the same bitmap.
extension UIImage {
    // MARK: Colors

    /// Whether the image's own colors are shown; `.automatic` leaves that to the view.
    public var renderingMode: RenderingMode { manner.mode }

    /// The same image shown in its own colors or as a template.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        shown { $0.mode = renderingMode }
    }

    /// The image's opacity in a color, with the image's own rendering mode.
    ///
    /// Symbols keep the color in every view; bitmaps that are templates take the view's. Source: Apple's documentation.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// The image's opacity in a color, with a rendering mode: `.alwaysOriginal` keeps the color in every view.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        shown {
            $0.tint = color
            $0.mode = renderingMode
        }
    }

    /// Whether the image's opacity is drawn in one color: templates are, and symbols unless they say otherwise.
    package var isTemplate: Bool {
        renderingMode == .alwaysTemplate || isSymbolImage && renderingMode == .automatic
    }

    /// Whether the image is not drawn in the colors of its bitmap.
    package var isInOneColor: Bool { isTemplate || isTinted }

    /// Whether the image has a color of its own, which its bitmap does not show.
    private var isTinted: Bool { manner.tint != nil }

    /// Whether the image looks as its bitmap does where no view and no text gives it a color.
    var looksLikeBitmap: Bool { imageOrientation == .up && !isTinted }

    /// The color in which the image's opacity is drawn; nil for the colors of its bitmap.
    ///
    /// - Parameter given: The color that a view or a text has for templates.
    func shownTint(given: UIColor?) -> UIColor? {
        guard isTemplate else { return manner.tint }
        return isSymbolImage ? manner.tint ?? given : given ?? manner.tint
    }

    // MARK: Resizing

    /// The edges that keep their thickness when the image is drawn larger or smaller, in points.
    public var capInsets: UIEdgeInsets { manner.resizing?.capInsets ?? .zero }

    /// How the parts between the edges fill their space.
    public var resizingMode: ResizingMode { manner.resizing?.mode ?? .tile }

    /// Whether the image is put together anew when it is drawn larger or smaller.
    package var isResizable: Bool { manner.resizing != nil }

    /// An image whose edges keep their thickness, and whose other parts are repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// An image whose edges keep their thickness, and whose other parts are repeated or stretched.
    ///
    /// Insets that are negative or not finite count as 0, and those that overlap are cut to half of the image.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        shown { $0.resizing = Manner.Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    /// The old way to say `resizableImage(withCapInsets:)`: one point after the caps is stretched.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        func far(_ near: Int, _ whole: CGFloat) -> CGFloat { near > 0 ? max(0, whole - CGFloat(near) - 1) : 0 }
        let insets = UIEdgeInsets(
            top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth), bottom: far(topCapHeight, size.height),
            right: far(leftCapWidth, size.width))
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    // MARK: Layout

    /// The margins, such as shadows, that layout leaves out of account, in points.
    public var alignmentRectInsets: UIEdgeInsets { manner.alignmentInsets }

    /// The same image with margins that layout leaves out of account.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        shown { $0.alignmentInsets = alignmentInsets }
    }

    /// Whether the image has a baseline.
    public var hasBaseline: Bool { baselineOffsetFromBottom != nil }
    /// How high the baseline lies above the bottom edge, in points; nil if the image has none.
    public var baselineOffsetFromBottom: CGFloat? { manner.baseline }

    /// The same image with a baseline.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        shown { $0.baseline = baselineOffset }
    }

    /// The same image without a baseline.
    public func imageWithoutBaseline() -> UIImage {
        shown { $0.baseline = nil }
    }

    // MARK: Direction

    /// Whether image views mirror the image where text runs from right to left.
    public var flipsForRightToLeftLayoutDirection: Bool { manner.direction == .flipsFromRightToLeft }

    /// An image that image views mirror where text runs from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        shown { $0.direction = .flipsFromRightToLeft }
    }

    /// The mirror image from left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        UIImage(cgImage, scale: scale, orientation: imageOrientation.mirrored, manner: manner)
    }

    // MARK: Moving images

    /// An image for which image views show others in turn; elsewhere, and where no clock drives the code, it is the first.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        images.first?.shown { $0.animation = Manner.Animation(images: images, duration: duration) }
    }

    /// The images that are shown in turn; nil for one that stands still.
    public var images: [UIImage]? { manner.animation?.images }

    /// Seconds for all images to be shown once; 0 for one that stands still.
    public var duration: TimeInterval { manner.animation?.duration ?? 0 }

    // MARK: Traits

    /// The versions of this image for other traits; nil if there are none.
    public var imageAsset: UIImageAsset? { manner.asset }

    /// Whether this is a symbol.
    public var isSymbolImage: Bool { manner.symbol != nil }

    /// The version of the image for traits: itself, if it has only one.
    package func version(for traits: UITraitCollection) -> UIImage {
        guard let asset = imageAsset, let version = asset.version(for: traits) else { return symbol(for: traits) }
        return version.shown {
            let made = manner
            ($0.mode, $0.tint, $0.direction) = (made.mode, made.tint, made.direction)
            ($0.resizing, $0.alignmentInsets) = (made.resizing ?? $0.resizing, made.alignmentInsets)
            $0.asset = made.asset
        }
    }
}

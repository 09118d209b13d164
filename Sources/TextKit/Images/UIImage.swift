/// A picture with a size in points.
///
/// Immutable and shareable. Two are equal when they show the same bitmap in the same way. On Apple's systems a
/// subclass of NSObject. Source: Apple's documentation of `UIImage`; pictures by name and from files are not read yet.
public final class UIImage: Hashable, Sendable {
    public let cgImage: CGImage?
    /// Pixels in a point.
    public let scale: CGFloat
    public let imageOrientation: Orientation
    public let renderingMode: RenderingMode
    /// The colour that a template is drawn in; nil for that of the view.
    let tint: UIColor?

    /// How the bitmap is turned before it is shown; raw values as on iOS.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Whether the picture's own colours are shown, or its opacity in one colour; raw values as on iOS.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal, alwaysTemplate
    }

    init(
        _ cgImage: CGImage?, scale: CGFloat, orientation: Orientation = .up, mode: RenderingMode = .automatic,
        tint: UIColor? = nil
    ) {
        self.cgImage = cgImage
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        imageOrientation = orientation
        renderingMode = mode
        self.tint = tint
    }

    /// Makes an empty picture.
    public convenience init() {
        self.init(nil, scale: 1)
    }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage, scale: 1)
    }

    /// Makes a picture of a bitmap; `scale` is its number of pixels in a point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage, scale: scale, orientation: orientation)
    }

    /// The size in points, as shown.
    public var size: CGSize {
        guard let cgImage else { return .zero }
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        return imageOrientation.swapsSides
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// The same picture shown in its own colours or as a template.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(cgImage, scale: scale, orientation: imageOrientation, mode: renderingMode, tint: tint)
    }

    /// The picture's opacity in a colour.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: .alwaysTemplate)
    }

    /// The picture with another colour for use as a template, and a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(cgImage, scale: scale, orientation: imageOrientation, mode: renderingMode, tint: color)
    }

    public static func == (a: UIImage, b: UIImage) -> Bool {
        a === b
            || a.cgImage === b.cgImage && a.scale == b.scale && a.imageOrientation == b.imageOrientation
                && a.renderingMode == b.renderingMode && a.tint == b.tint
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(cgImage.map(ObjectIdentifier.init))
        hasher.combine(scale)
    }
}

extension UIImage.Orientation {
    var swapsSides: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// From the upright picture's unit square to the unit square of the picture as shown, y down.
    var transform: CGAffineTransform {
        switch self {
        case .up: .identity
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        }
    }
}

/// An image with a size in points.
///
/// Immutable and shareable. Two are equal when they show the same pixels in the same way. On Apple's systems a
/// subclass of NSObject. Source: Apple's documentation of `UIImage`.
public final class UIImage: Hashable, Sendable {
    /// The bitmap as it is stored, not turned; nil for an empty image.
    public let cgImage: CGImage?
    /// Pixels in a point.
    public let scale: CGFloat
    /// How the stored bitmap is turned before it is shown.
    public let imageOrientation: Orientation
    /// How the bitmap is shown.
    let manner: Manner

    /// How the bitmap is turned before it is shown; raw values as on iOS.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Whether the image's own colors are shown, or its opacity in one color; raw values as on iOS.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal, alwaysTemplate
    }

    /// How the parts between the cap insets fill their space; raw values as on iOS.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch
    }

    /// What the image's makers said of how it is to be shown.
    struct Manner: Hashable, Sendable {
        var mode = RenderingMode.automatic
        /// The color that a template is drawn in; nil for that of the view.
        var tint: UIColor?
        /// Nil for an image that is scaled as a whole.
        var resizing: Resizing?
        var alignmentInsets = UIEdgeInsets.zero
        var direction = Direction.fixed
        /// Points from the bottom edge.
        var baseline: CGFloat?
        /// Given where the image is a symbol.
        var symbol: SymbolConfiguration?
        /// The text size that it has been drawn for, where it follows a text style.
        var symbolTextSize = UIContentSizeCategory.unspecified
        /// The symbol's name.
        var symbolName = ""
        /// Its width and height, in any unit, where a document has told them.
        var symbolProportions: CGSize?
        /// The moving images of which this is the first.
        var animation: Animation?
        /// The versions for other traits.
        var asset: UIImageAsset?

        struct Resizing: Hashable, Sendable {
            var capInsets: UIEdgeInsets
            var mode: ResizingMode
        }

        struct Animation: Hashable, Sendable {
            var images: [UIImage]
            var duration: TimeInterval
        }

        enum Direction { case fixed, flipsFromRightToLeft }
    }

    init(_ cgImage: CGImage?, scale: CGFloat, orientation: Orientation = .up, manner: Manner = Manner()) {
        self.cgImage = cgImage
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        imageOrientation = orientation
        self.manner = manner
    }

    /// Makes an image that equals another one.
    package convenience init(copying other: UIImage) {
        self.init(other.cgImage, scale: other.scale, orientation: other.imageOrientation, manner: other.manner)
    }

    /// Makes an empty image.
    public convenience init() {
        self.init(nil, scale: 1)
    }

    /// Makes an image of a bitmap, one pixel a point, as it is stored.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage, scale: 1)
    }

    /// Makes an image of a bitmap; `scale` is its number of pixels in a point.
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

    /// The same bitmap shown in another manner.
    func shown(_ change: (inout Manner) -> Void) -> UIImage {
        var manner = manner
        change(&manner)
        return UIImage(cgImage, scale: scale, orientation: imageOrientation, manner: manner)
    }

    /// Whether both show the same pixels in the same way.
    public static func == (a: UIImage, b: UIImage) -> Bool {
        a === b
            || a.scale == b.scale && a.imageOrientation == b.imageOrientation && a.manner == b.manner
                && CGImage.areSame(a.cgImage, b.cgImage)
    }

    /// Whether an object is an image that equals this one.
    public func isEqual(_ object: Any?) -> Bool { object as? UIImage == self }

    /// Hashes the size and the scale.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(cgImage?.width)
        hasher.combine(cgImage?.height)
        hasher.combine(scale)
    }
}

extension UIImage.Orientation {
    /// The way of showing an image that a file asks for.
    public init(_ orientation: CGImagePropertyOrientation) {
        switch orientation {
        case .up: self = .up
        case .upMirrored: self = .upMirrored
        case .down: self = .down
        case .downMirrored: self = .downMirrored
        case .leftMirrored: self = .leftMirrored
        case .right: self = .right
        case .rightMirrored: self = .rightMirrored
        case .left: self = .left
        }
    }

    /// The mirror image from left to right of what is shown.
    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .rightMirrored
        case .right: .leftMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .right
        case .rightMirrored: .left
        }
    }

    var swapsSides: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// From the upright image's unit square to the unit square of the image as shown, y down.
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
